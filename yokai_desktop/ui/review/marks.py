"""Ink marks: how a decision is rated, by shape, by strength of ink and by sign.

Each of the three alone tells them apart, so no colour is needed.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.review.words import label_words
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.theme.typeface import MINCHO, sized_font

MARK, LARGE_MARK, SMALL_MARK = 24, 30, 14
"""Sizes of the design: in a text, in a heading, without its sign on a time bar."""
_SIGNS = {DecisionLabel.SLIP: "?!", DecisionLabel.MISTAKE: "?", DecisionLabel.BLUNDER: "??"}
_DIAMOND = 1.22
"""A diamond is larger than the box of the other shapes."""


def paint_mark(
    painter: QPainter,
    box: QRectF,
    label: DecisionLabel,
    *,
    signed: bool = True,
    hollow: bool = False,
) -> None:
    """A mark in a square box; ``hollow`` ones are those of other players on a time bar."""
    colours = theme().colours
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if hollow:
        painter.setOpacity(0.6)
    side = box.width()
    match label:
        case DecisionLabel.SLIP:
            rim = colours.paper if hollow else colours.ink
            painter.setPen(QPen(rim, max(1.0, side * 0.075)))
            painter.setBrush(Qt.BrushStyle.NoBrush if hollow else colours.paper_hi)
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
            ink = colours.ink
        case DecisionLabel.MISTAKE:
            painter.setPen(QPen(colours.paper, max(1.0, side * 0.066)))
            painter.setBrush(Qt.BrushStyle.NoBrush if hollow else colours.ink_mark)
            radius = side * 0.21
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
            ink = colours.ink_mark_text
        case DecisionLabel.BLUNDER:
            painter.setPen(QPen(colours.paper, max(1.0, side * 0.058)))
            painter.setBrush(Qt.BrushStyle.NoBrush if hollow else colours.ink)
            half = side * _DIAMOND / 2
            middle = box.center()
            tips = ((0, -half), (half, 0), (0, half), (-half, 0))
            painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in tips]))
            ink = colours.ink_mark_text
        case DecisionLabel.BEST:
            painter.setPen(QPen(colours.coin_dark, max(1.0, side * 0.06)))
            painter.setBrush(colours.coin)
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
            _paint_tick(painter, box, QPen(colours.best_text, side * 0.1))
        case _:
            painter.setPen(QPen(colours.ink_faint, max(1.0, side * 0.066)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
            _paint_tick(painter, box, QPen(colours.ink2, side * 0.08))
    if signed and label in _SIGNS:
        painter.setPen(ink)
        painter.setFont(sized_font(MINCHO, side * 0.6))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), _SIGNS[label])
    painter.restore()


def _paint_tick(painter: QPainter, box: QRectF, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    side = box.width()
    points = ((0.28, 0.53), (0.44, 0.68), (0.72, 0.35))
    painter.drawPolyline(
        QPolygonF([box.topLeft() + QPointF(x * side, y * side) for x, y in points])
    )


class MarkBadge(DrawnSquare):
    """A mark by itself; it is called by its words."""

    def __init__(
        self,
        label: DecisionLabel = DecisionLabel.FINE,
        size: int = MARK,
        parent: QWidget | None = None,
    ) -> None:
        self._design = size
        super().__init__(lambda: round(self._side * _DIAMOND) + 2, parent)
        self._label = label

    @property
    def label(self) -> DecisionLabel:
        return self._label

    @property
    def _side(self) -> int:
        return max(theme().scale.line(self._design), 20)

    def set_label(self, label: DecisionLabel) -> None:
        self._label = label
        self.setAccessibleName(label_words(label))
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        mark = QRectF(0, 0, self._side, self._side)
        mark.moveCenter(box.center())
        paint_mark(painter, mark, self._label)
