"""Who learns, and what they have reached: asked of the history, told where that cannot be."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from typing import TypeVar

from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.dojo import DojoProgress, Reached
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences

logger = logging.getLogger(__name__)

_SETTING = "dojo"
_Found = TypeVar("_Found")


def today() -> date:
    """The day that the puzzle, the calendar and own mistakes go by."""
    return date.today()


def learner() -> int | None:
    """The profile of who learns; None for whoever plays without a name."""
    chosen = preferences().value(_SETTING)
    number = chosen.get("person") if isinstance(chosen, dict) else None
    known = [profile for profile, _ in people()]
    return number if isinstance(number, int) and number in known else None


def set_learner(profile: int | None) -> None:
    """Somebody else learns from now on."""
    chosen = preferences().value(_SETTING)
    kept = dict(chosen) if isinstance(chosen, dict) else {}
    preferences().set_value(_SETTING, {**kept, "person": profile})


def is_new_here() -> bool:
    """Whether nobody was offered the first lesson yet, and nothing was played or learned here."""
    chosen = preferences().value(_SETTING)
    if isinstance(chosen, dict) and chosen.get("offered"):
        return False
    return not reached("lesson") and not _asked(lambda: archive().history.count(), 1)


def note_offered() -> None:
    """The first lesson was offered: once is enough."""
    chosen = preferences().value(_SETTING)
    kept = dict(chosen) if isinstance(chosen, dict) else {}
    preferences().set_value(_SETTING, {**kept, "offered": True})


def people() -> list[tuple[int, str]]:
    """All who play under a name."""
    return _asked(lambda: Profiles(archive().history.database).names(), [])


def reached(kind: str) -> dict[str, Reached]:
    """What the learner has reached of one kind, by item."""
    return _asked(lambda: _progress().of_kind(kind), {})


def note(kind: str, item: str, value: int) -> None:
    """Keep a result; the best one stays."""
    _asked(lambda: _progress().note(kind, item, value), None)


def _progress() -> DojoProgress:
    return DojoProgress(archive().history.database, learner())


def _asked(ask: Callable[[], _Found], otherwise: _Found) -> _Found:
    """What the history says; a history that cannot be used is told, and learning goes on."""
    try:
        return ask()
    except StorageError as error:
        logger.warning("dojo: %s", error)
        archive().failed(error)
        return otherwise


def next_lesson() -> Lesson | None:
    """The first lesson that is not done; None if there is none left."""
    known = reached("lesson")
    for lesson in library().lessons:
        if lesson.id not in known or known[lesson.id].value < len(lesson.steps):
            return lesson
    return None
