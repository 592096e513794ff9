"""What a turn says by the conventions, from what everybody saw.

It reads the same evidence as the partners: who had looked at which cards, and what lay beside a
card before and after.  No family is known to it, so it may be told during the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.ai.yokai.evidence import HINT
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.events import HintPlaced, HintRevealed, Moved, TurnBegan
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.view import YokaiView


class Says(StrEnum):
    """What an act says."""

    FAMILY = "family"
    """A card its player had seen lies beside others the player had seen: family of one of them."""
    MAYBE_FAMILY = "maybe_family"
    """A card its player had seen lies beside cards the player had not seen."""
    PARTED = "parted"
    """A card its player had seen was taken away from others the player had seen: no family."""
    NOTHING = "nothing"
    """A card its player had not seen was moved."""
    PROMISE = "promise"
    """A hint was placed: it is right, and the card can stay."""
    LOCKED = "locked"
    """A blank hint was placed: the card can stay."""
    TOO_EARLY = "too_early"
    """A hint was turned up although others lie open: no card was surely in its place."""
    NO_HINT = "no_hint"
    """A hint was turned up: there was none to place."""


@dataclass(frozen=True)
class Meaning:
    """One thing that a turn says; ``others`` are the cards that it is told by."""

    says: Says
    card: int = -1
    others: tuple[int, ...] = ()
    hint: Hint | None = None


def meaning_of(view: YokaiView, turn: int) -> tuple[Meaning, ...]:
    """What a turn says to everybody, in the order in which it was played."""
    said: list[Meaning] = []
    acts = iter(act for _, act in past_of(view).acts)
    playing = turned_up = 0
    for event in view.history:
        match event:
            case TurnBegan(number):
                playing = number
            case Moved():
                act = next(acts)
                if playing == turn:
                    said += _moved(act.card, act.seen, act.near, act.left)
            case HintPlaced(_, hint, card):
                act = next(acts)
                assert act.kind == HINT
                turned_up -= 1
                if playing == turn:
                    says = Says.LOCKED if hint.is_blank else Says.PROMISE
                    said.append(Meaning(says, card, hint=hint))
            case HintRevealed():
                if playing == turn:
                    said.append(Meaning(Says.TOO_EARLY if turned_up else Says.NO_HINT))
                turned_up += 1
    return tuple(said)


def _moved(card: int, seen: int, near: int, left: int) -> list[Meaning]:
    if not seen >> card & 1:
        return [Meaning(Says.NOTHING, card)]
    said = []
    known = _cards(near & seen)
    if known:
        said.append(Meaning(Says.FAMILY, card, known))
    else:
        said.append(Meaning(Says.MAYBE_FAMILY, card, _cards(near)))
    parted = _cards(left & seen & ~near)
    if parted:
        said.append(Meaning(Says.PARTED, card, parted))
    return said


def _cards(bits: int) -> tuple[int, ...]:
    return tuple(card for card in range(CARDS) if bits >> card & 1)
