"""The picture of a turn for the rules of Yōkai: look at two cards, move one, give a hint."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from yokai_desktop.engine.yokai.cards import Family, Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.cards import CardLook
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.parts.seal import paint_number
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.names import BACK
from yokai_desktop.ui.yokai.signs import paint_cord, paint_eye, paint_strip, strip_box

_STEPS = 3
_COLUMNS, _ROWS = 3, 3
_LOOKED = (Place(1, 0), Place(0, 2))
_MOVED_FROM, _MOVED_TO = Place(0, 2), Place(2, 0)
_LOCKED = Place(1, 0)
_CELLS = tuple(Place(x, y) for y in range(_ROWS) for x in range(_COLUMNS) if (x, y) != _MOVED_TO)
_SEEN = "yokai/kitsune-1"


def turn_picture(size: QSize, dpr: float) -> QPixmap:
    """The three steps side by side, numbered: the same few cards after each."""
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    across = size.width() / _STEPS
    cell = min(across / (_COLUMNS + 0.7), size.height() / (_ROWS + 0.35))
    for step in range(_STEPS):
        left = across * step + (across - cell * _COLUMNS) / 2
        corner = QPointF(left, (size.height() - cell * _ROWS) / 2)
        _paint_step(painter, step, corner, cell, dpr)
        paint_number(painter, corner - QPointF(cell * 0.04, -cell * 0.05), step + 1)
    painter.end()
    return pixmap


def _paint_step(painter: QPainter, step: int, corner: QPointF, cell: float, dpr: float) -> None:
    def middle(place: Place) -> QPointF:
        return corner + QPointF((place.x + 0.5) * cell, (place.y + 0.5) * cell)

    places = [_MOVED_TO if step and place == _MOVED_FROM else place for place in _CELLS]
    for place in places:
        seen = step == 0 and place in _LOOKED
        painter.save()
        painter.translate(middle(place))
        paint_card(painter, "yokai", _SEEN if seen else BACK, cell * 0.9, dpr, CardLook(best=seen))
        painter.restore()
        if seen:
            at = middle(place) + QPointF(cell * 0.34, -cell * 0.34)
            paint_eye(painter, at, cell * 0.32, theme().colours.gold_hi, dpr)
    if step == 1:
        _paint_way(painter, middle(_MOVED_FROM), middle(_MOVED_TO), cell)
    elif step == 2:
        box = QRectF(0, 0, cell * 0.9, cell * 0.9)
        box.moveCenter(middle(_LOCKED))
        paint_strip(painter, strip_box(box), Hint(1 << Family.KITSUNE), dpr)
        paint_cord(painter, box, dpr)


def _paint_way(painter: QPainter, start: QPointF, end: QPointF, cell: float) -> None:
    """The place a card has left, and an arrow to where it went."""
    pen = QPen(theme().colours.seal, max(2.0, cell * 0.05))
    empty = QRectF(0, 0, cell * 0.86, cell * 0.86)
    empty.moveCenter(start)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawRoundedRect(empty, 6, 6)
    pen.setStyle(Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    way = QLineF(start, end)
    way.setLength(way.length() - cell * 0.3)
    painter.drawLine(way)
    for side in (-1, 1):
        barb = QLineF.fromPolar(cell * 0.26, way.angle() + 180 + side * math.degrees(0.5))
        painter.drawLine(barb.translated(way.p2()))
