"""The sixteen spirits: four families of four, and the places where their cards lie."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

CARDS = 16
"""Y1.1: cards are numbered 0 to 15 by the shuffled deal, so a number tells no family."""

FAMILY_SIZE = 4


class Family(IntEnum):
    """A family of spirits (Y1.1); its value is its bit in a set of families."""

    KITSUNE = 0
    KAPPA = 1
    ROKUROKUBI = 2
    ONI = 3

    @property
    def word(self) -> str:
        """The name in records and texts of actions."""
        return self.name.lower()

    @property
    def bit(self) -> int:
        return 1 << self.value


FAMILIES = tuple(Family)
ALL_FAMILIES = sum(family.bit for family in FAMILIES)


class Place(NamedTuple):
    """Where a card lies; the grid has no edges, so both numbers may be negative."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


START_SQUARE = tuple(Place(card % 4, card // 4) for card in range(CARDS))
"""Y2.1: the square of four by four, row by row."""


@cache
def families_of(bits: int) -> tuple[Family, ...]:
    """The families of a set of families."""
    return tuple(family for family in FAMILIES if bits & family.bit)


def words_of(bits: int) -> str:
    """The text of a set of families, ``kappa+oni``."""
    return "+".join(family.word for family in families_of(bits))
