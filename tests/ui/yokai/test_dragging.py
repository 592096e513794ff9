"""Moving cards by real mouse events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until, state_of
from tests.ui.yokai.hand import carry, click, drag, middle_of, press, release
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.carried import Carried
from yokai_desktop.ui.yokai.page import YokaiTable


def movable(match: Match) -> tuple[int, Place]:
    """A card that can be moved and the last place it may go to."""
    reach = state_of(match).tableau.destinations
    card = next(card for card in range(16) if reach[card])
    return card, reach[card][-1]


@pytest.fixture
def table(make_table: MakeTable) -> YokaiTable:
    return make_table(play_until(new_match(), at_step(Step.MOVE)))


def test_card_dropped_on_a_legal_place_is_moved(table: YokaiTable) -> None:
    card, place = movable(table.match)
    drag(table.board, table.board.cards_by_number[card], place)
    assert table.match.actions[-1] == Move(card, place)
    assert table.board.places[card] == place


def test_a_thrown_card_lands_where_it_was_thrown_to(
    table: YokaiTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = table.board
    card, place = movable(table.match)
    goal, nowhere = QPointF(middle_of(board, place)), QPoint(4, 4)
    drag(board, board.cards_by_number[card], nowhere)
    assert not any(isinstance(action, Move) for action in table.match.actions[-1:])
    monkeypatch.setattr(Carried, "throw", lambda carried, held: goal - carried.goal)
    drag(board, board.cards_by_number[card], nowhere)
    assert table.match.actions[-1] == Move(card, place)


def test_a_thrown_card_stays_on_the_legal_place_under_the_hand(
    table: YokaiTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = table.board
    card, place = movable(table.match)
    other = state_of(table.match).tableau.destinations[card][0]
    beyond = QPointF(middle_of(board, other))
    monkeypatch.setattr(Carried, "throw", lambda carried, held: beyond - carried.goal)
    drag(board, board.cards_by_number[card], place)
    assert table.match.actions[-1] == Move(card, place)


def test_only_legal_places_are_marked_while_a_card_is_in_the_air(table: YokaiTable) -> None:
    card, place = movable(table.match)
    board = table.board
    start = middle_of(board, board.cards_by_number[card])
    press(board, start)
    carry(board, start, middle_of(board, place))
    assert board.ghosts.places == state_of(table.match).tableau.destinations[card]
    assert board.ghosts.target == place
    assert board.cards_by_number[card].is_away
    release(board, middle_of(board, place))
    assert not board.ghosts.is_shown


def test_a_drag_paints_nothing_of_the_rails(table: YokaiTable, qtbot: QtBot) -> None:
    """Only the grid is painted again while a card is carried over it."""
    board = table.board
    card, place = movable(table.match)
    start, end = middle_of(board, board.cards_by_number[card]), middle_of(board, place)
    press(board, start)
    carry(board, start, end)
    qtbot.waitUntil(lambda: not board.clock.is_running)
    QTest.qWait(250)
    painted: list[QWidget] = []

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
                painted.append(watched)
            return False

    watcher = Watcher()
    rails = (board.level, board.tray, board.plates)
    for widget in (*rails, board.overlay):
        widget.installEventFilter(watcher)
    for step in range(8):
        carry(board, end, end + QPoint(step, step) * 4, steps=1)
        QTest.qWait(20)
    assert board.overlay in painted
    assert not set(painted) & set(rails)
    release(board, end)


def test_card_snaps_to_a_place_within_reach_only(table: YokaiTable) -> None:
    card, place = movable(table.match)
    board = table.board
    pitch = round(board.camera.pitch)
    start, end = middle_of(board, board.cards_by_number[card]), middle_of(board, place)
    press(board, start)
    carry(board, start, end + QPoint(round(pitch * 0.5), 0))
    assert board.ghosts.target == place
    corner = QPoint(5, 5)
    carry(board, end, corner)
    assert board.ghosts.target is None
    release(board, corner)


def test_card_dropped_elsewhere_goes_home_and_says_why(table: YokaiTable) -> None:
    card, _ = movable(table.match)
    board = table.board
    other = next(number for number in range(16) if number != card)
    before = len(table.match.actions)
    reach = state_of(table.match).tableau.destinations[card]
    assert board.places[other] not in reach
    drag(board, board.cards_by_number[card], board.cards_by_number[other])
    assert len(table.match.actions) == before
    assert not board.cards_by_number[card].is_away
    assert "A card lies there already" in board.foot.prompt.accessibleName()


def test_card_dropped_where_it_touches_nothing_says_so(table: YokaiTable) -> None:
    card, _ = movable(table.match)
    board = table.board
    x, y = board.places[card]
    drag(board, board.cards_by_number[card], Place(x + 9, y - 9))
    assert "touch a card by a side" in board.foot.prompt.accessibleName()


def test_card_dropped_onto_itself_stays(table: YokaiTable) -> None:
    card, _ = movable(table.match)
    board = table.board
    button = board.cards_by_number[card]
    start = middle_of(board, button)
    press(board, start)
    carry(board, start, start + QPoint(40, 0))
    carry(board, start + QPoint(40, 0), start)
    release(board, start)
    assert board.places[card] == state_of(table.match).tableau.places[card]
    assert not isinstance(table.match.actions[-1], Move)
    assert not button.is_away


def test_card_dropped_outside_the_window_goes_home(table: YokaiTable) -> None:
    card, _ = movable(table.match)
    board = table.board
    start = middle_of(board, board.cards_by_number[card])
    outside = QPoint(-300, board.height() + 500)
    press(board, start)
    carry(board, start, outside)
    release(board, outside)
    assert not board.is_dragging
    assert not isinstance(table.match.actions[-1], Move)
    assert board.choosing.is_open


def test_escape_puts_a_dragged_card_back(table: YokaiTable) -> None:
    card, place = movable(table.match)
    board = table.board
    start = middle_of(board, board.cards_by_number[card])
    press(board, start)
    carry(board, start, middle_of(board, place))
    QTest.keyClick(board.cards_by_number[card], Qt.Key.Key_Escape)
    assert not board.is_dragging
    assert not board.ghosts.is_shown
    release(board, middle_of(board, place))
    assert not isinstance(table.match.actions[-1], Move)
    drag(board, board.cards_by_number[card], place)
    assert table.match.actions[-1] == Move(card, place)


def test_resizing_the_window_lets_a_dragged_card_go(table: YokaiTable) -> None:
    card, place = movable(table.match)
    board = table.board
    start = middle_of(board, board.cards_by_number[card])
    press(board, start)
    carry(board, start, middle_of(board, place))
    table.resize(1100, 700)
    assert not board.is_dragging
    release(board, middle_of(board, place))
    assert not isinstance(table.match.actions[-1], Move)
    assert all(
        button.spot == board.camera.spot(place)
        for button, place in zip(board.cards_by_number, board.places, strict=True)
    )
    drag(board, board.cards_by_number[card], place)
    assert table.match.actions[-1] == Move(card, place)


@pytest.mark.parametrize("is_still", [True, False])
def test_grid_does_not_move_under_a_drag_and_recentres_after_it_if_wanted(
    table: YokaiTable, is_still: bool
) -> None:
    preferences().set_value("yokai_still", is_still)
    board = table.board
    reach = state_of(table.match).tableau.destinations
    card, place = next(
        (card, place)
        for card in range(16)
        for place in reach[card]
        if place.x > max(x for x, _ in board.places)
    )
    start, end = middle_of(board, board.cards_by_number[card]), middle_of(board, place)
    camera = board.camera
    press(board, start)
    carry(board, start, end)
    assert board.camera == camera
    release(board, end)
    assert (board.camera == camera) == board.keeps_still
    zone = board.zones.grid
    assert all(zone.contains(board.camera.cell(place)) for place in board.places)


def test_locked_card_cannot_be_picked_up(make_table: MakeTable) -> None:
    def is_locked_and_mine(match: Match) -> bool:
        locked = any(state_of(match).tableau.hints)
        return locked and at_step(Step.MOVE)(match)

    table = make_table(play_until(new_match(), is_locked_and_mine))
    board = table.board
    tableau = state_of(table.match).tableau
    card = next(number for number in range(16) if tableau.hints[number] is not None)
    drag(board, board.cards_by_number[card], Place(9, 9))
    assert not board.ghosts.is_shown
    click(board, board.cards_by_number[card])
    assert "under a hint" in board.foot.prompt.accessibleName()
    assert not isinstance(table.match.actions[-1], Move)


def test_click_lifts_a_card_and_a_second_click_puts_it_down(table: YokaiTable) -> None:
    card, place = movable(table.match)
    board = table.board
    click(board, board.cards_by_number[card])
    assert board.ghosts.is_shown
    click(board, place)
    assert table.match.actions[-1] == Move(card, place)


@pytest.mark.parametrize("is_legal", [True, False])
def test_a_card_that_is_let_go_never_jumps(table: YokaiTable, qtbot: QtBot, is_legal: bool) -> None:
    """Its first picture after that is the last one before, leaning and all."""
    preferences().set_value("animation", "normal")
    board = table.board
    card, place = movable(table.match)
    start = middle_of(board, board.cards_by_number[card])
    end = middle_of(board, place) if is_legal else QPoint(4, 4)
    press(board, start)
    carry(board, start, end)
    qtbot.wait(40)
    (carried,) = board.overlay.sprites
    before = carried.spot
    release(board, end)
    (flying,) = board.overlay.sprites
    assert flying.spot == before
    assert board.clock.is_running


def test_dropped_card_glides_home_when_motion_is_on(table: YokaiTable) -> None:
    preferences().set_value("animation", "normal")
    card, _ = movable(table.match)
    board = table.board
    button = board.cards_by_number[card]
    drag(board, button, QPoint(4, 4))
    assert board.overlay.sprites[0].picture == "yokai/back"
    assert button.is_away
    board.clock.finish()
    assert not board.overlay.sprites
    assert not button.is_away
