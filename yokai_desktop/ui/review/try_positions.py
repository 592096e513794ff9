"""How the page of mistakes finds what is to be tried."""

from __future__ import annotations

import logging
from datetime import date

from yokai_desktop.models.review.session import Session
from yokai_desktop.models.review.trying import NoPosition, Trying
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.mistakes import Mistake, Mistakes
from yokai_desktop.ui.services.archive import archive

logger = logging.getLogger(__name__)


def open_session(person: int | None, game: int | None, at: int | None, today: date) -> Session:
    """What a person tries today, or all of a game, or one decision of it.

    What went wrong has a message at the archive.
    """
    mistakes = Mistakes(archive().database)
    found: list[Mistake] = []
    try:
        if game is not None and at is not None:
            one = mistakes.find(game, at, person)
            found = [one] if one is not None else []
        else:
            found = list(mistakes.session(person, today, game=game))
    except StorageError as error:
        archive().failed(error)
    positions = [position for each in found if (position := _position(each)) is not None]
    return Session(mistakes, person, today, positions)


def _position(mistake: Mistake) -> Trying | None:
    """A kept position with the names of now; None for one that cannot be read."""
    names: list[str] = []
    try:
        if mistake.number is not None:
            games = archive().history.games([mistake.number])
            names = [seat.name for game in games for seat in game.seats]
        return Trying.of(mistake, names)
    except (StorageError, NoPosition) as error:
        logger.info("position %s: %s", mistake.id, error)
        return None


def person_at(number: int | None, seat: int) -> int | None:
    """The profile of a person at a seat of a kept game; None for one without a name."""
    if number is None:
        return None
    found = archive().database.value(
        "SELECT profile_id FROM seat WHERE game_id = ? AND seat = ?", (number, seat)
    )
    return found if isinstance(found, int) else None
