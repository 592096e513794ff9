"""What all plots share: a place to draw, marks on an axis, and the same said in words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.storage.database import Database
from yokai_desktop.ui.parts.bindings import bind_style, follow_style, line
from yokai_desktop.ui.theme import Role, theme

_STEPS = (1, 2, 5)
MOST_MARKS = 5


def axis_marks(highest: int) -> list[int]:
    """A few round numbers from 0 up to at least the highest value."""
    size = 1
    while True:
        for step in _STEPS:
            if highest <= step * size * MOST_MARKS:
                count = -(-max(1, highest) // (step * size))
                return [mark * step * size for mark in range(count + 1)]
        size *= 10


class Plot(QWidget):
    """Subclasses draw into ``area`` and say the same in ``text``; ``nothing`` is told instead of
    an empty picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nothing = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        bind_style(self.setMinimumHeight, line(150))
        follow_style(self, self.update)

    def set_nothing(self, words: str) -> None:
        """What is told instead of an empty picture."""
        self.nothing = words

    def is_empty(self) -> bool:
        raise NotImplementedError

    def text(self) -> str:
        """The whole plot in words."""
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF) -> None:
        raise NotImplementedError

    def tell(self) -> None:
        """Say the new content to screen readers and paint it."""
        self.setAccessibleDescription(self.nothing if self.is_empty() else self.text())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.CAPTION))
        area = QRectF(self.rect())
        if self.is_empty():
            painter.setFont(style.font(Role.BODY))
            painter.setPen(style.colours.ink2)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(area, int(flags), self.nothing)
            return
        self.draw(painter, area)

    def draw_axis(self, painter: QPainter, area: QRectF, marks: list[int]) -> QRectF:
        """Lines for the marks with their numbers at the left; returns what is left to draw in."""
        colours = theme().colours
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(str(mark)) for mark in marks) + 8
        top, bottom = metrics.height() / 2, metrics.height() + 8
        inner = area.adjusted(left, top, 0, -bottom)
        for mark in marks:
            y = inner.bottom() - inner.height() * mark / marks[-1]
            painter.setPen(QPen(colours.paper_edge if mark == 0 else colours.paper_line, 1))
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
            number = QRectF(area.left(), y - metrics.height() / 2, left - 8, metrics.height())
            painter.setPen(colours.ink3)
            painter.drawText(number, int(Qt.AlignmentFlag.AlignRight), str(mark))
        return inner


class GamePlot(Plot):
    """A plot about one game, which it reads from the history itself."""

    def title(self) -> str:
        raise NotImplementedError

    def nothing_words(self) -> str:
        """What is said while there is nothing to show."""
        raise NotImplementedError

    def load(self, database: Database, profile: int | None) -> None:
        """Show the games of a person, or everybody's."""
        raise NotImplementedError


def draw_key(painter: QPainter, spot: QPointF, words: str, filled: bool) -> float:
    """A small sample and its meaning; returns where the next may stand."""
    colours = theme().colours
    metrics = QFontMetricsF(painter.font())
    box = QRectF(spot.x(), spot.y() - 6, 12, 12)
    paint_box(painter, box, filled)
    painter.setPen(colours.ink2)
    painter.drawText(QPointF(box.right() + 6, spot.y() + metrics.ascent() / 2 - 1), words)
    return box.right() + 6 + metrics.horizontalAdvance(words) + 18


def paint_box(painter: QPainter, box: QRectF, filled: bool) -> None:
    """A part of a bar: solid for us, outlined and hatched for the others, so that no colour is
    needed to tell them apart."""
    colours = theme().colours
    if box.height() <= 0 or box.width() <= 0:
        return
    painter.setPen(QPen(colours.sides[0] if filled else colours.sides[1], 1))
    if filled:
        painter.setBrush(colours.side_discs[0])
        painter.drawRect(box)
        return
    painter.setBrush(colours.paper_hi)
    painter.drawRect(box)
    brush = painter.brush()
    brush.setStyle(Qt.BrushStyle.BDiagPattern)
    brush.setColor(colours.side_discs[1])
    painter.setBrush(brush)
    painter.drawRect(box)
