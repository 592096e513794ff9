"""Sets that somebody added, read in another process: the window goes on, and takes what comes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yokai_desktop.dojo.added import Word, serve, take
from yokai_desktop.dojo.library import Complaint, Library
from yokai_desktop.models.other_process import OtherProcess
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reading import names_in

FAILED = "failed"


class AddedSets(OtherProcess):
    """``begin`` with a folder; ``came`` when all has been read, whatever was found."""

    came = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(serve, "yokai-dojo-sets", parent)
        self.found = Library()
        self._folder = Path()

    def begin(self, folder: Path) -> None:
        """Read the sets of a folder; without any nothing is started, and nothing comes."""
        self.close()
        self.found, self._folder = Library(), folder
        try:
            if not any(name.endswith(".json") for name in names_in(folder)):
                return
        except StorageError as error:
            self._end(error.reason)
            return
        self._ask(folder)

    def _hear(self, word: Word) -> None:
        if word is None:
            self._end()
        else:
            take(self.found, word)

    def _died(self) -> None:
        self._end(FAILED)

    def _end(self, reason: str = "") -> None:
        """All has come, or no more can."""
        self.close()
        if reason:
            self.found.complaints.append(Complaint(self._folder.name, "", reason))
        self.came.emit()
