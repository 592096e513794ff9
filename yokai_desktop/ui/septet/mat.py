"""What is painted on the table itself: the mat, the places of the players, counts, the coin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

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
from yokai_desktop.ui.septet.slots import has_slots, paint_slots
from yokai_desktop.ui.septet.straw_geometry import StrawGeometry
from yokai_desktop.ui.septet.straw_mat import paint_straws
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate
_MAT_RADIUS, _LINE_RADIUS = 18, 12
_NAMES_ROOM = 4
"""Lines of small letters around the mat that names beside slots may take."""
_EDGE = 4
"""Pixels that lines and letters may reach beyond their box."""


@dataclass(frozen=True)
class Piece:
    """Something painted on the table; one that equals another looks the same."""

    box: QRectF
    """Nothing of it lies outside."""
    looks: tuple[object, ...]
    paint: Callable[[QPainter], None] = field(compare=False)


def table_pieces(
    view: SeptetView,
    geometry: SeptetGeometry,
    names: Names,
    picks: Sequence[Card | None],
    *,
    explains: bool = True,
) -> list[Piece]:
    """Everything that is no widget, from below; ``picks`` are the cards that lie in slots.

    Where nobody chooses it need not explain how.
    """
    pieces = [Piece(geometry.mat, (), lambda painter: paint_mat(painter, geometry.mat))]
    if has_slots(view):
        slots = partial(
            paint_slots,
            view=view,
            zones=geometry,
            names=names,
            picks=picks,
            explains=explains,
        )
        asked = (view.number, view.laid, view.have_passed, view.to_act)
        names_room = _NAMES_ROOM * geometry.text_px(Role.SECONDARY.size)
        box = geometry.mat.adjusted(-names_room, -names_room, names_room, names_room)
        pieces.append(Piece(box, (*asked, tuple(picks), explains), slots))
    labels = place_labels(view, names)
    played = {card.seat for card in view.trick}
    for place in range(view.mode.players):
        seat = (view.seat + place) % view.mode.players
        if seat not in played and not view.laid[seat] and labels[place]:
            awaited = view.to_act == seat and (view.phase == Phase.PLAY or place)
            mine = bool(awaited and seat == view.seat)
            spot, label = geometry.trick(place), labels[place]
            box = spot.bounds(RATIO, _EDGE)
            paint = partial(paint_place, spot=spot, label=label, is_gold=mine)
            pieces.append(Piece(box, (label, mine), paint))
        if place:
            pieces += _counts(view, geometry, seat, place)
    if view.leader == view.seat:
        box = geometry.coin.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        pieces.append(Piece(box, (), lambda painter: paint_coin(painter, geometry.coin)))
    if isinstance(geometry, StrawGeometry):
        straws = partial(paint_straws, view=view, geometry=geometry, names=names)
        whole = QRectF(0, 0, geometry.width, geometry.height)
        pieces.append(Piece(whole, (view,), straws))
    return pieces


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


def _counts(view: SeptetView, geometry: SeptetGeometry, seat: int, place: int) -> list[Piece]:
    """How many cards somebody holds, beside their backs."""
    style = theme()
    if geometry.room.has_open_hands:
        return []
    cards = len(shown_hand(view, seat))
    spots = geometry.backs(place, cards)
    if not spots:
        return []
    text = translate("Septet", "%n cards", "", cards)
    letters = style.font(Role.SECONDARY)
    last = spots[-1].bounds(RATIO)
    metrics = QFontMetricsF(letters)
    beside = geometry.has_straws or (view.mode.players == 4 and place == 2)
    if beside:
        at = QPointF(last.right() + style.px(14), last.center().y() + metrics.ascent() / 2)
    else:
        first = spots[0].bounds(RATIO)
        middle = (first.left() + last.right()) / 2
        x = middle - metrics.horizontalAdvance(text) / 2
        at = QPointF(x, last.bottom() + style.px(8) + metrics.ascent())

    def paint(painter: QPainter) -> None:
        painter.setFont(letters)
        painter.setPen(theme().colours.muted)
        painter.drawText(at, text)

    box = metrics.boundingRect(text).translated(at).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
    return [Piece(box, (text,), paint)]
