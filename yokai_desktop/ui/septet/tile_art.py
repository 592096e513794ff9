"""The picture on the tile of Septet: a fan of its cards at dusk."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.patterns import hemp_leaves, pattern_brush
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import theme

_FAN = (
    ("septet/earth-4", -0.60, 0.21, -24.0),
    ("septet/fire-11", 0.34, 0.10, 11.0),
    ("septet/wind-3", -0.31, 0.08, -10.0),
    ("septet/snow-7", 0.62, 0.15, 22.0),
    ("septet/charm-7", 0.03, 0.0, 0.0),
)
"""Card, place to the right of the middle and below it in cards, turn; the last lies on top."""


def paint_ground(painter: QPainter, box: QRectF, dpr: float) -> None:
    """Hemp leaves at dusk."""
    colours = theme().colours
    dusk = QLinearGradient(box.topLeft(), box.bottomLeft())
    dusk.setColorAt(0, colours.dusk_top)
    dusk.setColorAt(1, colours.dusk_bottom)
    painter.fillRect(box, dusk)
    line = QColor(colours.seal_paper)
    line.setAlphaF(0.10)
    painter.fillRect(box, pattern_brush(hemp_leaves(line.rgba(), dpr, 30)))


def paint_fan(painter: QPainter, box: QRectF, dpr: float) -> None:
    """A few cards, fanned out."""
    width = min(box.height() * 0.50, box.width() * 0.36)
    size = card_size("septet", width)
    for name, right, below, turn in _FAN:
        painter.save()
        x = box.center().x() + right * box.width() * 0.66
        painter.translate(QPointF(x, box.height() * 0.47 + below * size.height()))
        painter.rotate(turn)
        spot = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        draw_shadow(painter, spot, Shadow.RAISED, 0.6)
        painter.drawPixmap(spot.topLeft(), face(name, size, dpr))
        painter.restore()
