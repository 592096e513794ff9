"""Shows what happens at a table on a board: one event after the other, then the truth."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Event, View
from yokai_desktop.models.table import TableModel
from yokai_desktop.ui.sound import play_sound
from yokai_desktop.ui.table.announcer import announce
from yokai_desktop.ui.table.board import Board


class Showing(QObject):
    """Ties a table model to a board.

    Events are held back while others are shown; after the last of an action the table goes on by
    itself and the board is synced.  ``finish`` (a click, a key) ends the event being shown.
    """

    event_shown = Signal(object)
    """An event begins to be shown."""

    def __init__(self, table: TableModel, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._board = table, board
        self._waiting: list[Event] = []
        self._is_busy = False
        table.happened.connect(self._happened)
        table.changed.connect(self._changed)
        table.offered.connect(board.offer)
        table.thinking.connect(board.set_thinking)
        table.refused.connect(board.refuse)
        table.advised.connect(board.advise)
        board.chosen.connect(table.submit)
        board.touched.connect(self.finish)
        board.said.connect(self._say)

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    def finish(self) -> None:
        """End what is being shown, at once."""
        if self._is_busy:
            self._board.clock.finish()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._waiting.extend(events)
        self._board.offer(())
        if not self._is_busy:
            self._is_busy = True
            self._table.hold()
            self._show_next()

    def _show_next(self) -> None:
        while self._waiting:
            event = self._waiting.pop(0)
            self.event_shown.emit(event)
            self._say(self._board.words_for(event))
            play_sound(self._board.sound_for(event))
            motion = self._board.animation_for(event)
            if motion is not None:
                self._board.clock.play(motion, self._show_next)
                return
        self._is_busy = False
        self._table.release()

    def _changed(self, view: View) -> None:
        self._board.sync(view)

    def _say(self, words: str) -> None:
        if words:
            announce(self._board, words)
