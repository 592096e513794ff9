"""The shortest way to appease the spirits from an open position, as moves that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import Family, Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.kernel import cell_at, columns_between, rows_between
from yokai_desktop.engine.yokai.solving.solver import UNKNOWN, Solver
from yokai_desktop.engine.yokai.tableau import Tableau

MOST_MOVES = 28
"""No game has more turns: 14 hints are each turned up and placed."""

NODE_LIMIT = 20_000


class Verdict(StrEnum):
    SOLVED = "solved"
    IMPOSSIBLE = "impossible"
    """Locked cards rule out every good end within the moves allowed."""
    UNKNOWN = "unknown"
    """The search was cut off."""


@dataclass(frozen=True)
class Solution:
    """The answer of the search; when solved, ``moves`` are as few as possible."""

    verdict: Verdict
    moves: tuple[Move, ...] = ()


def solve(
    tableau: Tableau,
    families: Sequence[Family],
    pairs: Sequence[Hint] = (),
    *,
    most: int = MOST_MOVES,
    node_limit: int = NODE_LIMIT,
) -> Solution:
    """The fewest moves after which the game would be won, whoever makes them.

    ``pairs`` are the affinities that must hold; shape and locked cards are the tableau's.
    """
    shape = tableau.shape
    solver = Solver(
        list(tableau.cells),
        [int(family) for family in families],
        sum(1 << card for card, hint in enumerate(tableau.hints) if hint is not None),
        [pair.pair for pair in pairs],
        [] if shape is None else [[cell_at(x, y) for x, y in form] for form in shape.forms],
        [] if shape is None else [list(split) for split in shape.splits],
    )
    moves = solver.fewest_moves(most, node_limit)
    if moves < 0:
        return Solution(Verdict.UNKNOWN if moves == UNKNOWN else Verdict.IMPOSSIBLE)
    return Solution(Verdict.SOLVED, tuple(_moves(tableau, solver.path)))


def _moves(tableau: Tableau, path: Sequence[tuple[int, int]]) -> list[Move]:
    places, cells = list(tableau.places), list(tableau.cells)
    moves = []
    for card, cell in path:
        x, y = places[card]
        places[card] = Place(
            x + columns_between(cells[card], cell), y + rows_between(cells[card], cell)
        )
        cells[card] = cell
        moves.append(Move(card, places[card]))
    return moves
