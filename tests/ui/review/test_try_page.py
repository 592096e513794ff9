"""Trying mistakes again: the answer is hidden, judged with its reason, and comes back in time."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import Decision, DecisionLabel
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.models.review.keeping import save_findings
from yokai_desktop.models.review.session import TryStage
from yokai_desktop.models.review.trying import is_worth_trying
from yokai_desktop.storage.mistakes import Mistakes
from yokai_desktop.ui.parts.key_cap import KeyCap
from yokai_desktop.ui.parts.tag import Tag
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.review.try_page import TryPage
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("still")

Key = Qt.Key
TODAY = date(2026, 11, 18)


@pytest.fixture
def number() -> int:
    match, review = septet_reviewed(4)
    found = kept(match, review)
    save_findings(archive().database, found, match, review)
    return found


def own_mistakes() -> list[Decision]:
    return [d for d in septet_reviewed(4)[1].decisions if d.seat == 0 and is_worth_trying(d)]


def opened(window: MainWindow, game: int | None = None) -> TryPage:
    route = routes.Mistakes(game=game)
    window.go(route)
    page = window.page
    assert isinstance(page, TryPage)
    page.today = lambda: TODAY
    page.opened(route)
    return page


def action(page: TryPage, place: int) -> Action:
    assert page.trying is not None
    return page.trying.match.game.read_action(page.trying.decision.choices[place].action)


def all_words(page: TryPage) -> str:
    """Everything that can be read or heard on the page."""
    widgets = [page.task, *page.task.findChildren(QWidget)]
    return " ".join(
        f"{widget.accessibleName()} {getattr(widget, 'text', lambda: '')()}"
        for widget in widgets
        if not widget.isHidden()
    )


def test_the_question_hides_answer_old_choice_and_loss(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    assert page.trying is not None
    decision = page.trying.decision
    assert page.table.face is not None
    said = all_words(page)
    for place in (0, -1):
        assert page.table.face.choice_name(decision, decision.choices[place].action) not in said
    assert "−" not in said
    board = page.table.board
    assert board is not None
    assert not [
        tag for tag in board.findChildren(Tag) if tag.isVisible() and tag.accessibleName() == "best"
    ]
    assert board.is_choosing


def test_a_right_answer_is_told_with_its_reason_and_its_day(
    window: MainWindow, number: int
) -> None:
    page = opened(window, game=number)
    assert page.session is not None
    page.answer(action(page, 0))
    assert page.session.stage is TryStage.RIGHT
    assert page.task.heading.text().startswith("Right:")
    assert page.task.line.text()
    assert "tomorrow" in page.task.again_line.text()
    assert page.table.stamp.isVisibleTo(page)
    assert page.task.next.isVisibleTo(page)
    waiting = Mistakes(archive().database).waiting(None, TODAY + timedelta(1))
    assert waiting == len(own_mistakes())


def test_a_wrong_answer_is_tried_again_without_what_was_wrong(
    window: MainWindow, number: int
) -> None:
    page = opened(window, game=number)
    assert page.session is not None
    wrong = action(page, -1)
    page.answer(wrong)
    assert page.task.heading.text().startswith("Not quite:")
    assert "points of chance" in page.task.line.text()
    assert page.task.nudge_line.text().endswith("?")
    page.task.again.click()
    assert page.task.nudge.isVisibleTo(page)
    page.answer(action(page, 0))
    assert page.session.stage is TryStage.RIGHT
    assert "once more today" in page.task.again_line.text()


def test_three_nudges_ask_tell_the_idea_and_leave_two(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    texts = []
    for _ in range(3):
        page.nudge()
        texts.append(page.task.nudge_line.text())
    assert texts[0].endswith("?")
    assert len(set(texts)) == 3
    assert not page.task.nudge.isEnabled()
    board = page.table.board
    assert board is not None
    legal = {str(each) for each in getattr(board, "choosing").legal}  # noqa: B009
    assert page.trying is not None
    decision = page.trying.decision
    assert legal == {decision.choices[0].action, decision.action}


def test_the_answer_can_be_shown(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    page.show_answer()
    assert page.task.heading.text().startswith("The answer:")
    assert not page.task.nudge.isVisibleTo(page)
    page.go_on()
    assert page.session is not None
    assert page.session.number == 1


def test_all_of_them_by_keyboard_alone(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    total = len(own_mistakes())
    for _ in range(2 * total):
        QTest.keyClick(window.focusWidget() or page, Key.Key_A)
        assert window.focusWidget() is page.task.next
        QTest.keyClick(page.task.next, Key.Key_Space)
        if page.trying is None:
            break
    assert page.end.isVisibleTo(page)
    assert "0 of" in page.end.title.text()
    QTest.keyClick(window.focusWidget() or page, Key.Key_Escape)
    assert window.page_name == "home"


def test_cards_are_chosen_by_keyboard(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    assert page.session is not None
    board = page.table.board
    assert board is not None
    QTest.keyClick(board.keyboard_place(), Key.Key_Return)
    assert page.session.stage in (TryStage.RIGHT, TryStage.WRONG)
    assert window.focusWidget() is page.task.primary


def test_the_keys_below_the_table_do_what_they_say(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    assert page.session is not None
    QTest.keyClick(page, Key.Key_N)
    assert page.session.nudges == 1
    page.answer(action(page, -1))
    QTest.keyClick(window.focusWidget(), Key.Key_Return)
    assert page.task.nudge.isVisibleTo(page)
    QTest.keyClick(page, Key.Key_A)
    QTest.keyClick(page, Key.Key_P)
    assert isinstance(window.page, TablePage)
    window.leave()
    QTest.keyClick(page.task.next, Key.Key_Return)
    assert page.session.stage is TryStage.ASKING


def test_not_now_leaves_it_for_another_day(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    assert page.session is not None
    before = page.session.total
    page.task.later.click()
    assert page.session.total == before - 1
    assert Mistakes(archive().database).waiting(None, TODAY) == len(own_mistakes())


def test_playing_on_is_a_game_that_counts_nothing(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    assert page.trying is not None
    at = page.trying.decision.index
    page.answer(action(page, 0))
    page.task.play_on.click()
    table = window.page
    assert isinstance(table, TablePage)
    assert any(mark.what == BRANCH for mark in table.match.marks)
    assert len(table.match.actions) >= at
    window.leave()
    assert window.page is page


def test_a_position_outlasts_its_game(window: MainWindow, number: int) -> None:
    archive().history.delete([number])
    page = opened(window)
    assert page.trying is not None
    page.answer(action(page, 0))
    assert not page.task.review.isVisibleTo(page)


def test_from_the_position_to_its_review(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    assert page.trying is not None
    index = page.trying.decision.index
    page.answer(action(page, 0))
    page.task.review.click()
    shown = window.page
    assert isinstance(shown, DecisionPage)
    assert shown.position == index
    QTest.keyClick(shown, Key.Key_T)
    assert window.page is page
    assert page.trying.decision.index == index
    assert page.leaves_to == routes.ReviewStep()


def test_from_the_review_to_its_mistakes(window: MainWindow, number: int) -> None:
    window.go(routes.Review(game=number))
    review = window.page
    assert isinstance(review, ReviewPage)
    assert review.foot.mistakes.isEnabled()
    QTest.keyClick(review, Key.Key_M)
    page = window.page
    assert isinstance(page, TryPage)
    assert page.session is not None
    assert page.session.total == len(own_mistakes())


def test_nothing_waits_is_said_kindly(window: MainWindow) -> None:
    page = opened(window)
    assert page.end.isVisibleTo(page)
    assert page.end.title.text() == "Nothing is waiting today"
    page.end.history.click()
    assert window.page_name == "history"


def test_where_nothing_waits_a_trial_is_offered(window: MainWindow) -> None:
    opened(window).end.trial.click()
    assert window.page_name == "trials"


def test_the_dashed_line_ends_where_the_round_did(window: MainWindow, number: int) -> None:
    page = opened(window, game=number)
    page.show_answer()
    assert page.trying is not None
    assert page.table.face is not None
    round_number = page.trying.decision.round
    part = next(each for each in page.table.face.parts if each.number == round_number)
    assert page.task.curve.ending == part.result


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
def test_keys_lie_below_the_table_within_its_width(
    window: MainWindow, qtbot: QtBot, number: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = opened(window, game=number)
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    caps = page.keys.findChildren(KeyCap)
    assert [cap.text() for cap in caps] == ["←", "→", "Enter", "N", "A"]
    corner = QPoint(0, 0)

    def strip() -> QRect:
        return QRect(page.keys.mapTo(page, corner), page.keys.size())

    def lies_below() -> bool:
        table = board.zones.table.toAlignedRect().translated(board.mapTo(page, corner))
        inside = [QRect(cap.mapTo(page, corner), cap.size()) for cap in caps]
        return (
            strip().left() == table.left()
            and strip().top() >= table.bottom()
            and all(strip().contains(box) for box in inside)
        )

    qtbot.waitUntil(lies_below)
    lowest = max(spot.bounds(RATIO).bottom() for spot in board.zones.hand(7))
    assert board.mapTo(page, QPoint(0, round(lowest))).y() <= strip().top()


def test_the_keys_follow_a_board_that_gets_narrower(window: MainWindow, qtbot: QtBot) -> None:
    match, review = septet_reviewed(2)
    found = kept(match, review)
    save_findings(archive().database, found, match, review)
    page = opened(window, game=found)
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    qtbot.waitUntil(lambda: board.width() == page.table.width())
    board.resize(board.width() - 200, board.height())
    right = page.keys.mapTo(page, page.keys.rect().topRight()).x()
    assert right <= board.mapTo(page, board.rect().topRight()).x()


def test_unreadable_positions_are_left_out(window: MainWindow, number: int) -> None:
    with archive().database.writing() as connection:
        connection.execute("UPDATE mistake SET data = x'00'")
    assert opened(window).end.isVisible()


def test_positions_of_yokai_are_chosen_on_its_own_board(window: MainWindow) -> None:
    match, review = yokai_reviewed(4)
    number = kept(match, review)
    moved = next(d for d in review.decisions if d.seat == 0 and d.kind == "move")
    choices = [
        replace(choice, gap=0.1 * place, gap_error=0.001)
        for place, choice in enumerate(moved.choices)
    ]
    clear = replace(moved, label=DecisionLabel.BLUNDER, loss=0.2, choices=tuple(choices))
    save_findings(archive().database, number, match, replace(review, decisions=(clear,)))
    page = opened(window)
    assert page.trying is not None
    assert page.trying.match.game.name == "yokai"
    assert page.session is not None
    assert page.table.board is not None
    assert page.table.board.is_choosing
    page.nudge()
    assert page.task.nudge_line.text()
    page.answer(next(each for each in page.table.view.legal if page.trying.choice(each) is None))
    assert page.task.line.text() == "There are better choices."
    page.task.again.click()
    page.answer(action(page, 0))
    assert page.session.stage is TryStage.RIGHT


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_are_whole(window: MainWindow, number: int, language: str) -> None:
    page = opened(window, game=number)
    page.answer(action(page, 0))
    preferences().set_value("language", language)
    QApplication.processEvents()
    said = all_words(page)
    assert ("Right" in said) == (language == "en")
