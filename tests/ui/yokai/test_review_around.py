"""What stands around the grid of a review: the turns, the curves, hints or signs, what was told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tests.accessibility.painted_words import watched_painters
from tests.reviewed_games import kept, yokai_reviewed
from tests.ui.review.test_decision_page import opened
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.review.below_grid import BelowGrid
from yokai_desktop.ui.yokai.review.board import ReviewBoard
from yokai_desktop.ui.yokai.review.choice_marks import BEST, PLAYED, ChoiceMarks
from yokai_desktop.ui.yokai.review.turns_scroll import ReviewedTurnsScroll

pytestmark = pytest.mark.usefixtures("still")

Key = Qt.Key
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def at_decision(window: MainWindow, at: int) -> DecisionPage:
    return opened(window, kept(*yokai_reviewed(4)), at)


def turns(page: DecisionPage) -> ReviewedTurnsScroll:
    assert isinstance(page.beside, ReviewedTurnsScroll)
    return page.beside


def board(page: DecisionPage) -> ReviewBoard:
    assert isinstance(page.table.board, ReviewBoard)
    return page.table.board


def test_the_turns_are_a_list_that_reads_well_and_follows_the_review(window: MainWindow) -> None:
    page = at_decision(window, 0)
    shown = turns(page).list
    QAbstractItemModelTester(shown.model_rows, FATAL, page)
    assert len(shown.model_rows.rows) == 5
    said = shown.model_rows.data(shown.model_rows.index(0, 0))
    assert said.startswith("Turn 1: You, ")
    assert shown.accessibleName() == "Turn by turn"
    assert (shown.current_turn, shown.current_step) == (1, 0)
    page.table.step("forward")
    assert (shown.current_turn, shown.current_step) == (1, 1)
    page.go_to(page.table.last)
    assert shown.current_turn == 5


def test_a_click_on_a_mark_leads_to_its_step_and_enter_to_the_first(window: MainWindow) -> None:
    page = at_decision(window, 0)
    shown = turns(page).list
    box = shown.visualRect(shown.model_rows.index(1, 0))
    spot = shown.mark_box(QRectF(box), 2).center().toPoint()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.position == shown.model_rows.rows[1].index + 2
    shown.setFocus()
    shown.setCurrentIndex(shown.model_rows.index(2, 0))
    QTest.keyClick(shown, Key.Key_Return)
    assert page.position == shown.model_rows.rows[2].index


def test_no_trace_of_turns_before_lies_over_the_choices(window: MainWindow) -> None:
    page = at_decision(window, 0)
    page.go_to(turns(page).list.model_rows.rows[3].index + 2)
    past = board(page).past
    assert past.trace
    assert past.layer.isHidden()
    assert page.table.eyes is not None
    page.table.eyes.plates[0].pressed.emit()
    page.table.eyes.put_away()
    assert past.layer.isHidden()


def test_names_of_both_ends_of_peace_stand_above_the_plot(window: MainWindow) -> None:
    page = at_decision(window, 0)
    window.resize(1440, 900)
    assert isinstance(page.table.below, BelowGrid)
    plot = page.table.below.plot
    with watched_painters() as painted:
        plot.grab()
    named = {words.text: words for words in painted if words.widget is plot}
    assert "declared" in named
    assert not [words.text for words in painted if words.widget is plot and words.is_cut]


def test_the_grid_shows_what_was_done_and_what_was_best(window: MainWindow) -> None:
    _, review = yokai_reviewed(4)
    moved = next(
        each
        for each in review.decisions
        if each.kind == "move" and each.choices and each.choices[0].action != each.action
    )
    page = at_decision(window, moved.index)
    marks = board(page).findChild(ChoiceMarks)
    assert marks is not None
    assert [choice.kind for choice in marks.choices] == [PLAYED, BEST]
    assert all(choice.place is not None for choice in marks.choices)


def test_no_card_is_seen_below_the_beliefs_of_others(window: MainWindow) -> None:
    page = at_decision(window, 6)
    QTest.keyPress(page, Key.Key_2)
    cards = board(page).cards_by_number
    assert all(card.is_away for card in cards)
    assert not board(page).past.layer.isVisible()
    page.table.step("back")
    assert all(card.is_away for card in board(page).cards_by_number)
    QTest.keyRelease(page, Key.Key_2)
    assert not any(card.is_away for card in board(page).cards_by_number)


def test_the_line_below_tells_the_hints_and_while_eyes_are_lent_the_signs(
    window: MainWindow,
) -> None:
    page = at_decision(window, 6)
    below = page.table.below
    assert isinstance(below, BelowGrid)
    assert "face down" in below.line.accessibleName()
    QTest.keyPress(page, Key.Key_2)
    assert below.line.words == ("seen by Aiko", "believed, in %", "believed wrongly")
    QTest.keyRelease(page, Key.Key_2)
    assert "face down" in below.line.accessibleName()


def test_nothing_but_the_grid_is_on_the_board_even_at_the_end(window: MainWindow) -> None:
    page = at_decision(window, 0)
    page.go_to(page.table.last)
    shown = board(page)
    for part in (shown.tray, shown.level, shown.declare, shown.plates, shown.foot):
        assert not part.isVisible()
    assert not shown.ending.is_shown


@pytest.mark.parametrize("key", [Key.Key_L, Key.Key_O])
def test_a_key_opens_all_cards(window: MainWindow, key: Qt.Key) -> None:
    page = at_decision(window, 2)
    QTest.keyClick(page, key)
    assert page.table.is_open
    QTest.keyClick(page, key)
    assert not page.table.is_open


def test_accuracy_of_each_stands_below_the_turns(window: MainWindow) -> None:
    page = at_decision(window, 0)
    grades = [widget.accessibleName() for widget in turns(page).findChildren(QWidget)]
    assert sum("too few choices" in name for name in grades) == 2
