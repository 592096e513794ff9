"""Shows a replay on a board: steps forwards with their movements, everything else at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Event, View
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.ui.table.announcer import announce
from yokai_desktop.ui.table.board import Board


class ReplayShowing(QObject):
    """Ties a replay to a board, which is synced after every event with what is known by then."""

    rested = Signal()
    """Everything is shown and nothing moves."""

    def __init__(self, model: ReplayModel, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model, self._board = model, board
        self._waiting: list[Event] = []
        self._view = model.view
        self.is_busy = False
        model.happened.connect(self._happened)
        model.changed.connect(self._changed)
        board.touched.connect(self.finish)

    def finish(self) -> None:
        """End what is being shown, at once."""
        while self.is_busy:
            before = len(self._waiting)
            self._board.clock.finish()
            if self.is_busy and len(self._waiting) == before:
                self.stop()

    def stop(self) -> None:
        """Show nothing more of the step; the board is put right."""
        self._board.clock.stop()
        self._waiting.clear()
        self.is_busy = False
        self._settle()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._waiting = list(events)
        self.is_busy = True

    def _changed(self, view: View) -> None:
        if self.is_busy:
            self._show_next()
            return
        self._settle()

    def _show_next(self) -> None:
        while self._waiting:
            event = self._waiting.pop(0)
            words = self._board.words_for(event)
            if words:
                announce(self._board, words)
            motion = self._board.animation_for(event)
            if motion is not None:
                self._board.clock.play(motion, partial(self._shown, event))
                return
            self._tell(self._view.after(event))
        self.is_busy = False
        self._settle()

    def _shown(self, event: Event) -> None:
        self._tell(self._view.after(event))
        self._show_next()

    def _tell(self, view: View) -> None:
        self._view = view
        self._board.sync(view)

    def _settle(self) -> None:
        self._tell(self._model.view)
        self.rested.emit()
