"""What there is to learn in the window: what comes with the program at once, added sets later.

Added sets are read and played through in a process of their own, once, when somebody first asks.
"""

from __future__ import annotations

import logging
from dataclasses import replace

from yokai_desktop.dojo.library import FOLDER, Complaint, Library, shipped
from yokai_desktop.models.dojo.added_sets import AddedSets
from yokai_desktop.paths import data_folder

logger = logging.getLogger(__name__)

_library: list[Library] = []
_added: list[AddedSets] = []


def library() -> Library:
    """Lessons, trials and exercises so far; files added meanwhile are found at the next start."""
    if not _library:
        own = shipped()
        _library.append(
            replace(
                own,
                lessons=[*own.lessons],
                trials=[*own.trials],
                exercises=[*own.exercises],
                complaints=[],
            )
        )
        _tell(own.complaints)
        added_sets().begin(data_folder() / FOLDER)
    return _library[0]


def added_sets() -> AddedSets:
    """What is read beside the window; it says when there is more in the library."""
    if not _added:
        _added.append(AddedSets())
        _added[0].came.connect(_take)
    return _added[0]


def _take() -> None:
    """Put what was found into the library."""
    found, known = added_sets().found, library()
    known.lessons += found.lessons
    known.trials += found.trials
    known.exercises += found.exercises
    _tell(found.complaints)


def _tell(complaints: list[Complaint]) -> None:
    """What was left out is told in the log."""
    library().complaints.extend(complaints)
    for complaint in complaints:
        logger.warning("dojo: %s %s: %s", complaint.file, complaint.entry, complaint.reason)


def forget_library() -> None:
    """Read the sets anew at the next call; for tests, whose folders change."""
    for added in _added:
        added.close()
    _library.clear()
