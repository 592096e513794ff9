"""The head of the Rokurokubi: an Edo beauty with a high knot, in four moods."""

from __future__ import annotations

from kit import GOLD, SEAL
from pen import Pen, both
from yokai_frame import FAMILY_COLOURS

SKIN = "#FBEFDD"
_BLUSH = "#E7A79A"
_SMUDGE = "#7D7468"
_HAIR = "#22201C"
_LIP_LINE = "#6B1A12"
_VIOLET = FAMILY_COLOURS["rokurokubi"][0]


def draw_head(pen: Pen, mood: str) -> None:
    """Draw the head around (0, 0), about 80 units high above and 48 below it."""
    _hair(pen)
    pen.inked(both("0,-25! 12,-33 24,-26 31,-6 30,16 21,35 9,45 0,47"), SKIN, 4.4, 0.4)
    with pen.half():
        pen.oval(20, 19, 7.5, 5, 0, _BLUSH, 0.55)
    _MOODS[mood](pen)


def _hair(pen: Pen) -> None:
    """Wings, knot, comb and pin."""
    pen.plate(both("0,-80 18,-78 30,-66 27,-50 14,-42 0,-42"), _HAIR)
    pen.plate(both("0,-45 22,-46 44,-36 57,-12 56,12 44,26! 34,20 26,10 0,0"), _HAIR)
    with pen.half():
        pen.line("26,-38 42,-26 49,-4", 2.2, colour=_VIOLET)
        pen.line("16,-40 32,-26 40,-6", 2.2, colour=_VIOLET)
        pen.line("6,-74 18,-70 22,-60", 2.2, colour=_VIOLET)
    pen.brush("-56,-60,2.5 0,-52,4 58,-64,3", GOLD)
    pen.dot(60, -64.5, 6, SEAL)
    pen.dot(60, -64.5, 2.4, GOLD)
    for step in range(3):
        pen.dot(61 + step * 0.6, -54 + step * 7, 2.4, GOLD)
    pen.inked(both("0,-51 16,-49 24,-40! 12,-38 0,-38"), GOLD, 3)


def _nose(pen: Pen) -> None:
    pen.brush("1,4,.5 3.5,14,1.8 -2.5,19,2.4 -4,17,.6")


def _lips(pen: Pen) -> None:
    pen.plate("-9,29! -4,27 0,28.4 4,27 9,29! 4,34 0,35.4 -4,34", SEAL)
    pen.line("-10,28.6 0,30.4 11,27.6", 1.6, 0.3, 0.3, _LIP_LINE)


def _serene(pen: Pen) -> None:
    with pen.half():
        pen.oval(12, -17, 6, 2.8, -10, _SMUDGE)
        pen.plate("18,-3! 25,-9 30,-12! 27,-4 22,0", SEAL)
        pen.brush("5,4,.8 13,0,3.8 20,-1.5,3.6 28,-6,.6")
        pen.line("8,5.5 15,7 22,3", 1.6)
    pen.dot(13.5, 3, 2.9)
    pen.dot(-14, 3, 2.9)
    _nose(pen)
    _lips(pen)


def _laughing(pen: Pen) -> None:
    with pen.half():
        pen.oval(13, -18, 6.5, 2.8, -16, _SMUDGE)
        pen.plate("18,-4! 25,-10 30,-13! 28,-3 23,-1", SEAL)
        pen.brush("5,5,.8 11,-1,3.8 18,-2,4 27,5,.8")
    _nose(pen)
    pen.plate(both("0,27 8,26 15,23! 12,34 6,39 0,40"), _LIP_LINE)
    pen.plate(both("0,27.5 8,26.5 13,24.5! 9,30 0,31"), "#22201C")
    pen.plate(both("0,35 5,34 8,36 4,39 0,39.5"), SEAL)


def _grieving(pen: Pen) -> None:
    with pen.half():
        pen.oval(12, -17, 6.5, 2.8, 24, _SMUDGE)
        pen.plate("17,2! 24,2 30,0! 28,7 22,9", SEAL)
        pen.brush("4,1,.8 11,-1,3.6 19,2,4 27,8,.8")
        pen.line("8,5 15,9 22,8", 1.6)
    pen.dot(12, 3.6, 3)
    pen.dot(-12.5, 3.6, 3)
    _nose(pen)
    pen.plate("-8,32! -4,28.6 0,29.6 4,28.6 8,32! 4,34 0,35 -4,34", SEAL)
    pen.line("-9,32.6 0,30.6 9,32.6", 1.6, 0.3, 0.3, _LIP_LINE)
    pen.inked("21,11! 25,18 25,23 21,25.6 17,23 17.4,18", "#C9DCE8", 2.4, 0.8)


def _asleep(pen: Pen) -> None:
    with pen.half():
        pen.oval(13, -15, 6.5, 2.8, -6, _SMUDGE)
        pen.plate("8,1! 16,-1 25,-4! 26,3 17,5", SEAL, 0.5)
        pen.brush("5,1,.8 11,5.5,3.6 19,5.5,3.8 27,-1,.8")
        for lash in ("13,6 12,9 10,11", "19,6 20,9 20,11.5", "24,3 26,6 28,8"):
            pen.line(lash, 1.8, 0.7, 0.2, peak=0.3)
    _nose(pen)
    pen.plate("-7,30! -3,28 0,29 3,28 7,30! 3,34 0,35 -3,34", SEAL)
    pen.line("-8,30 0,31 8,30", 1.5, 0.3, 0.3, _LIP_LINE)


_MOODS = {
    "serene": _serene,
    "laughing": _laughing,
    "grieving": _grieving,
    "asleep": _asleep,
}
