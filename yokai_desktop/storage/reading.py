"""The one reader of files: it never waits, and never takes more than its limit.

Whatever lies at a path was perhaps put there by a stranger: a pipe that nobody writes to, a device
without an end, a file that grows while it is read.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from yokai_desktop.storage.atomic_files import StorageError

LARGEST_FILE = 16 * 2**20
"""Larger files are not read: none of ours comes near it."""

_BYTE_ORDER_MARK = "\ufeff"
_AT_ONCE = 2**20
_HOW = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Without ``O_NONBLOCK`` opening a pipe would wait for somebody who writes into it."""


def read_bytes(path: Path, limit: int = LARGEST_FILE) -> bytes | None:
    """The bytes of a regular file, None if there is none.

    ``StorageError`` with the reason ``too_large`` beyond the limit, ``not_a_file`` for a folder,
    pipe or device, or what the system says.
    """
    try:
        handle = os.open(path, _HOW)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StorageError.of(error, path) from error
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise StorageError("not_a_file", path)
        return _read_all(handle, path, limit)
    except OSError as error:
        raise StorageError.of(error, path) from error
    finally:
        # All was read by now: what closing says does not matter.
        with contextlib.suppress(OSError):
            os.close(handle)


def read_text(path: Path, limit: int = LARGEST_FILE) -> str | None:
    """The text of a file, None if there is none; a byte order mark is left out.

    Bytes that are no UTF-8 are marked, not lost.  Raises as ``read_bytes`` does.
    """
    found = read_bytes(path, limit)
    if found is None:
        return None
    return found.decode("utf-8", errors="replace").removeprefix(_BYTE_ORDER_MARK)


def names_in(folder: Path) -> list[str]:
    """What lies in a folder, in a fixed order; nothing if there is no folder.

    ``StorageError`` if it cannot be listed: ``Path.glob`` of newer Pythons would then find nothing.
    """
    try:
        return sorted(os.listdir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise StorageError.of(error, folder) from error


def _read_all(handle: int, path: Path, limit: int) -> bytes:
    """All bytes, whatever size the system tells: it may be wrong, or change."""
    parts = []
    room = limit + 1
    while room and (part := os.read(handle, min(room, _AT_ONCE))):
        parts.append(part)
        room -= len(part)
    if not room:
        raise StorageError("too_large", path)
    return b"".join(parts)
