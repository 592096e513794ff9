"""Files that are written whole or not at all, and broken ones that are kept aside.

What a function here has done is on disk when it returns, and stays there when the power is cut.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

MOST_SET_ASIDE = 99

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_CANNOT_SYNC = {errno.EINVAL, errno.ENOTSUP, *(_FORBIDDEN if sys.platform == "win32" else ())}
"""What systems say that cannot sync a folder, and then need not."""
_OURS_ALONE = 0o700


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


@contextlib.contextmanager
def telling(path: Path) -> Iterator[None]:
    """Errors of the system within are told as a ``StorageError`` about this file."""
    try:
        yield
    except OSError as error:
        raise StorageError.of(error, path) from error


def write_text(path: Path, text: str) -> None:
    """Replace a file by one with this text: after a crash the old or the new one is whole."""
    with telling(path):
        make_folder(path.parent)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise
        sync_folder(path.parent)


def move(path: Path, target: Path) -> None:
    """Give a file another place, at every moment in one of the two; ``target`` is replaced."""
    with telling(path):
        make_folder(target.parent)
        os.replace(path, target)
        sync_folder(target.parent)
        sync_folder(path.parent)


def remove(path: Path) -> None:
    """Forget a file, if there is one."""
    with telling(path):
        try:
            os.unlink(path)
        except FileNotFoundError:
            return
        sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """A folder of the user's alone, its parents too; one that is there is left as it is."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(_OURS_ALONE, exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Make what was named, renamed or removed in a folder last, where a system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def set_aside(path: Path, side_files: Sequence[str] = ()) -> Path | None:
    """Rename a broken file so that it is kept and no longer in the way; returns its new name.

    Files beside it that belong to it, by the ends of their names, go first and keep their ends.
    None if it cannot be renamed, or too many lie aside already: then all stays where it is.
    """
    try:
        aside = _free_name(path)
        if aside is None:
            return None
        _rename_all(path, aside, (*side_files, ""))
    except OSError:
        return None
    with contextlib.suppress(OSError):
        sync_folder(path.parent)
    return aside


def _free_name(path: Path) -> Path | None:
    for number in range(1, MOST_SET_ASIDE + 1):
        aside = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        try:
            os.lstat(aside)
        except FileNotFoundError:
            return aside
    return None


def _rename_all(path: Path, aside: Path, ends: Sequence[str]) -> None:
    """Rename a file and those of its side files that are there, or none of them."""
    renamed = []
    try:
        for end in ends:
            if end and not os.path.lexists(f"{path}{end}"):
                continue
            os.rename(f"{path}{end}", f"{aside}{end}")
            renamed.append(end)
    except OSError:
        for end in renamed:
            with contextlib.suppress(OSError):
                os.rename(f"{aside}{end}", f"{path}{end}")
        raise
