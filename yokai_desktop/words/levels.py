"""How strong computer players are, in a word each."""

from __future__ import annotations

from yokai_desktop.words.voice import translate

UNKNOWN = "–"
"""Stands for a level that a database names and nobody knows."""


def level_name(level: str) -> str:
    """The level as a title."""
    names = {
        "novice": translate("GameWords", "Novice"),
        "apprentice": translate("GameWords", "Apprentice"),
        "adept": translate("GameWords", "Adept"),
        "expert": translate("GameWords", "Expert"),
        "master": translate("GameWords", "Master"),
        "casual": translate("GameWords", "Casual"),
        "skilled": translate("GameWords", "Skilled"),
        "random": translate("GameWords", "Chance"),
    }
    return names.get(level, UNKNOWN)
