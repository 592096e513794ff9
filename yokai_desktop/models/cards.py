"""Cards on a table as rows of an item model: where each lies, what it shows, what it is good for.

A picture is a list of such rows, from the lowest card to the topmost.  It is plain data: any view
can show it, a table with cards that move as well as a list of words.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QObject

from yokai_desktop.models.rows import RowsModel
from yokai_desktop.models.spot import Spot

_NOTHING = QModelIndex()


@dataclass(frozen=True)
class CardLook:
    """What a card says about itself at a glance."""

    legal: bool = False
    """May be chosen: raised, with a golden edge."""
    dimmed: bool = False
    """May not be chosen now; a click tells why."""
    chosen: bool = False
    """Picked, but not confirmed: red edge and a tick."""
    best: bool = False
    """Would win as things are, or was looked at in this turn: golden edge, not raised."""
    washed: bool = False
    """Counts for nothing: covered with paper."""
    quiet: bool = False
    """May be chosen, but others are pointed out: no edge."""
    laid: bool = False
    """Picked and laid where it will go: no edge, not raised; a click takes it back."""


PLAIN = CardLook()


@dataclass(frozen=True)
class CardMark:
    """Something fastened to the upper edge of a card, which goes with it."""

    kind: str
    """``ribbon``, ``first``, ``number``, ``tag`` or ``slip``: see ``ui/table/card_marks.py``."""
    text: str = ""
    picture: str = ""
    side: int = 0
    """The colour of whoever it tells of."""


@dataclass(frozen=True)
class CardRow:
    """One card of a picture."""

    key: Hashable
    """Which card it is, from one picture to the next."""
    zone: str
    """The part of the table it belongs to: cards that stay in theirs only make room."""
    spot: Spot
    picture: str
    """What is seen of it: its face, or its back."""
    words: str
    """What it is called; a card that shows its back never tells its face."""
    look: CardLook = PLAIN
    lift: float = 0.0
    """How far it rises where it may be chosen, in design pixels."""
    is_draggable: bool = False
    is_reachable: bool = False
    """Whether the keyboard can come to it."""
    tip: str = ""
    marks: tuple[CardMark, ...] = ()


AnyCard = TypeVar("AnyCard", bound=CardRow)


class CardsModel(RowsModel[AnyCard]):
    """The cards of a table; a row follows its card, wherever in the list that comes to lie.

    Rows that stay the same are never touched: views hear of cards that came, went, changed, or lie
    over others now, and of as few as possible.
    """

    def __init__(self, row_type: type[AnyCard], parent: QObject | None = None) -> None:
        super().__init__(row_type, lambda row: row.words, parent)

    def set_rows(self, rows: Sequence[AnyCard]) -> None:
        """Show these rows from now on; no two have the same key."""
        wanted = {row.key: row for row in rows}
        assert len(wanted) == len(rows), "two rows for one card"
        self._remove(place for place, row in enumerate(self._rows) if row.key not in wanted)
        known = {row.key for row in self._rows}
        self._reorder([row.key for row in rows if row.key in known])
        self._insert([place for place, row in enumerate(rows) if row.key not in known], rows)
        changed = [place for place, row in enumerate(rows) if row != self._rows[place]]
        for first, last in _runs(changed):
            self._rows[first : last + 1] = rows[first : last + 1]
            self.dataChanged.emit(self.index(first), self.index(last))

    def of_zone(self, zone: str) -> list[AnyCard]:
        """The cards of one part of the table, in order."""
        return [row for row in self._rows if row.zone == zone]

    def row_of(self, key: Hashable) -> AnyCard | None:
        return next((row for row in self._rows if row.key == key), None)

    def _remove(self, places: Iterable[int]) -> None:
        for first, last in reversed(_runs(places)):
            self.beginRemoveRows(_NOTHING, first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()

    def _insert(self, places: Iterable[int], rows: Sequence[AnyCard]) -> None:
        for first, last in _runs(places):
            self.beginInsertRows(_NOTHING, first, last)
            self._rows[first:first] = rows[first : last + 1]
            self.endInsertRows()

    def _reorder(self, order: list[Hashable]) -> None:
        """Bring the rows into this order by moving as few as possible."""
        keys = [row.key for row in self._rows]
        places = {key: place for place, key in enumerate(keys)}
        staying = {keys[place] for place in _rising([places[key] for key in order])}
        for place, key in enumerate(order):
            if key in staying:
                continue
            start = keys.index(key)
            end = keys.index(order[place - 1]) + 1 if place else 0
            if end in (start, start + 1):
                continue
            self.beginMoveRows(_NOTHING, start, start, _NOTHING, end)
            end -= end > start
            keys.insert(end, keys.pop(start))
            self._rows.insert(end, self._rows.pop(start))
            self.endMoveRows()


def _runs(places: Iterable[int]) -> list[tuple[int, int]]:
    """Numbers in rising order as ranges, the first and the last number of each."""
    runs: list[tuple[int, int]] = []
    for place in places:
        if runs and runs[-1][1] == place - 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs


def _rising(numbers: Sequence[int]) -> list[int]:
    """A longest part of the numbers that rises from left to right."""
    ends: list[int] = []
    chains: list[list[int]] = []
    for number in numbers:
        length = bisect_left(ends, number)
        chain = [*(chains[length - 1] if length else []), number]
        ends[length : length + 1] = [number]
        chains[length : length + 1] = [chain]
    return chains[-1] if chains else []
