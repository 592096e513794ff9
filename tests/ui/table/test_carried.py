"""A card in the hand: it follows with weight, leans, casts a growing shadow, and can be thrown."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.carried import HIGH, LOW, MOST_LEAN, SCALE, Carried
from yokai_desktop.ui.table.overlay import Sprite
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.surface import CardSurface

FRAME = 16.0


def _carried(pace: Pace | None = None) -> Carried:
    sprite = Sprite("septet/fire-9", Spot(100, 100, 80))
    return Carried(sprite, QPointF(), 80, pace or Pace())


def _swept(carried: Carried, frames: int, step: float) -> list[Spot]:
    """A hand that goes to the right by so much a frame; where the card was seen."""
    seen = []
    for frame in range(1, frames + 1):
        carried.pull(QPointF(100 + step * frame, 100), FRAME)
        carried.advance(FRAME)
        seen.append(carried.sprite.spot)
    return seen


def _at_rest(carried: Carried) -> Spot:
    for _ in range(400):
        if not carried.advance(FRAME):
            return carried.sprite.spot
    raise AssertionError("the card never hangs still")


def test_a_card_comes_after_the_hand_and_hangs_still_under_it(qtbot: QtBot) -> None:
    carried = _carried()
    seen = _swept(carried, 10, 12)
    assert all(a.x < b.x for a, b in pairwise(seen))
    assert seen[-1].x < 220
    rest = _at_rest(carried)
    assert rest.x == pytest.approx(220, abs=0.3)
    assert rest.angle == pytest.approx(0, abs=0.3)
    assert rest.width == pytest.approx(80 * SCALE)


def test_a_card_leans_into_its_way_and_never_too_far(qtbot: QtBot) -> None:
    for step in (4.0, 30.0, 300.0):
        angles = [spot.angle for spot in _swept(_carried(), 20, step)]
        assert 0 < max(angles) <= MOST_LEAN
        assert min(angles) >= 0
        back = [spot.angle for spot in _swept(_carried(), 20, -step)]
        assert -MOST_LEAN <= min(back) < 0


def test_the_same_drag_is_seen_the_same_whatever_the_frames(qtbot: QtBot) -> None:
    often, seldom = _carried(), _carried()
    for carried in (often, seldom):
        carried.pull(QPointF(180, 60), FRAME)
    for _ in range(8):
        often.advance(8)
    for _ in range(2):
        seldom.advance(32)
    assert often.sprite.spot.x == pytest.approx(seldom.sprite.spot.x, abs=0.01)
    assert often.sprite.spot.y == pytest.approx(seldom.sprite.spot.y, abs=0.01)


def test_its_shadow_grows_as_it_is_taken_up(qtbot: QtBot) -> None:
    carried = _carried()
    casts = [carried.sprite.cast]
    for _ in range(5):
        carried.advance(FRAME)
        casts.append(carried.sprite.cast)
    assert casts[0] == LOW
    assert casts[-1] == HIGH
    assert casts == sorted(casts)


def test_a_lifted_card_grows_past_its_size_and_comes_back(qtbot: QtBot) -> None:
    carried = _carried()
    widths = []
    for _ in range(20):
        carried.advance(10)
        widths.append(carried.sprite.spot.width)
    assert max(widths) > 80 * SCALE + 0.1
    assert widths[-1] == pytest.approx(80 * SCALE)


@pytest.mark.parametrize("pace", [Pace(0.0), Pace(1.0, reduced=True)], ids=["still", "reduced"])
def test_without_motion_the_card_stays_under_the_hand(qtbot: QtBot, pace: Pace) -> None:
    carried = _carried(pace)
    for spot in _swept(carried, 6, 40):
        assert spot.angle == 0
    assert carried.sprite.spot.middle == QPointF(340, 100)
    assert carried.throw(0).isNull()
    assert not carried.advance(FRAME)


def test_a_card_let_go_at_speed_is_thrown_on(qtbot: QtBot) -> None:
    carried = _carried()
    _swept(carried, 6, 20)
    thrown = carried.throw(0)
    assert thrown.x() > 80
    assert thrown.y() == 0


def test_a_card_is_not_thrown_that_goes_slowly_rests_or_was_only_just_taken(qtbot: QtBot) -> None:
    slow, resting, sudden = _carried(), _carried(), _carried()
    _swept(slow, 6, 5)
    _swept(resting, 6, 20)
    sudden.pull(QPointF(900, 100), 0)
    sudden.pull(QPointF(1900, 100), 1)
    assert slow.throw(0).isNull()
    assert resting.throw(120).isNull()
    assert sudden.throw(0).isNull()


def test_a_pressed_card_gives_way_at_once_and_a_dragged_one_rests_without_frames(
    qtbot: QtBot,
) -> None:
    surface = CardSurface()
    surface.resize(600, 400)
    qtbot.addWidget(surface)
    surface.show()
    card = CardButton(surface, "septet")
    card.show_card("septet/fire-9", "9 of Fire")
    card.put(Spot(200, 200, 100))
    card.set_look(type(card.look)(legal=True), at_once=True)
    card.is_draggable = True
    card.show()
    before = card.shown_spot.y
    QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=QPoint(200, 170))
    assert card.shown_spot.y > before
    QTest.mouseMove(surface, QPoint(300, 100))
    assert surface._swinging.isActive()
    qtbot.waitUntil(lambda: not surface._swinging.isActive())
    (sprite,) = surface.overlay.sprites
    assert sprite.spot.x == pytest.approx(300, abs=0.5)
    surface.let_go()
    assert surface.overlay.sprites == ()
    assert not card.isDown()
