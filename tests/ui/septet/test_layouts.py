"""Spots and fans: plain geometry."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.layouts import fan, row
from yokai_desktop.ui.septet.ratio import RATIO


@pytest.mark.parametrize("count", range(17))
@pytest.mark.parametrize(("room", "width", "u"), [(855, 150, 1.0), (790, 99, 0.74)])
def test_a_fan_stays_in_its_room(count: int, room: float, width: float, u: float) -> None:
    bottom = 848 * u
    top = bottom - width * RATIO - 40 * u
    spots = fan(count, 500, top, width, room, u, bottom=bottom)
    assert len(spots) == count
    for spot in spots:
        box = spot.bounds(RATIO)
        assert box.left() >= 500 - room / 2
        assert box.right() <= 500 + room / 2
        assert box.bottom() <= bottom + 0.5


@pytest.mark.parametrize("count", range(2, 17))
def test_the_slip_of_every_card_stays_visible(count: int) -> None:
    spots = fan(count, 500, 0, 150, 855, 1.0, bottom=400)
    steps = [right.x - left.x for left, right in pairwise(spots)]
    assert min(steps) >= 0.24 * 150


def test_a_fan_is_symmetric() -> None:
    spots = fan(9, 0, 0, 100, 800, 1.0, bottom=300)
    for left, right in zip(spots, reversed(spots), strict=True):
        assert left.x == pytest.approx(-right.x)
        assert left.angle == pytest.approx(-right.angle)
        assert left.y == pytest.approx(right.y)


def test_a_row_steps_evenly() -> None:
    assert [spot.x for spot in row(3, 10, 0, 40, 12)] == [30, 42, 54]


def test_a_turned_card_covers_its_own_area_only() -> None:
    spot = Spot(0, 0, 100, 45)
    assert spot.contains(QPointF(0, 0), RATIO)
    assert spot.contains(QPointF(30, 30), RATIO)
    corner = spot.bounds(RATIO).topLeft() + QPointF(3, 3)
    assert not spot.contains(corner, RATIO)


def test_a_way_ends_where_it_should() -> None:
    start, end = Spot(0, 0, 50, -5), Spot(200, 80, 100, 5)
    assert start.towards(end, 0.0, 0.2) == start
    assert start.towards(end, 1.0, 0.2) == end
    middle = start.towards(end, 0.5, 0.2)
    assert middle.width == 75
    assert middle.y < 40


def test_lifting_follows_the_cards_own_axis() -> None:
    lifted = Spot(0, 0, 100, 90).lifted(10)
    assert lifted.x == pytest.approx(10)
    assert lifted.y == pytest.approx(0)
