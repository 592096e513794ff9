"""What a player may choose; every action has a short text that reads back.

``appease``, ``look 5``, ``move 5 2,-1``, ``reveal``, ``hint kappa+oni 7``, ``hint blank 7``.
"""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.contract import Action, BadText
from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.engine.yokai.hints import Hint, hint_named

LONGEST_TEXT = 60
FARTHEST = 9999
"""No card ever lies farther from the origin than this."""


@dataclass(frozen=True)
class Appease(Action):
    """Declare the spirits appeased: the game ends (Y3.1)."""

    def __str__(self) -> str:
        return "appease"


@dataclass(frozen=True)
class Look(Action):
    """Observe one card in secret (Y3.2)."""

    card: int

    def __str__(self) -> str:
        return f"look {self.card}"


@dataclass(frozen=True)
class Move(Action):
    """Move one card to an empty place (Y3.3)."""

    card: int
    place: Place

    def __str__(self) -> str:
        return f"move {self.card} {self.place}"


@dataclass(frozen=True)
class Reveal(Action):
    """Turn up the next hint of the pile, or set it aside unseen when hints are blank (Y3.4)."""

    def __str__(self) -> str:
        return "reveal"


@dataclass(frozen=True)
class PlaceHint(Action):
    """Place a turned-up hint on a card, which is then locked (Y3.4)."""

    hint: Hint
    card: int

    def __str__(self) -> str:
        return f"hint {self.hint} {self.card}"


def read_action(text: str) -> Action:
    """The action of this very text; ``BadText`` if there is none."""
    action = _action_of(text.split(" ")) if len(text) <= LONGEST_TEXT else None
    if action is None or str(action) != text:
        raise BadText("no_such_action", text=text[:LONGEST_TEXT])
    return action


def _action_of(words: list[str]) -> Action | None:
    match words:
        case ["appease"]:
            return Appease()
        case ["reveal"]:
            return Reveal()
        case ["look", card] if _is_card(card):
            return Look(int(card))
        case ["move", card, place] if _is_card(card):
            x, _, y = place.partition(",")
            return (
                Move(int(card), Place(int(x), int(y)))
                if _is_coordinate(x) and _is_coordinate(y)
                else None
            )
        case ["hint", name, card] if _is_card(card):
            hint = hint_named(name)
            return None if hint is None else PlaceHint(hint, int(card))
    return None


def _is_card(word: str) -> bool:
    return word.isascii() and word.isdigit() and int(word) < CARDS


def _is_coordinate(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and int(digits) <= FARTHEST
