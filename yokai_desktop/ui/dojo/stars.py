"""Stars: gold when they are won, an outline when not."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.trial import MOST_STARS
from yokai_desktop.ui.parts.bindings import bind_text, follow_style
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import theme

_SIDE, _GAP = 22, 4
_POINTS, _INNER = 5, 0.42


def star(middle: QPointF, radius: float) -> QPolygonF:
    """A star of five points, standing."""
    corners = []
    for number in range(2 * _POINTS):
        reach = radius if number % 2 == 0 else radius * _INNER
        angle = math.pi * number / _POINTS - math.pi / 2
        corners.append(middle + QPointF(math.cos(angle), math.sin(angle)) * reach)
    return QPolygonF(corners)


class Stars(QWidget):
    """``show_stars`` says how many of three are won."""

    def __init__(self, side: int = _SIDE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side, self.won = side, 0
        self._stamped = 0
        self._clock = QTimer(self)
        self._clock.setInterval(Span.STAMP)
        self._clock.timeout.connect(self._stamp_next)
        bind_text(self.setAccessibleName, self._words)
        follow_style(self, lambda: self.setFixedSize(self.sizeHint()))

    def show_stars(self, won: int) -> None:
        """So many, at once."""
        self._clock.stop()
        self.won = self._stamped = won
        self.setAccessibleName(self._words())
        self.update()

    def stamp(self, won: int) -> None:
        """So many, one after the other; at once where nothing moves."""
        self.show_stars(won)
        chosen = preferences()
        pace = Pace.of(chosen.value("animation"), chosen.value("reduced_motion"))
        if not pace.is_still and not pace.reduced:
            self._stamped = 0
            self._clock.start()

    def _stamp_next(self) -> None:
        self._stamped += 1
        if self._stamped >= self.won:
            self._clock.stop()
        self.update()

    def _words(self) -> str:
        text = QCoreApplication.translate("Dojo", "%n of {most} stars", "", self.won)
        return text.format(most=MOST_STARS)

    def sizeHint(self) -> QSize:
        side = theme().px(self._side)
        return QSize(MOST_STARS * (side + _GAP), side + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme().px(self._side)
        for place in range(MOST_STARS):
            middle = QPointF(place * (side + _GAP) + side / 2 + 1, self.height() / 2)
            is_won = place < self._stamped
            painter.setPen(QPen(colours.coin_edge if is_won else colours.paper_edge, 1.4))
            painter.setBrush(colours.coin if is_won else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(star(middle, side / 2))
