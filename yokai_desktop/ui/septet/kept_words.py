"""Games of Septet in words: the way to play, how they stand, how they ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.mode import NORMAL
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.storage.history import KeptGame
from yokai_desktop.ui.history.words import result_words, seat_words
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.joining import listed, row_of
from yokai_desktop.words.numbers import score_text
from yokai_desktop.words.septet.variants import variant_words

translate = QCoreApplication.translate


def scoring_words(scoring: str) -> str:
    """What a game is played to."""
    return {
        "advanced": translate("HistoryWords", "first to 7 points"),
        "standard": translate("NewSeptetPage", "first to 2 rounds"),
    }[scoring]


def mode_words(mode: str) -> str:
    """``4-advanced`` or the name of a variant, in words."""
    players, dash, scoring = mode.partition("-")
    if not dash:
        return variant_words(mode)
    return row_of((players_words(int(players)), scoring_words(scoring)))


def outcome_words(game: KeptGame) -> str:
    """The result and the score; among yourselves, who won."""
    words = result_words(game.result)
    if game.result == "shared":
        winners = [seat_words(game, n) for n, seat in enumerate(game.seats) if seat.won]
        words = translate("HistoryWords", "%1 won").replace("%1", listed(winners))
    return row_of((words, score_text(game.scores)))


def standing_words(match: Match) -> tuple[str, ...]:
    """The round and the scores, or the seals."""
    view = match.view(0)
    assert isinstance(view, SeptetView)
    number = translate("GameWords", "Round %1").replace("%1", str(view.number))
    seals = tuple(len(families) for families in view.seals)
    return number, score_text(seals if view.mode.is_seven_next else view.scores)


def left_words(match: Match) -> tuple[str, ...]:
    """How many play or the variant, then how the game stands."""
    variant = match.setup["variant"]
    is_normal = variant == NORMAL
    kind = players_words(match.setup.players) if is_normal else variant_words(variant)
    return kind, *standing_words(match)
