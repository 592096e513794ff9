"""The levels of the computer players, weakest first."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How well a computer player plays."""

    name: str
    iterations: int
    """Of the search for one card; 0 plays by instinct."""


LEVELS_BY_NAME = {
    level.name: level
    for level in (
        Level("novice", 0),
        Level("apprentice", 0),
        Level("adept", 0),
        Level("expert", 0),
        Level("master", 0),
    )
}

LEVELS = tuple(LEVELS_BY_NAME)
"""The names of the levels, from the weakest to the strongest."""
