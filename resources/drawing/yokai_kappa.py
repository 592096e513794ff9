"""Kappa: four river children with a dish of water on the crown, a bob of wet hair and a broad bill.

1 lurking in the waves, 2 merry with a cucumber, 3 spilling the dish, 4 grim with both hands up.
"""

from __future__ import annotations

from pathlib import Path

from kit import WHITE, ellipse
from pen import Pen, both
from yokai_frame import AXIS, draw_portraits, paint_field, paint_frame, stamp_seal
from yokai_kappa_parts import (
    BILL,
    BILL_SHADE,
    DEEP,
    GREEN,
    WATER,
    draw_closed_bill,
    draw_dish,
    draw_face,
    draw_fringe,
    draw_hair,
    draw_nostrils,
    draw_shell,
)

_EYE = "#F6E9B4"


def _begin(disc: tuple[float, float, float]) -> Pen:
    pen = Pen(300, 300)
    paint_field(pen, "#DCE6DD", "#3E7C86", 0.75, (*disc, "#F3E3B4"))
    return pen


def lurking() -> Pen:
    """Half-lidded, smiling to himself, sunk in the river to the chin."""
    pen = _begin((196, 92, 58))
    _river(pen)
    paint_frame(pen, "kappa")
    with pen.placed(AXIS, -4, 0.95):
        draw_hair(pen)
        draw_face(pen)
        with pen.half():
            pen.plate("20,162! 34,144 58,138 82,146 92,158! 78,172 56,176 34,172", _EYE)
            pen.dot(54, 157, 13, "#C98A2B")
            pen.dot(53, 157, 8)
            pen.plate("14,164! 28,136 58,126 90,136 98,158! 78,150 54,150 32,158", DEEP)
            pen.dot(49, 155, 2.6, WHITE)
            pen.brush("14,167,1.5 32,156,8.5 54,149,10 78,149,8.5 100,160,1.5")
            pen.line("26,170 46,178 74,174", 4, 0.15, 0.15)
        draw_closed_bill(pen, "0,219 62,211 105,186!")
        pen.brush("-104,185,2 -62,212,6 0,219,6.5 62,212,6 104,185,2")
        with pen.half():
            draw_nostrils(pen)
        draw_fringe(pen)
        draw_dish(pen)
    _ripples(pen)
    stamp_seal(pen)
    return pen


def _river(pen: Pen) -> None:
    pen.plate("24,204! 80,198 150,200 220,196 276,202! 276,284! 24,284!", WATER)


def _ripples(pen: Pen) -> None:
    """Waves in front of the chin."""
    crest = "28,226 70,214 110,225 150,216 190,225 232,214 272,225"
    pen.plate(crest.replace("226", "226!", 1) + "! 272,272! 28,272!", WATER)
    pen.line(crest, 5, 0.5, 0.5, WHITE)
    pen.line("40,246 76,235 112,245 150,237 188,245 224,237", 4.6, colour=WHITE)
    pen.line("64,262 92,255 122,262 152,256 182,262", 4, colour=WHITE)


def merry() -> Pen:
    """Laughing, bill agape, a cucumber in the fist."""
    pen = _begin((92, 100, 60))
    draw_shell(pen)
    paint_frame(pen, "kappa")
    with pen.placed(AXIS, 150, 0.94, -5), pen.placed(0, -148):
        draw_hair(pen)
        draw_face(pen)
        with pen.half():
            pen.brush("20,164,1.5 36,148,10 56,142,12 76,148,10 92,164,1.5")
            pen.line("36,164 56,158 76,164", 3.4)
        pen.inked(both("0,200 50,202 94,190! 92,216 66,246 30,258 0,260"), BILL_SHADE, 6)
        pen.plate(both("0,204 50,206 84,196! 80,214 56,238 26,248 0,249"), "#832314")
        pen.plate(both("0,228 24,224 44,232 24,246 0,248"), "#C8452F")
        pen.inked(both("0,170 24,172 48,182 78,186 106,174! 98,196 64,211 28,212 0,216"), BILL, 6)
        with pen.half():
            draw_nostrils(pen)
        draw_fringe(pen)
        draw_dish(pen)
    _cucumber(pen)
    stamp_seal(pen)
    return pen


def _cucumber(pen: Pen) -> None:
    """A webbed fist that holds a cucumber up at the left edge."""
    with pen.placed(60, 208, 1, -12):
        pen.inked("-13,-50 0,-58 13,-50 16,-10 14,42 0,56 -14,42 -16,-10", "#86B254", 5.5)
        pen.line("-5,-42 -6,-26 -6,-12", 3.4, colour="#E4EDBE")
        pen.line("5,-36 6,-22 6,-10", 3.4, colour="#E4EDBE")
        pen.inked("-20,0 -4,-7 14,-6 25,2 27,16 22,29 6,34 -12,32 -23,20", GREEN, 5.5)
        for finger in ("-21,7 -2,4 15,8", "-22,17 -2,14 17,18", "-17,26 -2,23 12,27"):
            pen.line(finger, 4, 0.3, 0.1)


def spilling() -> Pen:
    """Head askew, the water running over the rim, eyes wide."""
    pen = _begin((92, 92, 56))
    draw_shell(pen)
    paint_frame(pen, "kappa")
    with pen.placed(AXIS + 4, 152, 0.9, 12), pen.placed(0, -146):
        draw_hair(pen)
        draw_face(pen)
        with pen.half():
            pen.inked(ellipse(54, 154, 25, 22, 0, 12), _EYE, 5.5, 0.8)
            pen.dot(52, 155, 7)
            pen.dot(49.5, 152.5, 2.4, WHITE)
            pen.line("30,180 54,186 78,178", 4)
        pen.inked(both("0,204 34,206 56,198! 54,226 30,246 0,249"), BILL_SHADE, 6)
        pen.plate(both("0,206 30,208 44,204! 40,224 22,236 0,238"), "#832314")
        pen.inked(both("0,176 22,178 44,188 62,192 76,184! 72,202 50,213 20,213 0,216"), BILL, 6)
        with pen.half():
            pen.brush("9,195,1.5 13,189,5 20,188,1.5")
        draw_fringe(pen)
        draw_dish(pen)
        _spill(pen)
    stamp_seal(pen)
    return pen


def _spill(pen: Pen) -> None:
    """Water over the lower rim, and two drops that got away."""
    pen.inked("44,76! 62,68 80,74! 100,84 112,108 112,132 102,138 94,124 86,104 66,94", WATER, 5)
    pen.line("70,80 92,90 104,116", 4, colour=WHITE)
    for x, y, size in ((108, 160, 1), (122, 134, 0.8)):
        with pen.placed(x, y, size, -10):
            pen.inked("0,-16! 9,0 8,10 0,14 -8,10 -9,0", WATER, 4.4, 0.7)


def grim() -> Pen:
    """Brows knotted, bill clamped, two webbed hands on the sill."""
    pen = _begin((214, 104, 50))
    draw_shell(pen)
    paint_frame(pen, "kappa")
    with pen.placed(AXIS, 2, 0.93):
        draw_hair(pen)
        draw_face(pen)
        with pen.half():
            pen.plate("16,166! 30,150 56,146 88,142! 84,164 60,174 34,174", _EYE)
            pen.dot(48, 160, 12, "#C98A2B")
            pen.dot(47, 160, 7.5)
            pen.plate("8,164! 22,142 56,132 98,126! 92,146 58,152 30,160", DEEP)
            pen.dot(43.5, 158, 2.4, WHITE)
            pen.brush("8,170,2 30,158,10 58,150,11 96,136,1.5")
            pen.line("20,172 44,179 76,172", 4, 0.15, 0.15)
        draw_closed_bill(pen, "0,211 20,207 60,209 95,219!")
        pen.brush("-94,220,2 -60,208,6 -20,206,6 0,211,7 20,206,6 60,208,6 94,220,2")
        with pen.half():
            draw_nostrils(pen)
        draw_fringe(pen)
        draw_dish(pen)
    for x in (84, 204):
        _hand(pen, x)
    stamp_seal(pen)
    return pen


def _hand(pen: Pen, x: float) -> None:
    """A webbed hand that grips the lower edge of the frame."""
    with pen.placed(x, 262):
        pen.inked(
            "-22,-6! -10,-18 10,-18 22,-6! 32,14 30,24! 18,16 12,30! 4,18 -4,18 -12,30!"
            " -18,16 -30,24! -32,14",
            GREEN,
            5.5,
        )
        pen.line("-8,-6 -10,6 -14,18", 3.4, 0.2, 0.1)
        pen.line("8,-6 10,6 14,18", 3.4, 0.2, 0.1)


PORTRAITS = [lurking, merry, spilling, grim]


def draw(out: Path) -> list[Path]:
    """Write ``cards/yokai/kappa-<1..4>.svg`` under `out`."""
    return draw_portraits(out, "kappa", PORTRAITS)


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
