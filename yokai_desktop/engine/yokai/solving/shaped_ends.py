"""Which ends in the shape asked for are still near; compiled where possible.

A shape can be split among the families in a few known ways.  Laid anywhere in any of its forms,
each split and each share of its four parts among the families is one end.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import CELL_MASK, ROW
from yokai_desktop.engine.yokai.solving.overlap import Overlap

if TYPE_CHECKING:
    from mypy_extensions import i64

_SHARES: Final = [list(share) for share in permutations(range(4))]
"""Every way to give four parts to four families: the part of each family."""

_LOCKED: Final = 32
"""What a locked card in its family's part counts: more than all that may move together."""


class ShapedEnds:
    """The ends of one position in a shape.

    ``cells`` and ``board`` stay the caller's lists: they are read anew at every question.
    """

    def __init__(
        self,
        cells: list[int],
        board: list[int],
        families: list[int],
        locked: i64,
        pairs: list[tuple[int, int]],
        forms: list[list[int]],
        splits: list[list[int]],
    ) -> None:
        """A split gives for every cell of a form, in order, the number of its part."""
        self.cells = cells
        self.board = board
        self.families = families
        self.forms = forms
        self.splits = splits
        self.overlap = Overlap(cells, locked, forms)
        self.weights = [_LOCKED if (locked >> card) & 1 else 1 for card in range(len(cells))]
        self.weight: i64 = sum(self.weights)
        self.shares = [_shares_for(forms[0], split, pairs) for split in splits]

    def is_near(self, most: i64) -> bool:
        """Whether an end may be at most ``most`` moves away; if not, none is."""
        size: i64 = len(self.cells)
        if self.overlap.missing() > most:
            return False
        asked: set[int] = set()
        form: i64
        card: i64
        for form in range(len(self.forms)):
            counts = self.overlap.counts[form]
            asked.clear()
            # Of any ``most + 1`` cards one lies on the shape already.
            for card in range(min(most + 1, size)):
                cell: i64 = self.cells[card]
                for part in self.forms[form]:
                    shift: i64 = (cell - part) & CELL_MASK
                    if counts[shift] >= size - most and shift not in asked:
                        asked.add(shift)
                        if self._fits(form, shift, most):
                            return True
        return False

    def _fits(self, form: i64, shift: i64, most: i64) -> bool:
        """Whether the families can share the form laid there with at most ``most`` cards moved."""
        lying = [self.board[(cell + shift) & CELL_MASK] for cell in self.forms[form]]
        number: i64
        place: i64
        for number in range(len(self.splits)):
            split = self.splits[number]
            stay = [0] * 16
            for place in range(len(lying)):
                on_it: i64 = lying[place]
                if on_it:
                    stay[self.families[on_it - 1] * 4 + split[place]] += self.weights[on_it - 1]
            for share in self.shares[number]:
                kept: i64 = stay[share[0]]
                kept += stay[4 + share[1]]
                kept += stay[8 + share[2]]
                kept += stay[12 + share[3]]
                if kept >= self.weight - most:
                    return True
        return False


def _shares_for(form: list[int], split: list[int], pairs: list[tuple[int, int]]) -> list[list[int]]:
    """The shares of a split under which every pair of families touches (Y7.1)."""
    steps = (1, ROW, CELL_MASK & -1, CELL_MASK & -ROW)
    touching = {
        (split[one], split[other])
        for one in range(len(form))
        for other in range(len(form))
        if (form[one] - form[other]) & CELL_MASK in steps
    }
    return [
        share
        for share in _SHARES
        if all((share[one], share[other]) in touching for one, other in pairs)
    ]
