"""Taking a trick over: the cards that would, and the chance that a later seat holds one.

mypyc compiles this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.ai.septet.imagined import count
from yokai_desktop.engine.septet.kernel import ACE, SHINING

if TYPE_CHECKING:
    from mypy_extensions import i64

CERTAIN: Final = 256
"""Chances are counted in parts of 256."""

_MOST_CARDS: Final = 48


def _missing_chances(holders: int) -> list[int]:
    """The chance that one of several holders has none of *n* hidden cards."""
    return [CERTAIN * (holders - 1) ** n // holders**n for n in range(_MOST_CARDS)]


_MISSING: Final[list[int]] = [
    chance for holders in (1, 1, 2, 3) for chance in _missing_chances(holders)
]
"""By the number of players less one, then by the number of cards; two players' straws hide some."""


def takers(cards: i64, best: i64, suit: i64, trump: i64) -> i64:
    """The cards of a set that would take the trick over: ``beats`` for many at once."""
    if best == ACE:
        return 0
    higher = cards & suit & ~(best | (best - 1)) & ~((best << 1) & SHINING)
    if suit & trump == 0:
        higher |= cards & trump
    return higher | (cards & ACE)


def takeover_chance(
    players: i64, cards: i64, led: i64, best: i64, suit: i64, trump: i64, wanted: bool
) -> i64:
    """The chance that a later seat takes the trick over, who could hold any of these cards.

    A trick that is not wanted is taken only by who must.
    """
    row: i64 = (players - 1) * _MOST_CARDS
    suited = cards & led
    fit = count(suited)
    above = takers(suited, best, suit, trump)
    higher: i64 = 0
    some: i64 = 0
    if above != 0:
        higher = count(above)
        some = CERTAIN - _MISSING[row + higher]
    if not wanted:
        lower: i64 = _MISSING[row + fit - higher]
        return some * lower >> 8
    void: i64 = _MISSING[row + fit]
    if void == 0:
        return some
    outside = takers(cards & ~led, best, suit, trump)
    if outside == 0:
        return some
    trumping: i64 = CERTAIN - _MISSING[row + count(outside)]
    return some + (void * trumping >> 8)
