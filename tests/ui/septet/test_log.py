"""The log on the table: beside it where there is room, over all of it where there is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import new_match, play_on, until_turn_of
from tests.ui.septet.shown import hand_buttons
from yokai_desktop.engine.match import Match
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.straw_geometry import geometry_of
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.theme import theme

MakeTable = Callable[[Match], SeptetTable]
KEY = Qt.Key


def opened(
    qtbot: QtBot, make_table: MakeTable, size: tuple[int, int], mode: str, played: int = 14
) -> SeptetTable:
    page = make_table(until_turn_of(play_on(new_match(mode), played), 0))
    page.resize(*size)
    qtbot.wait(10)
    QTest.keyClick(page.board, KEY.Key_L)
    return page


def log_of(page: SeptetTable) -> LogList:
    (log,) = page.board.panels.log.findChildren(LogList)
    return log


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize(
    ("size", "mode"),
    [((1024, 640), "four"), ((1024, 640), "three"), ((1440, 900), "two"), ((1024, 640), "two")],
)
def test_an_opened_log_covers_nothing(
    qtbot: QtBot, make_table: MakeTable, size: tuple[int, int], mode: str, memory: bool
) -> None:
    preferences().set_value("septet_memory", memory)
    board = opened(qtbot, make_table, size, mode).board
    box = board.panels.log.geometry()
    assert board.panels.log.isVisible()
    assert board.rect().contains(box)
    assert not box.intersects(board.panels.rail.geometry())
    assert not box.intersects(board.zones.mat.toRect())
    assert not box.intersects(board.tools.prompt.geometry())
    assert board.panels.memory.isVisible() == memory
    assert not memory or not box.intersects(board.panels.memory.geometry())
    for plate in board.opponents.plates.values():
        assert not plate.isVisible() or not box.intersects(plate.geometry())
    for button in hand_buttons(board):
        assert not box.intersects(button.geometry().adjusted(30, 0, -30, 0))


@pytest.mark.parametrize("mode", ["four", "two"])
def test_where_nothing_is_free_it_covers_no_plate_by_half(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    theme().set_text_percent(200)
    board = opened(qtbot, make_table, (1024, 640), mode).board
    box = board.panels.log.geometry()
    plates = [plate.geometry() for plate in board.opponents.plates.values() if plate.isVisible()]
    assert plates
    assert all(box.contains(plate) or not box.intersects(plate) for plate in plates)
    assert not box.intersects(board.panels.rail.geometry().adjusted(0, 0, -6, 0))
    assert not box.intersects(board.tools.prompt.geometry())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_advice_and_log_give_way_to_each_other(
    qtbot: QtBot, make_table: MakeTable, size: tuple[int, int]
) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 14), 0))
    page.resize(*size)
    qtbot.wait(10)
    panels = page.board.panels
    for _ in range(2):
        QTest.keyClick(page.board, KEY.Key_A)
        assert panels.advice.isVisible()
        assert not panels.log.isVisible()
        QTest.keyClick(page.board, KEY.Key_L)
        assert not panels.advice.isVisible()
        assert panels.log.isVisible()
        assert panels.log.isAncestorOf(page.board.focusWidget())
        assert page.board.choosing.advised == {}


@pytest.mark.parametrize("way", ["L", "Esc", "button", "bar"])
def test_an_opened_log_is_closed_in_every_way(
    qtbot: QtBot, make_table: MakeTable, way: str
) -> None:
    page = opened(qtbot, make_table, (1024, 640), "four")
    narrow = page.board.zones.table.width()
    if way == "bar":
        page._log.click()
    elif way == "button":
        page.board.panels.log.closed.emit()
    else:
        QTest.keyClick(log_of(page), KEY.Key_L if way == "L" else KEY.Key_Escape)
    assert not page.board.panels.log.isVisible()
    assert page.board.zones.table.width() > narrow


def test_it_keeps_its_place_in_a_window_of_another_size_and_behind_another_page(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = opened(qtbot, make_table, (1024, 540), "four", played=26)
    log = log_of(page)
    assert log.verticalScrollBar().maximum() > 200
    log.scrollTo(log.model().index(3, 0), LogList.ScrollHint.PositionAtTop)
    for size in ((1100, 560), (1024, 540)):
        page.resize(*size)
        qtbot.wait(10)
        assert log.indexAt(QPoint(4, 1)).row() == 3
    page.hide()
    page.show()
    qtbot.wait(10)
    assert page.board.panels.log.isVisible()
    assert log.indexAt(QPoint(4, 1)).row() == 3


@pytest.mark.parametrize("column", ["rail", "log"])
def test_columns_grow_with_what_stands_in_them(column: str) -> None:
    usual = getattr(geometry_of(1440, 848, 4), column).width()
    for u in (1.2, 1.6, 2.0):
        large = getattr(geometry_of(1440 * u, 848 * u, 4, u), column).width()
        assert large == pytest.approx(usual * u)
