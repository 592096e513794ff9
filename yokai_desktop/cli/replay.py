"""``yokai replay FILE``: check a record by playing it again, and tell its outcome."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from yokai_desktop.cli.sentences import refused, say
from yokai_desktop.engine.match import Match

LARGEST_FILE = 8_000_000


def run(arguments: Namespace) -> int:
    match = Match.read(read_file(Path(arguments.file)))
    summary = summary_of(match)
    if arguments.json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        for name, value in summary.items():
            print(f"{name:>10}  {value}")
    return 0


def read_file(path: Path) -> str:
    """The text of a file; refused where it is missing, too large or no text."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise refused("file_too_large", file=path)
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise refused("no_file", file=path, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise refused("no_file", file=path, why=say("not_json").rstrip(".")) from error


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
