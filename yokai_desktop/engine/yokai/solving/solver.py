"""The fewest moves that appease the spirits when all families are known; compiled where possible.

Only moves count: observing and hints are left out, locked cards stay where they are.  The search
deepens move by move (IDA*) under bounds that are never too high, so its first answer is the best.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import (
    CELLS,
    adjacency_on,
    board_of,
    destinations,
    family_masks,
    touches,
)
from yokai_desktop.engine.yokai.solving.bound import family_bound
from yokai_desktop.engine.yokai.solving.ends import Ends
from yokai_desktop.engine.yokai.solving.shaped_ends import ShapedEnds

if TYPE_CHECKING:
    from mypy_extensions import i64

UNKNOWN: Final = -1
"""The node limit was reached before an answer was found."""

IMPOSSIBLE_END: Final = -2
"""No way within the most moves allowed; locked cards may rule out every end."""

FIGURES_PER_NODE: Final = 200
"""Laying so many figures in search of near ends takes as long as a node."""

KEYS: Final = [Random(f"layout {number}").getrandbits(60) for number in range(4 * CELLS)]
"""A layout is known again by the keys of its families' cells, taken together."""


class Solver:
    """One open position, and the search for the fewest moves that end it well; ask it once."""

    def __init__(
        self,
        cells: list[int],
        families: list[int],
        locked: i64,
        pairs: list[tuple[int, int]],
        forms: list[list[int]],
        splits: list[list[int]],
    ) -> None:
        """``forms`` and ``splits`` are those of the shape asked for; none ask for no shape."""
        self.cells = cells.copy()
        self.board = board_of(cells)
        self.families = families
        self.masks = family_masks(families)
        self.pairs = pairs
        self.locked: i64 = locked
        self.members = [
            [card for card in range(len(cells)) if families[card] == family] for family in range(4)
        ]
        self.shaped = (
            ShapedEnds(self.cells, self.board, families, locked, pairs, forms, splits)
            if forms
            else None
        )
        self.ends = Ends(self.cells, self.members, locked, pairs)
        self.bounds = [self._bound_of(family) for family in range(4)]
        self.failed: dict[int, int] = {}
        self.nodes: i64 = 0
        self.node_limit: i64 = 0
        self.path: list[tuple[int, int]] = []

    def fewest_moves(self, most: i64, node_limit: i64) -> i64:
        """The fewest moves, at most ``most``, else ``IMPOSSIBLE_END``; ``UNKNOWN`` if too hard.

        ``path`` then holds them in order: card and cell.
        """
        self.nodes = 0
        self.node_limit = node_limit
        bound: i64 = 0
        for each in self.bounds:
            bound += each
        key: i64 = 0
        card: i64
        for card in range(len(self.cells)):
            key ^= KEYS[self.families[card] * CELLS + self.cells[card]]
        moves: i64 = bound
        while moves <= most:
            if self._search(moves, bound, key, -1):
                return moves
            if self.nodes > node_limit:
                return UNKNOWN
            moves += 1
        return IMPOSSIBLE_END

    def _search(self, left: i64, bound: i64, key: i64, last: i64) -> bool:
        """Whether at most ``left`` moves end it; the moves then stand in ``path``.

        The card moved ``last`` stays: two moves of it in a row could be one.
        """
        self.nodes += 1
        if self.nodes > self.node_limit:
            return False
        adjacency = adjacency_on(self.board, self.cells)
        if bound == 0 and self._is_over(adjacency):
            return True
        if left == 0:
            return False
        failed_with = self.failed.get(key)
        if failed_with is not None and failed_with >= left:
            return False
        if not self._is_near(left):
            self.failed[key] = left
            return False
        card: i64
        for card in range(len(self.cells)):
            if card == last or (self.locked >> card) & 1:
                continue
            family: i64 = self.families[card]
            old: i64 = self.bounds[family]
            most: i64 = left - 1 - (bound - old)
            home: i64 = self.cells[card]
            for goal in destinations(self.board, self.cells, adjacency, card):
                self.cells[card] = goal
                new: i64 = self._bound_of(family)
                if new > most:
                    continue
                self._put(card, home, goal)
                self.bounds[family] = new
                self.path.append((card, goal))
                changed: i64 = KEYS[family * CELLS + home] ^ KEYS[family * CELLS + goal]
                if self._search(left - 1, bound - old + new, key ^ changed, card):
                    return True
                self.path.pop()
                self.bounds[family] = old
                self._put(card, goal, home)
            self.cells[card] = home
        if self.nodes <= self.node_limit:
            self.failed[key] = left
        return False

    def _put(self, card: i64, start: i64, end: i64) -> None:
        """Move a card on the board; ``cells`` is the caller's."""
        self.board[start] = 0
        self.board[end] = card + 1
        if self.shaped is not None:
            self.shaped.overlap.move(start, end)

    def _is_near(self, left: i64) -> bool:
        """Whether an end may be within the moves left; long thought counts as nodes."""
        if self.shaped is not None:
            return self.shaped.is_near(left)
        near = self.ends.is_near(self.bounds, left)
        self.nodes += self.ends.laid // FIGURES_PER_NODE
        return near

    def _bound_of(self, family: i64) -> i64:
        members = self.members[family]
        one: i64 = members[0]
        two: i64 = members[1]
        three: i64 = members[2]
        four: i64 = members[3]
        locked: i64 = self.locked
        stays: i64 = (
            ((locked >> one) & 1)
            | ((locked >> two) & 1) * 2
            | ((locked >> three) & 1) * 4
            | ((locked >> four) & 1) * 8
        )
        cells = self.cells
        return family_bound(cells[one], cells[two], cells[three], cells[four], stays)

    def _is_over(self, adjacency: list[int]) -> bool:
        """Y7: whether the conditions hold, now that every family is together."""
        for one, other in self.pairs:
            if not touches(adjacency, self.masks[one], self.masks[other]):
                return False
        return self.shaped is None or self.shaped.overlap.missing() == 0
