"""Games of Septet in words: the way to play, how they stand, how they ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.storage.history import KeptGame
from yokai_desktop.ui.history.words import players_count_words, result_words, seat_words

translate = QCoreApplication.translate


def variant_words(variant: str) -> str:
    """A variant that is a way to play by itself."""
    return {
        "seven_next": translate("HistoryWords", "Seven Next"),
        "seven_next_short": translate("HistoryWords", "Seven Next, short"),
    }[variant]


def scoring_words(scoring: str) -> str:
    """What a game is played to."""
    return {
        "advanced": translate("HistoryWords", "to 7 points"),
        "standard": translate("HistoryWords", "to 2 rounds"),
    }[scoring]


def mode_words(mode: str) -> str:
    """``4-advanced`` or the name of a variant, in words."""
    players, dash, scoring = mode.partition("-")
    if not dash:
        return variant_words(mode)
    return f"{players_count_words(int(players))}, {scoring_words(scoring)}"


def outcome_words(game: KeptGame) -> str:
    """The result and the score; among yourselves, who won."""
    words = result_words(game.result)
    if game.result == "shared":
        winners = [seat_words(game, n) for n, seat in enumerate(game.seats) if seat.won]
        words = translate("HistoryWords", "%1 won").replace("%1", ", ".join(winners))
    return f"{words}, {' : '.join(map(str, game.scores))}"


def standing_words(match: Match) -> tuple[str, ...]:
    """The round and the scores, or the seals."""
    state = match.state
    assert isinstance(state, SeptetState)
    number = translate("GameWords", "Round %1").replace("%1", str(state.number))
    if state.mode.is_seven_next:
        scores = tuple(len(seals) for seals in state.seals)
    else:
        scores = state.scores
    return number, " : ".join(map(str, scores))
