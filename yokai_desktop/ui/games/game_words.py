"""Words that several screens share: levels of computer players, how a game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.isolating import isolated

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

SET_ASIDE, UNREADABLE = "set_aside", "unreadable"
"""What may be wrong with the file of a game."""


def game_name(game: str) -> str:
    """The name of a game."""
    return game_face(game).title()


def trouble_words(trouble: str) -> str:
    """What is wrong with the file of an unfinished game; nothing if nothing is."""
    return {
        SET_ASIDE: QCoreApplication.translate(
            "GameWords", "An unfinished game could not be read. Its file was set aside."
        ),
        UNREADABLE: QCoreApplication.translate(
            "GameWords", "An unfinished game cannot be read at the moment."
        ),
    }.get(trouble, "")


def left_words(match: Match) -> str:
    """Which game was left and how it stands, in a few words that hold no secret."""
    return " · ".join(game_face(match.game.name).left_words(match))


def brief_left_words(match: Match) -> tuple[str, ...]:
    """The same in less room, the longest first: how it stands, and its last part alone."""
    standing = game_face(match.game.name).standing_words(match)
    return " · ".join(standing), standing[-1]


def left_line(match: Match, moment: str = "") -> str:
    """Who is to act in a game that was left, and when that was if it is given."""
    parts = (branch_words(match), _whose_turn(match), moment)
    return " · ".join(part for part in parts if part)


def moment_words(written: float, *, is_short: bool = False) -> str:
    """A moment as one speaks of it: with the time if it was today, else the day.

    In short it is the time alone, and nothing for another day.
    """
    moment = QDateTime.fromSecsSinceEpoch(int(written))
    days = moment.date().daysTo(QDate.currentDate())
    if days == 0:
        time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
        time = time.replace("\u202f", " ")
        words = QCoreApplication.translate("GameWords", "today, {time}")
        return time if is_short else words.format(time=time)
    if is_short:
        return ""
    if days == 1:
        return QCoreApplication.translate("GameWords", "yesterday")
    return QLocale().toString(moment.date(), "d MMM yyyy")


def standing(match: Match) -> str:
    """How a game stands, in a few words that hold no secret."""
    own = game_face(match.game.name).standing_words(match)
    parts = (branch_words(match), *own, _whose_turn(match))
    return " · ".join(part for part in parts if part)


def branch_words(match: Match) -> str:
    """That a game goes on from a position of another one; nothing for all others."""
    is_branch = any(mark.what == BRANCH for mark in match.marks)
    return what_if() if is_branch else ""


def what_if() -> str:
    """What a game is called that goes on from a position of another one."""
    return QCoreApplication.translate("GameWords", "what if")


def _whose_turn(match: Match) -> str:
    seat = match.to_act
    if seat is None:
        return QCoreApplication.translate("GameWords", "finished")
    people = [index for index, player in enumerate(match.seats) if player.is_person]
    if seat in people and len(people) == 1:
        return QCoreApplication.translate("GameWords", "your turn")
    name = match.seats[seat].name
    if not name:
        return players_words(len(match.seats))
    return QCoreApplication.translate("GameWords", "%1 to play").replace("%1", isolated(name))
