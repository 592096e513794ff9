"""Connections to a SQLite file: patient with other programs, their errors put into reasons."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 5.0
"""Seconds to wait for another program that is writing, where nobody waits for us."""
_BREATH = 0.01
LONGEST_VALUE = 16 * 2**20
"""Bytes of a row; none of ours comes near it, and a longer one is never read into memory."""

_REASONS = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_PRIMARY_CODE = 0xFF
FROM_SQLITE = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises; a damaged file may make it complain in letters that are none."""


def connect(
    path: Path | str, patience: float = PATIENCE, *, read_only: bool = False
) -> sqlite3.Connection:
    """Open a file, or ``:memory:``: transactions begun by hand, its schema not trusted."""
    place = f"{Path(path).absolute().as_uri()}?mode=ro" if read_only else path
    connection = sqlite3.connect(place, timeout=patience, isolation_level=None, uri=read_only)
    connection.row_factory = sqlite3.Row
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def log_writes(connection: sqlite3.Connection, patience: float = PATIENCE) -> None:
    """Turn on SQLite's log of writes, on disk at the end of every transaction.

    Of all locks this is the one SQLite does not wait for by itself when two programs begin at once.
    """
    deadline = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if reason_of(error) != "busy" or time.monotonic() >= deadline:
                raise
        time.sleep(_BREATH)
    # The log and its name are synced with every commit: no power cut takes back what was kept.
    connection.execute("PRAGMA synchronous = FULL")


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Everything written within is kept together, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        # SQLite may have rolled back by itself, on a full disk for instance.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def is_told_by_sqlite(error: Exception) -> bool:
    """False for Python's own complaint: a text that is no text, or a value too large."""
    return getattr(error, "sqlite_errorcode", None) is not None


def reason_of(error: Exception) -> str:
    """The reason of a ``StorageError`` for what SQLite raised."""
    if not is_told_by_sqlite(error):
        return "damaged"
    code: int = error.sqlite_errorcode  # type: ignore[attr-defined]
    return _REASONS.get(code & _PRIMARY_CODE, "failed")
