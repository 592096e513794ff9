"""Rarer ways of the hand: changing one's mind, wrong moments, keys without a card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until, state_of, with_hints
from tests.ui.yokai.hand import click, drag, hints_of, pile_of
from yokai_desktop.engine.yokai.actions import Look, Move, PlaceHint
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.ui.yokai.picture import TURNED_UP

KEY = Qt.Key


@pytest.fixture
def moving(make_table: MakeTable) -> YokaiTable:
    return make_table(play_until(new_match(), at_step(Step.MOVE)))


@pytest.fixture
def hinting(make_table: MakeTable) -> YokaiTable:
    return make_table(with_hints(new_match(), count=2, placed=1))


def refusals(table: YokaiTable) -> list[str]:
    """The reasons that are given from now on."""
    reasons: list[str] = []
    table.board.choosing.refused.connect(lambda refusal, card: reasons.append(refusal.reason))
    return reasons


def movable(table: YokaiTable) -> list[int]:
    reach = state_of(table.match).tableau.destinations
    return [card for card in range(16) if reach[card]]


def test_another_card_can_be_lifted_instead(moving: YokaiTable) -> None:
    board = moving.board
    one, other = movable(moving)[:2]
    click(board, board.cards_by_number[one])
    assert board.choosing.lifted == one
    click(board, board.cards_by_number[other])
    assert board.choosing.lifted == other
    assert not isinstance(moving.match.actions[-1], Move)


def test_a_click_far_away_puts_the_lifted_card_back(moving: YokaiTable) -> None:
    board = moving.board
    click(board, board.cards_by_number[movable(moving)[0]])
    corner = board.zones.grid.topLeft().toPoint() + QPoint(4, 4)
    click(board, corner)
    assert board.choosing.lifted is None
    assert not board.ghosts.is_shown


def test_hints_are_refused_before_their_step(moving: YokaiTable) -> None:
    reasons = refusals(moving)
    board = moving.board
    click(board, pile_of(board))
    assert reasons == ["wrong_step"]
    assert not board.choosing.may_reveal


def test_turned_up_hints_are_refused_before_their_step(make_table: MakeTable) -> None:
    match = with_hints(new_match(), count=2)
    play_until(match, lambda m: at_step(Step.MOVE)(m) and bool(state_of(m).tableau.turned_up))
    table = make_table(match)
    reasons = refusals(table)
    before = len(table.match.actions)
    click(table.board, hints_of(table.board)[0])
    assert reasons == ["wrong_step"]
    assert len(table.match.actions) == before


def test_a_hint_cannot_lie_on_a_locked_card(hinting: YokaiTable) -> None:
    board = hinting.board
    reasons = refusals(hinting)
    hints = state_of(hinting.match).tableau.hints
    locked = next(card for card in range(16) if hints[card] is not None)
    drag(board, hints_of(board)[0], board.cards_by_number[locked])
    assert reasons == ["card_is_locked"]
    assert board.choosing.pending is None


def test_a_hint_is_dragged_onto_a_card_and_confirmed_with_enter(hinting: YokaiTable) -> None:
    board = hinting.board
    tableau = state_of(hinting.match).tableau
    card, hint = tableau.free[0], tableau.turned_up[0]
    before = len(hinting.match.actions)
    drag(board, hints_of(board)[0], board.cards_by_number[card])
    assert board.choosing.pending == PlaceHint(hint, card)
    board.setFocus()
    QTest.keyClick(board, KEY.Key_Return)
    assert hinting.match.actions[before] == PlaceHint(hint, card)


def test_a_click_on_the_card_confirms_the_hint_on_it(hinting: YokaiTable) -> None:
    board = hinting.board
    tableau = state_of(hinting.match).tableau
    card, hint = tableau.free[0], tableau.turned_up[0]
    before = len(hinting.match.actions)
    click(board, hints_of(board)[0])
    click(board, board.cards_by_number[card])
    click(board, board.cards_by_number[card])
    assert hinting.match.actions[before] == PlaceHint(hint, card)


def test_a_hint_clicked_twice_is_put_back(hinting: YokaiTable) -> None:
    board = hinting.board
    button = hints_of(board)[0]
    click(board, button)
    assert board.choosing.hint == board.cards.model.of_zone(TURNED_UP)[0].hint
    click(board, button)
    assert board.choosing.hint is None
    QTest.keyClick(board, KEY.Key_9)  # there are not so many
    assert board.choosing.hint is None


def test_enter_begins_at_a_card(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(new_match())
    board = table.board
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    board.setFocus()
    QTest.keyClick(board, KEY.Key_Return)
    assert board.focusWidget() is board.cards_by_number[board.keys.at]
    assert table.match.actions == []
    QTest.keyClick(board.focusWidget(), KEY.Key_Return)
    assert table.match.actions == [Look(board.keys.at)]


def test_n_asks_for_the_notes_of_the_card(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(new_match())
    with qtbot.waitSignal(table.board.note_asked) as asked:
        QTest.keyClick(table.board, KEY.Key_N)
    assert asked.args == [table.board.keys.at]


def test_other_letters_mean_nothing(make_table: MakeTable) -> None:
    table = make_table(new_match())
    for key in (KEY.Key_Q, KEY.Key_5, KEY.Key_T):
        QTest.keyClick(table.board, key)
    assert table.match.actions == []


def test_keys_and_clicks_wait_while_partners_play(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    board.choosing.offer(None, ())
    touches: list[None] = []
    board.touched.connect(lambda: touches.append(None))
    QTest.keyClick(board, KEY.Key_Return)
    click(board, board.cards_by_number[3])
    board.hands.click_card(board.cards_by_number[3])
    board.hands.click_pile()
    assert len(touches) == 2
    assert table.match.actions == []


def test_a_card_that_cannot_go_anywhere_says_so(moving: YokaiTable) -> None:
    choosing = moving.board.choosing
    reasons = refusals(moving)
    card = movable(moving)[0]
    assert choosing.places_for(card)
    choosing.places_for = lambda card: ()  # type: ignore[method-assign]
    choosing.click_card(card)
    assert reasons == ["card_is_stuck"]


def test_a_choice_that_is_closed_takes_nothing(moving: YokaiTable) -> None:
    choosing = moving.board.choosing
    hint_before = choosing.hint
    choosing.offer(None, ())
    assert not choosing.drop(Place(0, 0))
    choosing.step_target((1, 0))
    choosing.confirm()
    choosing.click_card(0)
    assert not choosing.can_choose(0)
    assert choosing.target is None
    assert choosing.hint == hint_before
