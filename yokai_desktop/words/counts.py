"""How many points or players, as every part says it."""

from __future__ import annotations

from yokai_desktop.words.voice import translate


def points_words(points: int) -> str:
    """``1 point``, ``7 points``."""
    return translate("Counts", "%n points", "", points)


def players_words(players: int) -> str:
    """``2 players``."""
    return translate("Counts", "%n players", "", players)
