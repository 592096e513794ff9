"""The red seal: the sign YŌ (uncanny) carved out of red, with a thin rim of paper around it."""

from __future__ import annotations

from .brushes import brush
from .colours import PAPER, SEAL
from .curves import n, rrect, shape
from .document import Doc
from .points import points

_STONE = "1,2c 20,.4 39,1.5c 39.6,20 38.6,39c 20,39.7 1.6,38.4c .5,20"
_WOMAN = ("12,6 10,14 7,22", "7,22 12,27 17,34", "15.5,16 13,26 5,34", "4,16 11,15.6 18.5,16")
_BENT = (
    "34,6.5 29,9 22,10",
    "20,19 28,18.6 36.5,19",
    "28.4,10 27.5,22 20,34",
    "28.4,20 31,28 36.5,34",
)


def seal(d: Doc, x: float, y: float, s: float = 30, rotd: float = -2) -> None:
    """A seal of side `s` with its corner at (x, y), stamped a little askew."""
    with d.tr(f"translate({n(x)} {n(y)}) rotate({rotd}) scale({round(s / 40, 3)})"):
        d.p(rrect(-2, -2, 44, 44, 4), PAPER)
        d.p(shape(_STONE), SEAL)
        for stroke in (*_WOMAN, *_BENT):
            d.p(brush([(*p, 3.1) for p in points(stroke)], 2), PAPER)
