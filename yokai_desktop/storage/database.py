"""The SQLite file of the history: opened so that two running programs cannot spoil it.

A file that is broken, foreign or of a later version is set aside and a new one begun; an older
one is copied before its tables are changed.
"""

from __future__ import annotations

import contextlib
import functools
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from yokai_desktop.storage import migrations
from yokai_desktop.storage.atomic_files import StorageError, set_aside
from yokai_desktop.storage.connection import (
    FROM_SQLITE,
    connect,
    log_writes,
    reason_of,
    transaction,
)

FILE_NAME = "history.db"
APPLICATION_ID = 0x594F4B41
"""Written in the head of our files; SQLite keeps it there for this purpose."""

_SIDE_FILES = ("-wal", "-shm")
_NONSENSE = (ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError)
"""What Python raises when a value is not what it should be."""


@dataclass(frozen=True)
class SetAside:
    """A file that was no history of ours: why, and where it lies now.

    ``reason`` is ``damaged``, ``foreign`` or ``later_version``.
    """

    reason: str
    kept_at: Path


class Database:
    """One connection.  Without a folder everything is kept in memory and lost at the end.

    Every error of SQLite is a ``StorageError`` with the reason ``disk_full``, ``read_only``,
    ``busy``, ``damaged`` or ``failed``.
    """

    def __init__(self, folder: Path | None) -> None:
        self.path = None if folder is None else folder / FILE_NAME
        self.set_aside: SetAside | None = None
        """What had to be put out of the way when this was opened."""
        with self._telling():
            self._connection = self._opened()

    def close(self) -> None:
        self._connection.close()

    def begin_anew(self) -> None:
        """Put a file aside that turned out to be damaged while it was used, and begin another."""
        self._connection.close()
        with self._telling():
            if self.path is not None:
                self._put_aside(self.path, "damaged")
            self._connection = self._opened()

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """All rows of a question."""
        with self._telling():
            return self._connection.execute(sql, values).fetchall()

    def value(self, sql: str, values: Sequence[Any] = ()) -> Any:
        """The first value of the first row, None if there is no row."""
        with self._telling():
            row = self._connection.execute(sql, values).fetchone()
        return None if row is None else row[0]

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: everything written within is kept together, or nothing of it."""
        with self._telling(), transaction(self._connection) as connection:
            yield connection

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        path = self.path or Path(FILE_NAME)
        try:
            yield
        except FROM_SQLITE as error:
            raise StorageError(reason_of(error), path, str(error)) from error
        except OSError as error:
            raise StorageError.of(error, path) from error

    def _opened(self) -> sqlite3.Connection:
        if self.path is None:
            connection = connect(":memory:")
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            reason = _what_is_wrong(self.path)
            if reason:
                self._put_aside(self.path, reason)
            connection = connect(self.path)
            log_writes(connection)
            connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection, self.path)
        return connection

    def _put_aside(self, path: Path, reason: str) -> None:
        kept_at = set_aside(path)
        if kept_at is None:
            raise StorageError("failed", path, "it could not be set aside")
        for ending in _SIDE_FILES:
            with contextlib.suppress(FileNotFoundError):
                os.rename(f"{path}{ending}", f"{kept_at}{ending}")
        self.set_aside = SetAside(reason, kept_at)


Reading = TypeVar("Reading", bound=Callable[..., Any])


def refuses_nonsense(reason: str) -> Callable[[Reading], Reading]:
    """Rows that cannot have been written by us are a ``StorageError`` with this reason.

    For functions that make something of rows: a file may have been altered by anybody.
    """

    def decorated(reading: Reading) -> Reading:
        @functools.wraps(reading)
        def read(*given: Any, **named: Any) -> Any:
            try:
                return reading(*given, **named)
            except _NONSENSE as error:
                raise StorageError(reason, Path(FILE_NAME), repr(error)[:200]) from error

        return cast(Reading, read)

    return decorated


def _what_is_wrong(path: Path) -> str:
    """Why a file cannot be our history; empty if it can, or if there is none yet."""
    if not path.exists():
        return ""
    # Only a program that did not end well leaves its log behind: then all pages are read.
    ended_well = not path.with_name(f"{path.name}-wal").exists()
    connection = connect(path)
    try:
        connection.execute("BEGIN")  # one picture of the file, whatever another program does
        tables = _tables(connection)
        owner = connection.execute("PRAGMA application_id").fetchone()[0]
        version = _version(connection)
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


def _migrate(connection: sqlite3.Connection, path: Path | None) -> None:
    """Bring the tables to the present version; of two programs one does it, the other waits."""
    if _version(connection) == migrations.VERSION:
        return
    with transaction(connection):
        version = _version(connection)
        if path is not None and 0 < version < migrations.VERSION:
            _copy(path, path.with_name(f"{path.stem}.version-{version}{path.suffix}"))
        for step in migrations.MIGRATIONS[version:]:
            for statement in step.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {migrations.VERSION}")


def _tables(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """Everything the file defines: with triggers or views of a stranger it is not ours."""
    rows = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return {tuple(row) for row in rows}


def _tables_of_version(version: int) -> set[tuple[str, ...]]:
    """What a file of ours defines; nothing for one that was begun and never filled."""
    with contextlib.closing(connect(":memory:")) as connection:
        for step in migrations.MIGRATIONS[: max(0, version)]:
            connection.executescript(step)
        return _tables(connection)


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _copy(path: Path, backup: Path) -> None:
    """A whole copy, through SQLite: what still lies in the log of writes is in it."""
    source, target = connect(path), connect(backup)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
