"""The end in sight: shortest ways, and moves and locks that keep to them."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.yokai.tables import after, chosen, dealt
from yokai_desktop.ai.yokai.finishing import Finish
from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.shortest import Shortest
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.kernel import (
    CELLS,
    adjacency_on,
    board_of,
    cell_at,
    destinations,
)
from yokai_desktop.engine.yokai.solving.solution import solve
from yokai_desktop.engine.yokai.solving.solver import Solver
from yokai_desktop.engine.yokai.state import YokaiState

FULL = LEVELS_BY_NAME["expert"]
SQUARE = [cell_at(card % 4, card // 4) for card in range(16)]
LIMIT = 50_000


def nearer_by_trying(
    families: list[int], locked: int, pairs: list[tuple[int, int]], moves: int
) -> set[int]:
    """The first moves of shortest ways, each legal move tried."""
    board = board_of(SQUARE)
    adjacency = adjacency_on(board, SQUARE)
    found = set()
    for card in range(16):
        if locked >> card & 1:
            continue
        for cell in destinations(board, SQUARE, adjacency, card):
            cells = SQUARE.copy()
            cells[card] = cell
            rest = Solver(cells, families, locked, pairs, [], [])
            if rest.fewest_moves(moves - 1, LIMIT) == moves - 1:
                found.add(card * CELLS + cell)
    return found


@pytest.mark.parametrize(
    ("families", "locked", "pairs"),
    [
        ("kkkk ppop rrrr ooop", 0, []),
        ("kkkk ppop rrrr ooop", 1 << 15, []),
        ("kkkk pppp rrrr oooo", 0, [(0, 2)]),
        ("kkkp kppp rror rooo", 0, []),
    ],
)
def test_all_first_moves_of_shortest_ways_are_found(
    families: str, locked: int, pairs: list[tuple[int, int]]
) -> None:
    numbers = ["kpro".index(letter) for letter in families.replace(" ", "")]
    solver = Shortest(SQUARE, numbers, locked, pairs, [], [])
    moves = solver.fewest_moves(9, LIMIT)
    assert moves > 0
    first = solver.first_moves(SQUARE, moves, LIMIT)
    assert set(first) == nearer_by_trying(numbers, locked, pairs, moves)
    assert len(set(first)) == len(first)
    assert solver.cells == SQUARE


def rows_apart(turns: int) -> YokaiState:
    """Every family lies in a row of its own, foxes and long necks must touch; both players have
    seen two cards a turn."""
    options = {"edition": "first", "mix": "4-6-4", "affinity": "open"}
    state = dealt("kkkk pppp rrrr oooo", options=options, affinities=["kitsune+rokurokubi"])
    for turn in range(turns):
        looks = (f"look {2 * turn}", f"look {2 * turn + 1}")
        state = after(state, *looks, "move 15 2,4", "reveal")
        state = after(state, *looks, "move 15 3,3", "reveal")
    return state


def test_families_that_lie_apart_are_brought_together_by_a_shortest_way() -> None:
    state = after(rows_apart(6), "look 12", "look 13")
    pairs = [affinity.pair for affinity in state.affinities if affinity.pair is not None]
    before = solve(state.tableau, state.families, pairs)
    action = chosen(state, FULL, "nearer")
    assert isinstance(action, Move)
    moved, _ = state.play(action)
    assert len(solve(moved.tableau, state.families, pairs).moves) == len(before.moves) - 1


def test_no_end_is_in_sight_at_the_start() -> None:
    state = dealt("kpro prok rokp okpr")
    assert Finish(Mind(state.view(0), FULL, Random(1))).roads == []


def test_a_lock_that_bars_the_shortest_way_does_harm() -> None:
    """One demon lies among the kappas: locked there, it bars every end."""
    state = dealt("kkkk ppop rrrr ooop", options={"edition": "first", "mix": "4-6-4"})
    for turn in range(6):
        looks = (f"look {2 * turn}", f"look {2 * turn + 1}")
        state = after(state, *looks, "move 0 -1,1", "reveal")
        state = after(state, *looks, "move 0 0,0", "reveal")
    finish = Finish(Mind(after(state, "look 12", "look 13").view(0), FULL, Random(1)))
    assert finish.roads
    assert finish.harm(6) > finish.harm(9)
