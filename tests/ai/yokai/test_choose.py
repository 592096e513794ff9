"""Every decision of every level in every way to play: legal, finite, and the same under a seed."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.yokai.tables import QUICK_LEVELS, WAYS, chosen, dealt, new_game, played
from yokai_desktop.ai.yokai.choose import LEVELS, choose
from yokai_desktop.engine.yokai.actions import Appease, PlaceHint


def test_levels_are_named_from_weak_to_strong() -> None:
    assert LEVELS == ("novice", "casual", "skilled", "expert")


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_legal_and_ends(way: str) -> None:
    for state, action in played(way, f"whole {way}", QUICK_LEVELS["expert"]):
        assert action in state.legal()
        state, _ = state.play(action)
    assert state.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    first = [str(action) for _, action in played("level 1", "again", QUICK_LEVELS[level])]
    again = [str(action) for _, action in played("level 1", "again", QUICK_LEVELS[level])]
    assert first == again


@pytest.mark.parametrize("level", LEVELS)
def test_full_budgets_choose_a_legal_action(level: str) -> None:
    state = new_game("level 1", "budget")
    assert choose(state.view(state.tableau.seat), level, Random(1)) in state.legal()


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_hint_known_to_be_false_is_placed_only_if_forced(level: str) -> None:
    for way in ("level 1", "stacked", "four players"):
        for state, action in played(way, "true hints", QUICK_LEVELS[level]):
            if not isinstance(action, PlaceHint):
                continue
            family = state.view(state.tableau.seat).families[action.card]
            if family is not None and state.tableau.pile:
                assert action.hint.names(family)


def test_a_first_player_declares_a_finished_square_only_when_it_can_know() -> None:
    state = dealt("kkkk pppp rrrr oooo")
    assert not isinstance(chosen(state, QUICK_LEVELS["expert"], "a"), Appease)
