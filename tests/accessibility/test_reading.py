"""The rules and the guide are read with the keyboard: line by line, and from heading to heading."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextCursor
from pytestqt.qtbot import QtBot

from tests.accessibility.listener import Listener, reader_there
from yokai_desktop.ui.rules.book import RuleBook
from yokai_desktop.ui.rules.page import RulesPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(window: MainWindow) -> RulesPage:
    window.go(routes.Rules("yokai"))
    shown = window.page
    assert isinstance(shown, RulesPage)
    return shown


@pytest.fixture
def reader(page: RulesPage) -> Iterator[Listener]:
    with reader_there():
        yield Listener()


def line_read(page: RulesPage) -> str:
    """What a reader is told of the caret: the line it is in."""
    told = QAccessible.queryAccessibleInterface(page.browser).textInterface()
    line = QTextCursor(page.browser.document())
    line.setPosition(told.cursorPosition())
    line.select(QTextCursor.SelectionType.LineUnderCursor)
    return str(told.text(line.selectionStart(), line.selectionEnd())).strip()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_n_goes_through_all_headings_of_the_book_and_back(
    page: RulesPage, reader: Listener, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("language", language)
    qtbot.wait(10)
    page.show_section("septet")
    titles = [s.title for chapter in RuleBook(language).chapters for s in chapter.sections]
    reader.take()
    for _ in titles:
        qtbot.keyClick(page.browser, Key.Key_N)
    assert reader.take() == [*titles[1:], titles[-1]], "at the end of the book it stays"
    for _ in titles:
        qtbot.keyClick(page.browser, Key.Key_N, SHIFT)
    assert reader.take() == [*titles[-2::-1], titles[0]]


def test_the_arrows_read_on_below_a_heading(
    page: RulesPage, reader: Listener, qtbot: QtBot
) -> None:
    qtbot.keyClick(page.browser, Key.Key_N)
    (heading,) = reader.take()
    assert line_read(page) == heading
    section = next(s for s in RuleBook("en").chapter_of("yokai").sections if s.title == heading)
    qtbot.keyClick(page.browser, Key.Key_Down)
    read = line_read(page)
    assert len(read) > 10
    assert "".join(section.text.split()).startswith("".join(read.split()))
    assert not reader.take(), "the reader reads the line by itself"
    qtbot.keyClick(page.browser, Key.Key_N, SHIFT)
    assert reader.take() == [heading], "from below a heading, the one before is that very one"


def test_the_arrows_stay_in_the_text_at_its_ends(
    page: RulesPage, reader: Listener, qtbot: QtBot
) -> None:
    for _ in range(3):
        qtbot.keyClick(page.browser, Key.Key_Up)
    assert page.window().focusWidget() is page.browser


def test_without_a_reader_the_arrows_roll_the_text(page: RulesPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.browser, Key.Key_Down)
    assert page.browser.verticalScrollBar().value() > 0
    page.browser.verticalScrollBar().setValue(page.browser.verticalScrollBar().maximum())
    seen = page.browser.place()[0]
    sections = [section.anchor for section in RuleBook("en").chapter_of("yokai").sections]
    assert sections.index(seen) > 1, "N goes on from what is seen"


def test_a_chosen_section_is_where_reading_begins(page: RulesPage, reader: Listener) -> None:
    page.show_section("yokai-hint")
    title = next(s.title for s in RuleBook("en").search("hint") if s.anchor == "yokai-hint")
    assert line_read(page) == title
