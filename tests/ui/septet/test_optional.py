"""What one may switch on: forced cards that play themselves, and cards taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, any_legal, new_match, play_on, until_turn_of
from tests.ui.septet.shown import button_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.taking_back import can_take_back
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.card_marks import TAG
from yokai_desktop.ui.table.pace import ONLY_CARD

MakeTable = Callable[[Match], SeptetTable]
KEY = Qt.Key


def _forced() -> Match:
    """A match in which the viewer has a single choice among several cards."""
    for seed in range(60):
        match = until_turn_of(play_on(new_match(seed=str(seed)), 8, seed), 0)
        for _ in range(12):
            view = match.view(0)
            assert isinstance(view, SeptetView)
            if match.to_act == 0 and len(view.legal) == 1 and len(view.hand) > 2 and view.trick:
                return match
            until_turn_of(play_on(match, 1, seed), 0)
            if match.to_act is None:
                break
    raise AssertionError("no such position")


def test_a_forced_card_waits_with_its_tag_then_plays_itself(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    preferences().set_value("septet_forced", True)
    match = _forced()
    (action,) = match.view(0).legal
    assert isinstance(action, Play)
    played = len(match.actions)
    page = make_table(match)
    button = button_of(page.board, action.card)
    assert [(mark.kind, mark.text) for mark in button.marks] == [(TAG, "the only card")]
    page.board.clock.advance(ONLY_CARD - 100)
    assert len(match.actions) == played
    page.board.clock.advance(200)
    assert match.actions[played] == action


def test_escape_keeps_a_forced_card(qtbot: QtBot, make_table: MakeTable) -> None:
    preferences().set_value("septet_forced", True)
    match = _forced()
    (action,) = match.view(0).legal
    assert isinstance(action, Play)
    played = len(match.actions)
    page = make_table(match)
    QTest.keyClick(page.board, KEY.Key_Escape)
    page.board.clock.advance(3 * ONLY_CARD)
    assert len(match.actions) == played
    assert button_of(page.board, action.card).marks == ()
    button_of(page.board, action.card).click()
    assert match.actions[played] == action


def test_forced_cards_wait_for_the_person_unless_so_chosen(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    match = _forced()
    played = len(match.actions)
    page = make_table(match)
    page.board.clock.advance(3 * ONLY_CARD)
    assert len(match.actions) == played
    assert page.board.choosing.forced is None


def _after_a_trick(mode: str) -> Match:
    match = new_match(mode)
    while True:
        until_turn_of(play_on(match, 1), 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if len(view.tricks) == 2:
            return match


@pytest.mark.parametrize("mode", MODES)
def test_a_card_is_taken_back_with_all_that_followed(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    preferences().set_value("septet_take_back", True)
    match = _after_a_trick(mode)
    page = make_table(match)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    assert view.last_trick is not None
    card = next(played.card for played in view.last_trick.cards if played.seat == 0)
    assert page.take_back_button.isEnabled()
    QTest.keyClick(page.board, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    shown = page.board.view
    assert shown == match.view(0)
    assert shown is not None
    assert card in shown.playable
    assert len(shown.tricks) == 1
    assert [mark.what for mark in match.marks] == [f"took back {Play(card)}"]
    assert Match.replay(match.record()) == match
    assert page.board.is_choosing
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: page.board.is_choosing or match.outcome is not None)


def test_the_keys_take_a_card_back_from_wherever_the_keyboard_is(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    preferences().set_value("septet_take_back", True)
    match = _after_a_trick("four")
    page = make_table(match)
    before = len(match.actions)
    QTest.keyClick(page.aid_button, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(match.actions) < before


def test_taking_back_is_off_unless_chosen_and_never_among_people(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    match = _after_a_trick("four")
    page = make_table(match)
    before = match.record()
    assert not page.take_back_button.isVisible()
    QTest.keyClick(page.board, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert match.record() == before
    shared = new_match(people=(0, 2))
    while not shared.view(0).tricks or shared.to_act != 0:  # type: ignore[attr-defined]
        play_on(shared, 1)
    assert not can_take_back(shared, 0)
