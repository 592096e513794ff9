"""Trials at the table: right answers are stamped, wrong ones taken back, hints cost a star."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.models.dojo.attempt import AttemptStage
from yokai_desktop.models.septet.defended import DefendedWay
from yokai_desktop.ui.dojo.learner import reached
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.trial_page import TrialPage
from yokai_desktop.ui.dojo.trials_page import TrialsPage
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.columns import Side
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard


def first_of(kind: TrialKind, moves: int = 0) -> Trial:
    return next(t for t in shipped().trials if t.kind is kind and len(t.solution) >= moves)


def open_trial(window: MainWindow, trial: Trial, puzzle: str = "") -> TrialPage:
    preferences().set_value("animation", "off")
    preferences().set_value("trick_pause", 200)
    window.go(routes.Trial(trial=trial.id, puzzle=puzzle))
    page = window.page
    assert isinstance(page, TrialPage)
    return page


def settle(page: TrialPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.table.is_busy)


def wrong_answer(page: TrialPage) -> str:
    assert page.attempt is not None
    trial = page.attempt.trial
    if page.answers.buttons:
        return next(
            b.answer.value for b in page.answers.buttons if b.answer.value not in trial.solution
        )
    legal = (str(action) for action in page.attempt.practice.legal)
    return next(text for text in legal if text not in trial.solution)


def solve(page: TrialPage, qtbot: QtBot) -> None:
    """Answer as the solution says, and play on to the end."""
    for _ in range(12):
        attempt = page.attempt
        assert attempt is not None
        if attempt.stage is not AttemptStage.ASKING:
            return
        way = attempt.way
        page.answer(attempt.trial.solution[0] if way is None else way.best(attempt.moves))
        settle(page, qtbot)


@pytest.mark.parametrize("kind", [TrialKind.CARD, TrialKind.FAMILY, TrialKind.DECLARE])
def test_a_right_answer_brings_three_stars(
    kind: TrialKind, window: MainWindow, qtbot: QtBot
) -> None:
    trial = first_of(kind)
    page = open_trial(window, trial, puzzle="2026-03-01")
    assert page.paper.task.text()
    solve(page, qtbot)
    assert page.attempt is not None
    assert page.attempt.stage is AttemptStage.SOLVED
    assert reached("trial")[trial.id].value == 3
    assert reached("puzzle")["2026-03-01"].value == 3
    assert page.paper.explanation.isVisible()
    assert page.paper.next.hasFocus()
    page.paper.next.click()
    assert page.trial is not None
    assert page.trial != trial


@pytest.mark.parametrize("kind", [TrialKind.CARD, TrialKind.FAMILY, TrialKind.DECLARE])
def test_a_wrong_answer_is_taken_back_and_costs_a_star(
    kind: TrialKind, window: MainWindow, qtbot: QtBot
) -> None:
    trial = first_of(kind)
    page = open_trial(window, trial)
    page.answer(wrong_answer(page))
    settle(page, qtbot)
    assert page.attempt is not None
    assert page.attempt.stage is AttemptStage.WRONG
    assert trial.id not in reached("trial")
    QTest.keyClick(page, Qt.Key.Key_U)
    solve(page, qtbot)
    assert reached("trial")[trial.id].value == 2


def test_peace_is_made_move_by_move(window: MainWindow, qtbot: QtBot) -> None:
    trial = first_of(TrialKind.PEACE, 2)
    page = open_trial(window, trial)
    for number, move in enumerate(trial.solution, start=1):
        page.answer(move)
        settle(page, qtbot)
        assert page.attempt is not None
        assert len(page.attempt.moves) == number
    assert page.attempt is not None
    assert page.attempt.stage is AttemptStage.SOLVED
    assert page.attempt.stars == 3


def test_moves_are_counted_at_the_foot(window: MainWindow, qtbot: QtBot) -> None:
    """So many were made, so many are enough; looks have no part in it."""
    trial = first_of(TrialKind.PEACE, 2)
    page = open_trial(window, trial)
    for number, move in enumerate(trial.solution, start=1):
        board = grid_of(page)
        assert board.foot.has_stations
        assert board.foot.stations.accessibleName() == f"Move {number} of {trial.moves}"
        assert not any(row.looks for row in board.rows)
        page.answer(move)
        settle(page, qtbot)
    assert grid_of(page).foot.stations.accessibleName() == ""
    preferences().set_value("text_size", 200)
    page = open_trial(window, trial)
    assert not grid_of(page).foot.has_stations


def grid_of(page: TrialPage) -> YokaiBoard:
    assert isinstance(page.table.board, YokaiBoard)
    return page.table.board


def test_a_move_too_many_costs_a_star_and_can_be_taken_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    trial = first_of(TrialKind.PEACE, 2)
    page = open_trial(window, trial)
    page.answer(wrong_answer(page))
    settle(page, qtbot)
    assert page.paper.back.isEnabled()
    page.paper.back.click()
    assert page.attempt is not None
    assert page.attempt.moves == ()
    for _ in range(trial.moves + 2):
        page.answer(wrong_answer(page))
        settle(page, qtbot)
        if page.attempt.stage is not AttemptStage.ASKING:
            break
    assert page.attempt.stage in (AttemptStage.WRONG, AttemptStage.SOLVED)
    assert page.attempt.stars < 3


def test_the_ladder_of_hints_names_idea_card_and_answer(window: MainWindow) -> None:
    trial = first_of(TrialKind.CARD)
    page = open_trial(window, trial)
    for count in (1, 2, 3, 3):
        QTest.keyClick(page, Qt.Key.Key_N)
        assert [label.isVisible() for label in page.paper.hints].count(True) == count
    assert not page.paper.hint.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.attempt is not None
    assert page.attempt.stage is AttemptStage.SHOWN
    assert trial.id not in reached("trial")


def test_digits_answer(window: MainWindow, qtbot: QtBot) -> None:
    trial = first_of(TrialKind.FAMILY)
    page = open_trial(window, trial)
    button = next(b for b in page.answers.buttons if b.answer.value in trial.solution)
    QTest.keyClick(page, Qt.Key(Qt.Key.Key_0 + button.key))
    assert page.attempt is not None
    assert page.attempt.stage is AttemptStage.SOLVED
    assert button.verdict is True


def test_all_trials_are_listed_by_grade_with_their_stars(window: MainWindow) -> None:
    window.go(routes.Trials(game="septet"))
    page = window.page
    assert isinstance(page, TrialsPage)
    assert len(page.buttons) == len(library().trials_of("septet"))
    grades = [button.trial.grade for button in page.buttons]
    assert grades == sorted(grades)
    assert "0 of 3 stars" in page.buttons[0].accessibleName()
    window.resize(1024, 640)
    page.buttons[0].click()
    assert window.page_name == "trial"
    window.go(routes.Trials(game="yokai"))
    assert len(page.buttons) == len(library().trials_of("yokai"))


def test_an_unknown_trial_leads_to_the_dojo(window: MainWindow) -> None:
    window.go(routes.Trial(trial="none"))
    assert window.page_name == "dojo"


def played_on(least: int) -> Trial:
    """An open trial of Septet in which the learner plays at least so many cards."""
    return next(
        trial
        for trial in shipped().trials_of("septet")
        if trial.position.is_open and DefendedWay(trial).length >= least
    )


def test_a_trial_is_played_on_against_the_defence(window: MainWindow, qtbot: QtBot) -> None:
    trial = played_on(3)
    page = open_trial(window, trial)
    page.answer(trial.solution[0])
    settle(page, qtbot)
    attempt = page.attempt
    assert attempt is not None
    assert attempt.stage is AttemptStage.ASKING
    assert attempt.way is not None
    assert attempt.practice.match.to_act == trial.position.seat
    wrong = (
        str(action)
        for action in attempt.practice.legal
        if not attempt.way.holds((*attempt.moves, str(action)))
    )
    found = next(wrong, None)
    if found is not None:
        page.answer(found)
        settle(page, qtbot)
        assert page.paper.verdict.text() == "Now they can get away. Take it back?"
        assert page.paper.back.hasFocus()
        page.paper.back.click()
    solve(page, qtbot)
    assert attempt.stars == (2 if found is not None else 3)


def test_the_line_is_shown_and_may_then_be_played(window: MainWindow, qtbot: QtBot) -> None:
    trial = played_on(2)
    page = open_trial(window, trial)
    page.paper.answer.click()
    attempt = page.attempt
    assert attempt is not None
    assert attempt.way is not None
    qtbot.waitUntil(lambda: attempt.way.is_there(attempt.moves) and not page.table.is_busy)  # type: ignore[union-attr]
    assert attempt.stage is AttemptStage.SHOWN
    assert trial.id not in reached("trial")
    page.paper.again.click()
    solve(page, qtbot)
    assert reached("trial")[trial.id].value == 1


def test_a_card_that_only_luck_would_forgive_is_told_why(window: MainWindow) -> None:
    """The fault names a deal in which it fails."""
    for trial in shipped().trials_of("septet"):
        way = DefendedWay(trial)
        legal = (str(action) for action in trial.position.view().legal)
        lucky = next((text for text in legal if way.forgives((text,))), None)
        if lucky is not None:
            break
    assert lucky is not None
    page = open_trial(window, trial)
    page.answer(lucky)
    page.table.hurry()
    assert page.paper.fault.isVisible()
    assert "Ren" in page.paper.fault.text()


def test_with_large_words_trump_and_scores_are_told_beside_the_task(window: MainWindow) -> None:
    """The cards have the room of the score."""
    page = open_trial(window, first_of(TrialKind.CARD))
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    assert not page.paper.beside.isVisible()
    small = board.zones.trick_width / board.zones.table.width()
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    page = open_trial(window, first_of(TrialKind.CARD))
    assert page.paper.beside.text().startswith("Trump is Charm.")
    assert "tricks" in page.paper.beside.text()
    assert board.room.rail is Side.NONE
    assert not board.tools.prompt.isVisible()
    assert board.zones.trick_width / board.zones.table.width() > small * 0.8
    preferences().set_value("text_size", 100)
    page = open_trial(window, first_of(TrialKind.CARD))
    assert board.tools.prompt.isVisible()
    assert not page.paper.beside.isVisible()
