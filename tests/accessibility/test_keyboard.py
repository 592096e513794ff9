"""The window with the keyboard alone: from the home page to a table, to the rules and back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

Key = Qt.Key
MOST_TABS = 60


def press(window: QWidget, key: Qt.Key) -> None:
    """A key as the window gets it: to whatever has the focus."""
    QTest.keyClick(QApplication.focusWidget() or window, key)


def name_of(widget: QWidget | None) -> str:
    reader = QAccessible.queryAccessibleInterface(widget) if widget is not None else None
    return reader.text(QAccessible.Text.Name) if reader is not None else ""


def tab_to(window: QWidget, name: str) -> None:
    """Press Tab until the focus is on a control of this name."""
    for _ in range(MOST_TABS):
        if name_of(QApplication.focusWidget()) == name:
            return
        press(window, Key.Key_Tab)
    raise AssertionError(f"Tab never reaches {name!r}")


def test_from_home_to_a_table_with_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("animation", "off")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    tab_to(window, "New game")
    press(window, Key.Key_Return)
    assert window.page_name == "new-septet"
    tab_to(window, "Deal the cards")
    press(window, Key.Key_Return)
    assert isinstance(window.page, TablePage)
    press(window, Key.Key_F1)
    assert window.page_name == "rules"
    tab_to(window, "Back")
    press(window, Key.Key_Return)
    assert isinstance(window.page, TablePage)
    press(window, Key.Key_Escape)
    while window.page_name != "home":
        press(window, Key.Key_Escape)  # a tip is put away first
    assert name_of(QApplication.focusWidget()) == "Continue"
