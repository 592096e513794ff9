"""The slots on the mat that receive the cards to be passed: where they are, how they look."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.mode import PASSED_CARDS, Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.places_painting import paint_place
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import for_words, receiver_of

translate = QCoreApplication.translate
_WIDTH, _GAP = 112, 18
_SMALLER = 0.93
"""Of a card of the trick: slots before each player leave room for their names."""
_HEAD, _NAME = 19, 18
"""The size of the words over all slots, and of those under one."""
_TILTS = (-2.0, 1.0, 0.0)


def slot_spots(zones: SeptetGeometry, mode: Mode) -> list[Spot]:
    """Where the cards to be passed lie, in the order of those who get them."""
    if mode.is_seven_next and not zones.is_tight:
        rise = 0.5 * zones.text_px(_NAME)
        places = [zones.trick(steps) for steps in mode.receivers]
        return [spot.resized(spot.width * _SMALLER).moved(0, -rise) for spot in places]
    mat, gap = zones.mat, _GAP * zones.u
    head = _head(zones)
    foot = 10 * zones.u if zones.is_tight else 2.9 * zones.text_px(Role.SECONDARY.size)
    wide = min(
        _WIDTH * zones.u * zones.card_factor,
        (mat.width() - (PASSED_CARDS + 1) * gap) / PASSED_CARDS,
        (mat.height() - head - foot - 8 * zones.u) / RATIO,
    )
    wide = max(wide, 0.3 * mat.height() / RATIO)
    wide = min(wide, (mat.width() - (PASSED_CARDS - 1) * gap - 36 * zones.u) / PASSED_CARDS)
    y = mat.top() + head + (mat.height() - head - foot) / 2
    tilts = (0.0,) * PASSED_CARDS if zones.is_tight else _TILTS
    return [
        Spot(mat.center().x() + (place - 1) * (wide + gap), y, wide, tilts[place])
        for place in range(PASSED_CARDS)
    ]


def _head(zones: SeptetGeometry) -> float:
    """The height of the line that says for whom."""
    return 1.4 * zones.text_px(_HEAD) + (16 if zones.is_tight else 30) * zones.u


def slot_at(zones: SeptetGeometry, mode: Mode, point: QPointF, reach: float) -> int | None:
    """The slot at a point of the table, as a number of the pass."""
    boxes = [spot.bounds(RATIO) for spot in slot_spots(zones, mode)]
    near = [
        (abs(box.center().x() - point.x()), place)
        for place, box in enumerate(boxes)
        if box.adjusted(-reach, -reach, reach, reach).contains(point)
    ]
    return min(near)[1] if near else None


def has_slots(view: SeptetView) -> bool:
    """While cards are chosen and lie ready: not before all hands are dealt, and not any more once
    the cards are on their way to others."""
    if view.phase != Phase.PASS or view.outcome is not None or not all(view.hands):
        return False
    return bool(view.laid[view.seat]) or not view.have_passed[view.seat]


def paint_slots(
    painter: QPainter,
    view: SeptetView,
    zones: SeptetGeometry,
    names: Names,
    picks: Sequence[Card | None],
    *,
    explains: bool = True,
) -> None:
    """The empty slots, for whom they are, and, if it ``explains``, what one may do with them."""
    if not has_slots(view):
        return
    spots = slot_spots(zones, view.mode)
    free = [n for n in range(len(spots)) if n >= len(picks) or picks[n] is None]
    if view.laid[view.seat]:
        free = []
    asked = view.to_act == view.seat
    for place in free:
        is_next = asked and place == free[0]
        words = translate("Septet", "one more") if len(free) == 1 and asked else ""
        flat = spots[place] if view.mode.is_seven_next else _upright(spots[place])
        paint_place(painter, flat, words, is_gold=is_next)
    if view.mode.is_seven_next:
        for place, spot in enumerate(spots):
            _name_slot(painter, view, zones, names, place, spot)
        if explains and not zones.is_tight:
            _paint_below(painter, zones, translate("Septet", "One card for each of the three."))
        return
    _name_all(painter, view, zones, names)
    if explains and not zones.is_tight:
        _paint_foot(painter, view, zones, names, spots)


def _upright(spot: Spot) -> Spot:
    return Spot(spot.x, spot.y, spot.width)


def _name_all(painter: QPainter, view: SeptetView, zones: SeptetGeometry, names: Names) -> None:
    """Mask and name over the three slots."""
    seat = receiver_of(view, 0)
    line = QRectF(zones.mat.left(), zones.mat.top() + 16 * zones.u, zones.mat.width(), _head(zones))
    _paint_name(painter, view, names, seat, line, 34 * zones.u, Role.GROUP)


def _name_slot(
    painter: QPainter,
    view: SeptetView,
    zones: SeptetGeometry,
    names: Names,
    place: int,
    spot: Spot,
) -> None:
    """Mask and name under a slot; above it where the text is large."""
    box, high = spot.bounds(RATIO), 1.4 * zones.text_px(_NAME)
    y = box.top() - high - 2 if zones.is_tight else box.bottom() + 3 * zones.u
    wide = box.width() + 2 * _GAP * zones.u
    line = QRectF(box.center().x() - wide / 2, y, wide, high)
    _paint_name(painter, view, names, receiver_of(view, place), line, 26 * zones.u, Role.BODY)


def _paint_name(
    painter: QPainter,
    view: SeptetView,
    names: Names,
    seat: int,
    line: QRectF,
    mask: float,
    role: Role,
) -> None:
    style, mode = theme(), view.mode
    painter.setFont(style.font(role))
    metrics, gap = QFontMetricsF(painter.font()), style.px(8)
    room = line.width() - mask - gap
    words = for_words(names.name(seat))
    if metrics.horizontalAdvance(words) > room:
        words = metrics.elidedText(names.name(seat), Qt.TextElideMode.ElideRight, room)
    left = line.center().x() - (mask + gap + metrics.horizontalAdvance(words)) / 2
    disc = QRectF(left, line.center().y() - mask / 2, mask, mask)
    side = names.colour_of(mode, mode.side_of(seat))
    dpr = painter.device().devicePixelRatioF()
    paint_mask(painter, disc, mask_of(names.match, seat), side, dpr)
    painter.setPen(style.colours.text)
    rest = QRectF(disc.right() + gap, line.top(), room + 4, line.height())
    painter.drawText(rest, int(Qt.AlignmentFlag.AlignVCenter), words)


def _paint_foot(
    painter: QPainter,
    view: SeptetView,
    zones: SeptetGeometry,
    names: Names,
    spots: list[Spot],
) -> None:
    """Under the slots, where there is room for it."""
    text = foot_words(view, names.name(receiver_of(view, 0)))
    top = spots[0].bounds(RATIO).bottom() + 4 * zones.u
    mat = zones.mat
    _paint_muted(painter, QRectF(mat.left(), top, mat.width(), mat.bottom() - top), text)


def foot_words(view: SeptetView, partner: str) -> str:
    """How a card is taken back, as long as it can be, and who chooses meanwhile."""
    back = translate("Septet", "A click or Backspace takes a card back.")
    if view.mode.players == 4:
        more = translate("Septet", "{name} chooses three for you at the same time.")
    else:
        more = translate("Septet", "Your right-hand neighbour passes you three.")
    more = more.format(name=partner)
    return more if view.have_passed[view.seat] else f"{back}\n{more}"


def _paint_below(painter: QPainter, zones: SeptetGeometry, text: str) -> None:
    """In the middle of the mat, between the slots."""
    spot = zones.trick(0)
    _paint_muted(painter, spot.bounds(RATIO).adjusted(-10, 0, 10, 0), text)


def _paint_muted(painter: QPainter, box: QRectF, text: str) -> None:
    painter.setFont(theme().font(Role.SECONDARY))
    painter.setPen(theme().colours.muted)
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    if QFontMetricsF(painter.font()).boundingRect(box, flags, text).height() <= box.height():
        painter.drawText(box, flags, text)
