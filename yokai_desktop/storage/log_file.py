"""The log: for its user's eyes alone, of limited size, and never a reason to wait."""

from __future__ import annotations

import errno
import os
import stat
from io import TextIOWrapper
from logging import Formatter, LogRecord
from logging.handlers import RotatingFileHandler
from pathlib import Path

from yokai_desktop.storage.atomic_files import make_folder
from yokai_desktop.storage.private_files import OWNER_ONLY, make_private
from yokai_desktop.words.harmless import harmless

LOG_BYTES = 500_000

_HOW = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)


class LogFile(RotatingFileHandler):
    """Appends to a regular file; ``OSError`` if there is none and none can be made.

    What cannot be written later, on a full disk for instance, is left out without a word: there is
    nobody to tell.
    """

    def __init__(self, path: Path) -> None:
        make_folder(path.parent)
        super().__init__(
            path,
            maxBytes=LOG_BYTES,
            backupCount=1,
            encoding="utf-8",
            errors="backslashreplace",  # the name of a folder may hold bytes that are no text
        )

    def handleError(self, record: LogRecord) -> None:
        """Python would print how the error came about."""

    def _open(self) -> TextIOWrapper:
        handle = os.open(self.baseFilename, _HOW, OWNER_ONLY)
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise OSError(errno.EINVAL, "not a regular file", self.baseFilename)
        make_private(Path(self.baseFilename))
        return os.fdopen(handle, "a", encoding=self.encoding, errors=self.errors)


class LineFormatter(Formatter):
    """A message is one line, whatever name of a file is in it: none can look like another one."""

    def formatMessage(self, record: LogRecord) -> str:
        record.message = harmless(record.message)
        return super().formatMessage(record)
