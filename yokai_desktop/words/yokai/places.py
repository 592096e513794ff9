"""What cards and empty places of the grid are called."""

from __future__ import annotations

from typing import Protocol

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.words.voice import translate

Places = tuple[Place, ...]
"""Where the cards lie, by their numbers."""


class Spots(Protocol):
    """Names cards and places for sentences."""

    def card(self, number: int) -> str:
        """A card where it lies."""

    def target(self, place: Place, card: int) -> str:
        """An empty place that a card may go to."""


class GridSpots:
    """As in the window: letters for columns, numbers for rows, empty places by a neighbour."""

    def __init__(self, places: Places) -> None:
        self._places = places

    def card(self, number: int) -> str:
        return label_of(self._places[number], self._places)

    def target(self, place: Place, card: int) -> str:
        return place_name(place, self._places, card)


def label_of(place: Place, places: Places) -> str:
    """The name of a card's place: a letter for the column, a number for the row from the top."""
    column = place.x - min(x for x, _ in places)
    row = place.y - min(y for _, y in places) + 1
    return f"{chr(ord('a') + column)}{row}"


def place_name(place: Place, places: Places, card: int) -> str:
    """An empty place, told by a card beside it; the moved card itself does not count."""
    words = (
        (Place(place.x - 1, place.y), translate("Yokai", "right of {card}")),
        (Place(place.x + 1, place.y), translate("Yokai", "left of {card}")),
        (Place(place.x, place.y - 1), translate("Yokai", "below {card}")),
        (Place(place.x, place.y + 1), translate("Yokai", "above {card}")),
    )
    others = [other for number, other in enumerate(places) if number != card]
    for beside, text in words:
        if beside in others:
            return text.format(card=label_of(beside, places))
    return translate("Yokai", "a free place")
