"""What is painted on the table itself: the mat, the places of the players, counts, the coin."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.parts.plate import paint_coin
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.picture import shown_hand
from yokai_desktop.ui.septet.places_painting import paint_place
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.slots import paint_slots
from yokai_desktop.ui.septet.straw_geometry import StrawGeometry
from yokai_desktop.ui.septet.straw_mat import paint_straws
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate
_MAT_RADIUS, _LINE_RADIUS = 18, 12


def paint_table(
    painter: QPainter,
    view: SeptetView,
    geometry: SeptetGeometry,
    names: Names,
    picks: Sequence[Card | None],
    *,
    explains: bool = True,
) -> None:
    """Paint everything that is no widget; ``picks`` are the cards that lie in slots.

    Where nobody chooses it need not explain how.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_mat(painter, geometry.mat)
    paint_slots(painter, view, geometry, names, picks, explains=explains)
    labels = place_labels(view, names)
    played = {card.seat for card in view.trick}
    for place in range(view.mode.players):
        seat = (view.seat + place) % view.mode.players
        if seat not in played and not view.laid[seat] and labels[place]:
            awaited = view.to_act == seat and (view.phase == Phase.PLAY or place)
            mine = awaited and seat == view.seat
            paint_place(painter, geometry.trick(place), labels[place], is_gold=bool(mine))
        if place:
            _paint_count(painter, view, geometry, seat, place)
    if view.leader == view.seat:
        paint_coin(painter, geometry.coin)
    if isinstance(geometry, StrawGeometry):
        paint_straws(painter, view, geometry, names)


def place_labels(view: SeptetView, names: Names) -> list[str]:
    """What stands on the empty places of the mat, by place: who plays there."""
    mode = view.mode
    if view.phase != Phase.PLAY or view.outcome is not None:
        return [""] * mode.players
    return [names.name((view.seat + place) % mode.players) for place in range(mode.players)]


def paint_mat(painter: QPainter, box: QRectF) -> None:
    """The bare cloth."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = theme().colours
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.mat)
    painter.drawRoundedRect(box, _MAT_RADIUS, _MAT_RADIUS)
    inset = theme().px(7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.mat_line, 1))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), _LINE_RADIUS, _LINE_RADIUS)


def _paint_count(
    painter: QPainter, view: SeptetView, geometry: SeptetGeometry, seat: int, place: int
) -> None:
    style = theme()
    if geometry.room.has_open_hands:
        return
    cards = len(shown_hand(view, seat))
    spots = geometry.backs(place, cards)
    if not spots:
        return
    text = translate("Septet", "%n cards", "", cards)
    painter.setFont(style.font(Role.SECONDARY))
    painter.setPen(style.colours.muted)
    last = spots[-1].bounds(RATIO)
    metrics = QFontMetricsF(painter.font())
    beside = geometry.has_straws or (view.mode.players == 4 and place == 2)
    if beside:
        at = QPointF(last.right() + style.px(14), last.center().y() + metrics.ascent() / 2)
    else:
        first = spots[0].bounds(RATIO)
        middle = (first.left() + last.right()) / 2
        x = middle - metrics.horizontalAdvance(text) / 2
        at = QPointF(x, last.bottom() + style.px(8) + metrics.ascent())
    painter.drawText(at, text)
