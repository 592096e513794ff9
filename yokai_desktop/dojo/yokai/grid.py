"""All sixteen cards open on the grid, to be moved until the spirits are at peace."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import FAMILIES, Family, Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.kernel import (
    adjacency_of,
    count_groups,
    family_masks,
    outline,
    touches,
)
from yokai_desktop.engine.yokai.solving.solution import Solution, Verdict, solve
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.engine.yokai.view import YokaiView

NODES = 400_000


@dataclass(frozen=True)
class OpenGrid:
    """A value: a move gives another one.  Looking and hints are left out."""

    tableau: Tableau
    families: tuple[Family, ...]
    pairs: tuple[Hint, ...] = ()
    """The affinities that must hold."""

    @classmethod
    def of(cls, view: YokaiView) -> OpenGrid:
        """The grid of an open view; ``ValueError`` if any card is hidden."""
        families = tuple(family for family in view.families if family is not None)
        pairs = tuple(affinity.pair for affinity in view.affinities if affinity.pair is not None)
        if len(families) != len(view.families) or len(pairs) != len(view.affinities):
            raise ValueError("a card is hidden")
        return cls(view.tableau, families, pairs)

    def destinations(self, card: int) -> tuple[Place, ...]:
        """Where a card may go."""
        return self.tableau.destinations[card]

    def moved(self, move: Move) -> OpenGrid:
        """The grid after a move; ``ValueError`` if the rules forbid it."""
        if move.place not in self.destinations(move.card):
            raise ValueError(str(move))
        places = list(self.tableau.places)
        places[move.card] = move.place
        return replace(self, tableau=replace(self.tableau, places=tuple(places)))

    @property
    def groups(self) -> dict[Family, int]:
        """In how many groups each family lies; peace wants one."""
        adjacency = adjacency_of(list(self.tableau.cells))
        masks = family_masks(list(self.families))
        return {family: count_groups(adjacency, masks[family]) for family in FAMILIES}

    @property
    def touching(self) -> tuple[bool, ...]:
        """For each affinity whether its families touch."""
        adjacency = adjacency_of(list(self.tableau.cells))
        masks = family_masks(list(self.families))
        return tuple(touches(adjacency, *(masks[at] for at in pair.pair)) for pair in self.pairs)

    @property
    def is_shaped(self) -> bool:
        """Whether the shape asked for is there; true if none is."""
        shape = self.tableau.shape
        return shape is None or outline(list(self.tableau.cells)) in shape.outlines

    @property
    def is_at_peace(self) -> bool:
        return max(self.groups.values()) == 1 and all(self.touching) and self.is_shaped

    def shortest(self) -> tuple[Move, ...] | None:
        """A shortest way to peace; None if the search finds none."""
        found: Solution = solve(self.tableau, self.families, self.pairs, node_limit=NODES)
        return found.moves if found.verdict is Verdict.SOLVED else None
