"""Decisions of which only a few choices are clear: these are asked about, by number."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.models.review.keeping import save_findings
from yokai_desktop.models.review.session import TryStage
from yokai_desktop.models.review.trying import choice_made
from yokai_desktop.ui.review.try_page import TryPage
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.review.choice_marks import ChoiceMarks

pytestmark = pytest.mark.usefixtures("still")

Key = Qt.Key


def asked(window: MainWindow, game: str, kind: str) -> TryPage:
    """A decision of a kind as if it had been a blunder, with one choice between."""
    match, review = septet_reviewed(4) if game == "septet" else yokai_reviewed()
    found = next(
        each
        for each in review.decisions
        if each.kind == kind and each.seat == 0 and len(each.choices) >= 4
    )
    made = choice_made(found)
    gaps = {0: 0.0, 1: 0.03}
    choices = tuple(
        replace(each, gap=gaps.get(place, 0.2 if each is made else 0.12), gap_error=0.01)
        for place, each in enumerate(found.choices)
    )
    action = made.action if made is not None else ""
    if made in found.choices[:2]:
        action = choices[-1].action
    wrong = replace(found, label=DecisionLabel.BLUNDER, loss=0.12, action=action, choices=choices)
    others = tuple(each for each in review.decisions if each is not found)
    changed = replace(review, decisions=tuple(sorted((*others, wrong), key=lambda d: d.index)))
    number = kept(match, changed)
    save_findings(archive().database, number, match, changed)
    window.go(routes.Mistakes(None, number, found.index))
    page = window.page
    assert isinstance(page, TryPage)
    assert page.trying is not None
    assert page.trying.decision.index == found.index
    assert len(page.trying.offered) == 3
    return page


def stage(page: TryPage) -> TryStage:
    assert page.session is not None
    return page.session.stage


@pytest.mark.parametrize(("game", "kind"), [("septet", "pass"), ("yokai", "move")])
def test_three_choices_are_asked_about_and_the_old_one_is_not_told(
    window: MainWindow, game: str, kind: str
) -> None:
    page = asked(window, game, kind)
    assert page.trying is not None
    assert page.table.face is not None
    names = [button.accessibleName() for button in page.task.answers.buttons]
    face, decision = page.table.face, page.trying.decision
    assert names == [face.choice_name(decision, each.action) for each in page.trying.offered]
    assert page.table.board is not None
    assert not page.table.board.is_choosing
    assert "?" in page.task.heading.text()
    assert QApplication.focusWidget() is page.task.answers.buttons[0]


@pytest.mark.parametrize(("game", "kind"), [("septet", "pass"), ("yokai", "move")])
def test_a_number_answers_right_and_is_shown_on_the_board(
    window: MainWindow, game: str, kind: str
) -> None:
    page = asked(window, game, kind)
    assert page.trying is not None
    best = page.trying.decision.choices[0]
    QTest.keyClick(page, Key(Key.Key_1 + page.trying.offered.index(best)))
    assert stage(page) is TryStage.RIGHT
    assert page.task.heading.text().startswith("Right:")
    assert not page.task.answers.isVisible()
    assert not window.grab().isNull()


def test_a_wrong_answer_is_left_out_and_the_last_one_is_given_away(window: MainWindow) -> None:
    page = asked(window, "yokai", "move")
    assert page.trying is not None
    best = page.trying.decision.choices[0]
    places = [n for n, each in enumerate(page.trying.offered) if each is not best]
    page.task.answers.buttons[places[0]].click()
    assert stage(page) is TryStage.WRONG
    assert "points of the result" in page.task.line.text()
    page.task.again.click()
    assert not page.task.answers.buttons[places[0]].isEnabled()
    page.task.answers.buttons[places[1]].click()
    page.task.again.click()
    assert stage(page) is TryStage.SHOWN


def test_the_board_asks_for_nothing_of_its_own_and_names_its_places(window: MainWindow) -> None:
    passing = asked(window, "septet", "pass").table.board
    assert isinstance(passing, SeptetBoard)
    assert not passing.tools.prompt.isVisible()
    moving = asked(window, "yokai", "move").table.board
    assert isinstance(moving, YokaiBoard)
    assert moving.past.rulers.isVisible()


def test_the_third_nudge_leaves_two(window: MainWindow) -> None:
    page = asked(window, "septet", "pass")
    for _ in range(3):
        page.nudge()
    assert [button.isEnabled() for button in page.task.answers.buttons].count(True) == 2


def test_the_grid_shows_the_moves_by_number_and_the_one_looked_at_on_top(
    window: MainWindow,
) -> None:
    page = asked(window, "yokai", "move")
    assert page.table.board is not None
    marks = page.table.board.findChild(ChoiceMarks)
    assert marks is not None
    assert sorted(choice.kind for choice in marks.choices) == ["1", "2", "3"]
    first = page.task.answers.buttons[0]
    here = QPointF(2, 2)
    QApplication.sendEvent(first, QEnterEvent(here, here, here))
    assert marks.choices[-1].kind == "1"
    QApplication.sendEvent(first, QEvent(QEvent.Type.Leave))
    assert [choice.kind for choice in marks.choices] == ["1", "2", "3"]
