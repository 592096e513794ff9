"""The desk of the program, and how pages find the game they are asked for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.desk import ReviewDesk
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reviews import Reviews
from yokai_desktop.ui.services.archive import archive

translate = QCoreApplication.translate

_current: list[ReviewDesk] = []


def review_desk() -> ReviewDesk:
    """The one desk of the program, made when it is first needed, closed with the program."""
    if not _current:
        desk = ReviewDesk(lambda: Reviews(archive().database))
        _current.append(desk)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(close_desk)
    return _current[0]


def close_desk() -> None:
    """Keep what has been worked out and end the process; the next review starts another."""
    while _current:
        _current.pop().close()


@dataclass(frozen=True)
class Found:
    """A finished game to review."""

    match: Match
    number: int | None


def find_game(game: object, match: object) -> Found | str:
    """The game of a number of the history or of a match, or why it cannot be reviewed."""
    kept = archive()
    number = game if isinstance(game, int) else None
    found = match if isinstance(match, Match) else None
    try:
        if found is None and number is not None:
            found = kept.history.match(number)
        elif found is not None and number is None:
            number = kept.history.number_of(found)
    except StorageError as error:
        kept.failed(error)
    if found is None:
        return kept.take_messages() or translate("ReplayPage", "This game is no longer there.")
    if found.outcome is None:
        return translate("Review", "Only a finished game can be reviewed.")
    return Found(found, number)
