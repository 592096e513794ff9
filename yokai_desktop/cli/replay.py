"""``yokai replay FILE``: check a record by playing it again, and tell its outcome."""

from __future__ import annotations

import errno
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from yokai_desktop.cli.figures import print_figures
from yokai_desktop.cli.sentences import refused
from yokai_desktop.engine.match import Match
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reading import read_bytes
from yokai_desktop.words.system import system_words

LARGEST_FILE = 8_000_000


def run(arguments: Namespace) -> int:
    match = Match.read(read_file(Path(arguments.file)))
    summary = summary_of(match)
    if arguments.json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        print_figures(summary)
    return 0


def read_file(path: Path) -> str:
    """The text of a file; refused where it is missing, too large or no text."""
    try:
        found = read_bytes(path, LARGEST_FILE)
    except StorageError as error:
        if error.reason == "too_large":
            raise refused("file_too_large", file=path) from error
        if error.reason == "not_a_file":
            raise refused("not_a_file", file=path) from error
        raise refused("no_file", file=path, why=_words_of(error.__cause__)) from error
    if found is None:
        raise refused("no_file", file=path, why=system_words(OSError(errno.ENOENT, "")))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refused("not_a_game", file=path) from error


def _words_of(error: BaseException | None) -> str:
    """What the system says of an error."""
    return system_words(error) if isinstance(error, OSError) else str(error)


def summary_of(match: Match) -> dict[str, Any]:
    """What a record holds and how its game ended, as plain data."""
    outcome = match.outcome
    return {
        "game": match.game.name,
        "players": match.setup.players,
        "options": dict(match.setup.options),
        "actions": len(match.actions),
        "finished": outcome is not None,
        "to_act": match.to_act,
        "winners": list(outcome.winners) if outcome else None,
        "scores": list(outcome.scores) if outcome else None,
    }
