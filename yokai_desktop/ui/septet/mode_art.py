"""The little drawings on the tiles of the ways to play: a table seen from above, with its seats."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import theme

_TABLE = 40
_DISC = 7
_AWAY = 32

_BELOW, _LEFT, _ABOVE, _RIGHT = (0, 1), (-1, 0), (0, -1), (1, 0)
_UPPER_LEFT, _UPPER_RIGHT = (-0.82, -0.82), (0.82, -0.82)
_SEATS = {
    "four": ((_BELOW, 0), (_LEFT, 1), (_ABOVE, 0), (_RIGHT, 1)),
    "three": ((_BELOW, 0), (_UPPER_LEFT, 1), (_UPPER_RIGHT, 2)),
    "two": ((_BELOW, 0), (_ABOVE, 1)),
    "seven_next": ((_BELOW, 0), (_LEFT, 1), (_ABOVE, 0), (_RIGHT, 1)),
}


def mode_art(mode: str) -> Callable[[QPainter, QRectF], None]:
    """The painter of the drawing for ``four``, ``three``, ``two`` or ``seven_next``."""

    def paint(painter: QPainter, box: QRectF) -> None:
        _paint_table(painter, box, mode)

    return paint


def _paint_table(painter: QPainter, box: QRectF, mode: str) -> None:
    style = theme()
    colours = style.colours
    middle = box.center()
    side, disc, away = style.px(_TABLE), style.px(_DISC), style.px(_AWAY)
    table = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(colours.lacquer_deep, 1))
    painter.setBrush(colours.brocade)
    painter.drawRoundedRect(table, side * 0.14, side * 0.14)
    painter.setPen(Qt.PenStyle.NoPen)
    for (x, y), team in _SEATS[mode]:
        painter.setBrush(colours.sides[team])
        painter.drawEllipse(QPointF(middle.x() + x * away, middle.y() + y * away), disc, disc)
    if mode == "two":
        _paint_straws(painter, table)
    elif mode == "seven_next":
        dpr = painter.device().devicePixelRatio()
        spot = table.adjusted(*(side * k for k in (0.2, 0.2, -0.2, -0.2)))
        size = QSize(round(spot.width()), round(spot.height()))
        sign = pictures.picture("symbols/snow", size, dpr, colours.paper)
        if sign is not None:
            painter.drawPixmap(spot.topLeft(), sign)


def _paint_straws(painter: QPainter, table: QRectF) -> None:
    painter.setBrush(theme().colours.paper)
    width, height = table.width() * 0.18, table.width() * 0.22
    for row in (-1, 1):
        for column in (-1, 0, 1):
            x = table.center().x() + column * width * 1.25 - width / 2
            y = table.center().y() + row * height * 0.62 - height / 2
            painter.drawRoundedRect(QRectF(x, y, width, height), 1.5, 1.5)
