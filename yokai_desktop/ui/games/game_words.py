"""Words that several screens share: levels of computer players, how a game stands."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.saves import BrokenSave
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.isolating import isolated

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

logger = logging.getLogger(__name__)


def game_name(game: str) -> str:
    """The name of a game."""
    return game_face(game).title()


def unfinished_game(game: str) -> tuple[bool, str]:
    """Whether a game can be continued, and how it stands; else why it cannot, if there is more.

    A save that is not whole is set aside by this.
    """
    try:
        save = saves().read(game)
    except BrokenSave as broken:
        logger.warning("save of %s set aside: %s", game, broken.reason)
        return False, QCoreApplication.translate(
            "Archive", "The unfinished game could not be read. Its file was set aside."
        )
    except StorageError as error:
        logger.warning("save of %s not read: %s", game, error)
        return False, QCoreApplication.translate(
            "GameWords", "The unfinished game cannot be read at the moment."
        )
    if save is None:
        return False, ""
    return True, standing(save.match)


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
