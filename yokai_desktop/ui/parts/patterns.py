"""Traditional patterns as tiles: hemp leaves for cloth, waves for water and headers, brocade."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from yokai_desktop.ui.art.pictures import blank


def _tile(
    width: float, height: float, dpr: float, rgba: int, line: float
) -> tuple[QPixmap, QPainter]:
    """A blank tile and a painter with an opaque pen; ``_fade`` gives the colour's own strength.

    Lines that cross would otherwise be stronger where they meet.
    """
    pixmap = blank(QSize(round(width), round(height)), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgb(rgba), line, c=Qt.PenCapStyle.RoundCap))
    return pixmap, painter


def _fade(painter: QPainter, rgba: int) -> None:
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(QRectF(0, 0, 9999, 9999), QColor.fromRgba(rgba))
    painter.end()


@lru_cache(maxsize=32)
def hemp_leaves(rgba: int, dpr: float, unit: int = 60) -> QPixmap:
    """Asanoha: a triangular grid, every triangle joined to its middle."""
    rise = unit * math.sqrt(3) / 2
    pixmap, painter = _tile(unit * 4, rise * 4, dpr, rgba, 1.1)
    for row in range(-1, 5):
        for column in range(-1, 5):
            x, y = column * unit + (unit / 2 if row % 2 else 0), row * rise
            a, b = QPointF(x, y), QPointF(x + unit, y)
            c, d = QPointF(x + unit / 2, y + rise), QPointF(x - unit / 2, y + rise)
            for triangle in ((a, b, c), (a, c, d)):
                middle = (triangle[0] + triangle[1] + triangle[2]) / 3
                for corner in triangle:
                    painter.drawLine(corner, middle)
            for end in (b, c, d):
                painter.drawLine(a, end)
    _fade(painter, rgba)
    return pixmap


@lru_cache(maxsize=32)
def waves(rgba: int, dpr: float, radius: int = 16) -> QPixmap:
    """Seigaiha: rows of overlapping fans, every row hiding the lower half of the one above."""
    width, height = radius * 2, radius
    pixmap, painter = _tile(width, height, dpr, rgba, max(0.9, radius / 16))
    modes = QPainter.CompositionMode
    for row in range(-2, 5):
        y = row * radius / 2 + radius
        for column in range(-1, 3):
            middle = QPointF(column * width + (radius if row % 2 else 0), y)
            painter.setCompositionMode(modes.CompositionMode_Clear)
            painter.setBrush(painter.pen().color())
            painter.drawEllipse(middle, radius, radius)
            painter.setCompositionMode(modes.CompositionMode_SourceOver)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for part in (1.0, 0.7, 0.4):
                painter.drawEllipse(middle, radius * part, radius * part)
    _fade(painter, rgba)
    return pixmap


@lru_cache(maxsize=8)
def brocade(ground_rgba: int, pattern_rgba: int, dpr: float) -> QPixmap:
    """The mount of a hanging scroll: small crosses and dots on indigo."""
    side = 16
    pixmap, painter = _tile(side, side, dpr, pattern_rgba, 0.9)
    for x, y in ((4, 4), (12, 12)):
        painter.drawEllipse(QPointF(x, y), 1.7, 1.7)
    for x, y in ((12, 4), (4, 12)):
        painter.drawLine(QPointF(x - 1.6, y - 1.6), QPointF(x + 1.6, y + 1.6))
        painter.drawLine(QPointF(x - 1.6, y + 1.6), QPointF(x + 1.6, y - 1.6))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(QRectF(0, 0, side, side), QColor.fromRgba(pattern_rgba))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    painter.fillRect(QRectF(0, 0, side, side), QColor.fromRgba(ground_rgba))
    painter.end()
    return pixmap


def pattern_brush(tile: QPixmap) -> QBrush:
    """A brush that repeats a tile."""
    return QBrush(tile)
