"""The other players: their plates, and their hands seen from behind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.game_words import level_name
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import Names, picture_of
from yokai_desktop.ui.table.card_art import composed_card
from yokai_desktop.ui.table.layouts import RATIO
from yokai_desktop.ui.table.players import mask_of

translate = QCoreApplication.translate
_MARGIN = 8


class BackRow(QWidget):
    """Cards of somebody else in a row: backs, or faces where all lie open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._spots: list[Spot] = []
        self._pictures: list[str] = []

    def show_cards(self, spots: list[Spot], cards: Sequence[Card | None]) -> None:
        self._spots, self._pictures = spots, [picture_of(card) for card in cards]
        box = QRectF()
        for spot in spots:
            box = box.united(spot.bounds(RATIO, _MARGIN))
        self.setGeometry(box.toAlignedRect())
        self.setVisible(bool(spots))
        self.update()

    @property
    def count(self) -> int:
        return len(self._spots)

    @property
    def last(self) -> Spot | None:
        return self._spots[-1] if self._spots else None

    def drop_last(self, count: int = 1) -> None:
        """Some cards have left; the others stay where they are until the next sync."""
        kept = max(0, len(self._spots) - count)
        self._spots, self._pictures = self._spots[:kept], self._pictures[:kept]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for spot, picture in zip(self._spots, self._pictures, strict=True):
            width = round(spot.width)
            art, margin = composed_card("septet", picture, width, self.devicePixelRatioF())
            painter.save()
            painter.translate(spot.middle - self.pos().toPointF())
            painter.rotate(spot.angle)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * RATIO / 2 - margin), art)
            painter.restore()


class Opponents:
    """Plates and backs of everybody but the viewer, by seat."""

    def __init__(self, parent: QWidget, match: Match) -> None:
        self._match = match
        seats = range(len(match.seats))
        self.plates = {seat: Plate(parent) for seat in seats}
        self.backs = {seat: BackRow(parent) for seat in seats}
        self.parcels = {seat: BackRow(parent) for seat in seats}
        """Cards laid on the table to be passed."""
        self.thinker = -1
        self._counts = False
        """Whether the plates say how many cards their players hold: no backs show it."""

    def sync(self, view: SeptetView, geometry: SeptetGeometry, names: Names) -> None:
        for seat in self.plates:
            place = (seat - view.seat) % view.mode.players
            is_viewer = place == 0
            self.plates[seat].setVisible(not is_viewer)
            self._show_parcel(view, geometry, seat, place)
            if is_viewer:
                self.backs[seat].show_cards([], [])
                continue
            box = geometry.plate(place)
            self.plates[seat].setGeometry(box.toAlignedRect())
            hand = shown_hand(view, seat)
            backs = geometry.backs(place, len(hand))
            self.backs[seat].show_cards(backs, hand[: len(backs)])
        self._counts = geometry.is_tight
        self.dress(view, names)

    def dress(self, view: SeptetView, names: Names) -> None:
        """Who is to act, who leads."""
        for seat, plate in self.plates.items():
            mode = view.mode
            plate.show_player(
                names.plate_name(seat),
                self._sub(view, names, seat),
                mask_of(self._match, seat),
                names.colour_of(mode, mode.side_of(seat)),
                is_active=view.to_act == seat and view.outcome is None,
                has_lead=view.leader == seat,
            )
            words = [self._sub(view, names, seat), _count_words(view, seat)]
            if view.leader == seat:
                words.append(translate("Septet", "has the lead token"))
            plate.setAccessibleDescription(", ".join(word for word in words if word))

    def _sub(self, view: SeptetView, names: Names, seat: int) -> str:
        if view.laid[seat]:
            return translate("Septet", "has chosen")
        if seat == self.thinker:
            return translate("Septet", "is thinking")
        if self._counts:
            return _count_words(view, seat)
        who = self._match.seats[seat]
        is_partner = view.mode.sides < view.mode.players and (
            view.mode.side_of(seat) == view.mode.side_of(view.seat)
        )
        if who.is_person:
            return translate("Septet", "Partner") if is_partner else ""
        level = level_name(who.player)
        if is_partner:
            return translate("Septet", "Partner, {level}").format(level=level.lower())
        return level

    def _show_parcel(
        self, view: SeptetView, geometry: SeptetGeometry, seat: int, place: int
    ) -> None:
        spots = parcel_spots(geometry, place)[: view.laid[seat]]
        self.parcels[seat].show_cards(spots, [None] * len(spots))


def _count_words(view: SeptetView, seat: int) -> str:
    return translate("Septet", "%n cards", "", len(shown_hand(view, seat)))


def shown_hand(view: SeptetView, seat: int) -> tuple[Card | None, ...]:
    """The cards still in a hand, without what was laid down to be passed."""
    hand = view.hands[seat]
    return hand[: len(hand) - view.laid[seat]]


def parcel_spots(geometry: SeptetGeometry, place: int) -> list[Spot]:
    """Three cards lying face down on somebody's place."""
    middle = geometry.trick(place)
    width = middle.width * 0.62
    return [
        Spot(middle.x + off * width * 0.42, middle.y, width, middle.angle + off * 5)
        for off in (-1, 0, 1)
    ]
