"""Widgets that lie on another are found, and nothing of them stays behind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractSlider, QTableWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from tests.dead_wrappers import dead_wrappers
from yokai_desktop.ui.parts.descendants import descendants
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.parts.spoken import say_what_scrolls, say_where_all
from yokai_desktop.ui.window.main_window import MainWindow


@pytest.mark.parametrize("kind", [QWidget, QAbstractSlider])
def test_the_widgets_of_a_kind_are_those_that_qt_finds(
    window: MainWindow, kind: type[QWidget]
) -> None:
    found = list(descendants(window, kind))
    assert found
    assert found == window.findChildren(kind)


@pytest.mark.parametrize("made", [QTextBrowser, QTableWidget])
@pytest.mark.parametrize(
    "look",
    [
        lambda sheet: say_what_scrolls(sheet, "A sheet"),
        say_where_all,
        Sheet.take_focus,
    ],
)
def test_nothing_stays_of_what_was_on_a_sheet(
    qtbot: QtBot, look: Callable[[Sheet], None], made: Callable[[QWidget], QWidget]
) -> None:
    """A list has scroll bars and heads of Qt's own: PySide makes something for each when asked."""
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(600, 400)
    host.show()
    sheet = Sheet(host)
    sheet.show()
    counts = []
    for _ in range(3):
        part = made(sheet)
        part.show()
        look(sheet)
        part.deleteLater()
        del part
        counts.append(dead_wrappers())
    assert counts[-1] <= counts[0]
