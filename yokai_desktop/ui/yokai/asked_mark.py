"""What is asked and judged on the grid: a card, the way of a card, and places compared."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import CARD_CORNER
from yokai_desktop.ui.yokai.grid_layer import GridLayer
from yokai_desktop.ui.yokai.place_marks import paint_place_mark
from yokai_desktop.ui.yokai.trace_arrow import draw_arrow

_CHIP, _FRAME, _OUTSIDE = 0.5, 3.0, 3.0


def _dashed(width: float) -> QPen:
    pen = QPen(theme().colours.gold_hi, width)
    pen.setDashPattern([8 / width, 6 / width])
    return pen


class AskedMark(GridLayer):
    """Over the cards, transparent to the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: int | None = None
        self.marks: Mapping[Place, DecisionLabel] = {}
        self.way: tuple[Place, Place] | None = None
        self.hide()

    def ask(self, card: int | None) -> None:
        """Mark this card, or none."""
        self.card = card
        self._show_or_hide()

    def show_marks(self, marks: Mapping[Place, DecisionLabel]) -> None:
        """Mark these places, or none."""
        self.marks = dict(marks)
        self._show_or_hide()

    def show_way(self, way: tuple[Place, Place] | None) -> None:
        """From where to where the learner moves a card, or means to."""
        self.way = way
        self._show_or_hide()

    def _show_or_hide(self) -> None:
        is_needed = self.card is not None or self.way is not None or bool(self.marks)
        self.setVisible(is_needed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._camera is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        away = theme().px(14)
        painter.setClipRect(self._zone.adjusted(-away, -away, away, away))
        if self.way is not None:
            self._paint_way(painter, *(self._camera.cell(place) for place in self.way))
        for place, label in self.marks.items():
            cell = self._camera.cell(place)
            paint_place_mark(painter, cell, label, is_taken=place in self._places)
        if self.card is not None and self.card < len(self._places):
            self._paint_question(painter, self._camera.cell(self._places[self.card]))

    def _paint_way(self, painter: QPainter, start: QRectF, end: QRectF) -> None:
        """Both places dashed, and a dashed arrow from the old one to the new one."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_dashed(_FRAME))
        for cell in (start, end):
            radius = cell.width() * CARD_CORNER
            painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), radius, radius)
        draw_arrow(painter, _dashed, start, end, 1)

    def _paint_question(self, painter: QPainter, cell: QRectF) -> None:
        style = theme()
        radius = cell.width() * CARD_CORNER + _OUTSIDE
        painter.setPen(QPen(style.colours.gold_hi, _FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            cell.adjusted(-_OUTSIDE, -_OUTSIDE, _OUTSIDE, _OUTSIDE), radius, radius
        )
        chip = QRectF(0, 0, cell.width() * _CHIP, cell.width() * _CHIP)
        chip.moveCenter(cell.center())
        painter.setPen(QPen(style.colours.gold_hi, 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(style.colours.paper_hi)
        painter.drawRoundedRect(chip, radius, radius)
        font = QFont(style.font(Role.SECTION))
        font.setPixelSize(max(12, round(chip.height() * 0.7)))
        painter.setFont(font)
        painter.setPen(style.colours.ink)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, "?")
