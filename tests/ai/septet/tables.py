"""What the tests of the Septet players share: every way to play, small budgets, whole games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from yokai_desktop.ai.septet.choose import decide
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME, Level
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.state import SeptetState

WAYS = {
    "four": (4, {}),
    "four standard": (4, {"scoring": "standard"}),
    "three": (3, {}),
    "three standard": (3, {"scoring": "standard"}),
    "two": (2, {}),
    "three shining": (3, {"bosses": "shining"}),
    "two standard": (2, {"scoring": "standard"}),
    "seven next": (4, {"variant": "seven_next"}),
    "seven next short": (4, {"variant": "seven_next_short"}),
    "seven next rank": (4, {"variant": "seven_next", "twins": "rank"}),
}


def quick(level: Level) -> Level:
    """The level with budgets that suit a test."""
    return replace(
        level,
        iterations=min(level.iterations, 24),
        worlds=min(level.worlds, 6),
        dealt=min(level.dealt, 12),
        nodes=min(level.nodes, 2000),
        first_tries=min(level.first_tries, 1),
        pass_heats=((10, 2),) if level.pass_heats else (),
        straw_heats=((10, 2),) if level.straw_heats else (),
    )


QUICK_LEVELS = {name: quick(level) for name, level in LEVELS_BY_NAME.items()}


def new_match(way: str, seed: str) -> Match:
    players, options = WAYS[way]
    return Match(SEPTET, SEPTET.setup(players, options, seed))


def play_on(match: Match, level: Level, rng: Random) -> None:
    """Let the seat to act choose."""
    assert match.to_act is not None
    view = match.view(match.to_act)
    match.play(match.to_act, decide(view, level, rng))  # type: ignore[arg-type]


def states_of(way: str, seed: str, every: int = 1) -> Iterator[SeptetState]:
    """Every so many a state of the first round, played by instinct."""
    match = new_match(way, seed)
    rng = Random(seed)
    step = 0
    while match.state.number == 1 and match.to_act is not None:  # type: ignore[attr-defined]
        if step % every == 0:
            yield match.state  # type: ignore[misc]
        play_on(match, LEVELS_BY_NAME["apprentice"], rng)
        step += 1
