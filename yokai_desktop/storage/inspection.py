"""Looking at a SQLite file before it is used: whether it can be our history."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from pathlib import Path

from yokai_desktop.storage import migrations
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.connection import FROM_SQLITE, connect, reason_of

APPLICATION_ID = 0x594F4B41
"""Written in the head of our files; SQLite keeps it there for this purpose."""
SIDE_FILES = ("-journal", "-wal", "-shm")
"""What SQLite puts beside a file while it is in use, or when a program did not end well."""

_STATISTICS = {
    ("table", name, name, f"CREATE TABLE {name}({columns})")
    for name, columns in (
        ("sqlite_stat1", "tbl,idx,stat"),
        ("sqlite_stat4", "tbl,idx,neq,nlt,ndlt,sample"),
    )
}
"""What SQLite's ``ANALYZE`` leaves in a file, whoever ran it."""


def what_is_wrong(path: Path, patience: float) -> str:
    """Why a file cannot be our history: ``damaged``, ``foreign`` or ``later_version``.

    Empty if it can be, or if there is none yet.  Nothing is changed.
    """
    # A disk that fails once looks like damage to SQLite: what is wrong is so twice.
    return _look_at(path, patience) and _look_at(path, patience)


def is_sound(path: Path, patience: float) -> bool:
    """Whether all of a file can be read by SQLite, or another program keeps us from trying."""
    try:
        with contextlib.closing(connect(path, patience)) as connection:
            return bool(connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok")
    except FROM_SQLITE as error:
        return reason_of(error) != "damaged"


def _look_at(path: Path, patience: float) -> str:
    there = [end for end in ("", *SIDE_FILES) if _is_there(Path(f"{path}{end}"))]
    if "" not in there:
        return ""
    # Only a program that did not end well leaves its log behind: then all pages are read, and
    # nothing may be written, else closing would put the log into a file that is perhaps not ours.
    ended_well = "-wal" not in there
    connection = connect(path, patience, read_only=not ended_well)
    try:
        connection.execute("BEGIN")  # one picture of the file, whatever another program does
        tables = _tables(connection)
        owner = connection.execute("PRAGMA application_id").fetchone()[0]
        version = version_of(connection)
        if tables and owner != APPLICATION_ID:
            return "foreign"
        if version > migrations.VERSION:
            return "later_version"
        if tables != _tables_of_version(version):
            return "damaged"
        if ended_well or connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok":
            return ""
        return "damaged"
    except FROM_SQLITE as error:
        # Opening asks nothing that SQLite could not answer: its plain errors mean the file.
        plain = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
        if reason_of(error) != "damaged" and not plain:
            raise
        return "damaged"
    finally:
        connection.close()


def _is_there(path: Path) -> bool:
    """Whether there is a file; SQLite would wait for a pipe."""
    try:
        if stat.S_ISREG(os.stat(path).st_mode):
            return True
    except FileNotFoundError:
        return False
    raise StorageError("not_a_file", path)


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _tables(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """Everything the file defines: with triggers or views of a stranger it is not ours."""
    rows = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return {tuple(row) for row in rows} - _STATISTICS


def _tables_of_version(version: int) -> set[tuple[str, ...]]:
    """What a file of ours defines; nothing for one that was begun and never filled."""
    with contextlib.closing(connect(":memory:")) as connection:
        for step in migrations.MIGRATIONS[: max(0, version)]:
            connection.executescript(step)
        return _tables(connection)
