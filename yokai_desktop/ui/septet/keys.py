"""Playing by keyboard: arrows move, Space picks, Enter plays or confirms, Backspace takes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.septet.picture import CHOICE, SLOT, hand_zone, straw_zone
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.note import NoteSlip

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard

_DIGITS = {Qt.Key.Key_0 + digit: (digit - 1) % 10 for digit in range(10)}


class KeyMoves:
    """The keys of one board."""

    def __init__(self, board: SeptetBoard) -> None:
        self._board = board
        self._last: Spot | None = None
        """Where the keyboard was: the next choice begins near it."""
        self._reached: CardButton | None = None
        """The card the keys have led to."""
        board.choosing.changed.connect(self._follow_pick)

    def handle(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        board, key = self._board, event.key()
        board.settle_picks()
        if event.matches(QKeySequence.StandardKey.Undo):
            board.take_back_asked.emit()
            return True
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return self._move(1 if key == Qt.Key.Key_Right else -1)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return self._change_row(-1 if key == Qt.Key.Key_Up else 1)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key == Qt.Key.Key_Backspace:
            return board.choosing.take_back()
        if key == Qt.Key.Key_Space and board.choosing.can_confirm:
            board.choosing.confirm()
            return True
        if key in _DIGITS:
            return self._digit(_DIGITS[key])
        if key in (Qt.Key.Key_A, Qt.Key.Key_H) and board.tools.hint.isEnabled():
            board.hint_asked.emit()
            return True
        if key == Qt.Key.Key_M:
            board.memory_asked.emit()
            return True
        if key == Qt.Key.Key_T:
            board.look_again()
            return True
        if key == Qt.Key.Key_L:
            if not self._leave_log():
                board.toggle_log()
            return True
        return False

    def _rows(self) -> list[list[CardButton]]:
        """What the arrows reach: from the top of the screen to the bottom, left to right."""
        cards, viewer = self._board.cards, self._board.viewer
        straw = cards.reachable(straw_zone(viewer))
        heights = sorted({button.spot.y for button in straw})
        rows = [
            cards.reachable(CHOICE),
            *([button for button in straw if button.spot.y == y] for y in heights),
            cards.reachable(SLOT),
            cards.reachable(hand_zone(viewer)),
        ]
        return [row for row in rows if row]

    def place(self) -> QWidget:
        """Where the keyboard begins to choose: near where it was, else at the first legal card."""
        rows = self._rows()
        here = self._here(rows)
        if here is not None:
            return rows[here[0]][here[1]]
        legal = [b for row in reversed(rows) for b in row if b.look.legal or b.look.chosen]
        last = self._last
        if not legal:
            return self._board.tools.confirm
        if last is None:
            return legal[0]
        return min(
            legal, key=lambda b: (abs(b.spot.y - last.y) // b.spot.width, abs(b.spot.x - last.x))
        )

    def _go(self, button: CardButton) -> None:
        self._last, self._reached = button.spot, button
        button.show_focus()

    def _here(self, rows: list[list[CardButton]]) -> tuple[int, int] | None:
        focused = self._board.focusWidget()
        for line, row in enumerate(rows):
            for column, button in enumerate(row):
                if button is focused:
                    return line, column
        return None

    def _move(self, step: int) -> bool:
        rows = self._rows()
        if not rows:
            return False
        here = self._here(rows)
        if here is None:
            row = next((r for r in reversed(rows) if any(b.look.legal for b in r)), rows[-1])
            legal = [button for button in row if button.look.legal] or row
            self._go(legal[0] if step > 0 else legal[-1])
            return True
        line, column = here
        row = rows[line]
        self._go(row[(column + step) % len(row)])
        return True

    def _change_row(self, step: int) -> bool:
        rows = self._rows()
        here = self._here(rows)
        if here is None or len(rows) < 2:
            return self._move(1)
        line, column = here
        x = rows[line][column].spot.x
        row = rows[(line + step) % len(rows)]
        self._go(min(row, key=lambda button: abs(button.spot.x - x)))
        return True

    def _enter(self) -> bool:
        board = self._board
        if board.choosing.can_confirm:
            board.choosing.confirm()
            return True
        focused = board.focusWidget()
        if isinstance(focused, CardButton):
            focused.click()
            return True
        if board.choosing.can_stop:
            board.choosing.confirm()
            return True
        return False

    def _follow_pick(self) -> None:
        """A card that was picked leaves the hand: the keyboard goes on beside it, or to the end.

        After the last one Space passes them, by whatever hand they were picked.
        """
        board = self._board
        focused = board.focusWidget()
        if not isinstance(focused, CardButton):
            return
        led_here = focused is self._reached or leading_hand().is_keyboard
        if not led_here and not board.choosing.can_confirm:
            return
        row, chosen = board.cards.row_of(focused), board.choosing.chosen
        if row is None or row.card not in chosen:
            return
        picked = [board.cards.button(card) for card in chosen]  # they may still be on their way
        hand = [b for b in board.cards.reachable(hand_zone(board.viewer)) if b not in picked]
        if board.choosing.can_confirm or not hand:
            reason = Qt.FocusReason.TabFocusReason if led_here else Qt.FocusReason.MouseFocusReason
            board.tools.confirm.setFocus(reason)
        else:
            x = self._last.x if self._last is not None else focused.spot.x
            self._go(min(hand, key=lambda button: abs(button.spot.x - x)))

    def _escape(self) -> bool:
        board = self._board
        if board.is_dragging:
            board.let_go()
            return True
        if board.forced.cancel():
            return True
        if self._leave_log() or self._put_note_away() or self._leave_advice():
            return True
        return board.choosing.take_back()

    def _leave_advice(self) -> bool:
        board = self._board
        if board.panels.is_advising:
            board.hint_asked.emit()
            return True
        return False

    def _put_note_away(self) -> bool:
        note = self._board.findChild(NoteSlip)
        if note is None or note.isHidden():
            return False
        note.put_away()
        return True

    def _leave_log(self) -> bool:
        """Close a log that was opened, or lead back from the one in its column."""
        board = self._board
        if board.panels.is_log_over_table:
            board.close_log()
            return True
        has_keyboard = board.panels.log.isAncestorOf(board.focusWidget())
        if has_keyboard:
            board.keyboard_place().setFocus(leading_hand().reason)
        return has_keyboard

    def _digit(self, index: int) -> bool:
        """The n-th card that may be chosen, counted from the left; the hand comes last."""
        legal = [
            button
            for row in self._rows()
            for button in row
            if button.look.legal or button.look.chosen
        ]
        if index < len(legal):
            self._go(legal[index])
            legal[index].click()
        return True
