"""One's accuracy month by month, a line for each way to play."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF, QResizeEvent

from yokai_desktop.storage.grades import MonthAccuracy
from yokai_desktop.ui.history.words import mode_words
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.statistics.plot import Plot
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import groups_of, labelled

translate = QCoreApplication.translate
_MARKS = [0, 25, 50, 75, 100]
_DASHES: tuple[list[float], ...] = ([], [5, 3], [1.5, 2.5], [7, 2, 1.5, 2])
_DOT, _SAMPLE = 5.0, 30.0
_AFTER, _APART = 8.0, 18.0
_LEAST_CURVES = 110
"""How high the lines with their axis are at least, under however many keys."""


def month_words(month: date) -> str:
    """``Nov 2026``."""
    return QLocale().toString(QDate(month.year, month.month, 1), "MMM yyyy")


def paint_dot(painter: QPainter, spot: QPointF, shape: int) -> None:
    """A disc, a square, a diamond or a triangle: lines are told apart without colour."""
    x, y = spot.x(), spot.y()
    if shape == 0:
        painter.drawEllipse(spot, _DOT, _DOT)
    elif shape == 1:
        painter.drawRect(QRectF(x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT))
    else:
        points = [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)] if shape == 2 else []
        points = points or [(0, -1.3), (1.2, 1), (-1.2, 1)]
        painter.drawPolygon(QPolygonF([QPointF(x + a * _DOT, y + b * _DOT) for a, b in points]))


class AccuracyPlot(Plot):
    """Each way to play has its own dash, its own dot and its own ink."""

    def __init__(self) -> None:
        super().__init__()
        self._found: tuple[MonthAccuracy, ...] = ()
        follow_style(self, self._make_room)

    def show_months(self, found: tuple[MonthAccuracy, ...]) -> None:
        self._found = found
        self._make_room()
        self.tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The keys never press the lines flat: they take more rows in larger text."""
        style = theme()
        _, keys = self._key_spots(QFontMetricsF(style.font(Role.CAPTION)), self.width())
        self.setMinimumHeight(round(keys) + style.scale.line(_LEAST_CURVES))

    def is_empty(self) -> bool:
        return not self._found

    @property
    def modes(self) -> list[tuple[str, str]]:
        """The ways to play, in the order in which they first came."""
        return list(dict.fromkeys((each.game, each.mode) for each in self._found))

    def text(self) -> str:
        return groups_of(
            labelled(
                month_words(each.month),
                translate(
                    "Statistics", "{mode}, accuracy {accuracy} (%n games)", "", each.games
                ).format(mode=mode_words(each.game, each.mode), accuracy=round(each.accuracy)),
            )
            for each in self._found
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        top = self._draw_keys(painter, area)
        inner = self.draw_axis(painter, area.adjusted(0, top, 0, 0), _MARKS)
        months = sorted({each.month for each in self._found})
        step = inner.width() / len(months)
        widest = max(metrics.horizontalAdvance(month_words(month)) for month in months)
        every = max(1, -(-int(widest + 10) // max(1, int(step))))
        painter.setPen(theme().colours.ink2)
        for place, month in enumerate(months):
            if place % every == 0:
                middle = inner.left() + (place + 0.5) * step
                words = QRectF(middle - step * every / 2, inner.bottom() + 4, step * every, 40)
                centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                painter.drawText(words, int(centred), month_words(month))
        for number, mode in enumerate(self.modes):
            spots = [
                QPointF(
                    inner.left() + (months.index(each.month) + 0.5) * step,
                    inner.bottom() - inner.height() * each.accuracy / 100,
                )
                for each in self._found
                if (each.game, each.mode) == mode
            ]
            self._draw_line(painter, spots, number)

    def _draw_line(self, painter: QPainter, spots: list[QPointF], number: int) -> None:
        colour = theme().colours.sides[number % 4]
        pen = QPen(colour, 2.2)
        dashes = _DASHES[(number + number // 4) % len(_DASHES)]
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(spots)
        painter.setPen(QPen(theme().colours.paper_hi, 1))
        painter.setBrush(colour)
        for spot in spots:
            paint_dot(painter, spot, number % 4)

    def _key_spots(self, metrics: QFontMetricsF, width: float) -> tuple[list[QPointF], float]:
        """Where the first dot of each key stands, and the height they take in all."""
        first, row = 1.3 * _DOT, metrics.height()
        spots: list[QPointF] = []
        x, y = first, row / 2
        for game, mode in self.modes:
            words = metrics.horizontalAdvance(mode_words(game, mode))
            wide = _SAMPLE + _AFTER + words + _APART
            if x > first and x + wide > width:
                x, y = first, y + row + 2
            spots.append(QPointF(x, y))
            x += wide
        return spots, y + row

    def _draw_keys(self, painter: QPainter, area: QRectF) -> float:
        """Which line is which; returns the height they take."""
        metrics = QFontMetricsF(painter.font())
        spots, height = self._key_spots(metrics, area.width())
        for number, (way, spot) in enumerate(zip(self.modes, spots, strict=True)):
            start = area.topLeft() + spot
            self._draw_line(painter, [start, start + QPointF(_SAMPLE, 0)], number)
            painter.setPen(theme().colours.ink2)
            words_at = QPointF(_SAMPLE + _AFTER, metrics.ascent() / 2 - 1)
            painter.drawText(start + words_at, mode_words(*way))
        return height
