"""The positions made by hand: strong players find the good cards, no player blunders in manners."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.ai.septet.handmade import (
    COUNTING_TRICKS,
    FEEDING_PARTNER,
    HANDMADE,
    NOT_ROBBING_PARTNER,
    Position,
)
from tests.ai.septet.setting import shorts, view_of, write_short
from yokai_desktop.ai.septet import search
from yokai_desktop.ai.septet.choose import decide
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.plain import is_compiled

SHARE_TO_SOLVE = 28 / 30
PLAIN_ITERATIONS = 400


def budget(name: str) -> Level:
    """The level as it plays, or with fewer iterations where the search is not compiled."""
    level = LEVELS_BY_NAME[name]
    if is_compiled(search):
        return level
    return replace(level, iterations=min(level.iterations, PLAIN_ITERATIONS), worlds=100)


def card_played(position: Position, level: Level, seed: int = 1) -> str:
    action = decide(view_of(position), level, Random(seed))
    assert isinstance(action, Play)
    return write_short(action.card)


def test_there_are_enough_positions_most_of_them_with_a_partner() -> None:
    titles = {position.title for position in HANDMADE}
    assert len(titles) == len(HANDMADE) >= 30
    assert len(FEEDING_PARTNER) + len(NOT_ROBBING_PARTNER) >= 12


@pytest.mark.parametrize("position", HANDMADE, ids=lambda position: position.title)
def test_every_position_offers_a_choice(position: Position) -> None:
    legal = shorts(view_of(position))
    good, blunders = set(position.good.split()), set(position.blunders.split())
    assert good < legal
    assert blunders <= legal - good


@pytest.mark.parametrize("name", ["expert", "master"])
def test_strong_levels_find_the_good_card(name: str) -> None:
    level = budget(name)
    missed = [
        position.title
        for position in HANDMADE
        if card_played(position, level) not in position.good.split()
    ]
    assert len(missed) <= (1 - SHARE_TO_SOLVE) * len(HANDMADE), missed


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("position", NOT_ROBBING_PARTNER, ids=lambda position: position.title)
def test_no_level_robs_its_partner(position: Position, name: str) -> None:
    for seed in range(3):
        card = card_played(position, replace(budget(name), iterations=0), seed)
        assert card not in position.blunders.split()


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("position", COUNTING_TRICKS[:6], ids=lambda position: position.title)
def test_every_level_ends_the_round_when_it_can(position: Position, name: str) -> None:
    """From the last seat a card that wins the round, or keeps it from being lost, is seen."""
    card = card_played(position, replace(budget(name), iterations=0))
    assert card in position.good.split()
