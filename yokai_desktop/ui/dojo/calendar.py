"""The month as a calendar: days at the table are marked, days without play are just days."""

from __future__ import annotations

from calendar import monthrange
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.dojo.learner import today
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_CORNER = 7
_WEEK = 7


class MonthView(QWidget):
    """``show_days(today, days)``; the whole is read as one sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.today, self.days = today(), set[int]()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_days(self, day: date, days: set[int]) -> None:
        """The days of this month at the table."""
        self.today, self.days = day, days
        self.setAccessibleName(self.words())
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """How many days there were."""
        if not self.days:
            return translate("Dojo", "Days at the table will be marked here.")
        return translate("Dojo", "%n day(s) at the table", "", len(self.days))

    @property
    def _weeks(self) -> int:
        first, count = self._month()
        return -(-(first + count) // _WEEK)

    def _month(self) -> tuple[int, int]:
        """The weekday its first day falls on, from Monday, and how many days it has."""
        return monthrange(self.today.year, self.today.month)

    def _row(self) -> float:
        return QFontMetricsF(theme().font(Role.SECONDARY)).height() * 1.45

    def sizeHint(self) -> QSize:
        return QSize(180, round(self._row() * (self._weeks + 1)) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, high = self.width() / _WEEK, self._row()
        middle = Qt.AlignmentFlag.AlignCenter
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(colours.ink2)
        names = QLocale()
        for place in range(_WEEK):
            name = names.dayName(place + 1, QLocale.FormatType.NarrowFormat)
            painter.drawText(QRectF(place * step, 0, step, high), middle, name)
        painter.setFont(style.font(Role.SECONDARY))
        first, count = self._month()
        for day in range(1, count + 1):
            week, place = divmod(first + day - 1, _WEEK)
            box = QRectF(place * step, (week + 1) * high, step, high).adjusted(2, 1, -2, -1)
            if day in self.days:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.current_row)
                painter.drawRoundedRect(box, 4, 4)
                corner = style.px(_CORNER)
                painter.fillRect(
                    QRectF(box.right() - corner, box.top(), corner, corner), colours.seal
                )
            if day == self.today.day:
                painter.setPen(QPen(colours.ink, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 4, 4)
            painter.setPen(colours.ink)
            painter.drawText(box, middle, str(day))
