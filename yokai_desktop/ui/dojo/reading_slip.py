"""The slip beside the place that is aimed at: how each partner will read it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.dojo.reading_rows import PartnerReading, ReadingRows
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import theme

_RIM = 6
"""Room for the shadow."""


@dataclass(frozen=True)
class SlipSpot:
    """Where a slip lies on a board, and whether that is left of what it is about."""

    box: QRect
    is_left: bool


class ReadingSlip(QWidget):
    """Lies over a table and is transparent to the pointer; hidden until it has a spot."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.rows = ReadingRows()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column(self.rows, spacing=0, margins=None, on=self).setContentsMargins(
            _RIM, _RIM, _RIM, _RIM
        )
        self.hide()

    def sizes(self, readings: tuple[PartnerReading, ...]) -> tuple[QSize, ...]:
        """How large it may be, the best first: a row for each partner, or two."""
        style, rim = theme(), 2 * _RIM
        if style.scale.is_text_large:
            return ()
        found = []
        for in_one_row in (True, False):
            high = self.rows.height_for(len(readings), in_one_row=in_one_row)
            found.append(
                QSize(self.rows.least_width(readings, in_one_row=in_one_row) + rim, high + rim)
            )
        return tuple(found)

    def show_readings(
        self, readings: tuple[PartnerReading, ...], spot: SlipSpot | None, board: QPoint
    ) -> None:
        """Lie at a spot of a board that is there, the gold bar away from the place; or hide."""
        is_seen = bool(readings) and spot is not None
        if is_seen and spot is not None:
            wide = self.rows.least_width(readings, in_one_row=True) + 2 * _RIM
            self.rows.set_form(in_one_row=spot.box.width() >= wide, bar_left=spot.is_left)
            self.setGeometry(spot.box.translated(board))
        self.rows.show_readings(readings if is_seen else ())
        self.setVisible(is_seen)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_shadow(painter, QRectF(self.rows.geometry()), Shadow.PLATE, theme().u)
