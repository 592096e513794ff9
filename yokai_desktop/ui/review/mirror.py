"""The bronze mirror: how well somebody chose, as a number from 0 to 100."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import line
from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.theme.typeface import MINCHO, sized_font

_STUDS = 24
_NUMBER = 0.36


class MirrorPicture(DrawnSquare):
    """``show_accuracy(84)``; None leaves it empty.  Words beside it say the same."""

    def __init__(self, size: int = 74, parent: QWidget | None = None) -> None:
        super().__init__(line(size), parent)
        self._accuracy: int | None = None

    def show_accuracy(self, accuracy: int | None) -> None:
        self._accuracy = accuracy
        self.update()

    @property
    def accuracy(self) -> int | None:
        return self._accuracy

    def draw(self, painter: QPainter, box: QRectF) -> None:
        colours = theme().colours
        box = box.adjusted(1, 1, -1, -1)
        middle, radius = box.center(), box.width() / 2
        metal = QRadialGradient(middle - QPointF(radius * 0.25, radius * 0.3), radius * 1.25)
        metal.setColorAt(0, colours.coin_light)
        metal.setColorAt(0.55, colours.coin)
        metal.setColorAt(1, colours.coin_dark)
        painter.setPen(QPen(colours.coin_edge, 1))
        painter.setBrush(metal)
        painter.drawEllipse(box)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.coin_edge)
        stud = max(1.0, radius * 0.045)
        for number in range(_STUDS):
            turn = 2 * math.pi * number / _STUDS
            spot = middle + QPointF(math.cos(turn), math.sin(turn)) * radius * 0.86
            painter.drawEllipse(spot, stud, stud)
        painter.setBrush(colours.paper_hi)
        painter.setPen(QPen(colours.coin_edge, 1))
        painter.drawEllipse(middle, radius * 0.72, radius * 0.72)
        if self._accuracy is not None:
            painter.setPen(colours.ink)
            painter.setFont(sized_font(MINCHO, box.width() * _NUMBER))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(self._accuracy))
