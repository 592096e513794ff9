"""What could be done in a turn of Yōkai: as a title, and inside a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.yokai.actions import Look, Move, PlaceHint, Reveal, read_action
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import GridSpots

translate = QCoreApplication.translate


def choice_title(text: str, spots: GridSpots, *, blank: bool) -> str:
    """An action as a title: *Look at K14*; ``blank`` hints are prepared, not turned up."""
    match read_action(text):
        case Look(card):
            words = translate("YokaiReview", "Look at {card}")
            return words.format(card=spots.card(card))
        case Move(card, place):
            words = translate("YokaiReview", "Move {card} to {where}")
            return words.format(card=spots.card(card), where=spots.target(place))
        case Reveal():
            if blank:
                return translate("YokaiReview", "Prepare a hint")
            return translate("YokaiReview", "Turn up a hint")
        case PlaceHint(hint, card) if hint.is_blank:
            words = translate("YokaiReview", "Blank hint on {card}")
            return words.format(card=spots.card(card))
        case PlaceHint(hint, card):
            words = translate("YokaiReview", "{hint} on {card}")
            return words.format(hint=hint_name(hint), card=spots.card(card))
    return translate("YokaiReview", "Declare the yōkai at peace")


def choice_phrase(text: str, spots: GridSpots, *, blank: bool) -> str:
    """The same where a sentence goes on with it: *Better: look at K14.*"""
    match read_action(text):
        case Look(card):
            words = translate("YokaiReview", "look at {card}", "inside a sentence")
            return words.format(card=spots.card(card))
        case Move(card, place):
            words = translate("YokaiReview", "move {card} to {where}", "inside a sentence")
            return words.format(card=spots.card(card), where=spots.target(place))
        case Reveal():
            if blank:
                return translate("YokaiReview", "prepare a hint", "inside a sentence")
            return translate("YokaiReview", "turn up a hint", "inside a sentence")
        case PlaceHint(hint, card) if hint.is_blank:
            words = translate("YokaiReview", "the blank hint on {card}", "inside a sentence")
            return words.format(card=spots.card(card))
        case PlaceHint(hint, card):
            words = translate("YokaiReview", "the hint {hint} on {card}", "inside a sentence")
            return words.format(hint=hint_name(hint), card=spots.card(card))
    return translate("YokaiReview", "declare the yōkai at peace", "inside a sentence")
