"""Kept games in words: what was played, how it ended, who took part."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from yokai_desktop.storage.history import KeptGame, KeptSeat
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.words.isolating import isolated
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.players import former, numbered, you

RESULTS = ("won", "lost", "shared", "abandoned", "watched")


def date_words(moment: datetime, *, with_time: bool = False) -> str:
    """The day in the user's own time zone, short; with the time if wanted."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    day = day_words(local.date())
    if not with_time:
        return day
    time = QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    return row_of((day, time.replace("\u202f", " ")))


def day_words(day: QDate) -> str:
    """A day, as ``16 Nov 2026``."""
    return QLocale().toString(day, "d MMM yyyy")


def result_words(result: str) -> str:
    words = {
        "won": QCoreApplication.translate("HistoryWords", "Won"),
        "lost": QCoreApplication.translate("HistoryWords", "Lost"),
        "shared": QCoreApplication.translate("HistoryWords", "Among yourselves"),
        "abandoned": QCoreApplication.translate("HistoryWords", "Given up"),
        "watched": QCoreApplication.translate("HistoryWords", "Watched"),
    }
    return words[result]


def mode_words(game: str, mode: str) -> str:
    """The way a game was played."""
    return game_face(game).mode_words(mode)


def outcome_words(game: KeptGame) -> str:
    """How a game ended: the result and the score."""
    if game.result == "abandoned":
        return result_words(game.result)
    return game_face(game.game).outcome_words(game)


def seat_words(game: KeptGame, place: int) -> str:
    """A player's name; a nameless person is *you*, or numbered where several played, computer
    players have their level.
    """
    seat: KeptSeat = game.seats[place]
    if seat.is_former:
        return former()
    if seat.name:
        return isolated(seat.name)
    if seat.is_person:
        is_alone = sum(other.is_person for other in game.seats) == 1
        return you() if is_alone else numbered(place)
    return level_name(seat.player)


def players_words(game: KeptGame) -> str:
    """Everybody who took part, people first."""
    named = [(not seat.is_person, seat_words(game, n)) for n, seat in enumerate(game.seats)]
    return row_of(name for _, name in sorted(named, key=lambda pair: pair[0]))
