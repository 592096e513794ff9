"""The partners' language: what acts tell, read in real positions before and after they are made."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.dojo.exercise import ExerciseKind
from yokai_desktop.dojo.yokai.conventions import COUNT, convention_sentences
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.models.dojo.series import LENGTH
from yokai_desktop.ui.dojo.language_page import LanguagePage
from yokai_desktop.ui.dojo.learner import reached
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.words.yokai.places import place_name


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


def test_places_are_compared_after_an_answer(window: MainWindow, qtbot: QtBot) -> None:
    page = open_language(window, placing())
    series, board = page.series, page.table.board
    assert series is not None
    assert isinstance(board, YokaiBoard)
    moves = [text for text in map(str, series.practice.legal) if text.startswith("move ")]
    mine = [text for text in moves if text.split()[1] == str(series.now.about)]
    wrong = next(text for text in mine if not series.now.is_right(text))
    place(page, wrong)
    assert remarks(page) == []
    qtbot.waitUntil(lambda: bool(remarks(page)) and not page.comparing.is_busy)
    found = remarks(page)
    here, elsewhere = found[0], found[1]
    assert here.move == wrong
    assert here.mark is not DecisionLabel.BEST
    assert elsewhere.move in series.now.key
    assert elsewhere.mark is DecisionLabel.BEST
    assert here.words in page.paper.remarks.words()
    assert board.asked.way is not None
    assert board.foot.prompt.accessibleName() == page.paper.verdict.text()
    for remark in remarks(page):
        move = series.practice.match.game.read_action(remark.move)
        assert isinstance(move, Move)
        assert board.asked.marks[move.place] is remark.mark
        assert remark.words.startswith(place_name(move.place))
    page.paper.next.click()
    assert remarks(page) == []
    assert board.asked.marks == {}
    assert isinstance(page.table.board, YokaiBoard)
    assert page.table.board.asked.way is None


def remarks(page: LanguagePage) -> list[PlaceRemark]:
    return list(page.paper.remarks.remarks)


def place(page: LanguagePage, text: str) -> None:
    """Weigh a move, then make it."""
    assert page.series is not None
    assert page.table.board is not None
    page.table.board.chosen.emit(page.series.practice.match.game.read_action(text))
    page.paper.make.click()


def test_how_often_partners_keep_it_is_told_until_the_answer(window: MainWindow) -> None:
    page = open_language(window, 1)
    kept = library().kept_of(1)
    assert page.paper.kept.isVisible()
    assert page.paper.kept.accessibleName() == page.paper.kept.words()
    for each in kept:
        assert f"{each.percent}%" in page.paper.kept.words()
    assert page.series is not None
    page.answer(page.series.now.key[0])
    assert not page.paper.kept.isVisible()
    page = open_language(window, COUNT)
    assert not library().kept_of(COUNT)
    assert not page.paper.keeping.isVisible()


def test_the_rule_is_read_again_by_a_key(window: MainWindow) -> None:
    page = open_language(window, 1)
    assert page.series is not None
    assert page.paper.rule.isVisible()
    page.answer(page.series.now.key[0])
    assert page.paper.rule.isVisible()
    page.go_on()
    assert not page.paper.rule.isVisible()
    QTest.keyClick(page, Qt.Key.Key_R)
    assert page.paper.rule.isVisible()
    assert page.paper.rule.text() == f"1. {convention_sentences()[1]}"
    assert not page.paper.again.isVisible()
    page.answer(page.series.now.key[0])
    page.go_on()
    assert not page.paper.rule.isVisible()
    page.paper.again.click()
    assert page.paper.rule.isVisible()


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


def test_cards_that_are_only_read_have_the_room_of_the_free_places(window: MainWindow) -> None:
    page = open_language(window, 1)
    board = page.table.board
    assert isinstance(board, YokaiBoard)
    assert board.rim < 1
    large = board.camera.pitch
    assert not board.tools.isVisible()
    assert not page.paper.question.isVisible()
    assert page.paper.saw.isVisible()
    board.rim = 1.0
    board.arrange()
    assert board.camera.pitch < large * 0.85
