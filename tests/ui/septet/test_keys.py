"""Keys and drops that are rarer than a played card: rows, taking back, straws, receivers."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.conftest import MakeTable
from tests.ui.septet.games import new_match, play_on, swapping, until_turn_of
from tests.ui.septet.shown import button_of, hand_buttons, straw_button, straw_buttons
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Discard, Done, Play, Tuck
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.note import NoteSlip

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def view_of(page: SeptetTable) -> SeptetView:
    view = page.table.view
    assert isinstance(view, SeptetView)
    return view


def press(page: SeptetTable, key: Qt.Key) -> None:
    QTest.keyClick(page.board.focusWidget() or page.board, key)


def drag(page: SeptetTable, button: CardButton, end: QPoint) -> None:
    spot = button.shown_spot
    start = QPointF(spot.x - spot.width * 0.42, spot.y).toPoint()
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, (start + end) / 2)
    QTest.mouseMove(page.board, end)
    QTest.mouseRelease(page.board, LEFT, pos=end)


def with_open_straw_card() -> Match:
    """A two-player match in which the first seat may play a card of its straw."""
    match = play_on(new_match("two"), 3, 4)
    while True:
        until_turn_of(match, 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if view.phase == Phase.PLAY:
            cards = {action.card for action in view.legal if isinstance(action, Play)}
            if cards - set(view.hand) and cards & set(view.hand):
                return match
        play_on(match, 1, 4)


def test_up_and_down_lead_from_the_hand_to_the_straw_and_back(make_table: MakeTable) -> None:
    page = make_table(with_open_straw_card())
    press(page, KEY.Key_Down)  # nothing has the focus yet: the hand gets it
    first = page.board.focusWidget()
    assert isinstance(first, CardButton)
    assert first in hand_buttons(page.board)
    press(page, KEY.Key_Up)
    above = page.board.focusWidget()
    assert isinstance(above, CardButton)
    assert above in straw_buttons(page.board)
    assert above.spot.y < first.spot.y
    press(page, KEY.Key_Down)
    again = page.board.focusWidget()
    assert isinstance(again, CardButton)
    assert again.spot.y > above.spot.y


def test_a_straw_card_is_played_by_enter(make_table: MakeTable) -> None:
    page = make_table(with_open_straw_card())
    press(page, KEY.Key_Down)
    press(page, KEY.Key_Up)
    hand = set(view_of(page).hand)
    played = len(page.match.actions)
    press(page, KEY.Key_Return)
    action = page.match.actions[played]
    assert isinstance(action, Play)
    assert action.card not in hand


def test_keys_with_ctrl_belong_to_the_window(make_table: MakeTable) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 6), 0))
    played = len(page.match.actions)
    QTest.keyClick(page.board, KEY.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert len(page.match.actions) == played


def test_h_asks_for_a_hint(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 6), 0))
    with qtbot.waitSignal(page.board.hint_asked):
        press(page, KEY.Key_H)


def test_escape_closes_the_log_and_lets_a_card_go(make_table: MakeTable) -> None:
    page = make_table(with_open_straw_card())
    press(page, KEY.Key_L)
    assert page.board.panels.is_log_over_table
    press(page, KEY.Key_Escape)
    assert not page.board.panels.is_log_over_table
    button = next(button for button in hand_buttons(page.board) if button.look.legal)
    spot = button.shown_spot
    start = QPointF(spot.x - spot.width * 0.42, spot.y).toPoint()
    QTest.mousePress(page.board, LEFT, pos=start)
    QTest.mouseMove(page.board, start + QPoint(80, -120))
    assert page.board.is_dragging
    press(page, KEY.Key_Escape)
    assert not page.board.is_dragging
    assert not button.is_away


def test_escape_puts_a_note_away_before_anything_else(make_table: MakeTable) -> None:
    page = make_table(new_match())
    press(page, KEY.Key_1)
    preferences().set_value("guide", True)
    page.board.offered.emit()
    note = page.board.findChild(NoteSlip)
    assert note is not None
    assert not note.isHidden()
    press(page, KEY.Key_Escape)
    assert note.isHidden()
    assert len(page.board.choosing.chosen) == 1
    press(page, KEY.Key_Escape)
    assert page.board.choosing.chosen == []


def test_a_digit_beyond_the_cards_does_nothing(make_table: MakeTable) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 6), 0))
    while len(view_of(page).legal) > 8:
        play_on(page.match, 1)
    before = page.match.record()
    press(page, KEY.Key_0)
    assert page.match.record() == before


def test_enter_leaves_the_straw_as_it_is(make_table: MakeTable) -> None:
    page = make_table(swapping(Tuck))
    played = len(page.match.actions)
    page.board.setFocus()
    QTest.keyClick(page.board, KEY.Key_Return)
    assert page.match.actions[played] == Done()


def test_a_boss_that_was_picked_is_put_back_by_escape_or_a_second_click(
    make_table: MakeTable,
) -> None:
    page = make_table(swapping(Tuck))
    choosing = page.board.choosing
    tuck = next(action for action in view_of(page).legal if isinstance(action, Tuck))
    boss = (True, tuck.place)
    choosing.pick_place(boss)
    assert choosing.boss == boss
    press(page, KEY.Key_Escape)
    assert choosing.boss is None
    choosing.pick_place(boss)
    choosing.pick_place(boss)
    assert choosing.boss is None
    assert not choosing.take_back()


def test_what_makes_no_swap_is_refused_with_a_reason(make_table: MakeTable) -> None:
    page = make_table(swapping(Tuck))
    choosing = page.board.choosing
    before = page.match.record()
    reasons: list[str] = []
    choosing.refused.connect(lambda refusal: reasons.append(refusal.reason))
    choosing.pick_place((False, 0))
    choosing.pick(view_of(page).hand[0])
    tucks = [action for action in view_of(page).legal if isinstance(action, Tuck)]
    choosing.pick_place((True, tucks[0].place))
    far = next(slot for slot in range(7) if slot not in {tuck.slot for tuck in tucks})
    choosing.pick_place((False, far))
    assert reasons == ["no_boss_there"] * 3
    assert page.match.record() == before


def test_a_covered_straw_card_is_refused(make_table: MakeTable) -> None:
    page = make_table(with_open_straw_card())
    straw = view_of(page).straws[0]
    covered = next(i for i, card in enumerate(straw.down) if card is not None and card.card is None)
    reasons: list[str] = []
    page.board.choosing.refused.connect(lambda refusal: reasons.append(refusal.reason))
    page.board.choosing.pick_place((False, covered))
    assert reasons == ["card_is_covered"]


def test_a_picked_discard_is_put_back_by_a_second_click(make_table: MakeTable) -> None:
    page = make_table(new_match("two"))
    action = view_of(page).legal[0]
    assert isinstance(action, Discard)
    choosing = page.board.choosing
    choosing.pick(action.card)
    assert choosing.chosen == [action.card]
    choosing.pick(action.card)
    assert choosing.chosen == []
    assert page.match.actions == []


def test_nothing_can_be_picked_while_nobody_asks(make_table: MakeTable) -> None:
    page = make_table(new_match("two"))
    choosing = page.board.choosing
    card = view_of(page).hand[0]
    choosing.offer(None, ())
    choosing.pick(card)
    choosing.pick_place((True, 0))
    choosing.confirm()
    assert choosing.chosen == []
    assert page.match.actions == []


def test_a_straw_card_is_played_by_dropping_it_on_the_mat(make_table: MakeTable) -> None:
    page = make_table(with_open_straw_card())
    place = next(place for place in page.board.choosing.choosable_places() if place[0])
    button = straw_button(page.board, place)
    played = len(page.match.actions)
    middle = button.shown_spot.middle.toPoint()
    end = page.board.zones.mat.center().toPoint()
    QTest.mousePress(page.board, LEFT, pos=middle)
    QTest.mouseMove(page.board, (middle + end) / 2)
    QTest.mouseMove(page.board, end)
    QTest.mouseRelease(page.board, LEFT, pos=end)
    assert isinstance(page.match.actions[played], Play)


def test_in_seven_next_a_plate_is_a_place_too(make_table: MakeTable) -> None:
    page = make_table(new_match("seven-next"))
    card = view_of(page).hand[4]
    button = button_of(page.board, card)
    drag(page, button, page.board.zones.plate(2).center().toPoint())
    assert card in page.board.choosing.picks
    where = page.board.choosing.picks.index(card)
    drag(page, button, page.board.zones.trick(3).middle.toPoint())
    assert page.board.choosing.picks.index(card) != where
    drag(page, button, QPoint(round(page.board.zones.mat.center().x()), 5))
    assert page.match.actions == []
