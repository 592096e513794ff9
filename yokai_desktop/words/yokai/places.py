"""What the places of the grid are called: a letter for the column, a number for the row.

The names are fixed for a whole game.  The deal lies at K to N, 11 to 14, so that there is room on
every side: ten columns and ten rows before it, letters on to Z and numbers without end after it.
Columns beyond the alphabet have double letters: BB is right of AA, which is right of Z, and YY is
left of ZZ, which is left of A.
"""

from __future__ import annotations

import re
from typing import Protocol

from yokai_desktop.engine.yokai.cards import Place

Places = tuple[Place, ...]
"""Where the cards lie, by their numbers."""

_FIRST_COLUMN, _FIRST_ROW = 10, 11
"""Of the deal: K and 11."""
_LETTERS = 26
_NAME = re.compile(r"(?P<column>([A-Z])\2{0,2})(?P<row>-?[0-9]{1,3})")


class Spots(Protocol):
    """Names cards and places for sentences."""

    def card(self, number: int) -> str:
        """A card where it lies."""

    def target(self, place: Place) -> str:
        """An empty place that a card may go to."""


class GridSpots:
    """Everything by the name of its place."""

    def __init__(self, places: Places) -> None:
        self._places = places

    def card(self, number: int) -> str:
        return place_name(self._places[number])

    def target(self, place: Place) -> str:
        return place_name(place)


def column_name(x: int) -> str:
    """The letter of a column."""
    repeats, letter = divmod(x + _FIRST_COLUMN, _LETTERS)
    return chr(ord("A") + letter) * (repeats + 1 if repeats >= 0 else 1 - repeats)


def row_name(y: int) -> str:
    """The number of a row."""
    return str(y + _FIRST_ROW)


def place_name(place: Place) -> str:
    """The name of a place: *L13*."""
    return column_name(place.x) + row_name(place.y)


def place_named(name: str, near: Places) -> Place | None:
    """The place of this name; of two columns with one name the one nearer to the cards."""
    read = _NAME.fullmatch(name.upper())
    if read is None:
        return None
    letters = read["column"]
    letter, repeats = ord(letters[0]) - ord("A"), len(letters)
    columns = {letter + _LETTERS * (repeats - 1)}
    if repeats > 1:
        columns.add(letter - _LETTERS * (repeats - 1))
    middle = sum(x for x, _ in near) / len(near)
    x = min((column - _FIRST_COLUMN for column in columns), key=lambda x: abs(x - middle))
    return Place(x, int(read["row"]) - _FIRST_ROW)
