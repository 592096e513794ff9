"""The picture on the tile of Yōkai: a corner of its grid over the water."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from yokai_desktop.ui.art.faces import face
from yokai_desktop.ui.parts.patterns import pattern_brush, waves
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import theme

_GRID = (
    ("back", "kitsune-1", "back", "back", "back"),
    ("rokurokubi-1", "kitsune-2", "oni-1", "back", "back"),
    ("", "back", "kappa-1", "", ""),
)


def paint_ground(painter: QPainter, box: QRectF, dpr: float) -> None:
    """Waves on deep water."""
    colours = theme().colours
    water = QLinearGradient(box.topLeft(), box.bottomLeft())
    water.setColorAt(0, colours.water_top)
    water.setColorAt(1, colours.water_bottom)
    painter.fillRect(box, water)
    line = QColor(colours.seal_paper)
    line.setAlphaF(0.10)
    painter.fillRect(box, pattern_brush(waves(line.rgba(), dpr, 16)))


def paint_grid(painter: QPainter, box: QRectF, dpr: float) -> None:
    """A corner of the table, some cards turned up."""
    pitch = max(box.height() * 0.31, box.width() * 0.25)
    side = round(pitch * 0.913)
    size = QSize(side, side)
    left = box.center().x() - pitch * 2.0
    top = box.center().y() - pitch * 1.62
    for row, names in enumerate(_GRID):
        for column, name in enumerate(names):
            if not name:
                continue
            spot = QRectF(left - pitch * 0.12 + column * pitch, top + row * pitch, side, side)
            draw_shadow(painter, spot, Shadow.CARD, 1.0)
            painter.drawPixmap(spot.topLeft(), face(f"yokai/{name}", size, dpr))
