"""Sets that somebody added, read in another process: the window goes on, and takes what comes."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.ai.launching import launch
from yokai_desktop.dojo.added import Word, serve, take
from yokai_desktop.dojo.library import Complaint, Library
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reading import names_in

_LISTENING = 30
"""Milliseconds between two looks for what the process says."""
_AT_ONCE = 0.004
"""Seconds that taking what it said may last before the window is given its turn."""
FAILED = "failed"


class AddedSets(QObject):
    """``begin`` with a folder; ``came`` when all has been read, whatever was found."""

    came = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found = Library()
        self._folder = Path()
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._listening = QTimer(self, interval=_LISTENING)
        self._listening.timeout.connect(self._listen)

    @property
    def is_busy(self) -> bool:
        """Whether there is more to come."""
        return self._listening.isActive()

    def begin(self, folder: Path) -> None:
        """Read the sets of a folder; without any nothing is started, and nothing comes."""
        self.close()
        self.found, self._folder = Library(), folder
        try:
            if not any(name.endswith(".json") for name in names_in(folder)):
                return
            self._process, self._pipe = launch(serve, "yokai-dojo-sets")
            self._listening.start()
            self._pipe.send(folder)
        except StorageError as error:
            self._end(error.reason)
        except OSError:
            self._end(FAILED)

    def close(self) -> None:
        """Give up, and end the process."""
        self._listening.stop()
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None

    def _listen(self) -> None:
        assert self._pipe is not None
        began = time.monotonic()
        try:
            while self.is_busy and self._pipe.poll():
                self._hear(self._pipe.recv())
                if time.monotonic() - began > _AT_ONCE:
                    return
        except (EOFError, OSError):
            self._end(FAILED)

    def _hear(self, word: Word) -> None:
        if word is None:
            self._end()
        else:
            take(self.found, word)

    def _end(self, reason: str = "") -> None:
        """All has come, or no more can."""
        self.close()
        if reason:
            self.found.complaints.append(Complaint(self._folder.name, "", reason))
        self.came.emit()
