"""Every stop of the Tab key shows a ring; nothing behind a sheet or curtain has the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.keys import name_of
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.tour import Stage, all_scenes

TABLES = (
    "septet-passing",
    "septet-mid-trick",
    "septet-straw-discard",
    "yokai-look",
    "yokai-hint",
    "yokai-won",
)
COVERED = (
    "septet-round-summary",
    "septet-curtain",
    "yokai-review",
    "about",
)
MOST_STOPS = 150
_ROOM = 10
"""Pixels around a control in which its ring is looked for."""


def picture_around(window: MainWindow, widget: QWidget) -> QImage:
    """A control with what its ring needs, as it is on the screen."""
    QApplication.processEvents()
    box = widget.rect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
    box.moveTopLeft(widget.mapTo(window, QPoint(-_ROOM, -_ROOM)))
    return window.grab(box).toImage()


def walk(window: MainWindow) -> tuple[list[QWidget], list[str]]:
    """Where Tab leads until it comes round, and what looks there as if the keyboard were not."""
    stops: list[QWidget] = []
    unseen: list[str] = []
    for _ in range(MOST_STOPS):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        holder = QApplication.focusWidget()
        assert holder is not None
        if holder in stops:
            return stops, unseen
        stops.append(holder)
        with_ring = picture_around(window, holder)
        window.setFocus()
        if with_ring == picture_around(window, holder):
            unseen.append(name_of(holder))
        holder.setFocus(Qt.FocusReason.TabFocusReason)
    raise AssertionError("Tab never comes round")


@pytest.fixture
def still(window: MainWindow, qtbot: QtBot) -> MainWindow:
    preferences().set_value("animation", "off")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("name", list(PAGES))
def test_every_stop_of_a_page_shows_a_ring(still: MainWindow, qtbot: QtBot, name: str) -> None:
    still.show_page(name)
    qtbot.wait(80)
    stops, unseen = walk(still)
    assert len(stops) > 1
    assert not unseen


@pytest.mark.parametrize("name", TABLES)
def test_every_stop_of_a_table_shows_a_ring(still: MainWindow, qtbot: QtBot, name: str) -> None:
    next(scene for scene in all_scenes() if scene.name == name).prepare(Stage(still))
    qtbot.wait(20)
    stops, unseen = walk(still)
    assert len(stops) > 1
    assert not unseen
    close_worker()


@pytest.mark.parametrize("name", COVERED)
def test_nothing_behind_a_sheet_has_the_keyboard(
    still: MainWindow, qtbot: QtBot, name: str
) -> None:
    next(scene for scene in all_scenes() if scene.name == name).prepare(Stage(still))
    qtbot.wait(20)
    page = still.page
    cover = open_sheet(still) or (page.curtain if isinstance(page, TablePage) else None)
    assert cover is not None
    stops, unseen = walk(still)
    assert all(cover.isAncestorOf(stop) for stop in stops)
    assert not unseen
    for key in (Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_F6):
        QTest.keyClick(still.windowHandle(), key)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert cover.isAncestorOf(focused), key
    close_worker()
