"""Places that were compared, marked on the grid: where a card speaks, and where it does not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.geometry import CARD_CORNER

_FRAME = 2.0
_SIDE, _LEAST = 0.34, 16.0
_ON_CARD = 0.3
"""On a card a mark stands at its lower right corner, moved in by this part of its side."""


def paint_place_mark(
    painter: QPainter, cell: QRectF, label: DecisionLabel, *, is_taken: bool
) -> None:
    """A mark in the middle of a free place with a dashed frame, or at the corner of a card."""
    side = max(_LEAST, cell.width() * _SIDE)
    box = QRectF(0, 0, side, side)
    if is_taken:
        box.moveCenter(cell.bottomRight())
        box.translate(-side * _ON_CARD, -side * _ON_CARD)
    else:
        painter.setPen(QPen(theme().colours.gold_hi, _FRAME, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = cell.width() * CARD_CORNER
        painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), radius, radius)
        box.moveCenter(cell.center())
    paint_mark(painter, box, label)
