"""What the sixteen Yōkai portraits share: the picture field, the pattern band and the seal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kit import (
    INK,
    PAPER,
    circ,
    clipped,
    in_rrect,
    kikko,
    mix,
    mokume,
    pt,
    rrect,
    seal,
    shippo,
    tatewaku,
)
from pen import Pen

FAMILY_COLOURS = {
    "kitsune": ("#C8452F", "#832314"),
    "kappa": ("#4F8A5B", "#2C5A38"),
    "rokurokubi": ("#7A5A94", "#4B3363"),
    "oni": ("#3F74B0", "#234F7A"),
}
"""Colour and deep colour of every family."""

AXIS = 150
"""The vertical axis of a portrait on its 300 by 300 card."""

_BAND = 21
_FIELD = 28


def paint_field(
    pen: Pen,
    ground: str,
    sky: str,
    fade: float = 0.6,
    disc: tuple[float, float, float, str] | None = None,
) -> None:
    """The picture field: ground, a sky that fades out downwards, wood grain, one disc."""
    square = rrect(20, 20, 260, 260, 8)
    pen.doc.p(square, ground)
    pen.doc.p(square, pen.doc.grad([(0, sky, 1), (0.22, sky, 0.75), (fade, sky, 0)]))
    mokume(pen.doc, 26, 27, 274, 170, "#FFFFFF", 0.09, 10)
    if disc:
        x, y, radius, colour = disc
        pen.doc.p(circ(x, y, radius), colour)


def paint_frame(pen: Pen, family: str) -> None:
    """The band with the family's pattern, then ink line, bare paper, ink line."""
    colour, deep = FAMILY_COLOURS[family]
    doc = pen.doc
    inner = 300 - 2 * _BAND
    doc.p(rrect(0, 0, 300, 300, 20) + rrect(_BAND, _BAND, inner, inner, 9), colour, rule="evenodd")
    _paint_pattern(pen, family, mix(colour, PAPER, 0.66))
    doc.p(rrect(0, 0, 300, 300, 20) + rrect(3.2, 3.2, 293.6, 293.6, 17.2), deep, rule="evenodd")
    edge, size = _BAND - 1.8, 300 - 2 * _BAND + 3.6
    field_size = 300 - 2 * _FIELD
    doc.p(
        rrect(edge, edge, size, size, 10) + rrect(_FIELD, _FIELD, field_size, field_size, 4),
        INK,
        rule="evenodd",
    )
    hole = _FIELD - 1.2
    doc.p(
        rrect(_BAND, _BAND, inner, inner, 8.5)
        + rrect(hole, hole, field_size + 2.4, field_size + 2.4, 4.5),
        PAPER,
        rule="evenodd",
    )


def stamp_seal(pen: Pen) -> None:
    """The red seal of every portrait, bottom right."""
    seal(pen.doc, 239, 239, 26)


def draw_portraits(out: Path, family: str, portraits: list[Callable[[], Pen]]) -> list[Path]:
    """Write the four portraits of a family as ``cards/yokai/<family>-<1..4>.svg``."""
    folder = out / "cards" / "yokai"
    return [
        portrait().save(folder / f"{family}-{number}.svg", f"{family.title()} {number}")
        for number, portrait in enumerate(portraits, start=1)
    ]


def _paint_pattern(pen: Pen, family: str, light: str) -> None:
    outer = in_rrect(4, 4, 292, 292, 17)
    hole = in_rrect(_BAND - 1, _BAND - 1, 302 - 2 * _BAND, 302 - 2 * _BAND, 9)

    def in_band(point: tuple[float, float]) -> bool:
        return outer(point) and not hole(point)

    if family == "kitsune":
        pen.doc.line(clipped(shippo(300, 300, 18.75), in_band), light, 1.5)
    elif family == "kappa":
        pen.doc.line(clipped(kikko(300, 300, 10.4), in_band), light, 1.6)
    elif family == "rokurokubi":
        pen.doc.line(clipped(tatewaku(300, 300, 9.375), in_band), light, 1.7)
    else:
        pen.doc.p("".join(_scale_row(turns) for turns in range(4)), light)


def _scale_row(turns: int) -> str:
    """Two rows of uroko triangles along one side of the band, turned by quarter turns."""
    unit = 12.5
    height = (_BAND - 4) / 2
    path = ""
    for row in range(2):
        for index in range(1, 23):
            left = index * unit + (unit / 2 if row else 0)
            top = 4 + row * height
            triangle = [(left, top + height), (left + unit / 2, top), (left + unit, top + height)]
            if left + unit > (298 - _BAND if row and index > 21 else 288.5):
                continue
            for _ in range(turns):
                triangle = [(300 - y, x) for x, y in triangle]
            path += "M" + "L".join(pt(p) for p in triangle) + "z"
    return path
