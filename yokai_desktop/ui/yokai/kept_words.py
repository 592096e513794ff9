"""Games of Yōkai in words: edition and level, how they stand, how they ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.storage.history import KeptGame
from yokai_desktop.storage.summaries import CUSTOM, mode_name
from yokai_desktop.ui.history.words import result_words
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.yokai.levels import edition_name, victory_words

translate = QCoreApplication.translate


def mode_words(mode: str) -> str:
    """``second-3`` or ``first-custom``, in words."""
    edition, _, level = mode.partition("-")
    if level == CUSTOM:
        what = translate("HistoryWords", "custom")
    else:
        what = translate("HistoryWords", "level %1").replace("%1", level)
    return row_of((edition_name(edition), what))


def outcome_words(game: KeptGame) -> str:
    """The rank and the points of a game that was won."""
    if not game.tier:
        return result_words(game.result)
    edition = game.mode.partition("-")[0]
    return row_of((victory_words(edition, game.tier), points_words(game.scores[0])))


def standing_words(match: Match) -> tuple[str, ...]:
    """The level and the turn."""
    view = match.view(0)
    assert isinstance(view, YokaiView)
    level = level_of(match.setup)
    if level is None:
        kind = translate("GameWords", "Custom game")
    else:
        kind = translate("GameWords", "Level %1").replace("%1", str(level))
    turn = translate("GameWords", "turn %1")
    return kind, turn.replace("%1", str(view.tableau.turn))


def left_words(match: Match) -> tuple[str, ...]:
    """Edition and level, then the turn."""
    return mode_words(mode_name(match.game.name, match.setup)), standing_words(match)[1]


def aid_words(aid: str) -> str:
    """The memory aid of a game; empty for an unknown one."""
    words = {
        "none": translate("HistoryWords", "no memory aid"),
        "looks": translate("HistoryWords", "aid: cards looked at"),
        "notes": translate("HistoryWords", "aid: own notes"),
        "full": translate("HistoryWords", "aid: everything seen"),
    }
    return words.get(aid, "")
