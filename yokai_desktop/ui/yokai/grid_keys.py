"""The keyboard on the board: arrows go from card to card, letters and numbers choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.parts.keys import ARROWS, PRESSING
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.yokai.choosing import Choosing, nearest_towards
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.picture import TURNED_UP
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.places import place_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


class GridKeys:
    """One person's keys; nothing here knows a rule."""

    def __init__(self, board: YokaiBoard, choosing: Choosing) -> None:
        self._board, self._choosing = board, choosing
        self.at = 0
        """The card that the keyboard is at."""

    def press(self, event: QKeyEvent) -> bool:
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
                self._board.hands.wait_to(lambda: self._step_on(ARROWS[key]))
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
            self._board.hands.click_pile()
        elif key == Qt.Key.Key_N:
            self._board.note_asked.emit(self.at)
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
            self._focus(self.at)

    def _number(self, number: int) -> None:
        shown = self._board.cards.buttons(TURNED_UP)
        if number < len(shown):
            shown[number].click()
            if self._choosing.hint is not None:
                self.focus_free()

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
            self._focus(self.at)
            return
        self._step_on(direction)

    def _step_on(self, direction: tuple[int, int]) -> None:
        """Bring the keyboard to the next card in a direction."""
        places = self._board.places
        found = nearest_towards(places[self.at], direction, places)
        if found is not None:
            self._focus(places.index(Place(*found)))
        else:
            self._board.said.emit(translate("YokaiSpoken", "No card lies in that direction."))

    def place(self) -> GridCard:
        """Where the keyboard begins to choose; only this card is then reached with Tab."""
        self.at = self._nearest_free()
        self.rest_focus()
        return self._board.cards_by_number[self.at]

    def _nearest_free(self) -> int:
        """The card with the keyboard, or the nearest to it that may be chosen."""
        places = self._board.places
        here = places[self.at]

        def cost(card: int) -> tuple[bool, int]:
            x, y = places[card]
            return not self._choosing.can_choose(card), abs(x - here.x) + abs(y - here.y)

        return min(range(len(places)), key=cost)

    def focus_free(self) -> None:
        """Go to the nearest card that may be chosen."""
        self._focus(self._nearest_free())

    def _focus(self, number: int) -> None:
        self.at = number
        self.rest_focus()
        self._board.cards_by_number[number].show_focus()

    def rest_focus(self) -> None:
        """Exactly one card can be reached with Tab: the one the keyboard was at."""
        for card in self._board.cards_by_number:
            strong = card.number == self.at
            policy = Qt.FocusPolicy.StrongFocus if strong else Qt.FocusPolicy.ClickFocus
            if card.focusPolicy() is not policy:
                card.setFocusPolicy(policy)

    def go_to(self, number: int) -> None:
        """Bring the keyboard to a card, and the card into sight."""
        self._focus(number)
        self._board.bring(self._board.places[number])
