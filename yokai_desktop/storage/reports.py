"""Reports of unexpected errors: what went wrong where, and the game it happened in.

The report of a running game tells nothing that a player may not know: neither the deal nor the
cards of an action, nor the words of the error, which may name a card.  Once the game has ended its
whole record is added.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import traceback
from datetime import datetime
from fnmatch import fnmatch
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.reading import names_in, read_text
from yokai_desktop.storage.saves import start_of

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

MOST_REPORTS = 20
"""Older ones are removed."""

_RECORD = "\nThe record of the game:\n"


def write_report(
    folder: Path, error: BaseException, match: Match | None, moment: datetime, version: str
) -> Path:
    """Write a report and return its place; ``StorageError`` if that fails."""
    key = _key(match) if match is not None else "none"
    path = folder / f"report-{moment:%Y%m%d-%H%M%S-%f}-{key}.txt"
    is_running = match is not None and match.outcome is None
    text = (
        f"Yokai Desktop {version}, {moment:%Y-%m-%d %H:%M:%S}\n\n{error_text(error, is_running)}\n"
    )
    if match is not None:
        text += _record_text(match)
    write_text(path, text)
    for old in _reports(folder)[:-MOST_REPORTS]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def complete_reports(folder: Path, match: Match) -> None:
    """Add the whole record of a game that has ended to the reports written while it ran.

    ``StorageError`` if that fails.
    """
    for path in _reports(folder, _key(match)):
        text = read_text(path) or ""
        write_text(path, text.split(_RECORD)[0] + _RECORD + match.text() + "\n")


def error_text(error: BaseException, is_running: bool) -> str:
    """The way an error came about; its words only when no secret can be in them."""
    if not is_running:
        return "".join(traceback.format_exception(error)).rstrip()
    return f"{_places(error.__traceback__)}{type(error).__name__}"


def _reports(folder: Path, key: str = "*") -> list[Path]:
    """The reports of a game, or all, the oldest first."""
    return [folder / name for name in names_in(folder) if fnmatch(name, f"report-*-{key}.txt")]


def _places(trace: TracebackType | None) -> str:
    return "".join(traceback.format_list(traceback.extract_tb(trace)))


def _record_text(match: Match) -> str:
    if match.outcome is not None:
        return _RECORD + match.text() + "\n"
    record = match.record()
    public = {
        "game": record["game"],
        "options": record["options"],
        "players": [seat.player for seat in match.seats],
        "actions": [text.split()[0] for text in record["actions"]],
    }
    return "\nThe game is running; its record follows when it has ended.\n" + json.dumps(public)


def _key(match: Match) -> str:
    """Tells games apart without telling their deal: the seed alone would give it away."""
    return hashlib.sha256(start_of(match).encode()).hexdigest()[:12]
