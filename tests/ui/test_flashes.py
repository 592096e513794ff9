"""Nothing flashes: while pages and tables open, no part is ever a window of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.history_scenes import fill_history
from yokai_desktop.workshop.list_scenes import turn_to
from yokai_desktop.workshop.tour import Stage, all_scenes

TABLES = (
    "septet-passing",
    "septet-straw-piles",
    "septet-round-summary",
    "yokai-look",
    "yokai-declare",
    "yokai-won",
    "yokai-review",
)


class _Watcher(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Show or not isinstance(watched, QWidget):
            return False
        if watched.isWindow() and not isinstance(watched, MainWindow):
            self.shown.append(type(watched).__name__)
        return False


@contextmanager
def watched_windows(application: QApplication) -> Iterator[list[str]]:
    """Collects the windows that open meanwhile."""
    watcher = _Watcher()
    application.installEventFilter(watcher)
    try:
        yield watcher.shown
    finally:
        application.removeEventFilter(watcher)


def test_no_part_of_a_page_is_a_window(window: MainWindow, qapp: QApplication) -> None:
    fill_history()
    with watched_windows(qapp) as shown:
        for page in PAGES:
            turn_to(Stage(window), page)
    assert shown == []


@pytest.mark.parametrize("percent", [100, 200])
def test_no_part_of_a_table_is_a_window(
    window: MainWindow, qapp: QApplication, qtbot: QtBot, percent: int
) -> None:
    preferences().set_value("animation", "off")
    preferences().set_value("text_size", percent)
    with watched_windows(qapp) as shown:
        for scene in all_scenes():
            if scene.name in TABLES:
                scene.prepare(Stage(window))
                qtbot.wait(10)
                assert shown == [], scene.name
    close_worker()
