"""The fox that teaches, winking, and the one that advises, smiling: before the moon, unframed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kit import circ
from pen import Pen
from yokai_kitsune import draw_serene_head, draw_sly_head

_MOON = "#E9C979"


def draw(out: Path) -> list[Path]:
    """Write ``ornaments/fox*.svg`` under `out`."""
    folder = out / "ornaments"
    return [
        _before_the_moon(draw_sly_head, -8).save(folder / "fox.svg", "The fox that teaches"),
        _before_the_moon(draw_serene_head, 0).save(
            folder / "fox-smiling.svg", "The fox that advises"
        ),
    ]


def _before_the_moon(draw_head: Callable[[Pen], None], tilt: float) -> Pen:
    pen = Pen(300, 300)
    pen.doc.p(circ(150, 150, 132), _MOON)
    with pen.placed(150, 158, 0.92, tilt), pen.placed(0, -150):
        draw_head(pen)
    return pen
