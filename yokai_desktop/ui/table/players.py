"""Who sits at a table: their masks, and who thinks for the computer players."""

from __future__ import annotations

from yokai_desktop.engine.match import Match
from yokai_desktop.models.thinking import Thinker

PERSON_MASKS = 4


def mask_of(match: Match, seat: int) -> str:
    """The picture of a player's mask: by level, or one of the people's."""
    who = match.seats[seat]
    return f"person-{seat % PERSON_MASKS + 1}" if who.is_person else who.player


def thinker() -> Thinker:
    """Who answers for the computer players: a process of its own."""
    from yokai_desktop.models.worker_thinker import WorkerThinker

    return WorkerThinker()
