"""A table that keeps still: nothing moves under one's memory but by one's own hand."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import any_deed, at_step, new_match, play_until, state_of
from tests.ui.yokai.hand import carry, press, release
from tests.ui.yokai.test_large_grids import wheel
from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.framing import framed
from yokai_desktop.ui.yokai.sight import Sight

WIDE, HIGH = 860.0, 640.0


def seen(*layouts: tuple[Place, ...]) -> Sight:
    return framed([Extent.of(places) for places in layouts], WIDE, HIGH, 1.0)


def with_moved(card: int, place: Place) -> tuple[Place, ...]:
    return tuple(place if n == card else at for n, at in enumerate(START_SQUARE))


def test_it_begins_with_room_for_seven_columns_and_rows() -> None:
    assert seen(START_SQUARE) == Sight(84, 1.5, 1.5)


def test_it_stays_while_every_free_place_is_in_sight() -> None:
    moved = with_moved(0, Place(4, 1))
    assert seen(START_SQUARE, moved) == seen(START_SQUARE)


def test_it_moves_by_whole_places_before_it_shrinks() -> None:
    first = seen(START_SQUARE)
    wider = seen(START_SQUARE, with_moved(0, Place(6, 1)))
    assert wider.pitch == first.pitch
    assert wider.column - first.column == 1
    assert wider.row == first.row


def test_it_never_grows_by_itself() -> None:
    tall = tuple(Place(0, y) for y in range(16))
    small = seen(START_SQUARE, tall)
    assert small.pitch < seen(START_SQUARE).pitch
    assert seen(START_SQUARE, tall, START_SQUARE).pitch == small.pitch


def test_sixteen_in_a_row_are_hardly_smaller_than_they_must_be() -> None:
    """In the grid of the smallest window."""
    line = tuple(Place(x, 0) for x in range(16))
    wide = 586.0
    pitch = framed([Extent.of(START_SQUARE), Extent.of(line)], wide, 410, 0.74).pitch
    assert wide * 0.92 <= 18 * pitch <= wide


def test_a_move_changes_nothing_before_the_turn_ends(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(), at_step(Step.MOVE)))
    board = table.board
    camera = board.camera
    rng = Random(5)
    table.board.chosen.emit(any_deed(table.table.view, rng=rng))
    assert state_of(table.match).tableau.step is Step.HINT
    assert board.camera == camera


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_place_is_in_sight_at_the_start_of_a_turn(
    make_table: MakeTable, seed: int
) -> None:
    match = play_until(new_match(), at_step(Step.MOVE, turn=5), seed=seed)
    board = make_table(match).board
    for places in state_of(match).tableau.destinations:
        for place in places:
            assert board.opening.contains(board.camera.middle(place))


def test_the_ground_the_wheel_and_z_move_what_is_seen(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    camera = board.camera
    start = QPoint(round(board.zones.grid.left()) + 20, round(board.zones.grid.bottom()) - 90)
    press(board, start)
    carry(board, start, start + QPoint(40, 0))
    release(board, start + QPoint(40, 0))
    assert board.camera.x > camera.x
    assert board.camera.pitch == camera.pitch
    wheel(board, 0, 120)
    assert board.camera.pitch > camera.pitch
    board.show_whole()
    assert board.camera == camera


def test_two_fingers_zoom(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    pitch = board.camera.pitch
    for _ in range(4):
        board._pinch(0.1, board.opening.center())
    assert board.camera.pitch > pitch
    for _ in range(20):
        board._pinch(-0.1, board.opening.center())
    assert board.sight is None
