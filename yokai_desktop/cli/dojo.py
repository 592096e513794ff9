"""``yokai dojo``: how much there is to learn; with ``--check`` every trial is proved."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from yokai_desktop.cli.figures import print_figures
from yokai_desktop.cli.sentences import say
from yokai_desktop.dojo.catalog import TEACHING, is_proved
from yokai_desktop.dojo.library import Complaint, Library, with_added

FAILED = 1


def run(arguments: Namespace) -> int:
    library = with_added()
    figures = counts_of(library)
    failed: list[str] = []
    if arguments.check:
        failed = [trial.id for trial in library.trials if not is_proved(trial)]
        figures["proved"] = len(library.trials) - len(failed)
        figures["failed"] = failed
    if arguments.json:
        figures["left_out"] = [
            {"file": each.file, "entry": each.entry, "reason": each.reason}
            for each in library.complaints
        ]
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print_figures(figures)
        for complaint in library.complaints:
            print(_left_out(complaint))
    is_sound = not failed and not library.complaints
    return FAILED if arguments.check and not is_sound else 0


def counts_of(library: Library) -> dict[str, Any]:
    """How many there are; trials by the name of their game."""
    return {
        "lessons": len(library.lessons),
        "trials": {game: len(library.trials_of(game)) for game in TEACHING},
        "exercises": len(library.exercises),
    }


def _left_out(complaint: Complaint) -> str:
    if complaint.entry:
        return say(
            "dojo_entry_left_out",
            file=complaint.file,
            entry=complaint.entry,
            reason=complaint.reason,
        )
    return say("dojo_file_left_out", file=complaint.file, reason=complaint.reason)
