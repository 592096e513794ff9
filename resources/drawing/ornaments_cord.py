"""The knotted red cord: lock of a hinted card and bond of two families."""

from __future__ import annotations

from kit import PAPER, SEAL, mix
from pen import Pen, points

_RIM = "#5E170E"
_LIGHT = mix(SEAL, PAPER, 0.42)

_LOOP = "4,0,7 18,-12,8 36,-20,8.5 50,-14,8.5 50,0,8.5 38,8,8 20,6,8 4,1,7"
_TAIL = "3,3,7 14,14,8 22,24,8 38,30,7"
_GLINT = "12,-8,1 26,-17,2.6 40,-18,2.2 50,-10,1"


def draw_bow(pen: Pen, reach: float) -> None:
    """A cord from -`reach` to `reach` on the line y = 0, tied in a bow; 36 units up and down."""
    cord = points(f"{-reach},0,8 {-reach / 2},1.5,8 0,0,8 {reach / 2},1.5,8 {reach},0,8")
    pen.ribbon(cord, SEAL, 4.6, _RIM)
    _twist(pen, reach)
    with pen.half():
        pen.ribbon(points(_TAIL), SEAL, 4.6, _RIM)
        pen.brush("12,11,1 22,22,2.2 33,27,1", _LIGHT)
        pen.plate("34,25! 46,27 50,32! 44,38 35,36!", SEAL)
        pen.ribbon(points(_LOOP), SEAL, 4.6, _RIM)
        pen.brush(_GLINT, _LIGHT)
    pen.inked("-9,-8! 0,-10 9,-8! 11,0 9,9! 0,11 -9,9! -11,0", SEAL, 3, 0.8, ink=_RIM)
    pen.brush("-4,-6,1.2 -5,0,2.4 -4,6,1.2", _LIGHT)
    pen.brush("3,-6,1.2 3,0,2.4 3,6,1.2", _LIGHT)


def _twist(pen: Pen, reach: float) -> None:
    """Slanting glints that show the strands of the cord, clear of the bow."""
    x = 62.0
    while x < reach - 4:
        for side in (-1, 1):
            pen.brush(f"{side * x - 3},4,0.8 {side * x},0.8,2 {side * x + 3},-2.4,0.8", _LIGHT)
        x += 9
