"""One running program per data folder: two would write over each other's unfinished game."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from yokai_desktop.storage.atomic_files import make_folder

FILE_NAME = ".in-use"
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class Claim:
    """Held from ``take`` until ``release`` or the end of the process, however it ends.

    The system itself holds the lock, so nothing stays locked after a crash.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._handle: int | None = None

    def take(self) -> bool:
        """False if another program has it; a folder that cannot be locked is anybody's."""
        try:
            make_folder(self._path.parent)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            return error.errno not in _TAKEN
        self._handle = handle
        return True

    def release(self) -> None:
        """Let others in."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None


if sys.platform == "win32":

    def _lock(handle: int) -> None:
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:

    def _lock(handle: int) -> None:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
