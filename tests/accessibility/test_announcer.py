"""Everything is spoken through one place, and nothing that is being heard is cut short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.accessibility.listener import Listener, reader_there
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.about import AboutSheet
from yokai_desktop.ui.speech.announcer import KEPT, Announcer, announcer, reads_names
from yokai_desktop.ui.speech.interfaces import speak_by_name
from yokai_desktop.ui.table.pace import SHORTEST_PEEK
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

NOVICE = Seat("novice")
Text = QAccessible.Text


@pytest.fixture
def spoken(window: MainWindow) -> Iterator[Announcer]:
    preferences().set_value("speech_pace", "slow")
    with reader_there() as made:
        yield made


def sit_down(window: MainWindow, match: Match) -> TablePage:
    for name, value in (("animation", "off"), ("thinking_pause", 0), ("guide", False)):
        preferences().set_value(name, value)
    window.sit_down(match, {})
    assert isinstance(window.page, TablePage)
    return window.page


def septet() -> Match:
    return Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), (Seat(), NOVICE, NOVICE, NOVICE))


def test_messages_wait_for_each_other(spoken: Announcer, window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("speech_pace", "fast")
    with qtbot.waitSignal(spoken.quiet):
        spoken.say("One.", window)
        spoken.say("Two.", window)
        assert spoken.is_talking
    assert not spoken.is_talking
    assert list(spoken.messages)[-2:] == ["One.", "Two."]


def test_nothing_waits_without_a_reader_or_if_not_wanted(window: MainWindow) -> None:
    announcer().say("One.", window)
    assert not announcer().is_talking
    preferences().set_value("speech_pace", "off")
    with reader_there() as made:
        made.say("Two.", window)
        assert not made.is_talking


def test_only_the_last_messages_are_kept(window: MainWindow) -> None:
    for number in range(KEPT + 5):
        announcer().say(f"{number}.", window)
    assert len(announcer().messages) == KEPT
    assert announcer().messages[-1] == f"{KEPT + 4}."


def test_a_sheet_takes_the_keyboard_once_all_is_heard(
    spoken: Announcer, window: MainWindow
) -> None:
    holder = QApplication.focusWidget()
    spoken.say("Something that is not to be cut short.", window)
    sheet = AboutSheet(window.page)
    sheet.show()
    assert QApplication.focusWidget() is holder
    spoken.hush()
    assert sheet.close_button.hasFocus()
    sheet.dismissed.emit()


def test_a_key_ends_what_is_said_and_does_nothing_else_if_something_waited(
    spoken: Announcer, window: MainWindow, qtbot: QtBot
) -> None:
    spoken.say("Something that is not to be cut short.", window)
    sheet = AboutSheet(window.page)
    sheet.show()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert not spoken.is_talking
    assert sheet.isVisible()
    assert sheet.close_button.hasFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert not isValid(sheet)


def test_a_key_acts_at_once_if_nothing_waited_for_the_words(
    spoken: Announcer, window: MainWindow
) -> None:
    spoken.when_quiet(lambda: None)
    spoken.say("Something that nobody waits for.", window)
    spoken.when_quiet(lambda: False)
    assert not spoken.hush()
    spoken.say("Something that somebody waits for.", window)
    spoken.when_quiet(lambda: None)
    assert spoken.hush()


def test_what_is_said_while_things_are_put_in_place_begins_afterwards(
    spoken: Announcer, window: MainWindow
) -> None:
    moved: list[str] = []
    with spoken.afterwards():
        spoken.say("Your turn.", window)
        spoken.when_quiet(lambda: moved.append("keyboard"))
        assert spoken.is_talking
    assert not moved
    spoken.hush()
    assert moved == ["keyboard"]


def test_the_next_event_waits_until_the_last_was_heard(
    spoken: Announcer, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yokai_desktop.ui.table.page.thinker", LocalThinker)
    page = sit_down(window, septet())
    assert page.showing.is_busy
    assert spoken.is_talking
    assert not page.board.is_choosing
    for _ in range(20):
        spoken.hush()
        if page.board.is_choosing:
            break
    assert page.board.is_choosing
    assert spoken.messages[-1].startswith("Pass three cards.")
    assert QApplication.focusWidget() is not page.board.keyboard_place()
    spoken.hush()
    assert QApplication.focusWidget() in (page.board, page.board.keyboard_place())


def test_each_event_waits_for_a_key_if_wanted(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("speech_pace", "key")
    page = sit_down(window, septet())
    qtbot.wait(30)
    assert page.showing.is_busy
    assert not page.board.is_choosing
    for _ in range(10):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
        if page.board.is_choosing:
            break
    assert page.board.is_choosing


def test_the_window_is_called_by_a_message_for_one_event_only(
    spoken: Announcer, window: MainWindow
) -> None:
    window.setWindowTitle("Home - Yokai Desktop")
    interface = QAccessible.queryAccessibleInterface(window)
    assert interface.role() is QAccessible.Role.Window
    speak_by_name(window, "Your turn.")
    assert interface.text(Text.Name) == "Home - Yokai Desktop"


def test_sheets_are_modal_dialogs(spoken: Announcer, window: MainWindow) -> None:
    sheet = AboutSheet(window.page)
    interface = QAccessible.queryAccessibleInterface(sheet)
    assert interface.role() is QAccessible.Role.Dialog
    assert interface.state().modal


@pytest.mark.parametrize(("way", "by_name"), [("name", True), ("announcement", False)])
def test_the_way_to_the_reader_can_be_chosen(window: MainWindow, way: str, by_name: bool) -> None:
    preferences().set_value("speech_way", way)
    assert reads_names() is by_name


def test_a_step_is_told_once(window: MainWindow) -> None:
    seats = (Seat(name="Aiko"), NOVICE)
    ears = Listener()
    page = sit_down(window, Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "4K7-QM2"), seats))
    ears.take()
    page.board.offer(page.table.view.legal)
    page.board.offer(page.table.view.legal)
    assert ears.take() == []
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    QTest.qWait(SHORTEST_PEEK + 50)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    heard = ears.take()
    assert heard[0].startswith("You look at ")
    assert heard.count("Choose a second card to see.") == 1


def test_the_first_message_of_a_table_waits_until_a_reader_has_read_it(
    spoken: Announcer, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(
        "yokai_desktop.ui.speech.announcer._send", lambda widget, words: sent.append(words)
    )
    page = sit_down(window, septet())
    assert spoken.is_talking
    spoken.say("One.", page)
    assert not sent, "a reader is still busy with the table"
    holder = QApplication.focusWidget()
    qtbot.waitUntil(lambda: bool(sent))
    assert QApplication.focusWidget() is holder, "the keyboard stays where it is meanwhile"
    assert sent[0] == next(iter(spoken.messages))


def test_a_table_opens_at_once_without_a_reader_or_if_nothing_is_to_wait(
    window: MainWindow,
) -> None:
    sit_down(window, septet())
    assert not announcer().is_talking
    preferences().set_value("speech_pace", "off")
    with reader_there() as made:
        sit_down(window, septet())
        assert not made.is_talking
