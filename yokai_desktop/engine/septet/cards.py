"""The 49 cards of Septet and the seven shining copies of Seven Next (S1).

The table below is the only place where ranges and stars are written.  A card knows its number,
``eight a family in order of strength``, which is also its bit in the kernel's masks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from yokai_desktop.engine.contract import BadText
from yokai_desktop.engine.septet.kernel import DECK, DECK_WITH_SHINING, WIND

BOSS_RANK = 7
RANKS_IN_FAMILY = 7
PLACES_IN_FAMILY = 8


class Family(IntEnum):
    """The families, from the weakest range to the strongest."""

    WIND = 0
    EARTH = 1
    CHARM = 2
    LIGHTNING = 3
    DARKNESS = 4
    FIRE = 5
    SNOW = 6

    @property
    def ranks(self) -> range:
        """The ranks of the family, 1 standing for the A."""
        return range(self + 1, self + 1 + RANKS_IN_FAMILY)

    @property
    def stars(self) -> int:
        """The ★ on its boss, counted in all games (S1.1)."""
        return _STARS[self]

    @property
    def outline_stars(self) -> int:
        """The ☆ on its boss, counted with three players only (S1.1)."""
        return _OUTLINE_STARS[self]

    @property
    def suit(self) -> int:
        """The kernel's mask of all its cards."""
        return WIND << PLACES_IN_FAMILY * self

    @property
    def label(self) -> str:
        return self.name.lower()


_STARS = (0, 0, 1, 1, 1, 2, 2)
_OUTLINE_STARS = (0, 1, 0, 1, 1, 1, 1)


@dataclass(frozen=True, order=True, slots=True)
class Card:
    """One card, ordered by family, then strength.  ``str`` reads back with ``read_card``."""

    number: int

    @property
    def family(self) -> Family:
        return Family(self.number // PLACES_IN_FAMILY)

    @property
    def rank(self) -> int:
        """1 for the A, else 2 to 13."""
        family, place = divmod(self.number, PLACES_IN_FAMILY)
        boss_place = BOSS_RANK - 1 - family
        return family + place + (1 if place <= boss_place else 0)

    @property
    def is_shining(self) -> bool:
        family, place = divmod(self.number, PLACES_IN_FAMILY)
        return place == BOSS_RANK - family

    @property
    def is_boss(self) -> bool:
        return self.rank == BOSS_RANK

    @property
    def is_ace(self) -> bool:
        return self.number == 0

    @property
    def bit(self) -> int:
        return 1 << self.number

    @property
    def standing(self) -> int:
        """Its place in the range of its family, 0 the weakest, 6 the strongest (S1.4)."""
        return self.rank - self.family.ranks[0]

    def __str__(self) -> str:
        rank = "A" if self.is_ace else str(self.rank)
        return f"{self.family.label}-{rank}" + ("-shining" if self.is_shining else "")


ALL_CARDS = tuple(Card(number) for number in range(DECK_WITH_SHINING.bit_length()))
_BY_NAME = {str(card): card for card in ALL_CARDS}

ACE = _BY_NAME["wind-A"]
SNOW_13 = _BY_NAME["snow-13"]


def read_card(text: str) -> Card:
    """The card of this name; ``BadText`` if there is none."""
    card = _BY_NAME.get(text)
    if card is None:
        raise BadText("no_such_card", text=text[:40])
    return card


def boss(family: Family) -> Card:
    """The plain seven of a family."""
    return ALL_CARDS[PLACES_IN_FAMILY * family + BOSS_RANK - 1 - family]


def shining_boss(family: Family) -> Card:
    """The shining seven of a family."""
    return ALL_CARDS[boss(family).number + 1]


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, in order."""
    return tuple(card for card in ALL_CARDS if mask >> card.number & 1)


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def card_of(bit: int) -> Card:
    """The card of a mask with a single bit."""
    return ALL_CARDS[bit.bit_length() - 1]


PLAIN_CARDS = cards_in(DECK)
