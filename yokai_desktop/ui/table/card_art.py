"""How a card looks: its picture with shadow, edge and veil, in any of its states."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from yokai_desktop.models.cards import CardLook, CardMark
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import NUMBER_BOXES, card_size, face
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.parts.seal import paint_seal
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.table.card_marks import paint_marks
from yokai_desktop.ui.theme import theme

MARGIN = 34
"""Free room around a card for its shadow and edges."""
_CORNER = 0.064
_CHECK = 28


def paint_card(
    painter: QPainter,
    game: str,
    picture: str,
    width: float,
    dpr: float,
    look: CardLook,
    pointed: tuple[bool, bool] = (False, False),
    shadow: Shadow | None = None,
    marks: tuple[CardMark, ...] = (),
) -> None:
    """Paint a card around the painter's origin, in any of its states."""
    colours, u = theme().colours, theme().u
    size = card_size(game, width)
    w, h = float(size.width()), float(size.height())
    box = QRectF(-w / 2, -h / 2, w, h)
    radius = w * _CORNER
    hovered, focused = pointed
    raised = look.legal or look.chosen
    small = min(1.0, max(0.4, width / 110))
    kind = shadow or (Shadow.RAISED if raised else Shadow.CARD)
    factor = (0.55 if kind is Shadow.RAISED else 0.75) * u * small
    cast, room = _cast_shadow(size, kind, round(factor, 2), dpr)
    painter.drawPixmap(box.topLeft() - QPointF(room, room), cast)
    painter.setPen(Qt.PenStyle.NoPen)
    edge, grow = _edge_of(look, hovered)
    grow *= max(0.7, u) * max(0.6, small)
    if focused:
        ring = grow + 4
        painter.setPen(QPen(colours.focus, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-ring, -ring, ring, ring), radius + 6, radius + 6)
        painter.setPen(Qt.PenStyle.NoPen)
    if edge is not None:
        painter.setBrush(edge)
        painter.drawRoundedRect(
            box.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow
        )
    painter.drawPixmap(box.topLeft(), face(picture, size, dpr))
    if look.dimmed and game in NUMBER_BOXES and not picture.endswith("/back"):
        _deepen_numbers(painter, box, game, face(picture, size, dpr))
    if look.dimmed or look.washed:
        veil = QColor(colours.dim if look.dimmed else colours.paper)
        if look.washed:
            veil.setAlphaF(0.55)
        elif hovered:
            veil.setAlphaF(veil.alphaF() * 0.6)
        painter.setBrush(veil)
        painter.drawRoundedRect(box, radius, radius)
    if look.chosen:
        side = _CHECK * max(0.8, u)
        paint_seal(
            painter, QRectF(w / 2 - side * 0.72, -h / 2 - side * 0.28, side, side), "", angle=-6
        )
    if marks:
        paint_marks(painter, box, marks, dpr)


def _deepen_numbers(painter: QPainter, box: QRectF, game: str, printed: QPixmap) -> None:
    """Print them twice: their ink stays dark enough to be read under the veil, the paper light."""
    x, y, width, height = NUMBER_BOXES[game]
    painter.save()
    painter.setClipRect(
        QRectF(
            box.x() + x * box.width(),
            box.y() + y * box.height(),
            width * box.width(),
            height * box.height(),
        )
    )
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.drawPixmap(box.topLeft(), printed)
    painter.restore()


def composed_card(
    game: str, picture: str, width: int, dpr: float, shadow: Shadow = Shadow.CARD
) -> tuple[QPixmap, float]:
    """A plain card with its shadow as one kept pixmap, and the free margin around the card."""
    style = theme()
    size = card_size(game, width)
    margin = math.ceil(min(1.0, max(0.4, width / 110)) * MARGIN * style.u)
    variant = f"{shadow.name} {style.is_dark} {style.u}"
    key = (f"composed {picture}", size.width(), size.height(), dpr, variant)
    found = pictures.stored(key)
    if found is None:
        drawn = blank(QSize(size.width() + 2 * margin, size.height() + 2 * margin), dpr)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin + size.width() / 2, margin + size.height() / 2)
        paint_card(painter, game, picture, width, dpr, CardLook(), shadow=shadow)
        painter.end()
        found = pictures.store(key, drawn)
    return found, margin


def _cast_shadow(size: QSize, kind: Shadow, factor: float, dpr: float) -> tuple[QPixmap, int]:
    """The shadow of a card as one kept pixmap, and how far that reaches beyond the card.

    It is drawn in nine pieces, each of which is slow to paint on a card that leans.
    """
    room, strength = math.ceil(kind.reach * factor), theme().colours.shadow_strength
    key = (f"shadow {kind.name} {factor}", size.width(), size.height(), dpr, f"{strength}")
    found = pictures.stored(key)
    if found is None:
        drawn = blank(QSize(size.width() + 2 * room, size.height() + 2 * room), dpr)
        painter = QPainter(drawn)
        box = QRectF(room, room, size.width(), size.height())
        draw_shadow(painter, box.adjusted(2, 2, -2, -2), kind, factor)
        painter.end()
        found = pictures.store(key, drawn)
    return found, room


def _edge_of(look: CardLook, hovered: bool) -> tuple[QColor | None, float]:
    colours = theme().colours
    if look.chosen:
        return colours.seal, 4.0
    if look.legal and not (look.quiet and not hovered):
        return (colours.gold_hover if hovered else colours.gold_hi), 3.0
    if look.best:
        return colours.gold_hi, 4.0
    return None, 0.0
