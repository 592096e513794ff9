"""Cards on a surface: whose click it is, what a drag does, what a screen reader hears."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yokai_desktop.models.cards import CardLook
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.surface import CardSurface

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def surface(qtbot: QtBot) -> CardSurface:
    surface = CardSurface()
    surface.resize(600, 400)
    qtbot.addWidget(surface)
    surface.show()
    return surface


def _card(surface: CardSurface, x: float, angle: float = 0.0) -> CardButton:
    card = CardButton(surface, "septet")
    card.poise.pace = Pace(0.0)
    card.show_card("septet/fire-9", "Fire 9")
    card.put(Spot(x, 200, 100, angle))
    card.show()
    return card


def test_the_topmost_card_gets_the_click(qtbot: QtBot, surface: CardSurface) -> None:
    below, above = _card(surface, 200), _card(surface, 240)
    clicks: list[str] = []
    below.clicked.connect(lambda: clicks.append("below"))
    above.clicked.connect(lambda: clicks.append("above"))
    QTest.mouseClick(surface, LEFT, pos=QPoint(230, 200))
    QTest.mouseClick(surface, LEFT, pos=QPoint(160, 200))
    assert clicks == ["above", "below"]


def test_the_empty_corner_of_a_turned_card_is_not_the_card(
    qtbot: QtBot, surface: CardSurface
) -> None:
    card = _card(surface, 200, angle=40)
    corner = card.spot.bounds(card.ratio).topLeft() + QPointF(4, 4)
    assert card.geometry().contains(corner.toPoint())
    assert surface.card_at(corner) is None
    assert surface.card_at(QPointF(200, 200)) is card


def test_a_legal_card_is_raised_and_still_hit_where_it_lay(
    qtbot: QtBot, surface: CardSurface
) -> None:
    card = _card(surface, 200)
    resting = card.shown_spot.y
    card.set_look(CardLook(legal=True))
    assert card.shown_spot.y < resting
    assert card.covers(QPointF(200, 200 + 68))


def test_dragging_tells_where_the_card_was_dropped(qtbot: QtBot, surface: CardSurface) -> None:
    card = _card(surface, 200)
    card.is_draggable = True
    drops: list[tuple[object, QPointF, Spot | None]] = []
    clicks: list[bool] = []
    card.clicked.connect(lambda: clicks.append(True))
    surface.dropped.connect(
        lambda dropped, point: drops.append((dropped, point, surface.take_drop_spot(dropped)))
    )
    QTest.mousePress(surface, LEFT, pos=QPoint(200, 200))
    QTest.mouseMove(surface, QPoint(300, 150))
    assert surface.is_dragging
    assert card.is_away
    QTest.mouseMove(surface, QPoint(400, 100))
    QTest.mouseRelease(surface, LEFT, pos=QPoint(400, 100))
    assert [(dropped, point) for dropped, point, _ in drops] == [(card, QPointF(400, 100))]
    spot = drops[0][2]
    assert spot is not None
    assert (spot.x, spot.y) == (400, 100)
    assert not card.is_away
    assert clicks == []
    assert surface.overlay.sprites == ()


def test_a_card_that_may_not_be_dragged_stays(qtbot: QtBot, surface: CardSurface) -> None:
    card = _card(surface, 200)
    QTest.mousePress(surface, LEFT, pos=QPoint(200, 200))
    QTest.mouseMove(surface, QPoint(300, 150))
    assert not surface.is_dragging
    QTest.mouseRelease(surface, LEFT, pos=QPoint(300, 150))
    assert not card.is_away


def test_space_chooses_the_focused_card(qtbot: QtBot, surface: CardSurface) -> None:
    card = _card(surface, 200)
    card.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    with qtbot.waitSignal(card.clicked):
        QTest.keyClick(card, Qt.Key.Key_Space)


def test_a_face_down_card_never_tells_its_face(qtbot: QtBot, surface: CardSurface) -> None:
    card = _card(surface, 200)
    assert card.accessibleName() == "Fire 9"
    card.show_card("septet/back", "Face-down card")
    told = f"{card.accessibleName()} {card.accessibleDescription()} {card.toolTip()} {card.text()}"
    assert "Fire" not in told


def test_a_refused_card_shakes_and_comes_to_rest(qtbot: QtBot, surface: CardSurface) -> None:
    card = _card(surface, 200)
    card.poise.pace = Pace(1.0)
    card.shake()
    card.settle()
    assert card.shown_spot == card.spot
