"""Which ends are still near: how many cards must move at least, all families taken together.

An end gives every family a figure of four squares (a tetromino).  No two overlap, all of them hang
together, and a card that already lies in its family's figure may stay.  Compiled where possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import CELL_MASK, CELLS, ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

FAMILY_COUNT: Final = 4
FIGURE: Final = 4
PATIENCE: Final = 8000
"""So many figures are laid at most for one question; then an end is taken to be near."""


def _figures() -> list[int]:
    """Every figure of four squares that holds cell 0, as its three other cells; flattened."""
    found = {frozenset([0])}
    for _ in range(FIGURE - 1):
        found = {
            figure | {(cell + step) & CELL_MASK}
            for figure in found
            for cell in figure
            for step in (1, -1, ROW, -ROW)
            if (cell + step) & CELL_MASK not in figure
        }
    flat: list[int] = []
    for figure in sorted(map(sorted, found)):
        flat.extend(figure[1:])
    return flat


_FIGURES: Final = _figures()


class Ends:
    """The ends of one position, searched for the nearest ones.

    ``cells`` stays the caller's list: it is read anew at every question.
    """

    def __init__(
        self,
        cells: list[int],
        members: list[list[int]],
        locked: i64,
        pairs: list[tuple[int, int]],
    ) -> None:
        self.cells = cells
        self.members = members
        self.locked: i64 = locked
        self.partners = [
            [min(pair) for pair in pairs if max(pair) == family] for family in range(FAMILY_COUNT)
        ]
        """The earlier families that each must touch (Y7.1)."""
        self.marks = [0] * CELLS
        """Whose figure covers a cell: a family's number plus one."""
        self.figures: list[dict[int, list[list[int]]]] = [{} for _ in members]
        self.chosen = [0] * (FAMILY_COUNT * FIGURE)
        self.laid: i64 = 0

    def is_near(self, bounds: list[int], most: i64) -> bool:
        """Whether an end may be at most ``most`` moves away; if not, none is."""
        self.laid = 0
        spare: i64 = most
        for bound in bounds:
            spare -= bound
        return spare >= 0 and self._fits(0, bounds, spare)

    def _fits(self, family: i64, bounds: list[int], spare: i64) -> bool:
        """Whether this family and the next ones find figures beside those already chosen."""
        if family == FAMILY_COUNT:
            return self._hangs_together()
        bound: i64 = bounds[family]
        if bound + spare >= FIGURE:
            # All four cards may move: the figure can lie anywhere.
            return True
        by_cost = self._figures_of(family)
        marks = self.marks
        chosen = self.chosen
        first: i64 = family * FIGURE
        extra: i64
        for extra in range(spare + 1):
            figures = by_cost[bound + extra]
            at: i64 = 0
            while at < len(figures):
                one: i64 = figures[at]
                two: i64 = figures[at + 1]
                three: i64 = figures[at + 2]
                four: i64 = figures[at + 3]
                at += FIGURE
                taken: i64 = marks[one]
                taken += marks[two]
                taken += marks[three]
                taken += marks[four]
                if taken:
                    continue
                self.laid += 1
                if self.laid > PATIENCE:
                    return True
                marks[one] = marks[two] = marks[three] = marks[four] = family + 1
                chosen[first] = one
                chosen[first + 1] = two
                chosen[first + 2] = three
                chosen[first + 3] = four
                fits = self._touches_partners(family) and self._fits(
                    family + 1, bounds, spare - extra
                )
                marks[one] = marks[two] = marks[three] = marks[four] = 0
                if fits:
                    return True
        return False

    def _touches_partners(self, family: i64) -> bool:
        for partner in self.partners[family]:
            if not (self._families_beside(family) >> partner) & 1:
                return False
        return True

    def _hangs_together(self) -> bool:
        """Whether the chosen figures form one group."""
        group: i64 = 1
        family: i64
        for _ in range(FAMILY_COUNT - 1):
            for family in range(FAMILY_COUNT):
                if (group >> family) & 1:
                    group |= self._families_beside(family)
        return group == (1 << FAMILY_COUNT) - 1

    def _families_beside(self, family: i64) -> i64:
        """The families whose figures touch that of this one, as a set."""
        one: i64 = 1
        near: i64 = 0
        number: i64
        for number in range(family * FIGURE, family * FIGURE + FIGURE):
            cell: i64 = self.chosen[number]
            right: i64 = self.marks[(cell + 1) & CELL_MASK]
            left: i64 = self.marks[(cell - 1) & CELL_MASK]
            below: i64 = self.marks[(cell + ROW) & CELL_MASK]
            above: i64 = self.marks[(cell - ROW) & CELL_MASK]
            near |= one << right | one << left | one << below | one << above
        return near >> 1

    def _figures_of(self, family: i64) -> list[list[int]]:
        """The figures that hold at least one of the family's cards, by how many cards must move.

        A locked card must lie in the figure.
        """
        members = self.members[family]
        one: i64 = self.cells[members[0]]
        two: i64 = self.cells[members[1]]
        three: i64 = self.cells[members[2]]
        four: i64 = self.cells[members[3]]
        key: i64 = ((one * CELLS + two) * CELLS + three) * CELLS + four
        known = self.figures[family].get(key)
        if known is not None:
            return known
        stays: i64 = 0
        number: i64
        for number in range(FIGURE):
            stays += ((self.locked >> members[number]) & 1) << number
        by_cost: list[list[int]] = [[] for _ in range(FIGURE)]
        for number in range(FIGURE):
            anchor: i64 = self.cells[members[number]]
            at: i64 = 0
            while at < len(_FIGURES):
                second: i64 = (anchor + _FIGURES[at]) & CELL_MASK
                third: i64 = (anchor + _FIGURES[at + 1]) & CELL_MASK
                fourth: i64 = (anchor + _FIGURES[at + 2]) & CELL_MASK
                at += FIGURE - 1
                held: i64 = 0
                if one in (anchor, second, third, fourth):
                    held |= 1
                if two in (anchor, second, third, fourth):
                    held |= 2
                if three in (anchor, second, third, fourth):
                    held |= 4
                if four in (anchor, second, third, fourth):
                    held |= 8
                # Each figure is found once: from the first card it holds.
                if (held & -held) >> number != 1 or stays & ~held:
                    continue
                cost: i64 = FIGURE
                while held:
                    held &= held - 1
                    cost -= 1
                by_cost[cost].extend((anchor, second, third, fourth))
        self.figures[family][key] = by_cost
        return by_cost
