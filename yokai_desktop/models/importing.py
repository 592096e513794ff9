"""Taking over a file of games bit by bit, so that the screen goes on meanwhile."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.history import History
from yokai_desktop.storage.sharing import BadFile, Import

_SLICE = 0.012
"""Seconds of checking before the screen gets its turn."""


class Importing(QObject):
    """Checks every game of a file, then keeps them all: or none, if anything is wrong."""

    progressed = Signal(int, int)
    """Games checked, and how many there are."""
    finished = Signal(int, int)
    """New games, and how many there were."""
    failed = Signal(object)
    """A ``BadFile`` or a ``StorageError``; nothing was kept."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._import: Import | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._import is not None

    def start(self, path: Path) -> None:
        """Begin with a file; one that is being taken over is given up."""
        self.cancel()
        try:
            self._import = Import(path)
        except (BadFile, StorageError) as error:
            self.failed.emit(error)
            return
        self._timer.start()

    def cancel(self) -> None:
        """Give up; nothing was kept."""
        self._timer.stop()
        self._import = None

    def _go_on(self) -> None:
        games = self._import
        assert games is not None
        until = time.monotonic() + _SLICE
        try:
            while not games.is_done and time.monotonic() < until:
                games.check_next()
            self.progressed.emit(games.checked, games.total)
            if games.is_done:
                self.cancel()
                self.finished.emit(games.write(self._history), games.total)
        except (BadFile, StorageError) as error:
            self.cancel()
            self.failed.emit(error)
