"""Where cards come from and go to on the Septet board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.names import picture_of

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.stage import SeptetStage


class Places:
    """Answers *where?* for motions; all spots are in the board's pixels."""

    def __init__(self, board: SeptetStage) -> None:
        self._board = board

    def place_of(self, seat: int) -> int:
        """How many seats clockwise from the viewer."""
        return (seat - self._board.viewer) % self._board.mode.players

    def side_of(self, seat: int) -> int:
        return self._board.mode.side_of(seat)

    def is_hidden(self, seat: int) -> bool:
        """Whether the cards of a seat are seen from behind."""
        return self._board.view is None or None in self._board.view.hands[seat]

    def spot_of_card(self, card: Card) -> Spot:
        """Where a card of the viewer's hand is seen now."""
        button = self._board.hand.button(card)
        return button.shown_spot if button is not None else self._board.zones.trick(0)

    def source_spot(self, seat: int, card: Card | None) -> Spot:
        """Where a card that a seat plays or shows comes from."""
        if card is not None and self._board.straws:
            place = self._board.straws[seat].place_holding(picture_of(card))
            button = self._board.straws[seat].button(place) if place is not None else None
            if button is not None:
                return self._board.take_drop_spot(button) or button.shown_spot
        if card is not None and seat == self._board.viewer:
            button = self._board.hand.button(card)
            if button is not None:
                return self._board.take_drop_spot(button) or button.shown_spot
        return self._board.opponents.backs[seat].last or self.seat_spot(seat)

    def seat_spot(self, seat: int) -> Spot:
        """Where cards go that a seat takes."""
        place = self.place_of(seat)
        width = self._board.zones.trick_width * 0.6
        if place == 0:
            table = self._board.zones.table
            return Spot(table.center().x(), self._board.zones.height - width, width)
        middle = self._board.zones.plate(place).center()
        return Spot(middle.x(), middle.y(), width)

    def trump_spot(self) -> Spot:
        return self._spot_in(
            self._board.panels.rail.trump, self._board.panels.rail.trump.card_box()
        )

    def boss_spot(self, side: int, offset: int) -> Spot:
        """Where the next captured boss of a side lies."""
        tablet = self._board.panels.rail.tablet_of(side)
        if self._board.mode.is_seven_next:
            return self._spot_in(tablet, QRectF(tablet.rect()).adjusted(60, 60, -60, -60))
        taken = len(self._board.view.captured[side]) if self._board.view is not None else 0
        return self._spot_in(tablet, tablet.slot(taken + offset))

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
