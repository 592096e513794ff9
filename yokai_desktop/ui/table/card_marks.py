"""What is fastened to the upper edge of a card: a ribbon, a number, a tag, a slip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QRadialGradient

from yokai_desktop.models.cards import CardMark
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.theme import Role, theme

RIBBON, FIRST, NUMBER, TAG, SLIP = "ribbon", "first", "number", "tag", "slip"
"""Who gave the card; the best choice; another good one; a word; what lies under the card."""
_RIBBON_WIDTH, _RIBBON_HEIGHT, _RIBBON_OVERLAP = 46, 26, 4
_MASK = 20
_DISC, _DISC_OVERLAP, _DISC_FROM_LEFT = 32, 6, 0.24
_SLIP_WIDTH, _SLIP_HEIGHT = 78, 34
_RIM = 1.6


def paint_marks(painter: QPainter, card: QRectF, marks: tuple[CardMark, ...], dpr: float) -> None:
    """Paint what is fastened to a card that lies in this box."""
    is_numbered = any(mark.kind in (FIRST, NUMBER) for mark in marks)
    for mark in marks:
        _paint_mark(painter, card, mark, dpr, is_numbered=is_numbered)


def _paint_mark(
    painter: QPainter, card: QRectF, mark: CardMark, dpr: float, *, is_numbered: bool
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mark.kind == RIBBON:
        beside = (_DISC * _unit(card) + 6) if is_numbered else 0.0
        _paint_ribbon(painter, card.adjusted(beside, 0, 0, 0), mark, dpr)
    elif mark.kind == TAG:
        _paint_tag(painter, card, mark)
    elif mark.kind == SLIP:
        _paint_slip(painter, card, mark, dpr)
    else:
        _paint_number(painter, card, mark)
    painter.restore()


def _unit(card: QRectF) -> float:
    """A pixel of the design; marks shrink with very small cards."""
    return theme().u * min(1.0, max(0.55, card.width() / (110 * theme().u)))


def _paint_ribbon(painter: QPainter, card: QRectF, mark: CardMark, dpr: float) -> None:
    """A tab in the colour of one's own side, with the giver's mask and an arrow down."""
    colours, u = theme().colours, _unit(card)
    box = QRectF(0, 0, _RIBBON_WIDTH * u, _RIBBON_HEIGHT * u)
    box.moveBottomLeft(QPointF(card.left() + 3 * u, card.top() + _RIBBON_OVERLAP * u))
    painter.setPen(QPen(colours.paper, _RIM * u))
    painter.setBrush(colours.sides[0])
    painter.drawRoundedRect(box, 4 * u, 4 * u)
    disc = QRectF(0, 0, _MASK * u, _MASK * u)
    disc.moveCenter(QPointF(box.left() + 14 * u, box.center().y()))
    paint_mask(painter, disc, mark.picture, mark.side, dpr)
    x, y, reach = box.right() - 12 * u, box.center().y(), 5.5 * u
    painter.setPen(QPen(colours.paper, 2 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, y - reach), QPointF(x, y + reach))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    head = (QPointF(-4 * u, reach - 4 * u), QPointF(0, reach), QPointF(4 * u, reach - 4 * u))
    painter.drawPolyline(QPolygonF([QPointF(x, y) + corner for corner in head]))


def _paint_number(painter: QPainter, card: QRectF, mark: CardMark) -> None:
    """A disc over the upper edge, never over the rank: the first is a gold coin."""
    u = _unit(card)
    disc = QRectF(0, 0, _DISC * u, _DISC * u)
    x = card.left() + max(card.width() * _DISC_FROM_LEFT, _DISC * u / 2)
    disc.moveCenter(QPointF(x, card.top() + (_DISC_OVERLAP - _DISC / 2) * u))
    paint_disc(painter, disc, mark)


def paint_disc(painter: QPainter, disc: QRectF, mark: CardMark) -> None:
    """The number itself, also where it stands in a list."""
    colours = theme().colours
    if mark.kind == FIRST:
        metal = QRadialGradient(disc.center(), disc.width() * 0.6)
        metal.setColorAt(0, colours.coin_light)
        metal.setColorAt(0.7, colours.coin)
        metal.setColorAt(1, colours.coin_dark)
        painter.setBrush(metal)
    else:
        painter.setBrush(colours.paper)
    painter.setPen(QPen(colours.coin_edge, max(1.0, disc.width() * 0.045)))
    painter.drawEllipse(disc)
    painter.setPen(colours.ink)
    painter.setFont(_fitted(disc.height() * 0.6))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, mark.text)


def _fitted(pixels: float) -> QFont:
    """Letters of this size, whatever the text size: they stand in something of a fixed size."""
    return theme().font(Role.NAME, pixels / theme().font(Role.NAME).pixelSize())


def _paint_tag(painter: QPainter, card: QRectF, mark: CardMark) -> None:
    """A word on gold over the upper edge, as wide as it needs."""
    colours, u = theme().colours, _unit(card)
    painter.setFont(theme().font(Role.TAG))
    metrics = QFontMetricsF(painter.font())
    wide = metrics.horizontalAdvance(mark.text) + 16 * u
    box = QRectF(0, 0, min(wide, card.width() + 30 * u), metrics.height() + 4 * u)
    box.moveCenter(QPointF(card.center().x(), card.top() - box.height() / 2 + 6 * u))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.best_tag)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(colours.best_text)
    right = Qt.TextElideMode.ElideRight
    shown = metrics.elidedText(mark.text, right, box.width() - 6 * u)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


def _paint_slip(painter: QPainter, card: QRectF, mark: CardMark, dpr: float) -> None:
    """Paper on the upper part of a back: rank, symbol, an eye; for its owner alone."""
    paint_slip(painter, _slip_box(card), mark, dpr)


def _slip_box(card: QRectF) -> QRectF:
    u = min(_unit(card), (card.width() - 4) / _SLIP_WIDTH)
    box = QRectF(0, 0, _SLIP_WIDTH * u, _SLIP_HEIGHT * u)
    box.moveCenter(QPointF(card.center().x(), card.top() + (_SLIP_HEIGHT / 2 + 4) * u))
    return box


def paint_slip(painter: QPainter, box: QRectF, mark: CardMark, dpr: float) -> None:
    """The slip itself, also where it is explained."""
    colours, high = theme().colours, box.height()
    painter.setPen(QPen(QColor(colours.coin), max(1.0, high * 0.06)))
    painter.setBrush(colours.paper)
    painter.drawRoundedRect(box, high * 0.16, high * 0.16)
    painter.setPen(colours.ink)
    painter.setFont(_fitted(high * 0.56))
    third = box.width() / 3
    words = QRectF(box.left() + third * 0.12, box.top(), third, high)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, mark.text)
    for place, (picture, share) in enumerate(((mark.picture, 0.56), ("icons/eye", 0.5)), start=1):
        side = high * share
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(QPointF(box.left() + third * (place + 0.42), box.center().y()))
        tone = None if place == 1 else colours.ink2
        pictures.paint(painter, picture, spot, dpr, tone)
