"""Shows what happens at a table on a board: one event after the other, then the truth."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Event, View
from yokai_desktop.models.table import TableModel
from yokai_desktop.ui.sound import play_sound
from yokai_desktop.ui.table.announcer import announce
from yokai_desktop.ui.table.board import Board


class Showing(QObject):
    """Ties a table model to a board.

    Events are held back while others are shown.  Whenever one has been shown, the board is synced
    with what the viewer knows by then: ``view``, which nobody but the events shown and the table's
    own answer ever changes.  After the last event of an action the table goes on by itself.
    ``finish`` (a click, a key) ends the event being shown, or lets one that waits go on.
    """

    told = Signal(object)
    """The view that the board shows from now on."""

    def __init__(self, table: TableModel, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._board = table, board
        self._waiting: list[Event] = []
        self._is_busy = False
        self._view: View | None = None
        table.happened.connect(self._happened)
        table.changed.connect(self._tell)
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

    @property
    def view(self) -> View:
        """What the screen shows, whatever the table has played meanwhile."""
        return self._view or self._table.view

    def finish(self) -> None:
        """End what is being shown at once, or let it go on where it waits."""
        if self._is_busy and not self._board.go_on():
            self._board.clock.finish()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._waiting.extend(events)
        self._board.offer(())
        if not self._is_busy:
            self._is_busy = True
            self._table.hold()
            self._tell(self.view.after())
            self._show_next()

    def _show_next(self) -> None:
        while self._waiting:
            event = self._waiting.pop(0)
            self._say(self._board.words_for(event))
            play_sound(self._board.sound_for(event))
            motion = self._board.animation_for(event)
            if motion is not None:
                self._board.clock.play(motion, partial(self._shown, event))
                return
            self._tell(self.view.after(event))
        self._is_busy = False
        self._table.release()

    def _shown(self, event: Event) -> None:
        self._tell(self.view.after(event))
        self._show_next()

    def _tell(self, view: View) -> None:
        self._view = view
        self._board.sync(view)
        self.told.emit(view)

    def _say(self, words: str) -> None:
        if words:
            announce(self._board, words)
