"""Positions with the cards a good player would play, and the blunders nobody should make.

Each position of positions.json is the record of a game up to the decision.  The answers follow
from the rules: a trick that wins the round, one too many, a boss for a partner, a boss saved.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from yokai_desktop.ai.septet import search
from yokai_desktop.ai.septet.choose import decide
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.plain import is_compiled

POSITIONS: list[Json] = json.loads(Path(__file__).with_name("positions.json").read_text())
SHARE_TO_SOLVE = 28 / 30

MANNERS = ("partner who has won it", "throw a boss into a lost trick", "boss that ends the round")
"""Titles of positions whose blunders no level may make."""


def budget(name: str) -> Level:
    """The level as it plays, or with few iterations where the search is not compiled."""
    level = LEVELS_BY_NAME[name]
    if is_compiled(search):
        return level
    return replace(level, iterations=min(level.iterations, 100), worlds=40)


@cache
def view_of(index: int) -> SeptetView:
    match = Match.replay(POSITIONS[index]["record"])
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert isinstance(view, SeptetView)
    return view


def card_played(index: int, level: Level) -> str:
    action = decide(view_of(index), level, Random(index))
    assert isinstance(action, Play)
    return str(action.card)


def test_there_are_enough_positions_of_every_number_of_players() -> None:
    assert len(POSITIONS) >= 30
    assert {view_of(index).mode.players for index in range(len(POSITIONS))} == {2, 3, 4}
    assert len({position["title"] for position in POSITIONS}) >= 15


def test_every_position_offers_a_choice_between_good_and_bad() -> None:
    for index, position in enumerate(POSITIONS):
        legal = {str(action).removeprefix("play ") for action in view_of(index).legal}
        assert set(position["good"]) < legal
        assert set(position["blunders"]) <= legal - set(position["good"])


@pytest.mark.parametrize("name", ["expert", "master"])
def test_strong_levels_find_the_good_card(name: str) -> None:
    missed = [
        position["title"]
        for index, position in enumerate(POSITIONS)
        if card_played(index, budget(name)) not in position["good"]
    ]
    assert len(missed) <= (1 - SHARE_TO_SOLVE) * len(POSITIONS), missed


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_robs_its_partner_or_throws_bosses_away(name: str) -> None:
    for index, position in enumerate(POSITIONS):
        if any(title in position["title"] for title in MANNERS):
            for seed in range(3 if name in ("novice", "apprentice") else 1):
                action = decide(view_of(index), budget(name), Random(seed))
                assert str(action).removeprefix("play ") not in position["blunders"]
