"""Hint cards and affinity cards: sets of families, written as bit sets and as words.

A colourless hint (Y6.2 level 4) names every family: it says nothing and is always true.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple

from yokai_desktop.engine.yokai.cards import Family, families_of, words_of


class Hint(int):
    """One hint card: the set of families it names; its text is ``kappa+oni`` or ``blank``."""

    __slots__ = ()

    @property
    def families(self) -> tuple[Family, ...]:
        """The families named; all four on a colourless hint."""
        return families_of(self)

    @property
    def pair(self) -> tuple[Family, Family]:
        """The two families of an affinity card."""
        one, other = self.families
        return one, other

    @property
    def is_blank(self) -> bool:
        return self == BLANK

    def names(self, family: int) -> bool:
        """Whether the hint is true on a card of this family (Y3.5)."""
        return bool(self >> family & 1)

    def __str__(self) -> str:
        return "blank" if self.is_blank else words_of(self)

    def __repr__(self) -> str:
        return f"Hint({str(self)!r})"


BLANK = Hint(0b1111)

HINTS = tuple(
    sorted((Hint(bits) for bits in range(1, 15)), key=lambda hint: (hint.bit_count(), hint))
)
"""Y1.2: the fourteen hint cards, singles first."""

PAIRS = tuple(hint for hint in HINTS if hint.bit_count() == 2)
"""Y1.3: the six pairs of families, which are the affinity cards too."""

_BY_WORDS = {str(hint): hint for hint in (*HINTS, BLANK)}


def hint_named(words: str) -> Hint | None:
    """The hint of this text; None if there is none."""
    return _BY_WORDS.get(words)


class Affinity(NamedTuple):
    """An affinity card: whose secret it is (None: open to all) and its pair, None if unknown."""

    owner: int | None
    pair: Hint | None

    def hidden(self) -> Affinity:
        """The card as those see it who may not know its pair."""
        return Affinity(self.owner, None)


class HintMode(StrEnum):
    """How turned-up hints are used: freely, only the last one (Y6.2), or unseen (Y6.2, Y8.3)."""

    NORMAL = "normal"
    STACKED = "stacked"
    BLANK = "blank"


class Mix(NamedTuple):
    """How many hints of one, two and three families are in the pile."""

    singles: int
    pairs: int
    triples: int

    @property
    def total(self) -> int:
        return sum(self)

    def __str__(self) -> str:
        return "-".join(map(str, self))


MOST_OF_KIND = Mix(4, 6, 4)
"""Y8.1: never more of a kind than exist."""

TABLE_MIX = {2: Mix(2, 3, 2), 3: Mix(2, 4, 3), 4: Mix(3, 4, 3)}
"""Y2.2: the hints of a game by the number of players."""


def draw_pile(mix: Mix, rng: Random) -> tuple[Hint, ...]:
    """Y2.2: hints drawn by kind and shuffled; the first is the next to be turned up."""
    kinds: Sequence[tuple[Hint, ...]] = [
        tuple(hint for hint in HINTS if hint.bit_count() == size) for size in (1, 2, 3)
    ]
    pile = [
        hint for kind, count in zip(kinds, mix, strict=True) for hint in rng.sample(kind, count)
    ]
    rng.shuffle(pile)
    return tuple(pile)
