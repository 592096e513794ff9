"""Steps through a replay: by hand, to any position, or by itself at a speed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.ui.replay.showing import ReplayShowing
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.pace import REPLAY_PAUSES


class ReplayPlayer(QObject):
    """One game on one board; ``moved`` follows every change of position or of playing."""

    moved = Signal()

    def __init__(self, model: ReplayModel, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model, self.board = model, board
        self.showing = ReplayShowing(model, board, self)
        self.showing.rested.connect(self._rested)
        self.speed = "normal"
        self.is_playing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.forward)

    def forward(self) -> None:
        """One step on, with its movements."""
        self.showing.finish()
        self.model.forward()
        self.moved.emit()

    def jump(self, position: int) -> None:
        """To a position at once; playing by itself stops."""
        self.rest()
        self.model.jump(position)
        self.moved.emit()

    def step(self, name: str, go_to: Callable[[int], None]) -> None:
        """One of the steps of a time bar; ``go_to`` is how its page goes to a position at once."""
        at, last = self.model.position, self.model.last
        if name == "play":
            self.toggle()
        elif name == "forward":
            self.pause()
            self.forward()
        else:
            go_to({"first": 0, "back": at - 1, "last": last}[name])

    def toggle(self) -> None:
        """Play by itself, or stop doing so."""
        if self.is_playing:
            self.pause()
        else:
            self.is_playing = True
            self.forward()
        self.moved.emit()

    def pause(self) -> None:
        """Go no further; a movement that has begun is still shown."""
        self.is_playing = False
        self._timer.stop()

    def rest(self) -> None:
        """Go no further and show no more movement."""
        self.pause()
        if self.showing.is_busy:
            self.showing.stop()

    def _rested(self) -> None:
        if self.is_playing and self.model.position < self.model.last:
            self._timer.start(REPLAY_PAUSES[self.speed])
        else:
            self.pause()
        self.moved.emit()
