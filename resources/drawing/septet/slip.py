"""The slip on the left of every card: rank, family symbol, and the gauge of the family's range."""

from __future__ import annotations

from kit import DIG, INK, PAPER, Doc, brush, circ, nib, points

from .families import CARDS_A_FAMILY, Family, rank_text
from .symbols import symbol

MIDDLE = 28
RIGHT_EDGE = 52
NUMERAL_TOP, NUMERAL_HEIGHT = 15, 55
SYMBOL_Y, SYMBOL_SIZE = 95, 40
GAUGE_TOP, GAUGE_BOTTOM = 129, 327

_NARROW_ONE = ("5,21 10,16.5 15,8", "15,8 15,46 15,86")
_BOX_HEIGHT, _BOX_WIDTH, _NARROW_WIDTH = 90, 60, 20


def _digit(d: Doc, ch: str, x: float, width: float, ink: str, nib_width: float) -> None:
    """One digit; its skeleton is squeezed into `width`, the nib keeps its breadth."""
    narrow = ch == "1"
    sx = width / (_NARROW_WIDTH if narrow else _BOX_WIDTH)
    sy = NUMERAL_HEIGHT / _BOX_HEIGHT
    for stroke in _NARROW_ONE if narrow else DIG[ch]:
        line = [(x + p[0] * sx, NUMERAL_TOP + p[1] * sy) for p in points(stroke)]
        d.p(nib(line, nib_width, nib_width * 0.54), ink)


def numeral(d: Doc, rank: int, ink: str) -> None:
    """The rank; two digits share the width of the slip, the narrow 1 leaving room for the other."""
    text = rank_text(rank)
    if len(text) == 1:
        _digit(d, text, MIDDLE - 18.5, 37, ink, 9.8)
    elif text == "11":
        _digit(d, "1", MIDDLE - 18, 11, ink, 9)
        _digit(d, "1", MIDDLE + 2.5, 11, ink, 9)
    else:
        _digit(d, "1", MIDDLE - 23.5, 10, ink, 9)
        _digit(d, text[1], MIDDLE - 7.6, 28.5, ink, 9)


def gauge(d: Doc, standing: int, ink: str, line: str, ground: str) -> None:
    """Seven ticks, the strongest on top, and a dot where the card stands."""
    middle = (GAUGE_TOP + GAUGE_BOTTOM) / 2
    d.p(
        brush([(MIDDLE, GAUGE_TOP, 1.6), (MIDDLE, middle, 2.2), (MIDDLE, GAUGE_BOTTOM, 1.6)], 1),
        line,
    )
    step = (GAUGE_BOTTOM - GAUGE_TOP) / (CARDS_A_FAMILY - 1)
    for i in range(CARDS_A_FAMILY):
        y = GAUGE_BOTTOM - i * step
        d.p(brush([(MIDDLE - 7, y, 2), (MIDDLE, y, 3), (MIDDLE + 7, y, 2)], 1), line)
    y = GAUGE_BOTTOM - standing * step
    d.p(circ(MIDDLE, y, 10.6), ground)
    d.p(circ(MIDDLE, y, 8.8), ink)


def slip(
    d: Doc,
    family: Family,
    rank: int,
    ink: str | None = None,
    line: str = INK,
    ground: str = PAPER,
) -> None:
    """Everything on the slip, always in the same places; in the family's deep colour by default."""
    ink = ink or family.deep
    numeral(d, rank, ink)
    symbol(d, family.name, MIDDLE, SYMBOL_Y, SYMBOL_SIZE, ink)
    gauge(d, family.standing(rank), ink, line, ground)
