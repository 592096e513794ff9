"""The levels of the computer players, weakest first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.ai.septet import search
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.plain import is_compiled


@dataclass(frozen=True)
class Level:
    """How well a computer player plays."""

    name: str
    iterations: int = 0
    """Of the search for one card; 0 plays by instinct."""
    worlds: int = 1
    """Worlds that the search goes round."""
    nodes: int = 0
    """Positions looked at to solve the last tricks before the search."""
    pass_worlds: int = 0
    """Worlds in which each promising pass is played out."""
    pass_slips: int = 1
    """From how many of the most promising passes it picks one at random, without worlds."""
    slips: int = 0
    """By how much a card's look may deceive, in points of instinct."""
    forgets: bool = False
    """Whether it forgets which families others have shown not to hold."""


LEVELS_BY_NAME = {
    level.name: level
    for level in (
        Level("novice", slips=220, forgets=True, pass_slips=100),
        Level("apprentice", slips=90, pass_slips=25),
        Level("adept", slips=20),
        Level("expert", iterations=100, worlds=100, nodes=1000),
        Level("master", iterations=3000, worlds=300, nodes=400_000, pass_worlds=60),
    )
}

LEVELS = SEPTET_LEVELS


def fitting(level: Level) -> Level:
    """The level with budgets that this machine can afford: smaller ones without compiled code."""
    if is_compiled(search):
        return level
    return replace(
        level,
        iterations=min(level.iterations, 500),
        worlds=min(level.worlds, 100),
        nodes=min(level.nodes, 8000),
        pass_worlds=min(level.pass_worlds, 12),
    )
