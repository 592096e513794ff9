"""How far a layout is from a shape, kept up to date move by move; compiled where possible.

A shape may lie anywhere, in any of its forms.  For every way to lay it the number of cards that
already lie on it is counted; the best one says how many cards must move at least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import CELL_MASK, CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64

_RULED_OUT: Final = -64
"""The count of a way to lay the shape that leaves a locked card outside; it stays below 0."""


class Overlap:
    """The cards that lie on the shape, for every form and every shift of it."""

    def __init__(self, cells: list[int], locked: i64, forms: list[list[int]]) -> None:
        """Every form is a list of cells as long as that of the cards."""
        self.forms = forms
        self.size: i64 = len(cells)
        self.counts = [[0] * CELLS for _ in forms]
        self.ways = [0] * (len(cells) + 1)
        """How many ways have each count."""
        stay = [cells[card] for card in range(len(cells)) if (locked >> card) & 1]
        for form, counts in zip(forms, self.counts, strict=True):
            for cell in cells:
                for part in form:
                    counts[(cell - part) & CELL_MASK] += 1
            for shift in range(CELLS):
                for cell in stay:
                    if (cell - shift) & CELL_MASK not in form:
                        counts[shift] = _RULED_OUT
                        break
            for count in counts:
                if count >= 0:
                    self.ways[count] += 1

    def missing(self) -> i64:
        """How many cards must move at least; more than there are if no way is left."""
        missing: i64 = 0
        while missing <= self.size and self.ways[self.size - missing] == 0:
            missing += 1
        return missing

    def move(self, start: i64, end: i64) -> None:
        """A card moved from one cell to another."""
        ways = self.ways
        number: i64
        for number in range(len(self.forms)):
            counts = self.counts[number]
            for part in self.forms[number]:
                left: i64 = (start - part) & CELL_MASK
                count: i64 = counts[left]
                counts[left] = count - 1
                if count >= 0:
                    ways[count] -= 1
                    ways[count - 1] += 1
            for part in self.forms[number]:
                reached: i64 = (end - part) & CELL_MASK
                count = counts[reached]
                counts[reached] = count + 1
                if count >= 0:
                    ways[count] -= 1
                    ways[count + 1] += 1
