"""The SQLite file of the history: opened so that two running programs cannot spoil it.

A file that is broken or foreign is set aside and a new one begun; an older one is copied before
its tables are changed, and one of a later version is left alone.
"""

from __future__ import annotations

import contextlib
import functools
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from yokai_desktop.storage import migrations
from yokai_desktop.storage.atomic_files import StorageError, make_folder, set_aside
from yokai_desktop.storage.connection import (
    FROM_SQLITE,
    PATIENCE,
    connect,
    is_told_by_sqlite,
    log_writes,
    reason_of,
    transaction,
)
from yokai_desktop.storage.inspection import (
    APPLICATION_ID,
    SIDE_FILES,
    is_sound,
    version_of,
    what_is_wrong,
)
from yokai_desktop.storage.private_files import make_new, make_private

FILE_NAME = "history.db"
_NONSENSE = (ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError)
"""What Python raises when a value is not what it should be."""


@dataclass(frozen=True)
class SetAside:
    """A file that was no history of ours: why, and where it lies now.

    ``reason`` is ``damaged`` or ``foreign``.
    """

    reason: str
    kept_at: Path


class Database:
    """One connection.  Without a folder everything is kept in memory and lost at the end.

    Every error of SQLite is a ``StorageError`` with the reason ``disk_full``, ``read_only``,
    ``busy``, ``damaged`` or ``failed``; a file of a later version is ``later_version``, and stays
    as it is.

    With ``stand_in`` a file that cannot be opened is told in ``refusal``: until ``open_again``
    succeeds reading gives what an empty history gives, and writing raises.  With ``patience`` 0
    nothing ever waits for another program.
    """

    def __init__(
        self, folder: Path | None, *, patience: float = PATIENCE, stand_in: bool = False
    ) -> None:
        self.path = None if folder is None else folder / FILE_NAME
        self.set_aside: SetAside | None = None
        """What had to be put out of the way when this was opened."""
        self.refusal: StorageError | None = None
        """Why the file could not be opened, while it is not."""
        self._patience = patience
        try:
            self._connection = self._opened()
        except StorageError as error:
            if not stand_in:
                raise
            self._stand_in(error)

    def close(self) -> None:
        self._connection.close()

    def open_again(self) -> None:
        """Open the file that could not be opened; ``StorageError`` if it still cannot be."""
        connection = self._opened()
        self._connection.close()
        self._connection, self.refusal = connection, None

    def begin_anew(self) -> None:
        """Put a file aside that turned out to be damaged while it was used, and begin another.

        ``StorageError`` if that fails: then an empty one stands in.
        """
        self._connection.close()
        try:
            if self.path is not None:
                self._put_aside(self.path, "damaged")
            self._connection = self._opened()
        except StorageError as error:
            self._stand_in(error)
            raise

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
        """A transaction: everything written within is kept together, or nothing of it.

        What was written is on disk at the end, and outlasts a power cut.
        """
        if self.refusal is not None:
            raise StorageError(self.refusal.reason, self.refusal.path, "it is not open")
        with self._telling(), transaction(self._connection) as connection:
            yield connection

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        path = self.path or Path(FILE_NAME)
        try:
            yield
        except FROM_SQLITE as error:
            reason = reason_of(error)
            if reason == "damaged" and is_told_by_sqlite(error) and self._is_sound():
                reason = "failed"  # the disk could not be read for once
            raise StorageError(reason, path, str(error)) from error
        except OSError as error:
            raise StorageError.of(error, path) from error

    def _is_sound(self) -> bool:
        return self.path is not None and is_sound(self.path, self._patience)

    def _opened(self) -> sqlite3.Connection:
        with self._telling():
            if self.path is None:
                return _ready(connect(":memory:"), None)
            make_folder(self.path.parent)
            reason = what_is_wrong(self.path, self._patience)
            if reason == "later_version":
                raise StorageError(reason, self.path)
            if reason:
                self._put_aside(self.path, reason)
            make_new(self.path)
            for ending in ("", *SIDE_FILES):
                make_private(self.path.with_name(f"{FILE_NAME}{ending}"))
            connection = connect(self.path, self._patience)
            try:
                log_writes(connection, self._patience)
                return _ready(connection, self.path)
            except FROM_SQLITE:
                connection.close()
                raise

    def _stand_in(self, error: StorageError) -> None:
        self.refusal = error
        self._connection = _ready(connect(":memory:"), None)

    def _put_aside(self, path: Path, reason: str) -> None:
        kept_at = set_aside(path, SIDE_FILES)
        if kept_at is None:
            raise StorageError("failed", path, "it could not be set aside")
        self.set_aside = SetAside(reason, kept_at)


def _ready(connection: sqlite3.Connection, path: Path | None) -> sqlite3.Connection:
    connection.execute("PRAGMA foreign_keys = ON")
    _migrate(connection, path)
    return connection


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


def _migrate(connection: sqlite3.Connection, path: Path | None) -> None:
    """Bring the tables to the present version; of two programs one does it, the other waits."""
    if version_of(connection) == migrations.VERSION:
        return
    with transaction(connection):
        version = version_of(connection)
        if path is not None and 0 < version < migrations.VERSION:
            _copy(path, path.with_name(f"{path.stem}.version-{version}{path.suffix}"))
        for step in migrations.MIGRATIONS[version:]:
            for statement in step.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {migrations.VERSION}")


def _copy(path: Path, backup: Path) -> None:
    """A whole copy, through SQLite: what still lies in the log of writes is in it."""
    make_new(backup)
    source, target = connect(path), connect(backup)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
