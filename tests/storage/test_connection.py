"""Connections wait for other programs where SQLite itself does not."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from yokai_desktop.storage.connection import log_writes, reason_of


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Another program that reads a file nobody has turned on the log of writes for."""
    other = sqlite3.connect(tmp_path / "file.db", isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE anything (id INTEGER)")
    other.execute("BEGIN")
    other.execute("SELECT * FROM anything").fetchall()
    yield other
    other.close()


@pytest.fixture
def hasty(tmp_path: Path, reader: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A connection for which SQLite never waits."""
    connection = sqlite3.connect(tmp_path / "file.db", timeout=0, isolation_level=None)
    yield connection
    connection.close()


def test_the_log_of_writes_waits_for_another_program(
    reader: sqlite3.Connection, hasty: sqlite3.Connection
) -> None:
    with pytest.raises(sqlite3.OperationalError):
        hasty.execute("PRAGMA journal_mode = WAL")
    release = threading.Timer(0.1, reader.execute, ["COMMIT"])
    release.start()
    log_writes(hasty)
    release.join()
    assert hasty.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_log_of_writes_does_not_wait_for_ever(
    reader: sqlite3.Connection, hasty: sqlite3.Connection
) -> None:
    with pytest.raises(sqlite3.OperationalError) as error:
        log_writes(hasty, 0.05)
    assert reason_of(error.value) == "busy"
    assert hasty.execute("PRAGMA journal_mode").fetchone() == ("delete",)
