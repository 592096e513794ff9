"""Games won and lost over time, as bars that stand on each other."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from yokai_desktop.storage.statistics import Period
from yokai_desktop.ui.history.words import day_words
from yokai_desktop.ui.statistics.plot import Plot, axis_marks, draw_key, paint_box
from yokai_desktop.words.joining import groups_of, labelled, row_of

_WIDEST_BAR = 46


def period_words(period: Period, *, short: bool = False) -> str:
    """When a period was: a day, the Monday of a week, a month or a year."""
    day = QDate(period.start.year, period.start.month, period.start.day)
    if period.unit == "year":
        return str(day.year())
    if period.unit == "month":
        return QLocale().toString(day, "MMM" if short and day.month() != 1 else "MMM yyyy")
    return QLocale().toString(day, "d MMM") if short else day_words(day)


def _counted(period: Period) -> tuple[str, str]:
    won = QCoreApplication.translate("Statistics", "%n won", "", period.won)
    return won, QCoreApplication.translate("Statistics", "%n lost", "", period.lost)


class ResultsPlot(Plot):
    """One bar a period: solid for won, hatched for lost."""

    def __init__(self) -> None:
        super().__init__()
        self._periods: tuple[Period, ...] = ()

    def show_periods(self, periods: tuple[Period, ...]) -> None:
        self._periods = periods
        self.tell()

    def is_empty(self) -> bool:
        return not self._periods

    def text(self) -> str:
        return groups_of(
            labelled(period_words(period), row_of(_counted(period)))
            for period in self._periods
            if period.won or period.lost
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        self._draw_keys(painter, area)
        below = area.adjusted(0, metrics.height() + 6, 0, 0)
        marks = axis_marks(max(period.won + period.lost for period in self._periods))
        inner = self.draw_axis(painter, below, marks)
        step = inner.width() / len(self._periods)
        width = min(step * 0.66, _WIDEST_BAR)
        scale = inner.height() / marks[-1]
        widest = max(metrics.horizontalAdvance(period_words(p, short=True)) for p in self._periods)
        every = max(1, -(-int(widest + 10) // max(1, int(step))))
        for place, period in enumerate(self._periods):
            middle = inner.left() + (place + 0.5) * step
            x = middle - width / 2
            top = inner.bottom() - period.won * scale
            paint_box(painter, QRectF(x, top, width, period.won * scale), True)
            lost = period.lost * scale
            paint_box(painter, QRectF(x, top - lost, width, lost), False)
            if place % every == 0:
                words = QRectF(middle - step * every / 2, inner.bottom() + 4, step * every, 40)
                centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                painter.setPen(self.palette().text().color())
                painter.drawText(words, int(centred), period_words(period, short=True))

    def _draw_keys(self, painter: QPainter, area: QRectF) -> None:
        y = area.top() + QFontMetricsF(painter.font()).height() / 2
        x = area.left()
        x = draw_key(painter, QPointF(x, y), QCoreApplication.translate("Statistics", "won"), True)
        draw_key(painter, QPointF(x, y), QCoreApplication.translate("Statistics", "lost"), False)
