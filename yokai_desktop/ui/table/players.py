"""Who sits at a table: their names and masks, and who thinks for the computer players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.ui.isolating import isolated

PERSON_MASKS = 4


def you_of(match: Match) -> int | None:
    """The seat of the person at the screen, where only one person plays."""
    people = [seat for seat, who in enumerate(match.seats) if who.is_person]
    return people[0] if len(people) == 1 else None


def name_of(match: Match, seat: int) -> str:
    """The name of a player; a nameless person is *you*, or numbered where several play."""
    name = match.seats[seat].name
    if name:
        return isolated(name)
    if seat == you_of(match):
        return QCoreApplication.translate("Players", "You")
    return QCoreApplication.translate("Players", "Player {number}").format(number=seat + 1)


def mask_of(match: Match, seat: int) -> str:
    """The picture of a player's mask: by level, or one of the people's."""
    who = match.seats[seat]
    return f"person-{seat % PERSON_MASKS + 1}" if who.is_person else who.player


def thinker() -> Thinker:
    """Who answers for the computer players: a process of its own."""
    from yokai_desktop.models.worker_thinker import WorkerThinker

    return WorkerThinker()
