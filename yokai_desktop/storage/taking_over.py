"""The process in which files of games are checked and taken over, so that no window waits for it.

It may use so much memory and no more, it can be ended at any moment, and what it writes into the
history is one transaction: all games or none.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.game_stream import BadFile
from yokai_desktop.storage.history import History
from yokai_desktop.storage.sharing import Import

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MOST_MEMORY = 400 * 2**20
"""Bytes of address space, the program itself included."""
_BETWEEN_WORDS = 0.05
"""Seconds between two words about the progress."""


@dataclass(frozen=True)
class ImportProgress:
    """Games checked so far, and how much of the file in percent."""

    checked: int
    percent: int


@dataclass(frozen=True)
class TakenOver:
    """The end: new games, and how many there were."""

    new: int
    total: int


@dataclass(frozen=True)
class ImportRefused:
    """The end: nothing was taken over, for the reason of a ``BadFile`` or ``StorageError``."""

    reason: str
    game: int = 0


Word = ImportProgress | TakenOver | ImportRefused


def take_over(path: Path, folder: Path) -> Iterator[Word]:
    """Check a file and keep its games in the history of a folder; ends with one of both ends."""
    try:
        taking = Import(path)
        told = 0.0
        while taking.check_next():
            if time.monotonic() - told > _BETWEEN_WORDS:
                told = time.monotonic()
                yield ImportProgress(taking.checked, int(100 * taking.share))
        yield ImportProgress(taking.checked, 100)
        with contextlib.closing(Database(folder)) as database:
            new = taking.write(History(database))
        yield TakenOver(new, taking.checked)
    except BadFile as error:
        yield ImportRefused(error.reason, error.game)
    except StorageError as error:
        yield ImportRefused(error.reason)
    except MemoryError:
        yield ImportRefused("too_large")


def serve(pipe: Connection[Any, Any]) -> None:
    """The other process: take over one file after the other until the pipe ends."""
    limit_memory(MOST_MEMORY)
    while True:
        try:
            path, folder = pipe.recv()
            for word in take_over(path, folder):
                pipe.send(word)
        except (EOFError, OSError):
            return


def limit_memory(most: int) -> None:
    """Let this process have no more than so many bytes, where the system can do that."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(ValueError, OSError):
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
