"""The grid of the kernel: its legal moves against a slow generator, its cells, its groups."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.yokai.positions import LINE, SQUARE, match_with, state_of
from tests.engine.yokai.slow_grid import At, hang_together, legal_moves, neighbours, random_layout
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.kernel import (
    ALL_CARDS,
    adjacency_of,
    adjacency_on,
    board_of,
    cell_at,
    columns_between,
    count_groups,
    destinations,
    hangs_together,
    hint_points,
    outline,
    rows_between,
    touches,
)

layouts = st.integers(0, 10**9).map(lambda seed: random_layout(Random(seed)))


def cells_of(places: tuple[At, ...]) -> list[int]:
    return [cell_at(x, y) for x, y in places]


def kernel_moves(places: tuple[At, ...]) -> set[tuple[int, At]]:
    """Every legal move of the kernel, as card and place."""
    cells = cells_of(places)
    board = board_of(cells)
    adjacency = adjacency_on(board, cells)
    moves = set()
    for card in range(16):
        found = destinations(board, cells, adjacency, card)
        assert len(set(found)) == len(found)
        x, y = places[card]
        home = cells[card]
        moves |= {(card, (x + columns_between(home, c), y + rows_between(home, c))) for c in found}
    assert board == board_of(cells)
    return moves


def test_y3_3_legal_moves_on_a_thousand_layouts_of_every_kind() -> None:
    rng = Random(33)
    for _ in range(1000):
        places = random_layout(rng)
        assert kernel_moves(places) == legal_moves(places, ())


def test_y3_3_legal_moves_in_lines_and_in_the_square() -> None:
    upright = tuple((y, x) for x, y in LINE)
    for places in (LINE, upright, SQUARE):
        assert kernel_moves(places) == legal_moves(places, ())
    assert len(kernel_moves(LINE)) == 2 * 31


def test_y3_3_legal_moves_while_layouts_grow_and_cards_are_locked() -> None:
    """Whole random games: the square dissolves, hints lock card after card."""
    positions = 0
    for seed in range(40):
        rng = Random(seed)
        state, _ = YOKAI.deal(YOKAI.setup(4, {"edition": "first", "mix": "4-6-4"}, str(seed)))
        while state.to_act is not None:
            tableau = state.tableau
            if tableau.step.value == "move":
                locked = [card for card in range(16) if tableau.hints[card]]
                found = {(action.card, tuple(action.place)) for action in state.legal()}  # type: ignore[attr-defined]
                assert found == legal_moves(tableau.places, locked)
                positions += 1
            choices = [action for action in state.legal() if str(action) != "appease"]
            state, _ = state.play(rng.choice(choices))
    assert positions > 700


def test_y9_2_a_step_is_skipped_only_if_the_slow_generator_finds_no_move() -> None:
    state = state_of(match_with(places=LINE))
    assert state.tableau.can_move
    assert legal_moves(LINE, (0, 15)) == set()


@given(places=layouts)
def test_the_kernel_knows_which_cards_lie_side_by_side(places: tuple[At, ...]) -> None:
    adjacency = adjacency_of(cells_of(places))
    for card, place in enumerate(places):
        beside = {other for other in range(16) if places[other] in neighbours(place)}
        assert adjacency[card] == sum(1 << other for other in beside)


@given(places=layouts, cards=st.integers(0, ALL_CARDS), others=st.integers(0, ALL_CARDS))
def test_groups_of_any_cards(places: tuple[At, ...], cards: int, others: int) -> None:
    adjacency = adjacency_of(cells_of(places))
    chosen = [places[card] for card in range(16) if cards >> card & 1]
    if chosen:
        assert hangs_together(adjacency, cards) is hang_together(chosen)
    else:
        assert not hangs_together(adjacency, cards)
    left, groups = set(chosen), 0
    while left:
        groups += 1
        waiting = [left.pop()]
        while waiting:
            near = left.intersection(neighbours(waiting.pop()))
            left -= near
            waiting.extend(near)
    assert count_groups(adjacency, cards) == groups
    beside = {place for at in chosen for place in neighbours(at)}
    assert touches(adjacency, cards, others) is any(
        places[card] in beside for card in range(16) if others >> card & 1
    )


@given(places=layouts, right=st.integers(-99, 99), down=st.integers(-99, 99))
def test_y9_6_the_outline_is_the_same_wherever_a_layout_lies(
    places: tuple[At, ...], right: int, down: int
) -> None:
    there = tuple((x + right, y + down) for x, y in reversed(places))
    assert outline(cells_of(there)) == outline(cells_of(places))


@given(one=layouts, other=layouts)
def test_y9_6_layouts_of_the_same_outline_differ_only_by_a_shift(
    one: tuple[At, ...], other: tuple[At, ...]
) -> None:
    same = outline(cells_of(one)) == outline(cells_of(other))
    assert same is (_at_origin(one) == _at_origin(other))


def _at_origin(places: tuple[At, ...]) -> set[At]:
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return {(x - left, y - top) for x, y in places}


def test_hint_points_count_every_kind() -> None:
    assert hint_points([0, 1, 2, 3], [0b0001, 0b0001, 0, 0b1111], 2, 3) == 1 - 1 + 1 + 4 + 15


PLAIN_TWIN = """
import json, sys
from yokai_desktop.plain import is_compiled, use_plain_kernels
use_plain_kernels()
from yokai_desktop.engine.yokai.solving import solver
from yokai_desktop.engine.yokai import kernel
assert not is_compiled(kernel) and not is_compiled(solver)
from tests.engine.yokai.test_kernel import kernel_results
print(json.dumps(kernel_results()))
"""


def kernel_results() -> list[object]:
    """What the kernel, the playouts and the solver say about many positions."""
    from tests.engine.yokai.test_chance_games import some_games
    from tests.engine.yokai.test_solver import solved

    rng = Random(12)
    moves = [sorted(kernel_moves(random_layout(rng))) for _ in range(100)]
    games: list[list[object]] = []
    for state, game in some_games(120):
        log: list[tuple[int, int, int]] = []
        games.append([game.play(len(games), log), log, state.to_act])
    return [moves, games, [solved(number) for number in range(12)]]


def test_compiled_and_plain_kernels_agree() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAIN_TWIN], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(kernel_results()))
