"""Playing by mouse, by drag and by keyboard, in every phase of every mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import new_match, play_on, swapping, until_turn_of
from tests.ui.septet.shown import button_of, card_of, straw_button
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.picture import CHOICE
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.carried import Carried
from yokai_desktop.ui.table.landing_light import LandingLight

MakeTable = Callable[[Match], SeptetTable]
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key


def _view(page: SeptetTable) -> SeptetView:
    view = page.table.view
    assert isinstance(view, SeptetView)
    return view


def _free_point(button: CardButton) -> QPoint:
    """A point on the left slip of a card, which no neighbour covers."""
    spot = button.shown_spot
    return QPointF(spot.x - spot.width * 0.42, spot.y).toPoint()


def _click(page: SeptetTable, button: CardButton) -> None:
    QTest.mouseClick(page.board, LEFT, pos=_free_point(button))


def _button(page: SeptetTable, card: Card) -> CardButton:
    return button_of(page.board, card)


def _playing(mode: str = "four") -> Match:
    """A match in which the viewer must follow and holds cards that may not be played."""
    for seed in range(40):
        match = play_on(new_match(mode), 6, seed)
        until_turn_of(match, 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if view.phase == Phase.PLAY and view.trick and 0 < len(view.legal) < len(view.hand):
            return match
    raise AssertionError("no such position")


def test_a_click_plays_a_legal_card(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    action = _view(page).legal[0]
    assert isinstance(action, Play)
    played = len(page.match.actions)
    _click(page, _button(page, action.card))
    assert page.match.actions[played] == action


def test_legal_cards_are_raised_and_others_dimmed(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    legal = {action.card for action in _view(page).legal if isinstance(action, Play)}
    for card in _view(page).hand:
        look = _button(page, card).look
        assert (look.legal, look.dimmed) == (card in legal, card not in legal)


def test_a_refused_click_says_why(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    legal = {action.card for action in _view(page).legal if isinstance(action, Play)}
    other = next(card for card in _view(page).hand if card not in legal)
    before = page.match.record()
    _click(page, _button(page, other))
    assert page.match.record() == before
    assert "must follow" in page.board.tools.prompt.accessibleName()


def test_dragging_onto_the_table_plays(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    action = _view(page).legal[0]
    assert isinstance(action, Play)
    played = len(page.match.actions)
    start = _free_point(_button(page, action.card))
    end = page.board.zones.mat.center().toPoint()
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, (start + end) / 2)
    QTest.mouseMove(page.board, end)
    QTest.mouseRelease(page.board, LEFT, pos=end)
    assert page.match.actions[played] == action


def test_dropping_back_on_the_hand_plays_nothing(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    action = _view(page).legal[0]
    assert isinstance(action, Play)
    before = page.match.record()
    start = _free_point(_button(page, action.card))
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, start + QPoint(60, 10))
    QTest.mouseRelease(page.board, LEFT, pos=start + QPoint(60, 10))
    assert page.match.record() == before
    assert not _button(page, action.card).is_away


def test_the_place_of_a_card_shines_before_it_is_let_go(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_playing())
    action = _view(page).legal[0]
    assert isinstance(action, Play)
    board = page.board
    (light,) = board.findChildren(LandingLight)
    start = _free_point(_button(page, action.card))
    QTest.mousePress(board, LEFT, pos=start)
    QTest.mouseMove(board, start + QPoint(60, 10))
    assert not light.isVisible()
    QTest.mouseMove(board, board.zones.mat.center().toPoint())
    assert light.isVisible()
    assert QRectF(light.geometry()).contains(board.zones.trick(0).middle)
    QTest.mouseRelease(board, LEFT, pos=start)
    assert not light.isVisible()


def test_a_card_thrown_at_the_table_is_played(
    qtbot: QtBot, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make_table(_playing())
    action = _view(page).legal[0]
    assert isinstance(action, Play)
    played = len(page.match.actions)
    monkeypatch.setattr(Carried, "throw", lambda carried, held: QPointF(0, -400))
    start = _free_point(_button(page, action.card))
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, start - QPoint(0, 20))
    QTest.mouseRelease(page.board, LEFT, pos=start - QPoint(0, 20))
    assert page.match.actions[played] == action


@pytest.mark.parametrize("is_played", [True, False])
def test_a_card_that_is_let_go_never_jumps(
    qtbot: QtBot, make_table: MakeTable, is_played: bool
) -> None:
    """Its first picture after that is the last one before, leaning and all."""
    page = make_table(_playing())
    preferences().set_value("animation", "normal")
    action, board = _view(page).legal[0], page.board
    assert isinstance(action, Play)
    start = _free_point(_button(page, action.card))
    end = board.zones.mat.center().toPoint() if is_played else start + QPoint(90, 10)
    QTest.mousePress(board, LEFT, pos=start)
    for step in (0.3, 0.6, 1.0):
        QTest.mouseMove(board, start + (end - start) * step)
        qtbot.wait(20)
    (carried,) = board.overlay.sprites
    before = carried.spot
    assert before.width > _button(page, action.card).spot.width
    QTest.mouseRelease(board, LEFT, pos=end)
    (flying,) = (s for s in board.overlay.sprites if s.picture == carried.picture)
    assert flying.spot == before
    assert board.clock.is_running


def test_arrows_and_enter_play(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    played = len(page.match.actions)
    QTest.keyClick(page.board, KEY.Key_Right)
    focused = page.board.focusWidget()
    assert isinstance(focused, CardButton)
    assert focused.look.legal
    card = card_of(page.board, focused)
    QTest.keyClick(focused, KEY.Key_Return)
    assert page.match.actions[played] == Play(card)  # type: ignore[arg-type]


def test_a_digit_plays_the_nth_legal_card(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_playing())
    legal = _view(page).legal
    played = len(page.match.actions)
    QTest.keyClick(page.board, getattr(KEY, f"Key_{len(legal)}"))
    assert page.match.actions[played] == legal[-1]


def test_three_cards_are_passed_after_confirming(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match())
    board = page.board
    cards = _view(page).hand
    assert not board.tools.confirm.isEnabled()
    for card in cards[:3]:
        _click(page, _button(page, card))
    assert page.match.actions == []
    assert board.tools.confirm.isEnabled()
    assert all(_button(page, card).look.laid for card in cards[:3])
    board.tools.confirm.click()
    assert page.match.actions[0] == Pass(tuple(cards[:3]))


def test_picks_can_be_taken_back_until_confirmed(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match())
    cards = _view(page).hand
    for card in cards[:3]:
        _click(page, _button(page, card))
    QTest.keyClick(page.board, KEY.Key_Escape)
    assert page.board.choosing.chosen == list(cards[:2])
    _click(page, _button(page, cards[0]))
    assert page.board.choosing.chosen == [cards[1]]
    assert page.match.actions == []


def test_a_fourth_card_is_refused_with_a_reason(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match())
    for card in _view(page).hand[:4]:
        _click(page, _button(page, card))
    assert len(page.board.choosing.chosen) == 3
    assert "take one back" in page.board.tools.prompt.accessibleName()


def test_passing_by_keyboard_alone(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match())
    for _ in range(3):
        QTest.keyClick(page.board.focusWidget() or page.board, KEY.Key_Right)
        QTest.keyClick(page.board.focusWidget(), KEY.Key_Space)
    QTest.keyClick(page.board.focusWidget(), KEY.Key_Return)
    assert isinstance(page.match.actions[0], Pass)


def test_in_seven_next_each_player_gets_one_card(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match("seven-next"))
    cards = _view(page).hand
    for card in (cards[5], cards[2], cards[8]):
        _click(page, _button(page, card))
    page.board.tools.confirm.click()
    assert page.match.actions[0] == Pass((cards[5], cards[2], cards[8]))


def test_in_seven_next_a_card_can_be_dropped_on_its_receiver(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match("seven-next"))
    card = _view(page).hand[4]
    start = _free_point(_button(page, card))
    end = page.board.zones.trick(3).middle.toPoint()
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, end)
    QTest.mouseRelease(page.board, LEFT, pos=end)
    assert page.board.choosing.picks == [None, None, card]


def test_a_discard_waits_for_the_button(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match("two"))
    action = _view(page).legal[0]
    assert isinstance(action, Discard)
    _click(page, _button(page, action.card))
    assert page.match.actions == []
    page.board.tools.confirm.click()
    assert page.match.actions[0] == action


def test_a_discard_is_immediate_without_confirmation(qtbot: QtBot, make_table: MakeTable) -> None:
    preferences().set_value("confirm", False)
    page = make_table(new_match("two"))
    action = _view(page).legal[0]
    assert isinstance(action, Discard)
    _click(page, _button(page, action.card))
    assert page.match.actions[0] == action


def test_a_boss_is_tucked_under_with_two_clicks(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(swapping(Tuck))
    tuck = next(action for action in _view(page).legal if isinstance(action, Tuck))
    played = len(page.match.actions)
    boss = straw_button(page.board, (True, tuck.place))
    assert boss.look.legal
    boss.click()
    assert len(page.match.actions) == played
    below = straw_button(page.board, (False, tuck.slot))
    assert below.look.legal
    below.click()
    assert page.match.actions[played] == tuck


def test_swapping_can_be_left_as_it_is(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(swapping(Tuck))
    played = len(page.match.actions)
    page.board.tools.confirm.click()
    assert page.match.actions[played] == Done()


def test_of_two_bosses_one_is_chosen(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(swapping(Show))
    show = _view(page).legal[1]
    played = len(page.match.actions)
    bosses = page.board.cards.buttons(CHOICE)
    assert len(bosses) == 2
    QTest.mouseClick(page.board, LEFT, pos=bosses[1].shown_spot.middle.toPoint())
    assert page.match.actions[played] == show


def test_an_open_straw_card_is_played_by_a_click(qtbot: QtBot, make_table: MakeTable) -> None:
    match = play_on(new_match("two"), 3, 4)
    while True:
        until_turn_of(match, 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        hand = set(view.hand)
        if view.phase == Phase.PLAY and any(action.card not in hand for action in view.legal):  # type: ignore[attr-defined]
            break
        play_on(match, 1, 4)
    page = make_table(match)
    place = next(place for place in page.board.choosing.choosable_places() if place[0])
    button = straw_button(page.board, place)
    played = len(page.match.actions)
    QTest.mouseClick(page.board, LEFT, pos=button.shown_spot.middle.toPoint())
    assert isinstance(page.match.actions[played], Play)


def test_a_click_finishes_the_running_motion(qtbot: QtBot, make_table: MakeTable) -> None:
    preferences().set_value("animation", "slow")
    page = make_table(new_match())
    assert page.showing.is_busy
    for _ in range(20):
        if not page.showing.is_busy:
            break
        QTest.mouseClick(page.board, LEFT, pos=QPoint(5, 5))
    assert not page.showing.is_busy
    assert page.board.choosing.is_asked


@pytest.mark.parametrize("key", [KEY.Key_T, KEY.Key_L])
def test_letters_open_the_last_trick_and_the_log(
    qtbot: QtBot, make_table: MakeTable, key: Qt.Key
) -> None:
    page = make_table(until_turn_of(play_on(new_match("two"), 12), 0))
    QTest.keyClick(page.board, key)
    panels = page.board.panels
    assert panels.peek.isVisible() == (key == KEY.Key_T)
    assert panels.is_log_over_table == (key == KEY.Key_L)
