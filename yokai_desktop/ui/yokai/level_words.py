"""The levels of Yōkai in words: a name and what it adds, for each edition."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

LEVEL_COUNT = {"first": 4, "second": 5}
"""How many levels an edition has."""

_KINDS = {
    "first": ("base", "open", "secret", "drawn_shape"),
    "second": ("base", "secret", "stacked", "blank", "chosen_shape"),
}


def edition_name(edition: str) -> str:
    if edition == "first":
        return QCoreApplication.translate("LevelWords", "First edition")
    return QCoreApplication.translate("LevelWords", "Second edition")


def level_words(edition: str, level: int) -> tuple[str, str]:
    """The name of a level and, in a sentence, what it adds to the base game."""
    words = {
        "base": (
            QCoreApplication.translate("LevelWords", "Base"),
            QCoreApplication.translate("LevelWords", "Bring the families together, no more."),
        ),
        "open": (
            QCoreApplication.translate("LevelWords", "An open bond"),
            QCoreApplication.translate("LevelWords", "Two families must touch; all know which."),
        ),
        "secret": (
            QCoreApplication.translate("LevelWords", "A secret bond"),
            QCoreApplication.translate("LevelWords", "Two families must touch; one player knows."),
        ),
        "stacked": (
            QCoreApplication.translate("LevelWords", "Stacked hints"),
            QCoreApplication.translate("LevelWords", "Only the last hint turned up can be placed."),
        ),
        "blank": (
            QCoreApplication.translate("LevelWords", "Blank hints"),
            QCoreApplication.translate(
                "LevelWords", "Hints stay unseen: they lock, and say nothing."
            ),
        ),
        "drawn_shape": (
            QCoreApplication.translate("LevelWords", "A shape"),
            QCoreApplication.translate(
                "LevelWords", "The cards must form a figure, drawn by chance."
            ),
        ),
        "chosen_shape": (
            QCoreApplication.translate("LevelWords", "A shape"),
            QCoreApplication.translate(
                "LevelWords", "The cards must form a figure of your choice."
            ),
        ),
    }
    return words[_KINDS[edition][level - 1]]


def rank_name(edition: str, tier: int) -> str:
    """The rank of a won game, from the lowest (1) to the highest (3)."""
    if tier == 1:
        return QCoreApplication.translate("LevelWords", "Honourable")
    if tier == 2:
        return QCoreApplication.translate("LevelWords", "Glorious")
    if edition == "first":
        return QCoreApplication.translate("LevelWords", "Total")
    return QCoreApplication.translate("LevelWords", "Legendary")


def shape_name(shape: str) -> str:
    """What a shape looks like."""
    names = {
        "random": QCoreApplication.translate("LevelWords", "By chance"),
        "lantern": QCoreApplication.translate("LevelWords", "Lantern"),
        "stair": QCoreApplication.translate("LevelWords", "Stair"),
        "mountain": QCoreApplication.translate("LevelWords", "Mountain"),
        "fan": QCoreApplication.translate("LevelWords", "Fan"),
        "moon": QCoreApplication.translate("LevelWords", "Moon"),
        "gate": QCoreApplication.translate("LevelWords", "Gate"),
    }
    return names[shape]
