"""Forgetting: real, stable during a game, and never in the strongest level."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tests.ai.yokai.tables import QUICK_LEVELS, played
from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME
from yokai_desktop.ai.yokai.memory import UNKNOWN, remembered
from yokai_desktop.engine.yokai.state import YokaiState


def games() -> Iterator[list[YokaiState]]:
    """The positions of two games of experts, one after the other."""
    for seed in range(2):
        yield [state for state, _ in played("level 1", f"memory {seed}", QUICK_LEVELS["expert"])]


def test_an_expert_remembers_every_card_it_has_seen() -> None:
    for states in games():
        view = states[-1].view(states[-1].tableau.seat)
        known = [UNKNOWN if family is None else int(family) for family in view.families]
        assert remembered(view, LEVELS_BY_NAME["expert"]) == known


def test_what_is_remembered_is_true() -> None:
    for states in games():
        for state in states:
            for level in LEVELS_BY_NAME.values():
                known = remembered(state.view(0), level)
                assert all(
                    family in (UNKNOWN, state.families[card]) for card, family in enumerate(known)
                )


def test_weaker_levels_forget_more() -> None:
    left = {}
    for name in ("novice", "casual", "skilled", "expert"):
        level = LEVELS_BY_NAME[name]
        known = [remembered(states[-1].view(0), level) for states in games()]
        left[name] = sum(family != UNKNOWN for families in known for family in families)
    assert left["novice"] < left["casual"] < left["expert"]
    assert left["casual"] <= left["skilled"] <= left["expert"]


def test_what_is_forgotten_stays_forgotten_until_seen_again() -> None:
    level = LEVELS_BY_NAME["casual"]
    for states in games():
        before = remembered(states[0].view(0), level)
        for state, following in pairwise(states):
            now = remembered(following.view(0), level)
            seen_again = len(following.history) > len(state.history) and state.tableau.seat == 0
            for card in range(16):
                if before[card] == UNKNOWN and now[card] != UNKNOWN:
                    assert seen_again
            before = now


def test_a_fresh_look_is_remembered() -> None:
    for states in games():
        for state in states:
            view = state.view(state.tableau.seat)
            looked = state.tableau.looked
            if looked is not None:
                for level in LEVELS_BY_NAME.values():
                    assert remembered(view, level)[looked] == state.families[looked]
