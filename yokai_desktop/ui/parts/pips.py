"""Pips: the level of a computer player as dots, as many filled as the level is high."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_STEP = 1.45
"""From dot to dot, by their size."""


def pips_width(side: float, most: int) -> float:
    """How much room so many dots need."""
    return side * (1 + _STEP * (most - 1))


def paint_pips(
    painter: QPainter, left: float, middle: float, side: float, level: int, most: int, ink: QColor
) -> None:
    """Dots of a size from left to right, around a height; those above the level are empty."""
    painter.save()
    painter.setPen(QPen(ink, max(1.0, side * 0.14)))
    for place in range(most):
        centre = QPointF(left + side / 2 + place * side * _STEP, middle)
        box = QRectF(0, 0, side - 1, side - 1)
        box.moveCenter(centre)
        painter.setBrush(ink if place < level else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
    painter.restore()
