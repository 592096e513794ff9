"""The person's hands on the board: pointer, drag and keyboard become choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence

from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.parts.keys import ARROWS, PRESSING
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.clock import FRAME_MS
from yokai_desktop.ui.yokai.choosing import Choosing, nearest_towards
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.hint_button import HintButton, PileButton
from yokai_desktop.ui.yokai.picture import TURNED_UP
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.places import place_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_EDGE, _SCROLL_STEP = 44, 9
"""A card carried this near to the edge of a grid that is too large scrolls it."""


class Hands(QObject):
    """One person's input; nothing here knows a rule."""

    def __init__(self, board: YokaiBoard, choosing: Choosing) -> None:
        super().__init__(board)
        self._board, self._choosing = board, choosing
        self._at = 0
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
            self._at = number
            self._choosing.click_card(number)

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
        self._at = card.number
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
                    self._focus(self._nearest_free())
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
            self._at = card.number
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

    # keyboard

    def key(self, event: QKeyEvent) -> bool:
        """A key that no card took; False if it means nothing here."""
        choosing, key = self._choosing, Qt.Key(event.key())
        if key == Qt.Key.Key_V and not event.modifiers():
            self._board.show_pinned(False)
            return True
        if self._board.steer(event):
            return True
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.undo()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if not choosing.is_open:
            if key in ARROWS and self._board.peek is not None and self._board.peek.is_open:
                self._next = lambda: self._step_on(ARROWS[key])
            return False
        if key in ARROWS:
            self._arrow(ARROWS[key])
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        elif key in PRESSING:
            self._enter()
        elif key == Qt.Key.Key_D and choosing.may_declare:
            self._board.declare_asked.emit()
        elif key == Qt.Key.Key_T and choosing.step is Step.HINT:
            self.click_pile()
        elif key == Qt.Key.Key_N:
            self._board.note_asked.emit(self._at)
        elif choosing.step is Step.HINT and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._number(key - Qt.Key.Key_1)
        else:
            return False
        return True

    def undo(self) -> bool:
        """As the button that takes the move back does, where there is one."""
        button = self._board.foot.take_back
        is_there = button.isVisible()
        if is_there:
            button.click()
        return is_there

    def _enter(self) -> None:
        """Choose what the keyboard is at; without a card there, confirm or begin."""
        focused = self._board.focusWidget()
        if isinstance(focused, CardButton) and focused.hasFocus():
            focused.click()
        elif self._choosing.pending is not None:
            self._choosing.confirm()
        else:
            self._focus(self._at)

    def _number(self, number: int) -> None:
        shown = self._board.cards.buttons(TURNED_UP)
        if number < len(shown):
            shown[number].click()
            if self._choosing.hint is not None:
                self._focus(self._nearest_free())

    def _escape(self) -> bool:
        board = self._board
        if board.is_dragging:
            board.past.layer.carry(-1, None)
            board.send_home()
            while self._choosing.put_back():
                pass
            return True
        return self._choosing.put_back()

    def _arrow(self, direction: tuple[int, int]) -> None:
        choosing, board = self._choosing, self._board
        if choosing.lifted is not None:
            choosing.step_target(direction)
            if choosing.target is not None:
                board.bring(choosing.target)
                board.said.emit(place_name(choosing.target))
            return
        focused = board.focusWidget()
        if not isinstance(focused, GridCard) or not focused.hasFocus():
            self._focus(self._at)
            return
        self._step_on(direction)

    def _step_on(self, direction: tuple[int, int]) -> None:
        """Bring the keyboard to the next card in a direction."""
        places = self._board.places
        found = nearest_towards(places[self._at], direction, places)
        if found is not None:
            self._focus(places.index(Place(*found)))
        else:
            self._board.said.emit(translate("YokaiSpoken", "No card lies in that direction."))

    def place(self) -> GridCard:
        """Where the keyboard begins to choose; only this card is then reached with Tab."""
        self._at = self._nearest_free()
        self.rest_focus()
        return self._board.cards_by_number[self._at]

    def _nearest_free(self) -> int:
        """The card with the keyboard, or the nearest to it that may be chosen."""
        places = self._board.places
        here = places[self._at]

        def cost(card: int) -> tuple[bool, int]:
            x, y = places[card]
            return not self._choosing.can_choose(card), abs(x - here.x) + abs(y - here.y)

        return min(range(len(places)), key=cost)

    def _focus(self, number: int) -> None:
        self._at = number
        self.rest_focus()
        self._board.cards_by_number[number].show_focus()

    def rest_focus(self) -> None:
        """Exactly one card can be reached with Tab: the one the keyboard was at."""
        for card in self._board.cards_by_number:
            strong = card.number == self._at
            policy = Qt.FocusPolicy.StrongFocus if strong else Qt.FocusPolicy.ClickFocus
            if card.focusPolicy() is not policy:
                card.setFocusPolicy(policy)

    def go_to(self, number: int) -> None:
        """Bring the keyboard to a card, and the card into sight."""
        self._focus(number)
        self._board.bring(self._board.places[number])

    @property
    def at(self) -> int:
        """The card that the keyboard is at."""
        return self._at
