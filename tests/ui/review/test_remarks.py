"""Notes and pins beside a decision: kept soon after typing, there again later."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, septet_reviewed
from tests.ui.review.test_decision_page import opened
from yokai_desktop.storage.remarks import Remark, Remarks
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("still")

Key = Qt.Key


def remarks(number: int) -> dict[int, Remark]:
    return Remarks(archive().database).of(number)


def test_a_note_is_kept_soon_after_the_last_letter(qtbot: QtBot, window: MainWindow) -> None:
    number = kept(*septet_reviewed())
    page = opened(window, number, 6)
    QTest.keyClick(page, Key.Key_N)
    assert window.focusWidget() is page.panel.remark.field
    QTest.keyClicks(page.panel.remark.field, "He holds the 13")
    assert remarks(number) == {}
    qtbot.waitUntil(lambda: remarks(number) == {6: Remark("He holds the 13")})


def test_leaving_keeps_what_was_typed(window: MainWindow) -> None:
    number = kept(*septet_reviewed())
    page = opened(window, number, 6)
    QTest.keyClicks(page.panel.remark.field, "a")
    page.go_to(7)
    assert remarks(number) == {6: Remark("a")}
    assert page.panel.remark.field.text() == ""
    QTest.keyClicks(page.panel.remark.field, "b")
    window.show_page("home")
    assert remarks(number) == {6: Remark("a"), 7: Remark("b")}
    again = opened(window, number, 6)
    assert again.panel.remark.field.text() == "a"


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_a_key_ends_the_typing_and_gives_the_review_its_keys_back(
    window: MainWindow, key: Qt.Key
) -> None:
    number = kept(*septet_reviewed())
    page = opened(window, number, 6)
    QTest.keyClick(page, Key.Key_N)
    QTest.keyClicks(page.panel.remark.field, "a")
    QTest.keyClick(page.panel.remark.field, key)
    assert window.page is page
    assert window.focusWidget() is page
    assert remarks(number) == {6: Remark("a")}
    QTest.keyClick(page, Key.Key_Right)
    assert page.position == 7


def test_a_pin_is_a_dot_on_the_time_bar(window: MainWindow) -> None:
    number = kept(*septet_reviewed())
    page = opened(window, number, 6)
    before = len(page.time.track.marks)
    QTest.keyClick(page, Key.Key_B)
    assert remarks(number) == {6: Remark("", is_pinned=True)}
    assert [mark.at for mark in page.time.track.marks if mark.label is None] == [6]
    QTest.keyClick(page, Key.Key_B)
    assert len(page.time.track.marks) == before
    assert remarks(number) == {}
