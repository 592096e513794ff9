"""Files that only their owner may read, whatever the system gives new files by itself."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

OWNER_ONLY = 0o600


def make_private(path: Path) -> None:
    """Let nobody else read a file, if it is there; one that is not ours stays as it is."""
    with contextlib.suppress(OSError):
        os.chmod(path, OWNER_ONLY)


def make_new(path: Path) -> None:
    """Begin an empty file that is private from its first moment on, unless there is one.

    The files that SQLite puts beside its own get the same mode.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
