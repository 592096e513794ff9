"""A chance as a bar with its error."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yokai_desktop.ui.theme import theme

_CAP = 12


def paint_error_bar(
    painter: QPainter, track: QRectF, chance: float, error: float, open_chance: float | None
) -> None:
    """A track filled up to a chance, its error as a whisker, a tick at one half.

    The chance with all cards open is a dashed line: another lens, never the judge.
    """
    colours = theme().colours
    radius = track.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.paper_well)
    painter.drawRoundedRect(track, radius, radius)
    filled = QRectF(track)
    filled.setWidth(max(track.height(), track.width() * chance))
    painter.setBrush(colours.sides[0])
    painter.drawRoundedRect(filled, radius, radius)
    middle = track.center()
    painter.setPen(QPen(colours.ink2, 1))
    cap = _CAP * theme().u / 2
    painter.drawLine(QPointF(middle.x(), middle.y() - cap), QPointF(middle.x(), middle.y() + cap))
    if error:
        left = track.left() + track.width() * max(0.0, chance - error)
        right = track.left() + track.width() * min(1.0, chance + error)
        here = track.left() + track.width() * chance
        for start, end, colour in ((left, here, colours.paper_hi), (here, right, colours.ink)):
            painter.setPen(QPen(colour, 1.8))
            painter.drawLine(QPointF(start, middle.y()), QPointF(end, middle.y()))
        painter.setPen(QPen(colours.ink, 1.8))
        for x in (left, right):
            painter.drawLine(QPointF(x, middle.y() - cap), QPointF(x, middle.y() + cap))
    if open_chance is not None:
        pen = QPen(colours.seal_text, 2)
        pen.setDashPattern([2, 1.5])
        painter.setPen(pen)
        x = track.left() + track.width() * open_chance
        painter.drawLine(QPointF(x, track.top() - cap), QPointF(x, track.bottom() + cap))
