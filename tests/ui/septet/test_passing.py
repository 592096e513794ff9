"""The pass: slots that receive the cards, and everything that tells what went and what came."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import NAMES, any_legal, new_match
from tests.ui.septet.shown import button_of, hand_cards
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import CardsPassed
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.motions import _CAME
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.picture import SLOT
from yokai_desktop.ui.septet.slots import foot_words, has_slots, slot_spots
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.card_marks import RIBBON

MakeTable = Callable[[Match], SeptetTable]
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
PASSING_MODES = ["four", "three", "seven-next"]


def _view(page: SeptetTable) -> SeptetView:
    assert page.board.view is not None
    return page.board.view


def _point(button: CardButton) -> QPoint:
    """On the left slip of a card, which no neighbour covers."""
    spot = button.shown_spot
    return QPointF(spot.x - spot.width * 0.42, spot.y).toPoint()


def _drag(page: SeptetTable, card: Card, end: QPoint) -> None:
    start = _point(button_of(page.board, card))
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, (start + end) / 2)
    QTest.mouseMove(page.board, end)
    QTest.mouseRelease(page.board, LEFT, pos=end)


def _slotted(page: SeptetTable) -> list[Card | None]:
    return [row.card for row in page.board.cards.model.of_zone(SLOT)]


def _slot(page: SeptetTable, number: int) -> QPoint:
    spot = slot_spots(page.board.zones, page.board.mode)[number]
    return spot.middle.toPoint()


def test_slots_come_when_the_last_hand_is_dealt(make_table: MakeTable) -> None:
    """Cards fly over a bare mat: nothing that must be read appears under them."""
    preferences().set_value("animation", "normal")
    page = make_table(new_match())
    board, seen = page.board, set()
    while page.showing.is_busy:
        board.clock.rest()
        board.clock.advance(40)
        view = _view(page)
        seen.add((sum(map(bool, view.hands)), has_slots(view), board.panels.passing.isHidden()))
    assert {hands for hands, *_ in seen} == {0, 1, 2, 3, 4}
    assert all(has == (hands == 4) for hands, has, _ in seen)
    assert all(is_hidden == (hands < 4) for hands, _, is_hidden in seen)


@pytest.mark.parametrize("mode", PASSING_MODES)
def test_slots_are_gone_once_the_cards_are_on_their_way(mode: str) -> None:
    match = new_match(mode)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    shown: list[bool] = []
    left: list[int] = []
    while view.phase == Phase.PASS:
        assert match.to_act is not None
        for event in match.play(match.to_act, any_legal(match.view(match.to_act))):
            view = view.after(seen) if (seen := event.seen_by(0)) is not None else view
            if view.phase == Phase.PASS:
                if isinstance(event, CardsPassed) and event.giver == 0:
                    left.append(len(shown))
                shown.append(has_slots(view))
    assert all(shown[: left[-1]])
    assert not any(shown[left[-1] :])


def _passed(page: SeptetTable, qtbot: QtBot) -> SeptetView:
    """Pass the first three cards and wait until the viewer is asked for a card."""
    for card in _view(page).hand[:3]:
        page.board.choosing.pick(card)
    page.board.tools.confirm.click()
    qtbot.waitUntil(lambda: page.board.is_choosing and _view(page).phase == Phase.PLAY)
    return _view(page)


@pytest.mark.parametrize("mode", PASSING_MODES)
def test_a_picked_card_leaves_the_hand_and_lies_in_its_slot(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    page = make_table(new_match(mode))
    hand = _view(page).hand
    QTest.mouseClick(page.board, LEFT, pos=_point(button_of(page.board, hand[4])))
    assert hand_cards(page.board) == (*hand[:4], *hand[5:])
    assert _slotted(page) == [hand[4]]
    button = button_of(page.board, hand[4])
    assert button.spot == slot_spots(page.board.zones, page.board.mode)[0]
    assert button.picture != "septet/back"
    receiver = NAMES[page.board.mode.receivers[0]]
    assert receiver in button.accessibleName()
    assert button.accessibleDescription() == "chosen"


def test_passed_cards_are_not_said_to_come_back(qtbot: QtBot, make_table: MakeTable) -> None:
    preferences().set_value("thinking_pause", 5_000)
    page = make_table(new_match("four"))
    assert "takes a card back" in foot_words(_view(page), "Hanako")
    assert page.board.panels.passing.isVisible()
    for card in _view(page).hand[:3]:
        page.board.choosing.pick(card)
    page.board.tools.confirm.click()
    assert _view(page).phase == Phase.PASS
    assert foot_words(_view(page), "Hanako") == "Hanako chooses three for you at the same time."
    assert not page.board.panels.passing.isVisible()


def test_a_click_on_a_slot_takes_the_card_back_to_its_place(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match())
    hand = _view(page).hand
    for card in hand[2:5]:
        page.board.choosing.pick(card)
    QTest.mouseClick(page.board, LEFT, pos=_slot(page, 1))
    assert hand_cards(page.board) == (*hand[:2], hand[3], *hand[5:])
    assert page.board.choosing.picks == [hand[2], None, hand[4]]


def test_cards_are_dragged_into_slots_between_them_and_back(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match())
    hand, choosing = _view(page).hand, page.board.choosing
    _drag(page, hand[0], _slot(page, 2))
    assert choosing.picks == [None, None, hand[0]]
    _drag(page, hand[1], _slot(page, 0))
    _drag(page, hand[0], _slot(page, 0))
    assert choosing.picks == [hand[0], None, hand[1]]
    below = button_of(page.board, hand[6]).spot.middle.toPoint()
    _drag(page, hand[0], below)
    assert choosing.picks == [None, None, hand[1]]
    assert hand[0] in hand_cards(page.board)


def test_the_keyboard_fills_the_slots_takes_back_and_passes(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match())
    board = page.board
    QTest.keyClick(board, KEY.Key_Right)
    for count in (1, 2, 3):
        QTest.keyClick(board.focusWidget(), KEY.Key_Return)
        assert len(board.choosing.chosen) == count
    assert board.focusWidget() is board.tools.confirm
    QTest.keyClick(board.focusWidget(), KEY.Key_Backspace)
    assert len(board.choosing.chosen) == 2
    QTest.keyClick(board, KEY.Key_Right)
    QTest.keyClick(board.focusWidget(), KEY.Key_Return)
    QTest.keyClick(board, KEY.Key_Space)
    assert str(page.match.actions[0]).startswith("pass ")


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return])
def test_cards_picked_by_mouse_are_passed_by_a_key(
    qtbot: QtBot, make_table: MakeTable, key: Qt.Key
) -> None:
    page = make_table(new_match())
    board = page.board
    for card in _view(page).hand[:3]:
        QTest.mouseClick(button_of(board, card), LEFT)
    assert len(board.choosing.chosen) == 3
    focused = board.focusWidget()
    assert focused is board.tools.confirm
    QTest.keyClick(focused, key)
    assert str(page.match.actions[0]).startswith("pass ")


@pytest.mark.parametrize("mode", PASSING_MODES)
def test_received_cards_wear_a_ribbon_until_the_first_trick_is_over(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    page = make_table(new_match(mode))
    view = _passed(page, qtbot)
    for came in view.received:
        for card in came.cards:
            if card not in view.hand:
                continue
            button = button_of(page.board, card)
            assert [mark.kind for mark in button.marks] == [RIBBON]
            assert button.accessibleName().endswith(f"from {NAMES[came.giver]}")
    got = {card for came in view.received for card in came.cards}
    others = [card for card in view.hand if card not in got]
    assert not any(button_of(page.board, card).marks for card in others)
    while not _view(page).tricks or not page.board.is_choosing:
        if page.board.is_choosing:
            page.board.chosen.emit(any_legal(page.table.view))
        qtbot.wait(5)
    marks = [button_of(page.board, card).marks for card in _view(page).hand]
    assert not any(marks)
    assert page.board.panels.passed.isHidden()


@pytest.mark.parametrize("mode", PASSING_MODES)
def test_the_log_tells_all_round_what_went_and_what_came(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    page = make_table(new_match(mode))
    page.resize(1440, 900)
    log = page.board.panels.log.model
    assert log.rows[0].words == "Passing"
    view = _passed(page, qtbot)
    rows = [row for row in log.rows if row.cards]
    assert [row.words.split(":")[0] for row in rows] == ["You passed", "You got"]
    assert [len(row.cards) for row in rows] == [3, 3]
    assert page.board.panels.passed.isVisible()
    while len(_view(page).tricks) < 2:
        if page.board.is_choosing:
            page.board.chosen.emit(any_legal(page.table.view))
        qtbot.wait(5)
    assert [row for row in log.rows if row.cards] == rows
    assert view.passed == _view(page).passed


def test_the_first_prompt_says_who_passed_what(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match())
    _passed(page, qtbot)
    assert "Hanako passed you " in page.board.tools.prompt.accessibleName()
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: page.board.is_choosing)
    assert "passed you" not in page.board.tools.prompt.accessibleName()


def test_in_seven_next_the_prompt_names_every_giver(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match("seven-next"))
    _passed(page, qtbot)
    words = page.board.tools.prompt.accessibleName()
    assert all(f"from {name}" in words for name in NAMES[1:])


def test_cards_that_come_stop_face_up_before_they_go_in(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match())
    board = page.board
    preferences().set_value("animation", "normal")
    for card in _view(page).hand[:3]:
        board.choosing.pick(card)
    board.tools.confirm.click()
    seen: set[Card | None] = set()
    for _ in range(3000):
        qtbot.wait(1)
        board.clock.advance(40)
        seen |= {row.card for row in board.cards.model.of_zone(_CAME)}
        if _view(page).received:
            break
    assert seen == set(_view(page).received[0].cards)


def test_a_pass_in_a_hotseat_is_told_to_its_own_people_only(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match(people=(0, 1)))
    page.resize(1440, 900)
    passed: dict[int, tuple[Card, ...]] = {}
    for _ in range(40):
        qtbot.waitUntil(lambda: page.table.awaits is not None or page.board.is_choosing)
        if page.table.awaits is not None:
            assert not page.board.isVisible()
            QTest.keyClick(page.curtain, KEY.Key_Space)
            continue
        view = _view(page)
        if view.phase == Phase.PASS:
            assert not _slotted(page)
            for card in view.hand[:3]:
                page.board.choosing.pick(card)
            passed[view.seat] = tuple(page.board.choosing.chosen)
            page.board.tools.confirm.click()
            continue
        assert view.passed == passed[view.seat]
        told = [row.words for row in page.board.panels.log.model.rows if row.cards]
        other = passed[1 - view.seat]
        assert len(told) == 2
        assert all(str(card.rank) in told[0] or card.is_ace for card in view.passed)
        assert page.board.panels.passed._passed._cards == view.passed
        assert page.board.panels.passed._passed._cards != other
        return
    raise AssertionError("nobody was asked for a card")
