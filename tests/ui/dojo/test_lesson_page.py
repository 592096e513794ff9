"""Lessons at the table: every one is played to its end, wrong tries are answered, nothing lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.dojo.catalog import lesson_words
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.library import shipped
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.course import Mood
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.ui.dojo.learner import learner, reached, set_learner
from yokai_desktop.ui.dojo.lesson_page import LessonPage
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.steps import StepRow
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.columns import Side
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard

LEFT = Qt.MouseButton.LeftButton


def open_lesson(window: MainWindow, name: str) -> LessonPage:
    preferences().set_value("animation", "off")
    preferences().set_value("trick_pause", 200)
    window.go(routes.Lesson(name))
    page = window.page
    assert isinstance(page, LessonPage)
    return page


def choices(page: LessonPage, *, right: bool) -> list[Action]:
    assert page.course is not None
    course = page.course
    return [each for each in course.practice.legal if course.step.is_right(str(each)) == right]


def settle(page: LessonPage, qtbot: QtBot) -> None:
    """Let everything be shown; a card that was looked at is turned back by hand."""

    def is_over() -> bool:
        page.table.hurry()
        return not page.table.is_busy

    qtbot.waitUntil(is_over)


@pytest.mark.parametrize("lesson", shipped().lessons, ids=lambda lesson: lesson.id)
def test_every_lesson_is_played_to_its_end(
    lesson: Lesson, window: MainWindow, qtbot: QtBot
) -> None:
    page = open_lesson(window, lesson.id)
    words = lesson_words(lesson)
    for number, step in enumerate(lesson.steps):
        assert page.course is not None
        assert page.course.number == number
        said = words.steps[step.id]
        assert page.teacher.slip.first.text() == (said.opening or said.goal)
        wrong = choices(page, right=False)
        if wrong:
            page.answer(wrong[0])
            assert page.course.mood is Mood.CORRECTING
            assert page.teacher.slip.first.text() in (
                words.steps[step.id].otherwise,
                *words.steps[step.id].replies.values(),
            )
        page.answer(choices(page, right=True)[0])
        settle(page, qtbot)
        assert page.teacher.slip.first.text() == words.steps[step.id].learned
        assert reached("lesson")[lesson.id].value == number + 1
        page.next.click()
    assert page.course is not None
    assert page.course.mood is Mood.ENDING
    page.next.click()
    assert window.page_name in ("lesson", "dojo")


def test_the_first_card_is_played_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    page = open_lesson(window, "first_trick")
    board = page.table.board
    assert board is not None
    (right,) = choices(page, right=True)
    button = board.cards.button(right.card)  # type: ignore[attr-defined]
    spot = button.shown_spot
    point = QPoint(round(spot.x), round(spot.y - spot.width * 0.4))
    QTest.mouseClick(board, LEFT, pos=point)
    settle(page, qtbot)
    assert page.course is not None
    assert page.course.mood is Mood.PRAISING
    assert page.next.isVisible()


def test_a_lesson_by_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    page = open_lesson(window, "first_trick")
    assert page.course is not None
    for _ in range(40):
        course = page.course
        if course.mood is Mood.ENDING:
            break
        if course.mood is Mood.PRAISING:
            settle(page, qtbot)
            QTest.keyClick(page.next, Qt.Key.Key_Space)
            continue
        board = page.table.board
        assert board is not None
        focused = board.focusWidget()
        assert focused is not None
        (wanted, *_) = choices(page, right=True)
        target = board.cards.button(wanted.card)  # type: ignore[attr-defined]
        if target.hasFocus():
            QTest.keyClick(board, Qt.Key.Key_Return)
        else:
            QTest.keyClick(focused, Qt.Key.Key_Right)
    assert page.course.mood is Mood.ENDING


def test_a_lesson_is_taken_up_where_it_was_left(window: MainWindow, qtbot: QtBot) -> None:
    page = open_lesson(window, "first_trick")
    page.answer(choices(page, right=True)[0])
    settle(page, qtbot)
    page.next.click()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page_name == "dojo"
    page = open_lesson(window, "first_trick")
    assert page.course is not None
    assert page.course.number == 1
    QTest.keyClick(page, Qt.Key.Key_R)
    assert page.course.number == 0
    QTest.keyClick(page, Qt.Key.Key_S)
    assert page.course.number == 1


def test_skipping_everything_ends_the_lesson_and_keeps_nothing(window: MainWindow) -> None:
    page = open_lesson(window, "bosses")
    assert page.course is not None
    for _ in page.course.lesson.steps:
        page.skip.click()
    assert page.course.mood is Mood.ENDING
    assert "bosses" not in reached("lesson")
    assert not page.skip.isVisible()


def test_words_follow_the_language(window: MainWindow) -> None:
    page = open_lesson(window, "first_trick")
    english = page.teacher.slip.first.text()
    preferences().set_value("language", "fr")
    QApplication.processEvents()
    assert page.teacher.slip.first.text() != english
    assert "Étape" in page.count.text()


def test_everybody_has_progress_of_their_own(window: MainWindow, qtbot: QtBot) -> None:
    page = open_lesson(window, "first_trick")
    page.answer(choices(page, right=True)[0])
    settle(page, qtbot)
    number = Profiles(archive().history.database).add("Aiko")
    set_learner(number)
    assert learner() == number
    assert reached("lesson") == {}
    set_learner(None)
    assert reached("lesson")["first_trick"].value == 1


def test_an_unknown_lesson_leads_back_to_the_dojo(window: MainWindow) -> None:
    window.go(routes.Lesson("no such lesson"))
    assert window.page_name == "dojo"
    assert library().lesson("no such lesson") is None


def test_the_first_lesson_tells_the_goal_and_shows_the_way(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_lesson(window, "first_trick")
    slip, board = page.teacher.slip, page.table.board
    assert slip.first.text() == "Catch four bosses, and the round is yours."
    assert slip.rest.text().startswith("Fire was led.")
    assert isinstance(board, SeptetBoard)
    assert board.way.isVisible()
    (right,) = choices(page, right=True)
    ends = board.way_of_card(right.card)  # type: ignore[attr-defined]
    assert ends is not None
    assert board.rect().contains(ends[1].toRect())
    page.answer(choices(page, right=False)[0])
    assert board.way.isVisible()
    page.answer(right)
    assert not board.way.isVisible()
    settle(page, qtbot)
    page.next.click()
    assert not board.way.isVisible()


def test_the_way_is_drawn_once_and_comes_to_rest(window: MainWindow, qtbot: QtBot) -> None:
    page = open_lesson(window, "first_trick")
    preferences().set_value("animation", "normal")
    page.begin_again()
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    assert board.way.is_running
    qtbot.waitUntil(lambda: not board.way.is_running)
    assert not board.way.grab().isNull()


def test_a_step_that_is_done_is_stamped_and_the_table_asks_nothing_more(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_lesson(window, "move")
    page.answer(choices(page, right=True)[0])
    settle(page, qtbot)
    board = page.table.board
    assert isinstance(board, YokaiBoard)
    assert board.foot.prompt.accessibleName() == "Right."
    assert page.steps.grab().toImage() != _unstamped(page).grab().toImage()


def _unstamped(page: LessonPage) -> StepRow:
    row = StepRow()
    row.resize(page.steps.size())
    assert page.course is not None
    row.show_steps(len(page.course.lesson.steps), page.course.number, page.course.done)
    return row


@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_large_words_the_fox_leaves_room_for_words_and_buttons(
    language: str, window: MainWindow, qtbot: QtBot
) -> None:
    page = open_lesson(window, "bosses")
    fox = page.teacher.fox
    assert fox.height() > 100
    preferences().set_value("language", language)
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not fox.isVisible() or fox.height() < 150)
    bar = page.side.verticalScrollBar()
    assert fox.isHidden() or bar.maximum() == 0


def test_large_words_of_two_players_leave_the_room_to_the_straw(window: MainWindow) -> None:
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    page = open_lesson(window, "two_players")
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    assert board.room.rail is Side.NONE
    assert board.tools.prompt.isVisible()
