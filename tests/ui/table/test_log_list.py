"""The log keeps the reader's place, whatever changes its size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.models.log import LogModel, LogRow
from yokai_desktop.ui.parts.focus_ring import FocusRing
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.table.log_rail import LogRail
from yokai_desktop.ui.theme import theme


@pytest.fixture
def log(qtbot: QtBot) -> LogList:
    model = LogModel()
    made = LogList(model)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(240, 300)
    made.show()
    words = "Aiko moves b2 to the place left of c3, and everybody looks on in silence"
    model.set_rows([LogRow(f"{number} {words}") for number in range(60)])
    qtbot.wait(10)
    return made


def top_row(log: LogList) -> int:
    return log.indexAt(log.viewport().rect().topLeft()).row()


def is_at_end(log: LogList) -> bool:
    return log.verticalScrollBar().value() == log.verticalScrollBar().maximum()


@pytest.mark.parametrize("size", [(240, 180), (150, 300), (500, 420)])
def test_the_end_stays_in_sight_at_any_size(
    log: LogList, qtbot: QtBot, size: tuple[int, int]
) -> None:
    assert is_at_end(log)
    log.resize(*size)
    qtbot.wait(10)
    assert is_at_end(log)
    assert log.visualRect(log.model().index(59, 0)).bottom() <= log.viewport().height()


@pytest.mark.parametrize("size", [(240, 180), (150, 300), (500, 420)])
def test_who_has_scrolled_back_stays_there(
    log: LogList, qtbot: QtBot, size: tuple[int, int]
) -> None:
    log.scrollTo(log.model().index(20, 0), LogList.ScrollHint.PositionAtTop)
    log.hide()
    log.resize(*size)
    log.show()
    qtbot.wait(10)
    assert top_row(log) == 20


def test_larger_text_keeps_the_place_and_wraps_anew(log: LogList, qtbot: QtBot) -> None:
    log.scrollTo(log.model().index(20, 0), LogList.ScrollHint.PositionAtTop)
    before = log.visualRect(log.model().index(20, 0)).height()
    preferences().set_value("text_size", 200)
    theme().set_text_percent(200)
    qtbot.wait(10)
    assert top_row(log) == 20
    assert log.visualRect(log.model().index(20, 0)).height() > 1.5 * before


def test_the_ring_of_the_keyboard_leaves_the_words_whole(qtbot: QtBot) -> None:
    table = QWidget()
    rail = LogRail(table, "", lambda: "Log", lambda: "Log")
    qtbot.addWidget(table)
    table.resize(400, 500)
    rail.resize(300, 460)
    rail.show_rows([LogRow("Passing", is_heading=True), LogRow("Each team passes three cards.")])
    table.show()
    table.activateWindow()
    (log,) = rail.findChildren(LogList)
    qtbot.waitUntil(table.isActiveWindow)
    log.clearFocus()
    log.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.wait(10)
    (ring,) = (made for made in table.findChildren(FocusRing) if made.isVisible())
    shown = QRect(ring.mapTo(table, QPoint()), ring.size())
    words = QRect(log.mapTo(table, QPoint()), log.size())
    assert rail.geometry().contains(shown)
    assert shown.left() < words.left()
    assert shown.right() > words.right()
