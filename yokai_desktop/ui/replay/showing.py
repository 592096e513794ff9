"""Shows a replay on a board: steps forwards with their movements, everything else at once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yokai_desktop.engine.contract import Event
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.showing import Showing


class ReplayShowing(Showing):
    """Ties a replay to a board; whatever was shown, the position of the model is seen at rest."""

    def __init__(self, model: ReplayModel, board: Board, parent: QObject | None = None) -> None:
        super().__init__(board, lambda: model.view, parent)
        self._step: tuple[Event, ...] = ()
        model.happened.connect(self._happened)
        model.changed.connect(self._changed)
        self.rested.connect(lambda: self.show_view(model.view))

    def finish(self) -> None:
        """End all that is being shown, at once."""
        while self.is_busy:
            before = len(self._waiting)
            self._board.clock.finish()
            if self.is_busy and len(self._waiting) == before:
                self.stop()

    def stop(self) -> None:
        """Show nothing more of the step; the board is put right."""
        self._board.clock.stop()
        self._waiting.clear()
        self._show_next()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._step = events

    def _changed(self) -> None:
        step, self._step = self._step, ()
        self.show(step)
