"""The fox that teaches: the winking kitsune before the moon, without a frame."""

from __future__ import annotations

from pathlib import Path

from kit import circ
from pen import Pen
from yokai_kitsune import draw_sly_head

_MOON = "#E9C979"


def draw(out: Path) -> list[Path]:
    """Write ``ornaments/fox.svg`` under `out`."""
    pen = Pen(300, 300)
    pen.doc.p(circ(150, 150, 132), _MOON)
    with pen.placed(150, 158, 0.92, -8), pen.placed(0, -150):
        draw_sly_head(pen)
    return [pen.save(out / "ornaments" / "fox.svg", "The fox that teaches")]
