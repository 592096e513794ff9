"""What was done in a decision, told afterwards in a whole sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show

translate = QCoreApplication.translate


def you_did(action: Action, cards: str) -> str:
    """Said to the one who did it."""
    match action:
        case Play():
            text = translate("SeptetReview", "You played the {cards}.")
            return text.format(cards=cards)
        case Pass():
            text = translate("SeptetReview", "You passed: {cards}.")
            return text.format(cards=cards)
        case Discard():
            text = translate("SeptetReview", "You discarded the {cards}.")
            return text.format(cards=cards)
        case Show():
            text = translate("SeptetReview", "You left the {cards} face up.")
            return text.format(cards=cards)
        case Done():
            return translate("SeptetReview", "You left your straw pile as it was.")
    text = translate("SeptetReview", "You tucked {cards}.")
    return text.format(cards=cards)


def somebody_did(action: Action, name: str, cards: str) -> str:
    """The same, told of another player."""
    match action:
        case Play():
            text = translate("SeptetReview", "{name} played the {cards}.")
            return text.format(name=name, cards=cards)
        case Pass():
            text = translate("SeptetReview", "{name} passed: {cards}.")
            return text.format(name=name, cards=cards)
        case Discard():
            text = translate("SeptetReview", "{name} discarded the {cards}.")
            return text.format(name=name, cards=cards)
        case Show():
            text = translate("SeptetReview", "{name} left the {cards} face up.")
            return text.format(name=name, cards=cards)
        case Done():
            return translate("SeptetReview", "{name} left the straw pile as it was.").format(
                name=name
            )
    text = translate("SeptetReview", "{name} tucked {cards}.")
    return text.format(name=name, cards=cards)
