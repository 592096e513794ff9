"""Septet with the keyboard alone: from the home page to a table, and a whole game with its end."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.main_window import MainWindow
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.summary import RoundSummary
from yokai_desktop.ui.table.page import TablePage

Key = Qt.Key
LONGEST_GAME = 120_000
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


def test_a_whole_game_of_septet_with_the_keyboard(qtbot: QtBot) -> None:
    for name, value in (("animation", "off"), ("trick_pause", 1), ("thinking_pause", 0)):
        preferences().set_value(name, value)
    seats = [Seat(name="Aiko"), Seat("novice"), Seat("novice"), Seat("novice")]
    match = Match(SEPTET, SEPTET.setup(4, {"scoring": "standard"}, "4K7-QM2"), seats)
    page = SeptetTable(match, {}, LocalThinker())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.opened()
    since = QElapsedTimer()
    since.start()
    while match.outcome is None:
        assert since.elapsed() < LONGEST_GAME, match.actions[-3:]
        qtbot.wait(1)
        if page.findChildren(RoundSummary):
            tab_to(page, "Next round")
            press(page, Key.Key_Return)
        elif match.to_act == 0 and not page.showing.is_busy:
            choose_by_keys(page)
    went: list[str] = []
    page.navigate.connect(lambda where, _: went.append(where))
    qtbot.waitUntil(lambda: bool(page.findChildren(RoundSummary)), timeout=LONGEST_GAME)
    tab_to(page, "Home")
    press(page, Key.Key_Return)
    assert went == ["home"]
    page.left()


def choose_by_keys(page: SeptetTable) -> None:
    """The first cards that may be chosen, by their digits; Enter where it must be confirmed."""
    page.board.setFocus()
    view = page.board.view
    assert isinstance(view, SeptetView)
    digits = (Key.Key_1, Key.Key_2, Key.Key_3) if view.phase is Phase.PASS else (Key.Key_1,)
    before = len(page.match.actions)
    for digit in digits:
        press(page, digit)
    if len(page.match.actions) == before and page.board.choosing.can_confirm:
        press(page, Key.Key_Return)
