"""How the edgeless grid is seen: whole and centred, never too small, scrolled if it must be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import new_match
from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.ui.yokai.camera import SMALLEST_PITCH, SNAP, Camera, Extent
from yokai_desktop.ui.yokai.choosing import nearest_towards

ZONE = QRectF(100, 50, 800, 600)


def test_extent_has_room_on_every_side() -> None:
    extent = Extent.of(START_SQUARE)
    assert (extent.columns, extent.rows) == (6, 6)


def test_whole_extent_is_seen_in_the_middle() -> None:
    extent = Extent.of(START_SQUARE)
    camera = Camera.fit(extent, ZONE)
    assert camera.pitch == 100
    corners = [Place(extent.left, extent.top), Place(extent.right, extent.bottom)]
    assert all(ZONE.contains(camera.cell(place)) for place in corners)
    middle = (camera.middle(corners[0]) + camera.middle(corners[1])) / 2
    assert middle == ZONE.center()


def test_pitch_is_kept_between_its_bounds() -> None:
    one = Extent.of([Place(0, 0)], 0)
    assert Camera.fit(one, ZONE).pitch == 128
    line = Extent.of([Place(x, 0) for x in range(40)])
    assert Camera.fit(line, ZONE).pitch == SMALLEST_PITCH


def test_cards_lie_on_whole_pixels() -> None:
    camera = Camera(77.0, 123.4, 45.6)
    box = camera.cell(Place(3, -2))
    assert (box.left() % 1, box.top() % 1, box.width() % 1) == (0, 0, 0)


@pytest.mark.parametrize(("part", "found"), [(SNAP - 0.05, True), (SNAP + 0.05, False)])
def test_place_is_found_within_the_snap_only(part: float, found: bool) -> None:
    camera = Camera(100, 0, 0)
    point = QPointF(100 + part * 100, 0)
    assert (camera.nearest(point, [Place(1, 0)]) is not None) == found


def test_camera_goes_smoothly_from_one_view_to_another() -> None:
    start, end = Camera(100, 0, 0), Camera(50, 10, 20)
    assert start.towards(end, 0.0) == start
    assert start.towards(end, 1.0) == end
    assert start.towards(end, 0.5) == Camera(75, 5, 10)


def test_scrolled_camera_keeps_its_zone_filled() -> None:
    line = Extent.of([Place(x, 0) for x in range(40)])
    camera = Camera.fit(line, ZONE).moved(10_000, 0).kept_in(line, ZONE)
    assert camera.middle(Place(line.left, 0)).x() - camera.pitch / 2 == ZONE.left()


def test_arrows_step_to_the_nearest_place_ahead() -> None:
    places = (Place(0, 0), Place(1, 0), Place(3, 0), Place(1, 2))
    assert nearest_towards(Place(0, 0), (1, 0), places) == Place(1, 0)
    assert nearest_towards(Place(1, 0), (1, 0), places) == Place(3, 0)
    assert nearest_towards(Place(1, 0), (0, 1), places) == Place(1, 2)
    assert nearest_towards(Place(0, 0), (-1, 0), places) is None


def test_small_grid_does_not_scroll(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    assert not board.is_scrollable
    board.pan(500, 500)
    assert board.camera == board.camera_for(Extent.of(board.places))
    assert all(board.zones.grid.contains(board.camera.cell(place)) for place in board.places)
