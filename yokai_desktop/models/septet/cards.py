"""The cards of a Septet table as rows of an item model, and which card of a trick is the best."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.playing import trick_winner
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.cards import CardRow

Place = tuple[bool, int]
"""Of a straw pile: on top or below, and the number from the left."""


@dataclass(frozen=True)
class SeptetCard(CardRow):
    """One card on the table.  The key of a card that is known is the card itself."""

    card: Card | None = None
    """None where the viewer may not know it."""
    place: Place | None = None
    """Where it lies in a straw pile."""


def winning_seat(view: SeptetView) -> int | None:
    """Who takes the trick as it lies; nobody while there is none."""
    if not view.trick:
        return None
    trump = view.trump if view.trump is not None else view.trick[0].card.family
    return trick_winner(view.trick, trump, view.mode)
