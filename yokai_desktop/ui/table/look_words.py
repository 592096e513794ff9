"""The look of a card in words: what is raised, dimmed or ticked is heard as well as seen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.models.cards import CardLook
from yokai_desktop.ui.games.game_faces import game_face

translate = QCoreApplication.translate


def look_words(look: CardLook, game: str) -> str:
    """What a screen reader adds to the name of a card; a golden ring depends on the game."""
    if look.chosen or look.laid:
        return translate("CardButton", "chosen")
    if look.legal:
        return translate("CardButton", "can be chosen")
    if look.dimmed:
        return translate("CardButton", "cannot be chosen now")
    if look.best:
        return game_face(game).ring_words()
    return translate("CardButton", "on the table")
