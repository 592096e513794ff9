"""Dragging cards onto the table: what a drop means, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.ui.septet.picture import SLOT, hand_zone, place_of, straw_zone
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.slots import slot_at, slot_spots
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.landing_light import LandingLight
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.septet.passing import receiver_of

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard

_REACH = 40
"""How far beside a place a card still counts as dropped on it."""


class Drops(QObject):
    """Takes the drops of one board."""

    def __init__(self, board: SeptetBoard) -> None:
        super().__init__(board)
        self._board = board
        self.light = LandingLight(board)
        board.dropped.connect(self._dropped)
        board.drag_moved.connect(self._moved)
        board.drag_ended.connect(lambda: self.light.shine(None))

    def _moved(self, button: CardButton, point: QPointF) -> None:
        """The place where the card would go shines while it is over the table."""
        self.light.shine(self._landing(button, point))

    def _landing(self, button: CardButton, point: QPointF) -> QRectF | None:
        """The place on the mat for which a card is carried; None where it would be nowhere."""
        board, row = self._board, self._board.cards.row_of(button)
        if board.view is None or row is None or not self._is_table(point):
            return None
        if board.view.phase == Phase.PASS and row.zone in (SLOT, hand_zone(board.viewer)):
            slot = self._slot_at(point)
            return (
                slot_spots(board.zones, board.mode)[slot].bounds(RATIO)
                if slot is not None
                else None
            )
        is_own = row.zone in (hand_zone(board.viewer), straw_zone(board.viewer))
        lands = board.view.phase == Phase.PLAY and is_own
        return board.zones.trick(0).bounds(RATIO) if lands else None

    def _dropped(self, button: CardButton, point: QPointF) -> None:
        """On the table, laid or thrown, it is a choice; anywhere else the card goes back."""
        over = next(filter(self._is_table, (point, *self._board.landings)), point)
        if not self._is_taken(button, over):
            start = self._board.take_drop_spot(button)
            self._board.glide_home(button, start, Span.SHORT_SLIDE)

    def _is_taken(self, button: CardButton, point: QPointF) -> bool:
        """Whether the card leaves its place; one that is only picked comes back to it."""
        board, row = self._board, self._board.cards.row_of(button)
        if row is None:
            return False
        if row.zone == SLOT and row.card is not None:
            return self._take_from_slot(row.card, point)
        if self._is_table(point):
            if row.zone == hand_zone(board.viewer) and row.card is not None:
                return self._take_from_hand(row.card, point)
            if row.zone == straw_zone(board.viewer):
                board.card_clicked(row.key)
                return True
        return False

    def _is_table(self, point: QPointF) -> bool:
        zones = self._board.zones
        return _is_near(zones.mat, point) if zones.has_straws else point.y() <= zones.prompt_top

    def _take_from_slot(self, card: Card, point: QPointF) -> bool:
        """To another slot, whose card comes here instead, or back to the hand."""
        choosing = self._board.choosing
        slot = self._slot_at(point) if self._is_table(point) else None
        if self._is_table(point) and (slot is None or choosing.picks[slot] == card):
            return False
        choosing.pick(card, slot)
        return True

    def _take_from_hand(self, card: Card, point: QPointF) -> bool:
        board, choosing = self._board, self._board.choosing
        if board.view is not None and board.view.phase == Phase.PASS:
            choosing.pick(card, self._slot_at(point))
            return card in choosing.chosen
        board.card_clicked(card)
        return card not in choosing.choosable() or not choosing.is_asked

    def _slot_at(self, point: QPointF) -> int | None:
        """The slot a card was dropped on; in Seven Next also by the plate of who gets it."""
        board = self._board
        slot = slot_at(board.zones, board.mode, point, _REACH * theme().u)
        if slot is not None or not board.mode.is_seven_next or board.view is None:
            return slot
        for number in range(len(board.mode.receivers)):
            place = place_of(board.view, receiver_of(board.view, number))
            if _is_near(board.zones.plate(place), point):
                return number
        return None


def _is_near(box: QRectF, point: QPointF) -> bool:
    reach = _REACH * theme().u
    return box.adjusted(-reach, -reach, reach, reach).contains(point)
