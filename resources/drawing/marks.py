"""The four family marks: one colour, no ground, told apart by shape alone at 16 px.

Kitsune a pointed mask, Kappa a tortoise shell, Rokurokubi a winding neck, Oni a horned face.
"""

from __future__ import annotations

import math
from pathlib import Path

from kit import brush, circ, pt, shape
from pen import Pen, arc_points, both, points

FAMILIES = ("kitsune", "kappa", "rokurokubi", "oni")
"""The families in the order in which every file name lists them."""

MARK_COLOUR = {
    "kitsune": "#B23A26",
    "kappa": "#2C5A38",
    "rokurokubi": "#694A84",
    "oni": "#2C609C",
}
"""Family colours, darkened where needed to stand 4.5:1 on paper."""


def draw_mark(pen: Pen, family: str, colour: str | None = None) -> None:
    """Draw a family's mark around (0, 0), within 50 units of it."""
    _DRAWERS[family](pen, colour or MARK_COLOUR[family])


def _mirrored(text: str) -> str:
    """Path of a shape and its mirror image."""
    right = points(text)
    left = [(-p[0], *p[1:]) for p in reversed(right)]
    return shape(right) + shape(left)


def _kitsune(pen: Pen, colour: str) -> None:
    head = both("0,-12 9,-14 15,-20! 22,-38 36,-50! 42,-28 41,-6 47,16! 34,24 21,34 11,46 0,50")
    ears = _mirrored("25,-21! 28,-32 34,-37! 35,-27 33,-15!")
    eyes = _mirrored("8,13! 16,1 34,-5! 28,9 19,15")
    nose = shape(both("0,34 6,33 7,36 0,41"))
    pen.doc.p(shape(head) + ears + eyes + nose, colour, rule="evenodd")


def _kappa(pen: Pen, colour: str) -> None:
    def corner(radius: float, index: int, shift: float = 0.0) -> tuple[float, float]:
        angle = math.radians(60 * index)
        side = math.radians(60 * index + 90)
        x = radius * math.sin(angle) + shift * math.sin(side)
        y = -radius * math.cos(angle) - shift * math.cos(side)
        return x, y

    gap = 3.2
    path = ""
    for index in range(6):
        scute = [
            corner(49, index, gap),
            corner(49, index + 1, -gap),
            corner(27.5, index + 1, -gap),
            corner(27.5, index, gap),
        ]
        path += "M" + "L".join(pt(p) for p in scute) + "z"
    path += "M" + "L".join(pt(corner(20.5, index)) for index in range(6)) + "z"
    pen.doc.p(path, colour)


def _rokurokubi(pen: Pen, colour: str) -> None:
    neck = [(13, 4), (4, 7), (-6, 8), *arc_points(-17, 20, 12, -90, -270, 6), (-10, 32)]
    neck += [*arc_points(-3, 43, 11, -90, 0, 4)]
    pen.doc.p(brush([(x, y, 12) for x, y in neck], 4), colour)
    pen.plate("-28,50! -22,43 -8,38! 2,43 10,44 18,43 28,38! 42,43 48,50!", colour)
    with pen.placed(11, -15.5, 0.96, 9):
        hair = both("0,-23 16,-21 25,-7 24,9 15,21 0,25")
        face = both("0,-7! 6,-11 13,-5 14,4 8,12 0,15")
        pen.doc.p(shape(hair) + shape(face), colour, rule="evenodd")
        pen.doc.p(circ(0, -24, 9.5), colour)
        pen.brush("-26,-24,4.6 0,-20,5 26,-24,4.6", colour)


def _oni(pen: Pen, colour: str) -> None:
    head = both("0,-17 8,-21 14,-23! 20,-40 43,-50! 36,-36 37,-22! 45,-8 46,10 42,30 26,45 0,49")
    eyes = _mirrored("5,6! 17,3 34,-8! 33,6 20,12")
    mouth = shape(both("0,24 18,23 33,17! 32,31 19,38 0,39"))
    tusks = _mirrored("15,39.5! 17,31 21,22.5! 26,29 27,37!")
    pen.doc.p(shape(head) + eyes + mouth, colour, rule="evenodd")
    pen.doc.p(tusks, colour)


_DRAWERS = {
    "kitsune": _kitsune,
    "kappa": _kappa,
    "rokurokubi": _rokurokubi,
    "oni": _oni,
}


def draw(out: Path) -> list[Path]:
    """Write ``marks/<family>.svg`` under `out`."""
    written = []
    for family in FAMILIES:
        pen = Pen(100, 100)
        with pen.placed(50, 50):
            draw_mark(pen, family)
        written.append(pen.save(out / "marks" / f"{family}.svg", f"{family.title()} mark"))
    return written


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
