"""A shape of Yōkai drawn with sixteen little squares."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.theme import theme

_LARGEST_CELL = 11


def paint_shape(painter: QPainter, shape: Shape, room: QRectF) -> None:
    """Paint a shape in the middle of a box, as large as it fits."""
    columns, rows = len(shape.rows[0]), len(shape.rows)
    largest = max(_LARGEST_CELL, theme().px(_LARGEST_CELL))
    pitch = min(room.width() / columns, room.height() / rows, largest)
    left = room.center().x() - columns * pitch / 2
    top = room.center().y() - rows * pitch / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colours.brocade)
    for x, y in shape.places:
        cell = QRectF(left + x * pitch, top + y * pitch, pitch - 1.2, pitch - 1.2)
        painter.drawRoundedRect(cell, 1.5, 1.5)


def shape_picture(shape: Shape, size: QSize, dpr: float) -> QPixmap:
    """A shape as a picture of its own."""
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    paint_shape(painter, shape, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return pixmap
