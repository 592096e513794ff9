"""The two editions: their levels and their ranks (Y5.4, Y6)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple


class Edition(StrEnum):
    FIRST = "first"
    SECOND = "second"


class Rank(StrEnum):
    """What a won game is worth; the highest rank has a name of its own in each edition."""

    HONOURABLE = "honourable"
    GLORIOUS = "glorious"
    TOTAL = "total"
    LEGENDARY = "legendary"

    @property
    def tier(self) -> int:
        """1, 2 or 3: the higher, the better."""
        return {Rank.HONOURABLE: 1, Rank.GLORIOUS: 2}.get(self, 3)


class RankLine(NamedTuple):
    """One line of a rank table: the points it takes; None means no limit on that side."""

    rank: Rank
    lowest: int | None
    highest: int | None


_GLORIOUS_FROM = {2: 8, 3: 10, 4: 11}
_BEST_FROM = {
    Edition.FIRST: {2: 12, 3: 14, 4: 15},
    Edition.SECOND: {2: 12, 3: 16, 4: 19},
}
"""Y5.4: the lowest points of the second and third rank, by the number of players."""

_BEST = {Edition.FIRST: Rank.TOTAL, Edition.SECOND: Rank.LEGENDARY}


def rank_table(edition: Edition, players: int) -> tuple[RankLine, ...]:
    """The three ranks from the lowest to the highest."""
    glorious, best = _GLORIOUS_FROM[players], _BEST_FROM[edition][players]
    return (
        RankLine(Rank.HONOURABLE, None, glorious - 1),
        RankLine(Rank.GLORIOUS, glorious, best - 1),
        RankLine(_BEST[edition], best, None),
    )


def rank_of(edition: Edition, players: int, points: int) -> Rank:
    """The rank of a won game; even below 0 points it is honourable."""
    return next(
        line.rank
        for line in rank_table(edition, players)
        if line.highest is None or points <= line.highest
    )


LEVELS: Mapping[Edition, tuple[Mapping[str, str], ...]] = MappingProxyType(
    {
        Edition.FIRST: (
            {},
            {"affinity": "open"},
            {"affinity": "secret"},
            {"shape": "random"},
        ),
        Edition.SECOND: (
            {},
            {"affinity": "secret"},
            {"hints": "stacked"},
            {"hints": "blank"},
            {"shape": "random"},
        ),
    }
)
"""Y6: what sets each level apart from the base game, level 1 first."""


def level_options(edition: str, level: int) -> dict[str, str]:
    """The options of a level (Y6).

    In the second edition the players choose the shape of level 5: put its name in place of
    ``random`` and the game still counts as that level.
    """
    chosen = Edition(edition)
    return {"edition": chosen.value, **LEVELS[chosen][level - 1]}
