"""The viewer's hand in Septet as a list model."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.rows import RowsModel


@dataclass(frozen=True)
class HandRow:
    """One card of the hand, in order."""

    card: Card
    legal: bool
    """May be chosen now."""
    locked: bool
    """It is the viewer's turn, but this card may not be chosen."""
    chosen: bool
    """Picked, not confirmed."""
    giver: int | None
    """Who passed it to the viewer before the first trick; None if it was dealt."""


def hand_rows(
    view: SeptetView, choosable: Collection[Card], chosen: Collection[Card], is_asked: bool
) -> list[HandRow]:
    """The hand without what was laid down to pass: what may be chosen, and what is picked."""
    givers = {card: parcel.giver for parcel in view.received for card in parcel.cards}
    if view.tricks:
        givers = {}
    laid_down = view.passed if view.laid[view.seat] else ()
    return [
        HandRow(
            card,
            card in choosable,
            is_asked and card not in choosable and card not in chosen,
            card in chosen,
            givers.get(card),
        )
        for card in view.hand
        if card not in laid_down
    ]


class HandModel(RowsModel[HandRow]):
    """The cards of the hand, in order of family and strength."""

    def __init__(self, words: Callable[[HandRow], str], parent: QObject | None = None) -> None:
        super().__init__(HandRow, words, parent)
