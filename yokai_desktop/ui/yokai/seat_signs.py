"""How players are told apart on the table: a colour, a shape and a stroke for every seat."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.typeface import sized_font

_CORNER = 0.16
_DIAMOND = 1.07
_RIM = 1.6
_NUMBER_SIDE = 19
_SEATS = 4


def shape_path(seat: int, middle: QPointF, side: float) -> QPainterPath:
    """The shape of a seat: disc, square, hexagon, diamond."""
    path, half = QPainterPath(), side / 2
    match seat % _SEATS:
        case 0:
            path.addEllipse(middle, half, half)
        case 1:
            box = QRectF(middle.x() - half, middle.y() - half, side, side)
            path.addRoundedRect(box, side * _CORNER, side * _CORNER)
        case 2:
            points = (
                QPointF(
                    middle.x() + half * sin(step * pi / 3), middle.y() - half * cos(step * pi / 3)
                )
                for step in range(6)
            )
            _add_corners(path, list(points))
        case _:
            reach = half * _DIAMOND
            _add_corners(path, [middle + QPointF(*way) * reach for way in _WAYS])
    return path


_WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _add_corners(path: QPainterPath, points: list[QPointF]) -> None:
    path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()


def paint_shape_of(painter: QPainter, seat: int, middle: QPointF, side: float) -> None:
    """The shape of a seat in its colour, with a rim of paper."""
    colours = theme().colours
    pen = QPen(colours.paper, _RIM)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colours.side_discs[seat % _SEATS])
    painter.drawPath(shape_path(seat, middle, side))


def paint_token(
    painter: QPainter, seat: int, icon: str, middle: QPointF, side: float, number: int = 0
) -> None:
    """A step of a turn: the player's shape with the sign of the step, and the number of a look."""
    paint_shape_of(painter, seat, middle, side)
    inner = side * (0.56 if seat % _SEATS == _SEATS - 1 else 0.62)
    box = QRectF(middle.x() - inner / 2, middle.y() - inner / 2, inner, inner)
    dpr = painter.device().devicePixelRatioF()
    pictures.paint(painter, f"icons/{icon}", box, dpr, theme().colours.ink_mark_text)
    if number:
        reach = side * 0.36
        paint_number(painter, number, middle + QPointF(reach, reach), side * _NUMBER_SIDE / 30)


def paint_number(painter: QPainter, number: int, middle: QPointF, side: float) -> None:
    """A small number on a disc of paper."""
    colours = theme().colours
    side = max(15.0, side)
    painter.setPen(QPen(colours.strip_edge, 1))
    painter.setBrush(colours.paper)
    painter.drawEllipse(middle, side / 2, side / 2)
    painter.setFont(sized_font(Role.NUMBER.family, max(11, round(side * 0.74))))
    painter.setPen(colours.ink)
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def seat_pen(seat: int, width: float) -> QPen:
    """A line of a seat: solid, solid, dashed, dotted."""
    pen = QPen(theme().colours.seat_lines[seat % _SEATS], width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    match seat % _SEATS:
        case 2:
            pen.setDashPattern([11 / width, 7 / width])
        case 3:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([2 / width, 8 / width])
    return pen
