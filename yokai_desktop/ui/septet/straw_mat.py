"""What is painted on the mat of two players: the piles, the trick, what a mark means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.cards import CardMark
from yokai_desktop.ui.septet.names import symbol_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.straw_geometry import StrawGeometry
from yokai_desktop.ui.table.card_marks import SLIP, paint_slip
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.septet.cards import rank_text
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate
_SLIP_WIDTH, _SLIP_HEIGHT, _LEGEND = 74, 34, 230


def slip_of(card: Card) -> CardMark:
    """The mark of an own boss that lies tucked under: for its owner alone."""
    return CardMark(SLIP, rank_text(card), symbol_of(card.family))


def tucked_bosses(view: SeptetView) -> list[Card]:
    """The viewer's own bosses that lie face down."""
    if not view.straws:
        return []
    below = view.straws[view.seat].down
    return [p.card for p in below if p.is_boss and not p.face_up and p.card is not None]


def paint_straws(
    painter: QPainter, view: SeptetView, geometry: StrawGeometry, names: Names
) -> None:
    """Everything that is painted only with two players."""
    style = theme()
    mat = geometry.mat
    painter.setPen(QPen(style.colours.mat_line, 1))
    inset = style.px(16)
    painter.drawLine(
        QPointF(geometry.divider, mat.top() + inset),
        QPointF(geometry.divider, mat.bottom() - inset),
    )
    for place in (0, 1):
        _paint_straw(painter, view, geometry, names, place)
    if view.phase == Phase.PLAY and view.outcome is None:
        _paint_head(painter, view, geometry)
    if view.last_trick is not None and not geometry.last_trick.isEmpty():
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.muted)
        painter.drawText(geometry.last_trick, 0, translate("Septet", "Last trick"))
    bosses = tucked_bosses(view)
    if bosses and view.outcome is None:
        _paint_legend(painter, geometry, bosses[0], len(view.hand))


def _paint_head(painter: QPainter, view: SeptetView, geometry: StrawGeometry) -> None:
    """The number of the trick, where there is room for it."""
    head = geometry.trick_head
    words = translate("Septet", "Trick {number}").format(number=len(view.tricks) + 1)
    painter.setFont(theme().font(Role.NAME))
    painter.setPen(theme().colours.text)
    if QFontMetricsF(painter.font()).horizontalAdvance(words) <= head.width():
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), words)


def _paint_legend(painter: QPainter, geometry: StrawGeometry, boss: Card, hand: int) -> None:
    """What the slip on one's own pile means, beside the hand where that leaves room."""
    style, spots = theme(), geometry.hand(hand)
    wide = style.px(_SLIP_WIDTH + 8) + 7.2 * style.font(Role.SECONDARY).pixelSize()
    box = QRectF(
        geometry.table.right() - wide, geometry.action_row.bottom() + style.px(20), wide, 0
    )
    if (
        not spots
        or spots[-1].bounds(RATIO).right() > box.left() - style.px(10)
        or geometry.is_tight
    ):
        return
    slip = QRectF(box.left(), box.top(), style.px(_SLIP_WIDTH), style.px(_SLIP_HEIGHT))
    paint_slip(painter, slip, slip_of(boss), painter.device().devicePixelRatioF())
    painter.setFont(style.font(Role.SECONDARY))
    painter.setPen(style.colours.muted)
    words = QRectF(
        slip.right() + style.px(8), box.top() - 2, wide - slip.width() - style.px(8), 200
    )
    text = translate("Septet", "your boss, tucked under: only you see this mark")
    painter.drawText(words, int(Qt.TextFlag.TextWordWrap), text)


def _paint_straw(
    painter: QPainter, view: SeptetView, geometry: StrawGeometry, names: Names, place: int
) -> None:
    """Whose straw it is, and the places that have been emptied."""
    style = theme()
    seat = (view.seat + place) % 2
    painter.save()
    painter.setFont(style.font(Role.SECONDARY))
    painter.setPen(style.colours.gold_hi if place == 0 else style.colours.muted)
    metrics = QFontMetricsF(painter.font())
    beside = max(style.px(14), metrics.height() / 2 + 3)
    painter.translate(
        geometry.straw_left - beside, geometry.straw_top(place) + geometry.straw_height / 2
    )
    painter.rotate(-90)
    line = QRectF(-geometry.straw_height / 2, -30, geometry.straw_height, 60)
    name = metrics.elidedText(names.name(seat), Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), name)
    painter.restore()
    if not view.straws:
        return
    pen_colour = QColor(style.colours.ghost)
    for slot, card in enumerate(view.straws[seat].down):
        if not card.gone:
            continue
        spot = geometry.straw_down(place, slot)
        box = QRectF(0, 0, spot.width, spot.width * RATIO)
        box.moveCenter(spot.middle)
        pen = QPen(pen_colour, 1)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(style.colours.ghost_fill)
        painter.drawRoundedRect(box, spot.width * 0.064, spot.width * 0.064)
