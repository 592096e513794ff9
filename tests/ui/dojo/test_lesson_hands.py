"""Every lesson is played through to its end by mouse, and again by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.dojo.hands import by_keys, by_mouse
from tests.ui.dojo.test_lesson_page import choices, open_lesson, settle
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.library import shipped
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.course import Mood
from yokai_desktop.ui.dojo.learner import reached
from yokai_desktop.ui.dojo.lesson_page import LessonPage
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def click_next(page: LessonPage) -> None:
    QTest.mouseClick(page.next, LEFT, pos=page.next.rect().center())


def press_next(page: LessonPage) -> None:
    assert page.next.hasFocus()
    QTest.keyClick(page.next, Qt.Key.Key_Space)


WAYS = {"mouse": (by_mouse, click_next), "keys": (by_keys, press_next)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lesson", shipped().lessons, ids=lambda lesson: lesson.id)
def test_every_lesson_is_played_to_its_end(
    lesson: Lesson, way: str, window: MainWindow, qtbot: QtBot
) -> None:
    act: Callable[[Board, Action], None]
    act, go_on = WAYS[way]
    page = open_lesson(window, lesson.id)
    for number in range(len(lesson.steps)):
        board, course = page.table.board, page.course
        assert board is not None
        assert course is not None
        assert (course.number, course.mood) == (number, Mood.ASKING)
        act(board, choices(page, right=True)[0])
        assert course.mood is Mood.PRAISING, f"{lesson.id}, step {number + 1}"
        settle(page, qtbot)
        go_on(page)
    assert page.course is not None
    assert page.course.mood is Mood.ENDING
    assert reached("lesson")[lesson.id].value == len(lesson.steps)
