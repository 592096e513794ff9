"""Flecks of gold leaf that fly off a captured boss, and fall."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from yokai_desktop.ui.theme import theme

_COUNT = 18
_GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
_RING, _FALL = 0.55, 0.22
"""Where they begin and how far they fall, as a share of the card's width."""
_SIZE = 0.035
FLECKS_REACH = 1.2
"""How far beyond the edges of its card a fleck comes, as a share of the card's width."""


def paint_flecks(painter: QPainter, width: float, part: float) -> None:
    """The flecks of a card around the painter's origin, a part of their way out, always alike.

    They fly fast at first, slow down, turn over as leaves do, and fade.
    """
    colours = theme().colours
    out = 1 - (1 - part) ** 3
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(_COUNT):
        angle = number * _GOLDEN_ANGLE
        reach = _RING + (0.28 + 0.22 * (number % 3)) * out
        at = QPointF(math.cos(angle), math.sin(angle) * 1.25) * (reach * width)
        at += QPointF(0, _FALL * width * part * part)
        colour = QColor(colours.gold_hi if number % 2 else colours.moon)
        colour.setAlphaF(min(1.0, 2 * (1 - part)))
        painter.setBrush(colour)
        turning = abs(math.cos(part * 5 + number))
        long, broad = _SIZE * width, _SIZE * width * (0.25 + 0.75 * turning)
        corners = [QPointF(0, -long), QPointF(broad, 0), QPointF(0, long), QPointF(-broad, 0)]
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
