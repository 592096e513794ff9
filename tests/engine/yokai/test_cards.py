"""Y1: the cards and the shapes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.yokai.slow_grid import hang_together, neighbours
from yokai_desktop.engine.yokai.cards import CARDS, FAMILIES, START_SQUARE, Family, families_of
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.hints import BLANK, HINTS, PAIRS, hint_named
from yokai_desktop.engine.yokai.kernel import cell_at, outline
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES, SHAPES, Shape, shape_named
from yokai_desktop.engine.yokai.solving.solver import Solver

every_shape = pytest.mark.parametrize("shape", SHAPES, ids=str)


def test_y1_1_sixteen_cards_in_four_families_of_four() -> None:
    state, _ = YOKAI.deal(YOKAI.setup(2, seed="1"))
    assert Counter(state.families) == dict.fromkeys(FAMILIES, 4)
    assert len(state.families) == CARDS
    assert [family.word for family in FAMILIES] == ["kitsune", "kappa", "rokurokubi", "oni"]


def test_y1_2_fourteen_hints_one_for_each_set_of_one_to_three_families() -> None:
    assert Counter(len(hint.families) for hint in HINTS) == {1: 4, 2: 6, 3: 4}
    assert len({frozenset(hint.families) for hint in HINTS}) == 14


def test_y1_2_a_hint_reads_back_from_its_words() -> None:
    assert all(hint_named(str(hint)) == hint for hint in (*HINTS, BLANK))
    assert str(hint_named("kappa+oni")) == "kappa+oni"
    assert repr(hint_named("kappa+oni")) == "Hint('kappa+oni')"
    assert hint_named("oni+kappa") is None


def test_y1_3_six_affinity_cards_one_for_each_pair_of_families() -> None:
    assert len(PAIRS) == 6
    assert {pair.pair for pair in PAIRS} == {
        (one, other) for one in FAMILIES for other in FAMILIES if one < other
    }


def test_families_of_a_set() -> None:
    assert families_of(0b1010) == (Family.KAPPA, Family.ONI)


def test_y1_4_six_different_shapes_none_is_the_square() -> None:
    square = outline([cell_at(x, y) for x, y in START_SQUARE])
    outlines = [shape.outlines for shape in SHAPES]
    assert len(SHAPES) == len(set(SHAPE_NAMES)) == 6
    assert all(square not in each for each in outlines)
    assert len(frozenset().union(*outlines)) == sum(map(len, outlines))


@every_shape
def test_y1_4_a_shape_is_sixteen_cells_that_hang_together(shape: Shape) -> None:
    assert len(set(shape.places)) == CARDS
    assert hang_together(shape.places)


@every_shape
def test_y1_4_a_shape_splits_into_four_connected_groups_of_four(shape: Shape) -> None:
    assert shape.splits
    assert len(set(shape.splits)) == len(shape.splits)
    for split in shape.splits:
        parts = [
            [place for place, part in zip(shape.places, split, strict=True) if part == number]
            for number in range(4)
        ]
        assert all(len(part) == 4 and hang_together(part) for part in parts)


@every_shape
def test_y1_4_a_shape_counts_in_every_rotation_and_mirror_image(shape: Shape) -> None:
    for form in shape.forms:
        turned = [(-y + 7, x - 30) for x, y in form]
        mirrored = [(-x, y) for x, y in form]
        for places in (turned, mirrored):
            assert outline([cell_at(x, y) for x, y in places]) in shape.outlines


@every_shape
def test_y1_4_a_shape_is_reached_from_the_square_in_its_fewest_moves(shape: Shape) -> None:
    """No way is shorter: so many cells of the shape lie outside the square however it is laid.

    And that many moves are enough, each of a card that hangs on to the others when it lands.
    """
    square = set(START_SQUARE)
    outside = min(
        sum((x + right, y + down) not in square for x, y in form)
        for form in shape.forms
        for right in range(-10, 11)
        for down in range(-10, 11)
    )
    assert outside == shape.moves
    assert _reachable(frozenset(START_SQUARE), shape, shape.moves)


def _reachable(cards: frozenset[tuple[int, int]], shape: Shape, moves: int) -> bool:
    """Whether moves of any cards form the shape, each putting one more card on it."""
    goals = [
        goal
        for form in shape.forms
        for right in range(-10, 11)
        for down in range(-10, 11)
        if len((goal := frozenset((x + right, y + down) for x, y in form)) - cards) == moves
    ]
    return any(_filled(cards, goal) for goal in goals)


def _filled(cards: frozenset[tuple[int, int]], goal: frozenset[tuple[int, int]]) -> bool:
    if cards == goal:
        return True
    return any(
        _filled(after, goal)
        for start in cards - goal
        for end in goal - cards
        if hang_together(after := cards - {start} | {end})
        and any(place in cards - {start} for place in neighbours(end))
    )


def test_y1_4_the_families_can_win_in_every_shape() -> None:
    cells = [cell_at(x, y) for x, y in START_SQUARE]
    for shape in SHAPES:
        forms = [[cell_at(x, y) for x, y in form] for form in shape.forms]
        solver = Solver(cells, [0, 1, 2, 3] * 4, 0, [], forms, [list(s) for s in shape.splits])
        assert solver.fewest_moves(14, 100_000) >= shape.moves


def test_a_shape_is_found_by_its_name() -> None:
    assert shape_named("fan") is not None
    assert str(shape_named("fan")) == "fan"
    assert shape_named("teapot") is None
