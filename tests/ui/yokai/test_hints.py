"""Hints at the table: turned up, placed, confirmed, taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import (
    at_step,
    joined_match,
    new_match,
    play_until,
    state_of,
    with_hints,
)
from tests.ui.yokai.hand import click, drag, hints_of, middle_of, pile_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.page import YokaiTable


@pytest.fixture
def table(make_table: MakeTable) -> YokaiTable:
    return make_table(with_hints(new_match()))


def free_card(table: YokaiTable) -> int:
    return state_of(table.match).tableau.free[0]


def test_click_on_the_pile_turns_up_a_hint(table: YokaiTable) -> None:
    before = len(table.match.actions)
    click(table.board, pile_of(table.board))
    assert table.match.actions[before] == Reveal()


def test_hint_then_card_waits_for_confirmation(table: YokaiTable) -> None:
    board, card = table.board, free_card(table)
    hint = state_of(table.match).tableau.turned_up[0]
    before = len(table.match.actions)
    click(board, hints_of(board)[0])
    click(board, board.cards_by_number[card])
    assert len(table.match.actions) == before
    assert board.cards_by_number[card].offered_hint == hint
    assert board.foot.confirm.isVisible()
    board.foot.confirm.click()
    assert table.match.actions[before] == PlaceHint(hint, card)


def test_chosen_hint_can_be_put_back_before_confirmation(table: YokaiTable) -> None:
    board, card = table.board, free_card(table)
    before = len(table.match.actions)
    click(board, hints_of(board)[0])
    click(board, board.cards_by_number[card])
    board.foot.back.click()
    assert board.cards_by_number[card].offered_hint is None
    QTest.keyClick(board.cards_by_number[card], Qt.Key.Key_Escape)
    assert board.choosing.hint is None
    assert len(table.match.actions) == before


def test_without_confirmation_a_hint_is_placed_at_once(make_table: MakeTable) -> None:
    preferences().set_value("confirm", False)
    table = make_table(with_hints(new_match()))
    hint, card = state_of(table.match).tableau.turned_up[0], free_card(table)
    before = len(table.match.actions)
    drag(table.board, hints_of(table.board)[0], table.board.cards_by_number[card])
    assert table.match.actions[before] == PlaceHint(hint, card)


def test_hint_dropped_beside_the_cards_goes_home_and_says_so(table: YokaiTable) -> None:
    board = table.board
    drag(board, hints_of(board)[0], QPoint(4, 4))
    assert board.choosing.hint is None
    assert "Drop the hint on a card" in board.foot.prompt.accessibleName()


def test_card_without_a_hint_in_hand_asks_for_one(table: YokaiTable) -> None:
    click(table.board, table.board.cards_by_number[free_card(table)])
    assert "Take a hint first" in table.board.foot.prompt.accessibleName()


def test_only_the_top_of_a_stack_may_be_placed(make_table: MakeTable) -> None:
    match = with_hints(new_match("second", 3), 2)
    table = make_table(match)
    board = table.board
    shown = hints_of(board)
    assert [button.look.legal for button in shown] == [False] * (len(shown) - 1) + [True]
    point = middle_of(board, shown[0]) - QPoint(0, round(shown[0].spot.width * 0.2))
    click(board, point)
    assert board.choosing.hint is None
    assert "last hint turned up" in board.foot.prompt.accessibleName()


def test_blank_hints_show_no_family(make_table: MakeTable) -> None:
    match = with_hints(new_match("second", 4))
    board = make_table(match).board
    assert {button.picture for button in hints_of(board)} == {"yokai/hint-blank"}


def test_declaring_is_a_confirmed_act_at_the_start_of_a_turn(make_table: MakeTable) -> None:
    table = make_table(joined_match())
    board = table.board
    assert board.declare.button.isEnabled()
    board.declare.button.click()
    assert board.question.isVisible()
    board.question.no.click()
    assert table.match.actions == []
    assert not board.question.isVisible()
    board.declare.button.click()
    board.question.yes.click()
    assert table.match.actions == [Appease()]
    assert board.ending.is_shown
    assert board.ending.title.text() == "The yōkai are at peace"


def test_declaring_is_not_offered_later_in_a_turn(table: YokaiTable) -> None:
    assert not table.board.declare.button.isEnabled()


@pytest.mark.parametrize("way", ["button", "board", "bar"])
def test_move_can_be_taken_back_once_if_the_setting_allows(make_table: MakeTable, way: str) -> None:
    preferences().set_value("yokai_take_back", True)
    table = make_table(play_until(new_match(), at_step(Step.MOVE)))
    board = table.board
    before = list(table.match.actions)
    places = board.places
    reach = state_of(table.match).tableau.destinations
    card = next(number for number in range(16) if reach[number])
    drag(board, board.cards_by_number[card], reach[card][0])
    assert board.foot.take_back.isVisible()
    if way == "button":
        board.foot.take_back.click()
    else:
        place = board if way == "board" else table.aid_button
        QTest.keyClick(place, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.match.actions == before
    assert board.places == places
    assert table.match.marks[-1].what == f"took back {Move(card, reach[card][0])}"
    assert board.choosing.step is Step.MOVE
    drag(board, board.cards_by_number[card], reach[card][-1])
    assert table.match.actions[-1] == Move(card, reach[card][-1])
    assert not board.foot.take_back.isVisible()
    assert Match.replay(table.match.record()) == table.match


def test_move_cannot_be_taken_back_by_default(table: YokaiTable) -> None:
    assert not table.board.foot.take_back.isVisible()


@pytest.mark.parametrize("is_keyboard", [True, False])
def test_large_words_tell_the_keys_of_hints_to_those_who_play_with_keys(
    make_table: MakeTable, is_keyboard: bool
) -> None:
    theme().set_window_size(QSize(1024, 640))
    theme().set_text_percent(200)
    leading_hand().is_keyboard = is_keyboard
    match = play_until(new_match(), at_step(Step.HINT))
    board = make_table(match, 1024, 640).board
    words = board.foot.prompt.accessibleName()
    assert words.startswith("Turn up a hint.")
    assert ("T: turn up" in words) is is_keyboard
    assert not board.foot._keys.isVisible()
    assert board.foot.rect().contains(board.foot.prompt.geometry())
