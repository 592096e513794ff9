"""The partners' language: what acts tell, read in real positions before and after they are made."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.dojo.exercise import ExerciseKind
from yokai_desktop.models.dojo.series import LENGTH
from yokai_desktop.ui.dojo.language_page import LanguagePage
from yokai_desktop.ui.dojo.learner import library, reached
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow


def open_language(window: MainWindow, convention: int) -> LanguagePage:
    preferences().set_value("animation", "off")
    window.go(routes.Language(convention=convention))
    page = window.page
    assert isinstance(page, LanguagePage)
    return page


def placing() -> int:
    return next(e.convention for e in library().exercises if e.kind is ExerciseKind.PLACE)


def test_eight_positions_are_read_and_kept(window: MainWindow) -> None:
    page = open_language(window, 1)
    for number in range(LENGTH):
        assert page.series is not None
        key = page.series.now.key[0]
        button = next(b for b in page.answers.buttons if b.answer.value == key)
        assert page.paper.question.text()
        QTest.keyClick(page, Qt.Key(Qt.Key.Key_0 + button.key))
        assert page.series.right == number + 1
        assert sum(b.share or 0 for b in page.answers.buttons) in range(97, 104)
        assert "%" in button.accessibleName()
        assert page.table.board is not None
        assert page.table.board.asked.card is None  # type: ignore[attr-defined]
        page.paper.next.click()
    assert page.series is not None
    assert page.series.is_over
    assert reached("convention")["1"].value == LENGTH
    assert f"{LENGTH} of {LENGTH}" in page.paper.verdict.text()
    page.paper.next.click()
    assert page.convention == 2


def test_a_wrong_reading_shows_the_right_one(window: MainWindow) -> None:
    page = open_language(window, 1)
    assert page.series is not None
    key = page.series.now.key
    wrong = next(b for b in page.answers.buttons if b.answer.value not in key)
    wrong.click()
    assert wrong.verdict is False
    assert any(b.verdict for b in page.answers.buttons if b.answer.value in key)
    assert page.series.right == 0
    assert not any(button.isEnabled() for button in page.answers.buttons)


def test_a_move_is_read_before_it_is_made(window: MainWindow, qtbot: QtBot) -> None:
    page = open_language(window, placing())
    assert page.series is not None
    assert page.table.board is not None
    move = page.series.practice.match.game.read_action(page.series.now.key[0])
    page.table.board.chosen.emit(move)
    assert page.series.is_open
    assert page.paper.make.isVisible()
    assert "%" in page.paper.readings.words()
    page.paper.other.click()
    assert not page.paper.make.isVisible()
    page.table.board.chosen.emit(move)
    page.paper.make.click()
    qtbot.waitUntil(lambda: not page.table.is_busy)
    assert page.series.right == 1
    assert page.paper.next.isVisible()


def test_any_convention_can_be_chosen(window: MainWindow) -> None:
    page = open_language(window, 1)
    page.choice.set_value("3")
    page.choice.activated.emit(2)
    assert page.convention == 3
    english = page.paper.rule.text()
    preferences().set_value("language", "fr")
    QApplication.processEvents()
    assert page.paper.rule.text() != english


def test_without_a_wish_the_first_unpractised_convention_opens(window: MainWindow) -> None:
    window.show_page("language")
    page = window.page
    assert isinstance(page, LanguagePage)
    assert page.convention == page.numbers[0]
