"""What was done in a decision, told afterwards in a whole sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Look, Move, PlaceHint, Reveal
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import Spots

translate = QCoreApplication.translate


def you_did(action: Action, spots: Spots, *, blank: bool) -> str:
    """Said to the one who did it; ``blank`` where hints stay face down."""
    match action:
        case Look(card):
            text = translate("YokaiReview", "You looked at {card}.")
            return text.format(card=spots.card(card))
        case Move(card, place):
            text = translate("YokaiReview", "You moved {card} to {where}.")
            return text.format(card=spots.card(card), where=spots.target(place))
        case Reveal() if blank:
            return translate("YokaiReview", "You prepared a hint.")
        case Reveal():
            return translate("YokaiReview", "You turned up a hint.")
        case PlaceHint(hint, card) if hint.is_blank:
            text = translate("YokaiReview", "You placed a blank hint on {card}.")
            return text.format(card=spots.card(card))
        case PlaceHint(hint, card):
            text = translate("YokaiReview", "You placed the hint {hint} on {card}.")
            return text.format(hint=hint_name(hint), card=spots.card(card))
    return translate("YokaiReview", "You declared the yōkai at peace.")


def somebody_did(action: Action, name: str, spots: Spots, *, blank: bool) -> str:
    """The same, told of another player."""
    match action:
        case Look(card):
            text = translate("YokaiReview", "{name} looked at {card}.")
            return text.format(name=name, card=spots.card(card))
        case Move(card, place):
            text = translate("YokaiReview", "{name} moved {card} to {where}.")
            return text.format(name=name, card=spots.card(card), where=spots.target(place))
        case Reveal() if blank:
            return translate("YokaiReview", "{name} prepared a hint.").format(name=name)
        case Reveal():
            return translate("YokaiReview", "{name} turned up a hint.").format(name=name)
        case PlaceHint(hint, card) if hint.is_blank:
            text = translate("YokaiReview", "{name} placed a blank hint on {card}.")
            return text.format(name=name, card=spots.card(card))
        case PlaceHint(hint, card):
            text = translate("YokaiReview", "{name} placed the hint {hint} on {card}.")
            return text.format(name=name, hint=hint_name(hint), card=spots.card(card))
    return translate("YokaiReview", "{name} declared the yōkai at peace.").format(name=name)
