"""Masks and manners: a person is known by them, and no two at a table are alike."""

from __future__ import annotations

from itertools import product

import pytest

from tests.played_games import septet_match
from yokai_desktop.engine.match import Seat
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.games.masks import (
    ASKEW,
    COMPUTER_MASKS,
    COMPUTER_NAMES,
    LOOSE,
    PEOPLE_MASKS,
    PERSONAS,
    QUICK,
    SLOW,
    STRAIGHT,
    masks_at,
    person_colour,
    person_mask,
    persona_of,
)
from yokai_desktop.ui.table.players import lean_of, mask_of, paces_of


def test_every_mask_is_drawn() -> None:
    assert {f"masks/{mask}" for mask in (*PEOPLE_MASKS, *COMPUTER_MASKS)} <= set(
        pictures._shipped()
    )


def test_every_computer_player_has_a_mask_of_their_own() -> None:
    assert len(set(COMPUTER_MASKS)) == len(PERSONAS) == len(set(COMPUTER_NAMES))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_masks_at_a_table_are_alike(players: int) -> None:
    names = ("", "Aiko", "aiko ", "Ren")
    for kinds in product((Seat(), Seat("master")), repeat=players):
        for called in product(names, repeat=players):
            seats = [Seat(kind.player, name) for kind, name in zip(kinds, called, strict=True)]
            assert len(set(masks_at(seats))) == players, seats


def test_the_mask_is_the_person_whatever_the_level_and_the_seat() -> None:
    ren = persona_of("Ren").mask
    for level in ("novice", "expert", "master"):
        assert masks_at([Seat(), Seat(level, "Ren")])[1] == ren
        assert masks_at([Seat(level, "ren"), Seat()])[0] == ren


def test_who_has_a_name_wears_their_own_mask_before_those_without() -> None:
    own = person_mask("Aiko")
    number = PEOPLE_MASKS.index(own)
    seats = [Seat() for _ in range(4)]
    seats[(number + 1) % 4] = Seat(name="Aiko")
    masks = masks_at(seats)
    assert masks[(number + 1) % 4] == own
    assert masks[number] != own


def test_a_person_looks_the_same_in_every_list() -> None:
    assert person_mask("Zoé") == person_mask("  zoé")
    assert 0 <= person_colour("Zoé") < 4
    assert person_colour("Zoé") == person_colour("ZOÉ")


def test_manners_belong_to_the_name() -> None:
    match = septet_match((Seat(), Seat("novice", "Jun"), Seat("master", "Kaede")))
    assert paces_of(match) == (1.0, QUICK, SLOW)
    assert mask_of(match, 2) == persona_of("kaede").mask
    assert persona_of("Somebody else") in PERSONAS
    assert persona_of("", 3) is PERSONAS[3]
    assert [lean_of(match, seat) for seat in range(3)] == [LOOSE, ASKEW, STRAIGHT]


def test_no_two_computer_players_have_the_same_mask_and_manners() -> None:
    assert len({persona.mask for persona in PERSONAS}) == len(PERSONAS)
    assert len({(persona.pace, persona.lean) for persona in PERSONAS}) == len(PERSONAS)
