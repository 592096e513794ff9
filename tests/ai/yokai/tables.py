"""What the tests of the Yōkai partners share: every way to play, small budgets, explicit deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from yokai_desktop.ai.yokai.choose import decide
from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME, Level
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import read_action
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.state import YokaiState

WAYS = {
    "level 1": (2, {}),
    "three players": (3, {}),
    "four players": (4, {"edition": "first"}),
    "open affinity": (2, {"edition": "first", "affinity": "open"}),
    "secret affinity": (3, {"affinity": "secret"}),
    "open and chosen secrets": (3, {"affinity": "both", "holders": "1-2"}),
    "two secrets": (2, {"affinity": "secret", "secrets": "2"}),
    "stacked": (2, {"hints": "stacked"}),
    "blank": (3, {"hints": "blank"}),
    "shape": (2, {"shape": "stair"}),
    "many hints": (2, {"edition": "first", "mix": "4-6-4"}),
    "one hint": (2, {"edition": "first", "mix": "0-1-0"}),
    "children": (2, {"edition": "first", "children": "yes"}),
    "everything": (4, {"affinity": "secret", "secrets": "4", "hints": "stacked", "shape": "gate"}),
}


def quick(level: Level) -> Level:
    """The level with budgets that suit a test."""
    return replace(level, walks=2, kept=5, width=5, warm_up=30, searches=False)


QUICK_LEVELS = {name: quick(level) for name, level in LEVELS_BY_NAME.items()}


def new_game(way: str, seed: str) -> YokaiState:
    players, options = WAYS[way]
    state, _ = YOKAI.deal(YOKAI.setup(players, options, seed))
    assert isinstance(state, YokaiState)
    return state


def chosen(state: YokaiState, level: Level, seed: str) -> Action:
    """What the seat to act chooses."""
    assert state.to_act is not None
    return decide(state.view(state.to_act), level, Random(seed))


def played(way: str, seed: str, level: Level) -> Iterator[tuple[YokaiState, Action]]:
    """A whole game: every state with the action chosen in it."""
    state = new_game(way, seed)
    number = 0
    while state.to_act is not None:
        action = chosen(state, level, f"{seed}/{number}")
        yield state, action
        state, _ = state.play(action)
        number += 1


def dealt(
    families: str,
    *,
    players: int = 2,
    first: int = 0,
    options: dict[str, str] | None = None,
    affinities: Sequence[str] = (),
) -> YokaiState:
    """A game of an explicit deal: families by their first letters, row by row (k, p, r, o)."""
    words = {"k": "kitsune", "p": "kappa", "r": "rokurokubi", "o": "oni"}
    deal: dict[str, object] = {
        "families": [words[letter] for letter in families.replace(" ", "")],
        "first": first,
    }
    if affinities:
        deal["affinities"] = list(affinities)
    state, _ = YOKAI.deal(YOKAI.setup(players, options or {}, "", deal))
    assert isinstance(state, YokaiState)
    return state


def after(state: YokaiState, *texts: str) -> YokaiState:
    """The state after these actions."""
    for text in texts:
        action = read_action(text)
        assert state.refusal(action) is None, text
        state, _ = state.play(action)
    return state
