"""The way of a card from the hand to its place on the mat, dotted: for a first card of all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Themed, theme

Ends = tuple[QRectF, QRectF]
"""The boxes of the card and of its place."""
_DOT, _CASING, _GAP, _HEAD = 3.0, 7.0, 9.0, 17.0
_LEAST = 0.001
"""The length of a dash that is a dot."""
_FRAME_MS, _STEPS = 16, 32


def way_path(card: QRectF, place: QRectF) -> QPainterPath:
    """From beside the top of the card, bent outwards, to the right edge of its place."""
    start = QPointF(card.right() - card.width() * 0.12, card.top() + 2)
    end = QPointF(place.right() + 6, place.center().y() + place.height() * 0.1)
    path = QPainterPath(start)
    out = max(start.x(), end.x()) + place.width() * 0.55
    path.quadTo(QPointF(out, (start.y() + end.y()) / 2), end)
    return path


class WayMark(QWidget, Themed):
    """Over the cards of a board, transparent to the pointer; ``show_way`` runs along it once.

    What is written on ``above`` stays legible: the way goes below it.
    """

    def __init__(self, board: QWidget, above: QWidget) -> None:
        super().__init__(board)
        self._board, self._above = board, above
        self._ends: Callable[[], Ends | None] = lambda: None
        self._part = 1.0
        self._length = 0.0
        self._since = QElapsedTimer()
        self._clock = QTimer(self)
        self._clock.setInterval(_FRAME_MS)
        self._clock.timeout.connect(self._run)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.installEventFilter(self)
        self.follow_theme()

    def show_way(self, ends: Callable[[], Ends | None], pace: Pace) -> None:
        """Show the way between these two boxes, wherever they come to lie."""
        self._ends = ends
        self._length = 0.0 if pace.is_still or pace.reduced else pace.ms(Span.WAY)
        self._part = 0.0 if self._length else 1.0
        self.setGeometry(self._board.rect())
        self.raise_()
        self.stackUnder(self._above)
        self.show()
        if self._length:
            self._since.start()
            self._clock.start()

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._clock.stop()
        self._ends = lambda: None
        self.hide()

    @property
    def is_running(self) -> bool:
        """Whether the way is being drawn."""
        return self._clock.isActive()

    def _run(self) -> None:
        self._part = min(1.0, self._since.elapsed() / self._length)
        if self._part >= 1.0:
            self._clock.stop()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        ends = self._ends()
        if ends is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, u = theme().colours, max(0.8, theme().u)
        path = way_path(*ends)
        drawn = QPainterPath(path.pointAtPercent(0))
        for step in range(1, _STEPS + 1):
            length = path.length() * self._part * step / _STEPS
            drawn.lineTo(path.pointAtPercent(path.percentAtLength(length)))
        for width, colour in ((_CASING, colours.line_casing), (_DOT, colours.gold_hi)):
            pen = QPen(QColor(colour), width * u)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([_LEAST, _GAP / width])
            painter.setPen(pen)
            painter.drawPath(drawn)
        self._paint_head(painter, path)

    def _paint_head(self, painter: QPainter, path: QPainterPath) -> None:
        """The tip of the arrow, where the way has come to."""
        long = _HEAD * max(0.8, theme().u)
        tip_at = path.length() * self._part
        tip = path.pointAtPercent(path.percentAtLength(tip_at))
        neck = path.pointAtPercent(path.percentAtLength(max(0.0, tip_at - long)))
        way = tip - neck
        across = QPointF(-way.y(), way.x()) * 0.5
        painter.setPen(QPen(QColor(theme().colours.line_casing), 2))
        painter.setBrush(theme().colours.gold_hi)
        painter.drawPolygon(QPolygonF([tip, neck + across, neck - across]))
