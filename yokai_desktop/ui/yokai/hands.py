"""The person's hands on the board: clicks and drags become choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer

from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.clock import FRAME_MS
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.hint_button import HintButton, PileButton

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_EDGE, _SCROLL_STEP = 44, 9
"""A card carried this near to the edge of a grid that is too large scrolls it."""


class Hands(QObject):
    """One person's input; nothing here knows a rule."""

    def __init__(self, board: YokaiBoard, choosing: Choosing) -> None:
        super().__init__(board)
        self._board, self._choosing = board, choosing
        self.taker: Callable[[int], bool] | None = None
        """Takes a card that is clicked for something else than playing, if it wants it."""
        self._next: Callable[[], None] | None = None
        """What to do as soon as something may be chosen."""
        self._scrolling = QTimer(self)
        self._scrolling.setInterval(FRAME_MS)
        self._scrolling.timeout.connect(self._scroll)

    # pointer

    def press(self, point: QPointF) -> bool:
        """A press that is used up here: it ends a motion, or puts a lifted card down."""
        board, choosing = self._board, self._choosing
        if not choosing.is_open:
            self._touch(board.card_at(point))
            return True
        if choosing.lifted is None:
            return False
        places = choosing.places_for(choosing.lifted)
        place = board.camera.nearest(point, places)
        over = board.card_at(point)
        if place is not None and (not isinstance(over, GridCard) or over.number == choosing.lifted):
            choosing.drop(place)
            return True
        if isinstance(over, GridCard) and over.number != choosing.lifted:
            choosing.put_back()
            return False
        choosing.put_back()
        return True

    def _touch(self, over: CardButton | None) -> None:
        """End what is shown; a face that is open gives way to that of the card touched."""
        board = self._board
        was_open = board.peek is not None and board.peek.is_open
        board.touched.emit()
        is_closing = board.peek is None or not board.peek.is_open
        if was_open and is_closing and isinstance(over, GridCard):
            number = over.number
            self._next = lambda: self._look_on(number)
            if self._choosing.is_open:  # nothing takes time: it may be chosen already
                self.go_on()

    def _look_on(self, number: int) -> None:
        """Look at the second card, if that is what comes now."""
        if self._choosing.step is Step.SECOND_LOOK and self._choosing.can_choose(number):
            self._board.keys.at = number
            self._choosing.click_card(number)

    def wait_to(self, do: Callable[[], None]) -> None:
        """Do this as soon as something may be chosen."""
        self._next = do

    def go_on(self) -> None:
        """Something may be chosen: what was asked for before that is done now."""
        wanted, self._next = self._next, None
        if wanted is not None and self._choosing.is_open:
            wanted()

    def click(self, key: object) -> None:
        """Any card was clicked."""
        button = self._board.cards.button(key)
        if isinstance(button, GridCard):
            self.click_card(button)
        elif isinstance(button, PileButton):
            self.click_pile()
        elif isinstance(button, HintButton):
            self.click_hint(button)

    def click_card(self, card: GridCard) -> None:
        """A card was clicked, or Enter was pressed on it."""
        self._board.keys.at = card.number
        if self.taker is not None and self.taker(card.number):
            return
        if self._choosing.is_open:
            self._choosing.click_card(card.number)
        else:
            self._board.touched.emit()

    def click_hint(self, button: HintButton) -> None:
        if button.hint is not None and self._choosing.is_open:
            if button.look.legal or button.look.chosen:
                self._choosing.take_hint(button.hint)
                if button.hasFocus() and self._choosing.hint is not None:
                    self._board.keys.focus_free()
            elif self._choosing.step is Step.HINT:
                self._choosing.refused.emit(IllegalAction("only_the_top_hint"), -1)
            else:
                self._choosing.refused.emit(IllegalAction("wrong_step"), -1)

    def click_pile(self) -> None:
        if self._choosing.may_reveal:
            self._choosing.reveal()
        elif self._choosing.is_open:
            self._choosing.refused.emit(IllegalAction("wrong_step"), -1)

    def drag_began(self, card: CardButton) -> None:
        if isinstance(card, GridCard):
            self._board.keys.at = card.number
            self._choosing.lift(card.number)
        elif isinstance(card, HintButton) and card.hint not in (None, self._choosing.hint):
            self._choosing.take_hint(card.hint)

    def drag_moved(self, card: CardButton, point: QPointF) -> None:
        board = self._board
        middle = board.carried_middle()
        if isinstance(card, GridCard):
            board.past.layer.carry(card.number, middle)
            places = self._choosing.places_for(card.number)
            self._choosing.aim(board.camera.nearest(middle, places))
            if any(self._edge_step()) and not self._scrolling.isActive():
                self._scrolling.start()
        else:
            board.aim_hint(self._card_under(middle, point))

    def dropped(self, card: CardButton, point: QPointF) -> None:
        board, choosing = self._board, self._choosing
        self._scrolling.stop()
        board.past.layer.carry(-1, None)
        spot = board.drop_spot(card)
        middle, *_ = board.landings
        if isinstance(card, GridCard):
            places = choosing.places_for(card.number)
            found = (board.camera.nearest(landing, places) for landing in board.landings)
            place = next(filter(None, found), None)
            if not choosing.drop(place or board.camera.place_at(middle)):
                board.glide_home(card, spot)
        elif isinstance(card, HintButton) and card.hint is not None:
            board.aim_hint(None)
            under = self._card_under(middle, point)
            hint = card.hint
            if under is None:
                choosing.put_back()
                choosing.refused.emit(IllegalAction("hint_off_the_cards"), -1)
                board.glide_home(card, spot)
            elif not choosing.place_hint(hint, under.number):
                board.glide_home(card, spot)

    def _card_under(self, middle: QPointF, point: QPointF) -> GridCard | None:
        """The card a carried hint is over: under the pointer, or under the middle of the hint."""
        for where in (point, middle):
            place = self._board.camera.place_at(where)
            if place in self._board.places:
                return self._board.cards_by_number[self._board.places.index(place)]
        return None

    def let_everything_go(self) -> None:
        """Nothing is in hand any more; a card in the air is at home at once."""
        self._scrolling.stop()
        self._board.past.layer.carry(-1, None)
        self._board.let_go()
        while self._choosing.put_back():
            pass

    def _edge_step(self) -> tuple[int, int]:
        """How the grid scrolls for a card that is carried to its edge."""
        board = self._board
        if not board.is_scrollable:
            return 0, 0
        zone, middle = board.opening, board.carried_middle()
        right = (middle.x() < zone.left() + _EDGE) - (middle.x() > zone.right() - _EDGE)
        down = (middle.y() < zone.top() + _EDGE) - (middle.y() > zone.bottom() - _EDGE)
        return _SCROLL_STEP * right, _SCROLL_STEP * down

    def _scroll(self) -> None:
        """Scroll on while the card stays at the edge and there is more beyond it."""
        board = self._board
        step = self._edge_step() if board.is_dragging else (0, 0)
        before = board.camera
        if any(step):
            board.pan(*step)
        if board.camera == before:
            self._scrolling.stop()
            return
        lifted = self._choosing.lifted
        if lifted is not None:
            places = self._choosing.places_for(lifted)
            self._choosing.aim(board.camera.nearest(board.carried_middle(), places))
