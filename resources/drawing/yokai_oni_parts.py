"""What every Oni has: hair, horns, the broad blue face with its nose and tusks."""

from __future__ import annotations

from kit import GOLD, INK, WHITE
from pen import Pen, both
from yokai_frame import FAMILY_COLOURS

BLUE, DEEP = FAMILY_COLOURS["oni"]

_FACE = "0,77 30,79 62,87 88,108 94,140 100,168 96,196 84,226 60,252 28,268 0,271"


def draw_hair(pen: Pen) -> None:
    """One ink mass of flame-like curls behind the face."""
    pen.plate(
        both(
            "0,58! 16,70 26,62! 34,48 56,42 50,56! 76,50 96,62 83,72! 108,78 119,98 105,98!"
            " 123,116 125,140 110,130! 122,156 115,182 105,166! 111,196 98,222 60,200 0,200"
        ),
        INK,
    )
    with pen.half():
        for curl in (
            "46,72 62,60 74,62",
            "70,82 90,78 103,88",
            "86,104 104,104 114,122",
            "92,130 106,136 113,158",
        ):
            pen.line(curl, 2.6, colour=BLUE)


def draw_limp_hair(pen: Pen) -> None:
    """The same mass gone slack: parted in the middle, hanging past the cheeks."""
    pen.plate(
        both(
            "0,66! 14,56 40,50 72,54 98,72 112,104 116,146 116,190 122,228! 108,220 104,238!"
            " 94,216 84,224! 76,190 0,180"
        ),
        INK,
    )
    with pen.half():
        for strand in (
            "20,66 52,62 80,76",
            "60,70 92,88 104,124",
            "98,110 108,150 107,196",
            "102,156 110,190 112,214",
        ):
            pen.line(strand, 2.6, colour=BLUE)


def draw_beard(pen: Pen) -> None:
    """A ruff of flames around the jaw."""
    pen.plate(
        both(
            "0,150 92,150 102,182! 110,202 121,214! 106,217 94,216! 99,236 107,252! 90,247 77,239!"
            " 78,257 80,276! 63,266 52,256! 48,272 41,289! 28,278 21,267! 12,280 0,297!"
        ),
        INK,
    )


def draw_horns(pen: Pen) -> None:
    """Two upright horns with three rings each."""
    with pen.half():
        pen.inked("24,84! 26,56 40,28 66,8! 60,40 62,66 60,92! 42,92", GOLD, 5.5, heavy=(1, 0.4))
        for ring in ("25,68 42,74 60,70", "28,52 44,57 60,52", "36,36 48,40 60,34"):
            pen.line(ring, 3.4, 0.3, 0.2)


def draw_face(pen: Pen) -> None:
    """The face plate with its one darker plane at the jaw."""
    pen.inked(both(_FACE), BLUE, 6.5)
    with pen.half():
        pen.plate("98,150! 97,196 82,228 58,250 40,259! 66,232 80,204 82,176", DEEP)


def draw_nose(pen: Pen) -> None:
    """Broad wings and nostrils; call inside a mirrored half."""
    pen.brush("12,168,1.5 14,180,4 30,186,6 36,197,5.5 26,205,4 12,203,1")
    pen.oval(15, 200, 6.5, 4, -10)


def draw_tusk(pen: Pen, outline: str) -> None:
    pen.inked(outline, WHITE, 4.6, 0.75, (1, 0.3), 0.7)
