"""The levels of the computer players, weakest first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.ai.septet import search
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.plain import is_compiled

Heats = tuple[tuple[int, int], ...]
"""Rounds of elimination: so many of the best choices are played out in so many more worlds."""


@dataclass(frozen=True)
class Level:
    """How well a computer player plays."""

    name: str
    iterations: int = 0
    """Of the search for one card; 0 plays by instinct."""
    worlds: int = 1
    """Worlds that the search goes round."""
    dealt: int = 0
    """Worlds to choose those from by what others have played; 0 takes them as they come."""
    nodes: int = 0
    """Positions looked at to solve the last tricks before the search."""
    first_tries: int = 0
    """Of every card, before the search follows the promising ones."""
    pass_heats: Heats = ()
    """How a pass is chosen; by taste alone without heats."""
    straw_heats: Heats = ()
    """How a discard and swaps are chosen."""
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
        Level(
            "master",
            iterations=3000,
            worlds=300,
            dealt=600,
            nodes=400_000,
            first_tries=20,
            pass_heats=((110, 20), (36, 40), (9, 120)),
            straw_heats=((20, 120), (6, 360)),
        ),
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
        dealt=0,
        nodes=min(level.nodes, 8000),
        pass_heats=_smaller(level.pass_heats),
        straw_heats=_smaller(level.straw_heats),
    )


def _smaller(heats: Heats) -> Heats:
    """A single heat for machines without compiled code."""
    return ((10, 12),) if heats else ()
