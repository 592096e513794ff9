"""The arrow from the old place of a card to where it lies now."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.seat_signs import seat_pen

_BEND = 0.38
_LINE, _CASING = 3.6, 8.5
_HEAD_LONG, _HEAD_WIDE = 20, 19
_NEIGHBOUR = 1.2
"""Up to so many pitches a way is straight."""


def paint_arrow(
    painter: QPainter, seat: int, start: QRectF, end: QRectF, side: int, part: float = 1.0
) -> None:
    """From the middle of the old place to the edge of the card, bent to one side; drawn so far."""
    draw_arrow(painter, lambda width: seat_pen(seat, width), start, end, side, part)


def draw_arrow(
    painter: QPainter,
    pen_of: Callable[[float], QPen],
    start: QRectF,
    end: QRectF,
    side: int,
    part: float = 1.0,
) -> None:
    """The same in any colour: ``pen_of`` makes a pen of a width."""
    path = arrow_path(start, end, side)
    small = min(1.0, start.width() / 90)
    long = _HEAD_LONG * small * max(0.8, theme().u)
    wide = _HEAD_WIDE * small * max(0.8, theme().u)
    length = path.length()
    if length <= long:
        return
    tip_at = path.percentAtLength(length) * part
    tip, neck = path.pointAtPercent(tip_at), _neck(path, length * part - long)
    line = _part_of(path, max(0.0, length * part - long * 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    casing = QPen(QColor(theme().colours.line_casing), _CASING * small)
    casing.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(casing)
    painter.drawPath(line)
    head = _head(neck, tip, wide)
    pen = pen_of(_LINE * max(0.7, small))
    painter.setPen(casing)
    painter.drawPolygon(head)
    painter.setPen(pen)
    painter.drawPath(line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.color())
    painter.drawPolygon(head)


def flight_point(start: QRectF, end: QRectF, side: int, part: float) -> QPointF:
    """Where the middle of a card is on its way along the arrow: from its old place into the new."""
    first, last = start.center(), end.center()
    control = _control(start, end, side)
    back = 1 - part
    return first * (back * back) + control * (2 * back * part) + last * (part * part)


def _control(start: QRectF, end: QRectF, side: int) -> QPointF:
    """What a way bends towards; a way to a neighbour is straight."""
    first, last = start.center(), end.center()
    way = last - first
    length = hypot(way.x(), way.y()) or 1.0
    bend = 0.0 if length < _NEIGHBOUR * start.width() * 1.1 else _BEND * length * side
    return (first + last) / 2 + QPointF(-way.y(), way.x()) / length * bend


def arrow_path(start: QRectF, end: QRectF, side: int) -> QPainterPath:
    """The line of the arrow; ``side`` is 1 for a bend to the right, −1 for one to the left."""
    first, control = start.center(), _control(start, end, side)
    path = QPainterPath(first + _towards(first, control, start.width() * 0.16))
    edge = _edge_point(end, control)
    path.quadTo(control, edge)
    return path


def _towards(start: QPointF, end: QPointF, far: float) -> QPointF:
    way = end - start
    length = hypot(way.x(), way.y()) or 1.0
    return way * (far / length)


def _edge_point(cell: QRectF, seen_from: QPointF) -> QPointF:
    """Where the way from a point to the middle of a cell meets its frame."""
    way = seen_from - cell.center()
    half = cell.width() / 2 + 9
    reach = max(abs(way.x()), abs(way.y())) or 1.0
    return cell.center() + way * min(1.0, half / reach)


def _neck(path: QPainterPath, at: float) -> QPointF:
    return path.pointAtPercent(path.percentAtLength(max(0.0, at)))


def _part_of(path: QPainterPath, length: float) -> QPainterPath:
    drawn = QPainterPath(path.pointAtPercent(0))
    steps = 24
    for step in range(1, steps + 1):
        drawn.lineTo(path.pointAtPercent(path.percentAtLength(length * step / steps)))
    return drawn


def _head(neck: QPointF, tip: QPointF, wide: float) -> QPolygonF:
    way = tip - neck
    length = hypot(way.x(), way.y()) or 1.0
    aside = QPointF(-way.y(), way.x()) / length * wide / 2
    notch = neck + way * 0.22
    return QPolygonF([tip, neck + aside, notch, neck - aside])
