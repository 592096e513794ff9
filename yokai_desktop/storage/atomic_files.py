"""Files that are written whole or not at all, and broken ones that are kept aside."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path

MOST_SET_ASIDE = 99

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


class StorageError(Exception):
    """Nothing could be written or read.

    ``reason`` is ``disk_full``, ``read_only``, ``too_large``, ``not_a_file`` or ``failed``; what
    was on disk is untouched.
    """

    def __init__(self, reason: str, path: Path, detail: str = "") -> None:
        super().__init__(f"{reason}: {path}" + (f" ({detail})" if detail else ""))
        self.reason = reason
        self.path = path

    @classmethod
    def of(cls, error: OSError, path: Path) -> StorageError:
        """The storage error that an error of the system means."""
        if error.errno in _FULL:
            return cls("disk_full", path, str(error))
        if error.errno in _FORBIDDEN:
            return cls("read_only", path, str(error))
        return cls("failed", path, str(error))


def write_text(path: Path, text: str) -> None:
    """Replace a file by one with this text: after a crash the old or the new one is whole."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise StorageError.of(error, path) from error


def _sync_folder(folder: Path) -> None:
    """Make the renaming last; not every system can, and then it need not."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path | None:
    """Rename a broken file so that it is kept and no longer in the way; returns its new name.

    None if it cannot be renamed, or too many lie aside already: then it stays where it is.
    """
    for number in range(1, MOST_SET_ASIDE + 1):
        aside = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        if aside.exists():
            continue
        try:
            os.rename(path, aside)
        except OSError:
            return None
        return aside
    return None
