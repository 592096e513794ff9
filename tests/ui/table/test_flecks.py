"""The gold of a captured boss stays where the overlay repaints, and is gone at the end."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.flecks import FLECKS_REACH, paint_flecks
from yokai_desktop.ui.table.flights import Flights
from yokai_desktop.ui.table.overlay import Overlay, Sprite
from yokai_desktop.ui.table.pace import Pace, Span

WIDTH, SIDE = 60, 400


def _painted(part: float) -> set[tuple[int, int]]:
    """The points where something is painted, from the middle of the card."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(SIDE / 2, SIDE / 2)
    paint_flecks(painter, WIDTH, part)
    painter.end()
    middle = SIDE // 2
    points = ((x, y) for x in range(SIDE) for y in range(SIDE))
    return {(x - middle, y - middle) for x, y in points if image.pixelColor(x, y).alpha()}


def test_flecks_fly_out_and_stay_within_their_reach(qtbot: QtBot) -> None:
    card = Spot(0, 0, WIDTH)
    box = card.bounds(1.4, WIDTH * FLECKS_REACH)
    far = []
    for part in (0.1, 0.5, 0.95):
        points = _painted(part)
        assert all(box.contains(x, y) for x, y in points)
        far.append(max(abs(x) for x, _ in points))
    assert far == sorted(far)
    assert far[0] < far[-1]


def test_a_captured_boss_draws_breath_throws_gold_and_is_stamped(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    overlay = Overlay(window)
    motion = Flights(overlay, Pace()).glow("septet/fire-7", Spot(200, 200, WIDTH))
    motion.begin()
    (boss,) = overlay.sprites
    motion.show(Span.WIND_UP / 2)
    assert boss.spot.width < WIDTH
    assert not boss.flecks
    motion.show(Span.GLOW / 2)
    assert boss.spot.width > WIDTH
    assert 0 < boss.flecks < 1
    motion.show(Span.GLOW * 0.9)
    assert boss.stamp == 1
    motion.show(Span.GLOW)
    assert overlay.sprites == ()


def test_reduced_motion_throws_no_gold_and_keeps_the_size(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    overlay = Overlay(window)
    pace = Pace(1.0, reduced=True)
    motion = Flights(overlay, pace).glow("septet/fire-7", Spot(200, 200, WIDTH))
    motion.begin()
    (boss,) = overlay.sprites
    motion.show(pace.ms(Span.GLOW) / 2)
    assert boss.spot.width == WIDTH
    assert not boss.flecks


def test_no_light_falls_on_the_card_of_another(qtbot: QtBot) -> None:
    """Two bosses that shine side by side: the light of one lies behind the other."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(500, 300)
    overlay = Overlay(window)
    overlay.resize(window.size())
    left = overlay.add(Sprite("septet/fire-7", Spot(200, 150, WIDTH), glow=1.0))
    alone = overlay.grab(_face_of(left)).toImage()
    overlay.add(Sprite("septet/snow-7", Spot(200 + WIDTH * 1.1, 150, WIDTH), glow=1.0))
    assert overlay.grab(_face_of(left)).toImage() == alone


def _face_of(sprite: Sprite) -> QRect:
    """The inside of a card, without what its edge lets through."""
    middle, half = sprite.spot.middle.toPoint(), int(sprite.spot.width * 0.4)
    return QRect(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
