"""All shortest ways to the end of an open position, by their first moves; compiled if possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yokai_desktop.engine.yokai.kernel import CELLS, adjacency_on, destinations
from yokai_desktop.engine.yokai.solving.solver import KEYS, Solver

if TYPE_CHECKING:
    from mypy_extensions import i64


class Shortest(Solver):
    """A solver that tells every first move of a shortest way, not only one way."""

    def first_moves(self, cells: list[int], moves: i64, more_nodes: i64) -> list[int]:
        """The moves after which the end is one move nearer, as card times ``CELLS`` plus cell.

        To be asked once ``fewest_moves`` has found that many ``moves`` from these cells, at least
        one.  With the nodes used up some may be missing.
        """
        card: i64
        family: i64
        goal: i64
        first_card, first_cell = self.path[0]
        self._take_back(cells)
        self.node_limit = self.nodes + more_nodes
        bound: i64 = 0
        key: i64 = 0
        for family in range(4):
            bound += self.bounds[family]
        for card in range(len(self.cells)):
            key ^= KEYS[self.families[card] * CELLS + self.cells[card]]
        found: list[int] = [first_card * CELLS + first_cell]
        adjacency = adjacency_on(self.board, self.cells)
        for card in range(len(self.cells)):
            if (self.locked >> card) & 1:
                continue
            family = self.families[card]
            old: i64 = self.bounds[family]
            most: i64 = moves - 1 - (bound - old)
            home: i64 = self.cells[card]
            for goal in destinations(self.board, self.cells, adjacency, card):
                if self.nodes > self.node_limit:
                    break
                self.cells[card] = goal
                new: i64 = self._bound_of(family)
                if new > most or card * CELLS + goal == found[0]:
                    continue
                self._put(card, home, goal)
                self.bounds[family] = new
                changed: i64 = KEYS[family * CELLS + home] ^ KEYS[family * CELLS + goal]
                if self._search(moves - 1, bound - old + new, key ^ changed, card):
                    found.append(card * CELLS + goal)
                    after = cells.copy()
                    after[card] = goal
                    self._take_back(after)
                self.bounds[family] = old
                self._put(card, goal, home)
            self.cells[card] = home
        return found

    def _take_back(self, cells: list[int]) -> None:
        """Take back the way found, which began with the cards on these cells."""
        card: i64
        cell: i64
        family: i64
        at = cells.copy()
        starts: list[int] = []
        for card, cell in self.path:
            starts.append(at[card])
            at[card] = cell
        while self.path:
            card, cell = self.path.pop()
            start: i64 = starts.pop()
            self.cells[card] = start
            self._put(card, cell, start)
        for family in range(4):
            self.bounds[family] = self._bound_of(family)
