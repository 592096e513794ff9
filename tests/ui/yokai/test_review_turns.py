"""A reviewed game of Yōkai: its turns with both curves, and the grid through anybody's eyes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from tests.ui.review.test_decision_page import opened
from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.models.yokai.turns import beliefs_at, families_of, turns_of
from yokai_desktop.ui.parts.keys import digit_of
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.eyes_row import NOBODY
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.review.belief_chips import BeliefChips
from yokai_desktop.ui.yokai.review.belief_signs import is_wrong, likeliest
from yokai_desktop.ui.yokai.review.turns_list import ReviewedTurnsList
from yokai_desktop.ui.yokai.review.turns_plot import TurnsPlot

pytestmark = pytest.mark.usefixtures("still")

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def at_decision(window: MainWindow, at: int) -> DecisionPage:
    return opened(window, kept(*yokai_reviewed(4)), at)


def test_turns_tell_marks_moves_and_what_the_team_knew() -> None:
    match, review = yokai_reviewed(4)
    turns = turns_of(match, review)
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert sum(len(turn.marks) for turn in turns) == len(review.decisions)
    assert turns[-1].is_declared
    assert [turn.is_declared for turn in turns].count(True) == 1
    assert all(turn.knew is not None and 0 <= turn.knew <= 100 for turn in turns)
    truth = families_of(match)
    first, last = (review.decisions[n].facts["beliefs"] for n in (0, -1))
    share = [sum(seat[card][truth[card]] for card in range(16)) for seat in (first[0], last[0])]
    assert share[1] > share[0], "looking teaches"


def test_beliefs_are_those_before_the_decision() -> None:
    _, review = yokai_reviewed(4)
    assert beliefs_at(review, 0, 0) is None
    looked = review.decisions[0]
    card = int(looked.action.split()[1])
    after = beliefs_at(review, 1, looked.seat)
    assert after is not None
    assert max(after[card]) == 100
    other = beliefs_at(review, 1, 1 - looked.seat)
    assert other is not None
    assert max(other[card]) < 100


def test_only_likely_families_are_drawn_and_false_ones_marked() -> None:
    fox, kappa = FAMILIES[0], FAMILIES[1]
    shares = [0, 0, 0, 0]
    shares[fox], shares[kappa] = 64, 36
    assert likeliest(shares) == [(fox, 64), (kappa, 36)]
    assert likeliest([25, 25, 25, 25]) == []
    assert likeliest([100, 0, 0, 0])[0][1] == 100
    assert is_wrong(shares, int(kappa))
    assert not is_wrong(shares, int(fox))


def test_the_opening_page_shows_the_turns_and_leads_to_them(window: MainWindow) -> None:
    match, review = yokai_reviewed(4)
    window.go(routes.Review(game=kept(match, review)))
    plot = window.page.findChild(TurnsPlot)
    assert plot is not None
    assert plot.accessibleDescription().count("Turn ") == len(plot.turns)
    plot.setFocus()
    QTest.keyClick(plot, Key.Key_Right)
    QTest.keyClick(plot, Key.Key_Return)
    page = window.page
    assert isinstance(page, DecisionPage)
    assert page.position == plot.turns[1].index


def test_holding_a_plate_lends_eyes_until_it_is_let_go(window: MainWindow) -> None:
    page = at_decision(window, 6)
    assert page.table.eyes is not None
    assert page.table.player is not None
    QTest.mousePress(page.table.eyes.plates[1], Qt.MouseButton.LeftButton)
    chips = page.table.player.board.findChild(BeliefChips)
    assert chips is not None
    assert chips.isVisible()
    assert not page.table.player.board.grab().isNull()
    QTest.mouseRelease(page.table.eyes.plates[1], Qt.MouseButton.LeftButton)
    assert not chips.isVisible()


def test_number_keys_lend_eyes_and_shift_keeps_them(window: MainWindow) -> None:
    page = at_decision(window, 6)
    assert page.table.eyes is not None
    QTest.keyPress(page, Key.Key_2)
    assert page.table.eyes.seat == 1
    QTest.keyRelease(page, Key.Key_2)
    assert page.table.eyes.seat == NOBODY
    QTest.keyPress(page, Key.Key_1, SHIFT)
    QTest.keyRelease(page, Key.Key_1, SHIFT)
    assert page.table.eyes.seat == 0
    page.table.step("back")
    assert page.table.eyes.seat == 0
    QTest.keyPress(page, Key.Key_1, SHIFT)
    assert page.table.eyes.seat == NOBODY
    QTest.keyPress(page, Key.Key_9)
    assert page.table.eyes.seat == NOBODY


def test_septet_has_no_plates_to_hold(window: MainWindow) -> None:
    page = at_decision(window, 2)
    match, review = septet_reviewed()
    window.go(routes.Review(game=kept(match, review)))
    overview = window.page
    assert isinstance(overview, ReviewPage)
    overview.open_decision(3)
    assert page.table.eyes is None


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_a_name_in_the_list_of_turns_is_whole_or_left_to_the_mask(
    window: MainWindow, size: tuple[int, int]
) -> None:
    preferences().set_value("language", "fr")
    window.resize(*size)
    page = at_decision(window, 6)
    turns = page.findChild(ReviewedTurnsList)
    assert turns is not None
    rows = turns.model_rows.rows
    room = turns.places_of(QRectF(turns.visualRect(turns.model_rows.index(0, 0))))[2].width()
    shown = {turns.name_shown(row, room) for row in rows}
    assert shown in ({""}, {"Vous", "Aiko"})
    assert {turns.name_shown(row, 500) for row in rows} == {"Vous", "Aiko"}
    assert {turns.name_shown(row, 10) for row in rows} == {""}


@pytest.mark.parametrize(
    ("typed", "scan_code", "digit"),
    [
        (Key.Key_2, 0, 2),
        (Key.Key_At, 11, 2),  # with Shift, American
        (Key.Key_Ampersand, 10, 1),  # without it, French
        (Key.Key_At, 0, None),
        (Key.Key_0, 19, None),
    ],
)
def test_a_digit_is_known_by_its_key_whatever_it_types(
    typed: Qt.Key, scan_code: int, digit: int | None
) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, typed, SHIFT, scan_code, 0, 0)
    assert digit_of(event) == digit
