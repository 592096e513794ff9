"""The application icon: a fox mask before the moon on an indigo tile, readable at 16 px."""

from __future__ import annotations

from pathlib import Path

from kit import INK, SEAL, circ, rrect
from pen import Pen, both

_MOON = "#E9C979"
_MASK = "#FFFBF2"


def draw_application_icon(folder: Path) -> Path:
    """Write ``yokai-desktop.svg``, 256 by 256."""
    pen = Pen(256, 256)
    doc = pen.doc
    doc.p(rrect(8, 8, 240, 240, 54), "#141C30")
    sky = doc.grad([(0, "#141C30", 1), (1, "#34456E", 1)])
    doc.p(rrect(14, 14, 228, 228, 48), sky)
    doc.p(circ(128, 108, 84), _MOON)
    with pen.placed(128, 21, 0.87):
        pen.inked(
            both(
                "0,90 22,86 38,76! 54,40 86,18! 100,62 100,106 106,134 116,160! 84,180 58,202"
                " 36,230 0,238"
            ),
            _MASK,
            10,
            0.7,
        )
        with pen.half():
            pen.plate("54,76! 62,54 82,38! 88,68 84,96!", SEAL)
            pen.plate("10,160! 34,124 66,112 100,98! 92,130 68,152 36,158", SEAL)
            pen.brush("16,158,4 40,138,14 66,132,14 90,122,2", INK)
            pen.plate("112,158! 92,162 76,176! 94,172", SEAL)
        pen.plate(both("0,92! 11,112 8,128 0,132"), SEAL)
        pen.plate(both("0,196 16,193 20,202 10,214 0,220"), INK)
    return pen.save(folder / "yokai-desktop.svg", "Yokai Desktop")
