"""How a game stands, in words that several screens share."""

from __future__ import annotations

import pytest

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.player_levels import SEPTET_LEVELS, YOKAI_LEVELS
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.ui.games.game_words import (
    SET_ASIDE,
    UNREADABLE,
    game_name,
    standing,
    trouble_words,
)
from yokai_desktop.words.levels import UNKNOWN, level_name
from yokai_desktop.words.yokai.levels import LEVEL_COUNT, level_words, rank_name, shape_name


def septet(seats: list[Seat], **options: str) -> Match:
    return Match(SEPTET, SEPTET.setup(len(seats), options, "4K7-QM2"), seats)


def test_every_level_of_computer_players_has_a_name() -> None:
    names = {level_name(level) for level in {*SEPTET_LEVELS, *YOKAI_LEVELS}}
    assert len(names) == len({*SEPTET_LEVELS, *YOKAI_LEVELS})
    assert level_name("unheard of") == UNKNOWN
    assert game_name("septet") != game_name("yokai")


def test_every_level_of_both_editions_is_told() -> None:
    for edition, count in LEVEL_COUNT.items():
        words = [level_words(edition, level) for level in range(1, count + 1)]
        assert len(set(words)) == count
    assert rank_name("first", 3) == "Total"
    assert rank_name("second", 3) == "Legendary"
    assert {rank_name("first", tier) for tier in (1, 2)} == {"Honourable", "Glorious"}
    assert shape_name("gate") == "Torii"


def test_one_person_is_told_whose_turn_it_is() -> None:
    alone = septet([Seat(), Seat("novice", "Ren"), Seat("novice", "Hanako")])
    assert standing(alone) == "Round 1 · 0 – 0 – 0 · your turn"
    others = septet([Seat("novice", "Ren"), Seat(), Seat("novice", "Hanako")])
    assert standing(others).endswith("Ren to play")


def test_several_people_are_named_or_counted() -> None:
    named = septet([Seat(name="Aïko"), Seat(name="Jun"), Seat("novice", "Ren")])
    assert standing(named).endswith("Aïko to play")
    unnamed = septet([Seat(), Seat(), Seat("novice", "Ren")])
    assert standing(unnamed).endswith("3 players")


def test_seven_next_counts_seals() -> None:
    match = septet([Seat()] + [Seat("novice")] * 3, variant="seven_next")
    assert standing(match).startswith("Round 1 · 0 – 0")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (level_options("second", 3), "Level 3 · turn 1"),
        ({"children": "yes"}, "Custom game · turn 1"),
    ],
)
def test_yokai_tells_level_and_turn(options: dict[str, str], words: str) -> None:
    match = Match(YOKAI, YOKAI.setup(2, options, "A"), [Seat(), Seat("novice", "Ren")])
    assert standing(match).startswith(words)


def test_what_is_wrong_with_a_file_is_told() -> None:
    assert "cannot be read" in trouble_words(UNREADABLE)
    assert "set aside" in trouble_words(SET_ASIDE)
    assert trouble_words("") == ""
