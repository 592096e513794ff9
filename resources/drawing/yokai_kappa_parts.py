"""What every Kappa has: shell, bob of wet hair, green face, broad bill, dish of water."""

from __future__ import annotations

from kit import INK, PAPER, WHITE, clipped, ellipse, in_poly, kikko, mix
from pen import Pen, both, points
from yokai_frame import AXIS, FAMILY_COLOURS

GREEN, DEEP = FAMILY_COLOURS["kappa"]
BILL = "#D9B65C"
BILL_SHADE = "#A67F2E"
WATER = "#3F7FA6"

_PALE = mix(GREEN, PAPER, 0.5)
_RIM = "#F2EBD8"

_FACE = "0,96 52,98 90,118 106,152 100,186 78,212 40,226 0,229"
_BILL_OUTLINE = "0,172 24,174 48,186 78,192 106,182! 104,204 80,228 42,242 0,245"


def draw_shell(pen: Pen) -> None:
    """The carapace behind the shoulders and the pale chest."""
    shell = both("0,150 56,156 102,184 121,226 126,284! 60,284 0,284")
    with pen.placed(AXIS):
        pen.plate(shell, "#7C6B34")
    outline = [(x + AXIS, *rest) for x, *rest in shell]
    pen.doc.line(clipped(kikko(300, 300, 23), in_poly(outline)), "#B9A463", 2.4)
    with pen.placed(AXIS):
        pen.contour(shell, 6.5, 0.6)
        pen.inked(both("0,216 50,220 70,240 80,284! 30,284 0,284"), _PALE, 5.5)
        with pen.half():
            pen.line("0,262 26,260 50,252", 3, 0.6, 0.1)


def draw_hair(pen: Pen) -> None:
    """The bob that falls beside the face."""
    pen.plate(
        both(
            "0,66 44,68 88,84 112,116 120,154 118,188 121,214! 109,206 104,220! 97,202 90,210!"
            " 84,190 0,180"
        ),
        INK,
    )
    with pen.half():
        pen.line("99,112 111,150 111,190", 2.6, colour=GREEN)
        pen.line("90,100 108,132 110,160", 2.6, colour=GREEN)


def draw_face(pen: Pen) -> None:
    """The face plate, its one darker plane, and three pale spots on each cheek."""
    pen.inked(both(_FACE), GREEN, 6.5)
    with pen.half():
        pen.plate("104,160! 98,188 76,211 38,225! 66,204 86,182", DEEP)
        for x, y, radius in ((84, 176, 3.4), (93, 166, 2.6), (76, 184, 2.4)):
            pen.dot(x, y, radius, _PALE)


def draw_fringe(pen: Pen) -> None:
    """Wet points of hair on the forehead, from under the dish."""
    pen.plate(
        both(
            "0,126! 8,110 14,106! 22,118 30,132! 36,116 42,108! 54,118 64,130! 70,114 74,106!"
            " 90,116 106,138! 108,104 86,78 50,66 0,64"
        ),
        INK,
    )
    with pen.half():
        for strand in ("26,100 30,112 30,124", "58,100 64,112 64,122", "84,98 96,112 102,126"):
            pen.line(strand, 2.6, colour=GREEN)


def draw_dish(pen: Pen) -> None:
    """The dish, brim-full."""
    pen.inked(ellipse(0, 74, 78, 25, 0, 14), _RIM, 6)
    pen.plate(ellipse(0, 75, 62, 16, 0, 14), WATER)
    pen.line("-50,73 -24,65 10,63.5", 4.4, colour=WHITE)
    pen.line("14,86 36,84 50,78", 3, colour=WHITE)


def draw_closed_bill(pen: Pen, parting: str) -> None:
    """The whole bill; below the `parting`, from the axis outwards, it lies in shade."""
    bill = both(_BILL_OUTLINE)
    corner = points(parting)[-1][1]
    rim = [p for p in points(_BILL_OUTLINE) if p[1] > corner]
    right = [*points(parting), *rim]
    pen.plate(bill, BILL)
    pen.plate(right + [(-p[0], *p[1:]) for p in reversed(right) if p[0]], BILL_SHADE)
    pen.contour(bill, 6)


def draw_nostrils(pen: Pen) -> None:
    """Call inside a mirrored half."""
    pen.brush("9,192,1.5 13,186,5 20,185,1.5")
    pen.line("50,190 60,198 76,198", 3.4, 0.1, 0.1, BILL_SHADE)
