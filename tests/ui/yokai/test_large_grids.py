"""A grid of any size is all in sight, or every part of it can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, long_match, new_match, play_until
from tests.ui.yokai.hand import carry, press, release
from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.replay.page import ReplayPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.board import YokaiBoard

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def in_sight(board: YokaiBoard) -> list[int]:
    """The cards that are seen whole."""
    return [
        card.number
        for card, place in zip(board.cards_by_number, board.places, strict=True)
        if board.opening.contains(board.camera.cell(place))
    ]


def near(board: YokaiBoard, pitch: int = 100) -> YokaiBoard:
    """Come so near that a line is much longer than what is seen."""
    while board.camera.pitch < pitch:
        board.zoom(nearer=True)
    assert len(in_sight(board)) < 10
    return board


def wheel(board: YokaiBoard, x: int, y: int, held: Qt.KeyboardModifier = NONE) -> None:
    at = board.opening.center()
    event = QWheelEvent(
        at,
        board.mapToGlobal(at),
        QPoint(),
        QPoint(x, y),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board, event)


def reach_both_ends(board: YokaiBoard, left: Callable[[], None], right: Callable[[], None]) -> None:
    """Move on as long as there is more, first one way, then the other."""
    for move, end in ((left, 0), (right, 15)):
        for _ in range(40):
            move()
        assert end in in_sight(board)


def press_key(board: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or board, key)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1440, 900), (1920, 1080)])
def test_a_line_of_sixteen_is_all_in_sight(make_table: MakeTable, size: tuple[int, int]) -> None:
    theme().set_window_size(QSize(*size))
    board = make_table(long_match(), *size).board
    assert len(in_sight(board)) == 16
    assert not board.is_scrollable
    assert board.tools.isVisible()
    assert not board.tools.map.isVisible()


@pytest.mark.parametrize("percent", [100, 200])
def test_a_line_of_sixteen_can_be_reached_in_the_replay(qtbot: QtBot, percent: int) -> None:
    theme().set_text_percent(percent)
    theme().set_window_size(QSize(1024, 640))
    page = ReplayPage()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.opened(routes.Replay(match=long_match()))
    page.log_button.setChecked(True)
    board = page.board
    assert isinstance(board, YokaiBoard)
    near(board, 46)
    reach_both_ends(
        board,
        lambda: QTest.keyClick(page, Qt.Key.Key_Left, CONTROL),
        lambda: QTest.keyClick(page, Qt.Key.Key_Right, CONTROL),
    )
    QTest.keyClick(page, Qt.Key.Key_Z)
    assert len(in_sight(board)) == 16


def test_wheel_moves_and_with_control_zooms(make_table: MakeTable) -> None:
    board = make_table(long_match()).board
    wheel(board, 0, 120, CONTROL)
    assert board.is_scrollable
    near(board)
    reach_both_ends(board, lambda: wheel(board, 120, 0), lambda: wheel(board, -120, 0))
    reach_both_ends(board, lambda: wheel(board, 0, 120), lambda: wheel(board, 0, -120))
    for _ in range(10):
        wheel(board, 0, -120, CONTROL)
    assert len(in_sight(board)) == 16
    assert board.sight is None


def test_keys_zoom(make_table: MakeTable) -> None:
    board = make_table(long_match()).board
    board.setFocus()
    pitch = board.camera.pitch
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Equal):
        QTest.keyClick(board, key)
    assert board.camera.pitch > pitch
    for _ in range(9):
        QTest.keyClick(board, Qt.Key.Key_Minus)
    assert board.camera.pitch == pitch
    for _ in range(9):
        board.tools.nearer.click()
    assert not board.tools.nearer.isEnabled()
    board.tools.farther.click()
    board.tools.whole.click()
    assert board.camera.pitch == pitch


def test_the_ground_is_drawn_along(make_table: MakeTable) -> None:
    board = near(make_table(long_match()).board)

    def draw(way: int) -> None:
        start = QPoint(round(board.opening.center().x()), round(board.opening.top()) + 20)
        press(board, start)
        carry(board, start, start + QPoint(way * 80, 0))
        release(board, start + QPoint(way * 80, 0))

    reach_both_ends(board, lambda: draw(1), lambda: draw(-1))


def test_map_and_marks_at_the_edges_lead_there(make_table: MakeTable) -> None:
    board = near(make_table(long_match()).board)
    left, right = board.edges.buttons[-1, 0], board.edges.buttons[1, 0]
    board.pan(9_999, 0)
    assert not left.isVisible()
    assert str(board.hidden_cards()[1, 0]) in right.text()
    while right.isVisible():
        right.click()
    assert 15 in in_sight(board)
    assert left.isVisible()
    grid_map = board.tools.map
    assert grid_map.isVisible()
    middle = grid_map.box_of(grid_map.frame).center().toPoint()
    QTest.mouseClick(grid_map, Qt.MouseButton.LeftButton, NONE, QPoint(2, middle.y()))
    assert 0 in in_sight(board)
    assert "of 16" in grid_map.accessibleName()


def test_cards_out_of_sight_cannot_be_touched(make_table: MakeTable) -> None:
    board = near(make_table(long_match()).board)
    outside = [c for c in board.cards_by_number if not board.opening.contains(c.spot.middle)]
    assert outside
    for card in outside:
        seen = card.mask().boundingRect().intersected(card.rect()).translated(card.pos())
        assert seen.isEmpty() or board.opening.toAlignedRect().contains(seen)
        assert board.card_at(card.spot.middle) is None


def test_arrows_bring_cards_and_places_into_sight(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(play_until(long_match(), at_step(Step.MOVE)))
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    board = near(table.board)
    board.pan(9_999, 0)
    board.cards_by_number[0].show_focus()
    for _ in range(15):
        press_key(board, Qt.Key.Key_Right)
    assert board.keys.at == 15
    assert 15 in in_sight(board)
    press_key(board, Qt.Key.Key_Return)
    seen = set()
    for _ in range(40):
        press_key(board, Qt.Key.Key_Left)
        target = board.choosing.target
        assert target is None or board.opening.contains(board.camera.cell(target))
        seen.add(target)
    assert len(seen) > 10


def test_a_card_carried_to_the_edge_moves_the_grid(make_table: MakeTable, qtbot: QtBot) -> None:
    match = play_until(long_match(), at_step(Step.MOVE))
    board = near(make_table(match).board)
    board.pan(9_999, 0)
    start = board.cards_by_number[0].spot.middle.toPoint()
    press(board, start)
    end = QPoint(round(board.opening.right()) - 4, start.y())
    carry(board, start, end)
    qtbot.waitUntil(lambda: 15 in in_sight(board), timeout=20_000)
    release(board, end)
    stopped = board.camera
    qtbot.wait(60)
    assert board.camera == stopped


def test_what_was_chosen_to_be_seen_stays_when_cards_move(make_table: MakeTable) -> None:
    board = near(make_table(long_match()).board)
    board.pan(-9_999, 0)
    pitch = board.camera.pitch
    board.show_places((Place(1, 1), *board.places[1:]))
    board.arrange()
    assert board.camera.pitch == pitch
    assert 0 in in_sight(board)
    board.show_places(START_SQUARE)
    board.arrange()
    assert board.sight is None


def test_cards_are_smaller_and_larger_as_the_setting_says(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    widths = []
    for size in ("small", "normal", "large"):
        preferences().set_value("card_size", size)
        widths.append(board.camera.card_width)
        assert len(in_sight(board)) == 16
    assert widths[0] < 0.85 * widths[1]
    assert widths[2] > 1.15 * widths[1]
