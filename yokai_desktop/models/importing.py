"""Taking over a file of games in another process: the window goes on and may change its mind."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.ai.launching import launch
from yokai_desktop.storage.history import History
from yokai_desktop.storage.taking_over import ImportProgress, ImportRefused, TakenOver, Word, serve

_LISTENING = 30
"""Milliseconds between two looks for what the process says."""
_IDLE = 20_000
"""Milliseconds after which a process that has nothing to do is ended."""
DIED = ImportRefused("failed")


class Importing(QObject):
    """Checks every game of a file, then keeps them all: or none, if anything is wrong."""

    progressed = Signal(int, int)
    """Games checked, and how much of the file, in percent."""
    finished = Signal(int, int)
    """New games, and how many there were."""
    failed = Signal(object)
    """Why nothing was kept: a ``Refused``."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._listening = QTimer(self, interval=_LISTENING)
        self._listening.timeout.connect(self._listen)
        self._idle = QTimer(self, interval=_IDLE, singleShot=True)
        self._idle.timeout.connect(self.close)

    @property
    def is_busy(self) -> bool:
        return self._listening.isActive()

    @property
    def pid(self) -> int | None:
        """The process that does it, None while there is none."""
        return None if self._process is None else self._process.pid

    def start(self, path: Path) -> None:
        """Begin with a file; one that is being taken over is given up."""
        if self.is_busy:
            self.close()
        place = self._history.database.path
        if place is None:
            self.failed.emit(DIED)
            return
        self._idle.stop()
        self._listening.start()
        try:
            if self._pipe is None:
                self._launch()
            assert self._pipe is not None
            self._pipe.send((path, place.parent))
        except OSError:
            self.close()
            self._ended(DIED)

    def cancel(self) -> None:
        """Give up; nothing was kept."""
        if self.is_busy:
            self.close()

    def close(self) -> None:
        """Give up, and end the process."""
        self._listening.stop()
        if self._process is not None and self._pipe is not None:
            # Whatever it was writing SQLite takes back when the history is next read.
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None

    def _launch(self) -> None:
        self._process, self._pipe = launch(serve, "yokai-import")

    def _listen(self) -> None:
        assert self._pipe is not None
        try:
            while self.is_busy and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError):
            self.close()
            self._ended(DIED)

    def _hear(self, word: Word) -> None:
        if isinstance(word, ImportProgress):
            self.progressed.emit(word.checked, word.percent)
        else:
            self._ended(word)

    def _ended(self, word: TakenOver | ImportRefused) -> None:
        self._listening.stop()
        self._idle.start()
        if isinstance(word, TakenOver):
            self.finished.emit(word.new, word.total)
        else:
            self.failed.emit(word)
