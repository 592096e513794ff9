"""The end in sight: what the likeliest worlds say about a move or a lock, counted exactly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from yokai_desktop.ai.yokai.conditions import forms_of
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.planning import SURE
from yokai_desktop.ai.yokai.shortest import Shortest
from yokai_desktop.engine.yokai.kernel import CELLS

WORLDS = 8
"""So many worlds are followed to the end."""
ENOUGH = 0.4
"""The end is not in sight while the worlds followed are less likely than this."""
NODES = 400
"""How long one world is searched."""
SHAPED_WORLDS = 4
SHAPED_NODES = 120
"""The same while a shape is built: each step of such a search takes longer."""
TOO_FAR = 3
"""A lock that rules the end out counts as so many moves."""


@dataclass(frozen=True)
class Road:
    """One world with the pairs asked for in it, how likely it is, and its shortest ways."""

    families: list[int]
    pairs: list[tuple[int, int]]
    weight: float
    moves: int
    first: frozenset[int]
    """The first moves of the shortest ways."""


class Finish:
    """The shortest ways to the end in the likeliest worlds."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        shape = mind.table.shape
        self.worlds = WORLDS if shape is None else SHAPED_WORLDS
        self.nodes = NODES if shape is None else SHAPED_NODES
        self.forms = [] if shape is None else forms_of(shape)
        self.splits = [] if shape is None else [list(split) for split in shape.splits]

    def solver(self, families: list[int], pairs: list[tuple[int, int]], locked: int) -> Shortest:
        cells = self.mind.layout.cells
        return Shortest(cells, families, locked, pairs, self.forms, self.splits)

    @cached_property
    def roads(self) -> list[Road]:
        """The worlds with an end in reach; none if too little is known."""
        likely = self._likely()
        if sum(weight for weight, _, _ in likely) < ENOUGH:
            return []
        layout = self.mind.layout
        found = []
        for weight, families, pairs in likely:
            solver = self.solver(families, pairs, layout.locked)
            moves = solver.fewest_moves(self.mind.turns_left, self.nodes)
            if moves > 0:
                first = solver.first_moves(layout.cells, moves, self.nodes)
                found.append(Road(families, pairs, weight, moves, frozenset(first)))
            if self.mind.is_late:
                break
        return found

    def _likely(self) -> list[tuple[float, list[int], list[tuple[int, int]]]]:
        """The likeliest worlds, each with the pairs that must touch in it."""
        mind = self.mind
        belief = mind.belief
        found = []
        for chance, pairs in self._pairs():
            for families, count in zip(belief.families, belief.counts, strict=True):
                found.append((chance * count / mind.worlds, families, pairs))
        found.sort(key=lambda world: -world[0])
        return found[: self.worlds]

    def _pairs(self) -> list[tuple[float, list[tuple[int, int]]]]:
        """What may be asked for: every guess about one secret affinity, else the likeliest."""
        asked: list[tuple[float, list[tuple[int, int]]]] = [(1.0, [])]
        for guesses in self.mind.asked.cards:
            options = [(weight / SURE, (one, other)) for one, other, weight in guesses if weight]
            if len(self.mind.asked.cards) > 1:
                options = [max(options)]
            asked = [
                (chance * weight, [*pairs, pair])
                for chance, pairs in asked
                for weight, pair in options
            ]
        return asked

    def nearer(self, card: int, cell: int) -> float:
        """How likely a move brings the end one move nearer."""
        key = card * CELLS + cell
        return sum(road.weight for road in self.roads if key in road.first)

    def harm(self, card: int) -> float:
        """How many moves more are needed once a card is locked."""
        layout = self.mind.layout
        harm = 0.0
        for road in self.roads:
            if self.mind.is_late:
                break
            solver = self.solver(road.families, road.pairs, layout.locked | 1 << card)
            moves = int(solver.fewest_moves(road.moves + TOO_FAR - 1, self.nodes))
            harm += road.weight * (moves - road.moves if moves > 0 else TOO_FAR)
        return harm
