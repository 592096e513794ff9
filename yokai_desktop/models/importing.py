"""Taking over a file of games in another process: the window goes on and may change its mind."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.models.other_process import OtherProcess
from yokai_desktop.storage.history import History
from yokai_desktop.storage.taking_over import ImportProgress, ImportRefused, TakenOver, Word, serve

_IDLE = 20_000
"""Milliseconds after which a process that has nothing to do is ended."""
DIED = ImportRefused("failed")


class Importing(OtherProcess):
    """Checks every game of a file, then keeps them all: or none, if anything is wrong.

    Whatever an ended process was writing SQLite takes back when the history is next read.
    """

    progressed = Signal(int, int)
    """Games checked, and how much of the file, in percent."""
    finished = Signal(int, int)
    """New games, and how many there were."""
    failed = Signal(object)
    """Why nothing was kept: a ``Refused``."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(serve, "yokai-import", parent)
        self._history = history
        self._idle = QTimer(self, interval=_IDLE, singleShot=True)
        self._idle.timeout.connect(self.close)

    def start(self, path: Path) -> None:
        """Begin with a file; one that is being taken over is given up."""
        if self.is_busy:
            self.close()
        place = self._history.database.path
        if place is None:
            self.failed.emit(DIED)
            return
        self._idle.stop()
        self._ask((path, place.parent))

    def cancel(self) -> None:
        """Give up; nothing was kept."""
        if self.is_busy:
            self.close()

    def _hear(self, word: Word) -> None:
        if isinstance(word, ImportProgress):
            self.progressed.emit(word.checked, word.percent)
        else:
            self._ended(word)

    def _died(self) -> None:
        self._ended(DIED)

    def _ended(self, word: TakenOver | ImportRefused) -> None:
        self._listening.stop()
        self._idle.start()
        if isinstance(word, TakenOver):
            self.finished.emit(word.new, word.total)
        else:
            self.failed.emit(word)
