"""What opens at the tables is heard: a message tells it, or the keyboard goes to something with a
name; and what is put away is told as well.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.listener import Listener, reader_there
from tests.accessibility.test_asking import septet, sit_down, yokai
from yokai_desktop.ui.parts.tabs import Tabs
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.page import YokaiTable

Key = Qt.Key
SEPTET_KEYS = (Key.Key_L, Key.Key_T, Key.Key_M, Key.Key_A, Key.Key_K, Key.Key_F2)
YOKAI_KEYS = (Key.Key_L, Key.Key_W, Key.Key_N, Key.Key_D, Key.Key_G, Key.Key_K, Key.Key_F2)
CLOSED_BY_THE_SAME = (Key.Key_L, Key.Key_M, Key.Key_A)


def hear_out(qtbot: QtBot) -> None:
    """All that is said is heard, and what waited for it comes."""
    for _ in range(6):
        qtbot.wait(10)
        announcer().hush()


def holder() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def has_keyboard() -> tuple[str, str]:
    """Name and description of what has the keyboard, as a reader is told them."""
    interface = QAccessible.queryAccessibleInterface(holder())
    return interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)


def at_table(window: MainWindow, qtbot: QtBot, game: str) -> TablePage:
    preferences().set_value("yokai_memory", "notes")
    page = sit_down(window, septet() if game == "septet" else yokai(3))
    hear_out(qtbot)
    page.take_focus()
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "key"),
    [*(("septet", key) for key in SEPTET_KEYS), *(("yokai", key) for key in YOKAI_KEYS)],
)
def test_what_a_key_opens_and_puts_away_is_heard(
    window: MainWindow, qtbot: QtBot, game: str, key: Key, language: str
) -> None:
    preferences().set_value("language", language)
    with reader_there():
        at_table(window, qtbot, game)
        ears = Listener()
        for pressed in (key, key if key in CLOSED_BY_THE_SAME else Key.Key_Escape):
            before = has_keyboard()
            QTest.keyClick(holder(), pressed)
            if pressed == Key.Key_A:
                qtbot.waitUntil(lambda: bool(ears.heard), timeout=30_000)
            hear_out(qtbot)
            after = has_keyboard()
            assert any(after)
            assert ears.take() or after != before, f"{pressed} is silent, at {after}"


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_the_menu_has_a_name_and_opens_at_its_first_line(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    at_table(window, qtbot, game)
    QTest.keyClick(window.windowHandle(), Key.Key_F10)
    menu = window.menus.menu
    qtbot.waitUntil(menu.isVisible)
    assert QAccessible.queryAccessibleInterface(menu).text(QAccessible.Text.Name) == "Menu"
    assert menu.activeAction() is window.menus.actions["home"]
    menu.close()


def test_a_menu_opened_with_the_pointer_lights_nothing(window: MainWindow, qtbot: QtBot) -> None:
    page = at_table(window, qtbot, "septet")
    QTest.mouseClick(page.bar.menu_button, Qt.MouseButton.LeftButton)
    assert window.menus.menu.activeAction() is None
    window.menus.menu.close()


def test_another_tab_has_the_keyboard_or_is_told(window: MainWindow, qtbot: QtBot) -> None:
    with reader_there():
        page = at_table(window, qtbot, "yokai")
        ears = Listener()
        QTest.keyClick(holder(), Key.Key_L)
        assert ears.take() == ["Turns: What everybody did, turn by turn"]
        hear_out(qtbot)
        tabs = next(tabs for tabs in page.findChildren(Tabs) if tabs.isVisible())
        tabs.take_keyboard()
        QTest.keyClick(holder(), Key.Key_Left)
        hear_out(qtbot)
        assert has_keyboard()[0] == "Level"
        assert not ears.take(), "the tab tells itself"


def test_the_panel_still_out_tells_what_it_shows(window: MainWindow, qtbot: QtBot) -> None:
    with reader_there():
        at_table(window, qtbot, "septet")
        ears = Listener()
        QTest.keyClick(holder(), Key.Key_M)
        (told,) = ears.take()
        assert told.startswith("Still out: ")
        QTest.keyClick(holder(), Key.Key_M)
        assert ears.take() == ["The panel “Still out” is closed."]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_turns_shown_again_is_heard(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("language", language)
    with reader_there():
        page = at_table(window, qtbot, "yokai")
        assert isinstance(page, YokaiTable)
        ears = Listener()
        QTest.keyClick(holder(), Key.Key_R)
        assert page.board.past.retrace.is_shown
        hear_out(qtbot)
        ears.take()
        QTest.keyClick(holder(), Key.Key_Escape)
        assert not page.board.past.retrace.is_shown
        shown_no_more = {"en": "No turn is shown any more.", "fr": "Plus aucun tour n’est montré."}
        assert ears.take() == [shown_no_more[language]]


def test_what_is_still_out_is_shown_in_words_where_the_panel_has_no_room(
    window: MainWindow, qtbot: QtBot
) -> None:
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    with reader_there():
        page = at_table(window, qtbot, "septet")
        assert isinstance(page, SeptetTable)
        for _ in range(2):
            QTest.keyClick(holder(), Key.Key_M)
            assert page.board.panels.memory.isHidden()
            assert page.asking.slip.isVisible()
            assert page.asking.slip.accessibleName().startswith("Still out: ")
            assert announcer().is_talking
            hear_out(qtbot)
            page.asking.slip.hide()


def test_a_menu_of_large_words_scrolls_in_one_column(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", 200)
    at_table(window, qtbot, "septet")
    QTest.keyClick(window.windowHandle(), Key.Key_F10)
    menu = window.menus.menu
    qtbot.waitUntil(menu.isVisible)
    boxes = [menu.actionGeometry(action) for action in menu.actions() if action.text()]
    assert sum(box.height() for box in boxes) > menu.screen().size().height(), "it has to scroll"
    assert len({box.left() for box in boxes}) == 1
    QTest.keyClick(menu, Key.Key_Up)
    last = menu.activeAction()
    assert last is window.menus.actions["quit"]
    assert menu.rect().contains(menu.actionGeometry(last))
    menu.close()
