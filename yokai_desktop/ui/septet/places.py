"""Where cards of the Septet table come from and go to beside their own places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.picture import hand_zone, place_of

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.stage import SeptetStage


class Places:
    """Answers *where?* for motions; all spots are in the board's pixels."""

    def __init__(self, board: SeptetStage) -> None:
        self._board = board

    def card_spot(self, seat: int, card: Card) -> Spot:
        """Where a card of a hand or a straw is seen; one that is hidden is the last of its hand."""
        cards = self._board.cards
        button = cards.button(card) or next(reversed(cards.buttons(hand_zone(seat))), None)
        return button.shown_spot if button is not None else self.seat_spot(seat)

    def seat_spot(self, seat: int) -> Spot:
        """Where cards go that a seat takes."""
        zones, view = self._board.zones, self._board.view
        place = place_of(view, seat) if view is not None else 0
        width = zones.trick_width * 0.6
        if place == 0:
            return Spot(zones.table.center().x(), zones.height - width, width)
        middle = zones.plate(place).center()
        return Spot(middle.x(), middle.y(), width)

    def trump_spot(self) -> Spot:
        trump = self._board.panels.rail.trump
        return self._spot_in(trump, trump.card_box())

    def boss_spot(self, side: int, boss: Card, taken: Iterable[Card]) -> Spot:
        """Where a boss lies among those of its side, once these are taken: they lie in order."""
        tablet = self._board.panels.rail.tablet_of(side)
        if self._board.mode.is_seven_next:
            return self._spot_in(tablet, QRectF(tablet.rect()).adjusted(60, 60, -60, -60))
        held = self._board.view.captured[side] if self._board.view is not None else ()
        lying = sorted({*held, *taken}, key=lambda card: card.number)
        return self._spot_in(tablet, tablet.slot(lying.index(boss)))

    def seal_spot(self, side: int, family: Family) -> Spot:
        tablet = self._board.panels.rail.tablet_of(side)
        return self._spot_in(tablet, tablet.slot(family))

    def discard_spot(self, seat: int) -> Spot:
        if seat == self._board.viewer:
            panel = self._board.tools.discard
            return self._spot_in(panel, panel.card_box())
        return self.seat_spot(seat).moved(0, -self._board.zones.height * 0.3)

    def _spot_in(self, widget: QWidget, box: QRectF) -> Spot:
        at = widget.mapTo(self._board, QPoint(0, 0))
        middle = box.translated(at.x(), at.y()).center()
        return Spot(middle.x(), middle.y(), max(10.0, box.width()))
