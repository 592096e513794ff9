"""Both games by touch: cards are tapped, dragged and confirmed with a finger."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.fingers import drag, pinch, tap
from tests.ui.septet.games import new_match as new_septet
from tests.ui.septet.games import play_on, until_turn_of
from tests.ui.septet.games import quick_thinker as quick_septet
from tests.ui.septet.shown import button_of
from tests.ui.yokai.games import at_step, play_until, state_of
from tests.ui.yokai.games import long_match as long_yokai
from tests.ui.yokai.games import new_match as new_yokai
from tests.ui.yokai.games import quick_thinker as quick_yokai
from tests.ui.yokai.hand import middle_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Pass, Play
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.actions import Look, Move
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.slots import slot_spots
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.page import YokaiTable


def shown(qtbot: QtBot, page: TablePage) -> None:
    """Open a table at once, with nothing that takes time."""
    for name, value in (("animation", "off"), ("thinking_pause", 5_000), ("guide", False)):
        preferences().set_value(name, value)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.opened(routes.Table())


def septet_table(qtbot: QtBot, match: Match) -> SeptetTable:
    page = SeptetTable(match, {}, quick_septet())
    shown(qtbot, page)
    return page


def yokai_table(qtbot: QtBot, match: Match) -> YokaiTable:
    page = YokaiTable(match, {}, quick_yokai())
    shown(qtbot, page)
    return page


def free_point(page: SeptetTable, card: Card) -> QPoint:
    """A point of a card in the hand that its right neighbour does not cover."""
    spot = button_of(page.board, card).shown_spot
    return QPoint(round(spot.middle.x() - spot.width * 0.42), round(spot.middle.y()))


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


def test_a_card_is_played_by_a_tap(qtbot: QtBot) -> None:
    page = septet_table(qtbot, until_turn_of(play_on(new_septet(), 4), 0))
    view = page.match.view(0)
    assert isinstance(view, SeptetView)
    action = view.legal[-1]
    assert isinstance(action, Play)
    played = len(page.match.actions)
    tap(page.board, free_point(page, action.card))
    assert page.match.actions[played:] == [action]
    page.left()


def test_a_card_is_played_by_sliding_it_onto_the_table(qtbot: QtBot) -> None:
    page = septet_table(qtbot, until_turn_of(play_on(new_septet(), 4), 0))
    action = page.match.view(0).legal[0]
    assert isinstance(action, Play)
    played = len(page.match.actions)
    drag(page.board, free_point(page, action.card), page.board.zones.mat.center().toPoint())
    assert page.match.actions[played:] == [action]
    page.left()


def test_cards_are_passed_by_taps_and_the_button(qtbot: QtBot) -> None:
    page = septet_table(qtbot, new_septet())
    view = page.match.view(0)
    assert isinstance(view, SeptetView)
    for card in view.hand[:3]:
        tap(page.board, free_point(page, card))
    assert page.match.actions == []
    tap(page.board.tools.confirm, middle(page.board.tools.confirm))
    assert page.match.actions[:1] == [Pass(tuple(view.hand[:3]))]
    page.left()


def test_a_card_of_the_grid_is_looked_at_by_a_tap(qtbot: QtBot) -> None:
    page = yokai_table(qtbot, new_yokai())
    tap(page.board, middle_of(page.board, page.board.cards_by_number[5]))
    assert page.match.actions == [Look(5)]
    page.left()


def test_a_card_of_the_grid_is_moved_by_a_finger(qtbot: QtBot) -> None:
    page = yokai_table(qtbot, play_until(new_yokai(), at_step(Step.MOVE)))
    board = page.board
    reach = state_of(page.match).tableau.destinations
    card = next(number for number in range(16) if reach[number])
    place = reach[card][-1]
    drag(board, middle_of(board, board.cards_by_number[card]), middle_of(board, place))
    assert page.match.actions[-1] == Move(card, place)
    assert board.places[card] == place
    page.left()


def test_a_card_of_the_grid_is_moved_by_two_taps(qtbot: QtBot) -> None:
    page = yokai_table(qtbot, play_until(new_yokai(), at_step(Step.MOVE)))
    board = page.board
    reach = state_of(page.match).tableau.destinations
    card = next(number for number in range(16) if reach[number])
    tap(board, middle_of(board, board.cards_by_number[card]))
    assert board.ghosts.is_shown
    tap(board, middle_of(board, reach[card][-1]))
    assert page.match.actions[-1] == Move(card, reach[card][-1])
    page.left()


def test_the_ground_is_drawn_along_by_a_finger(qtbot: QtBot) -> None:
    page = yokai_table(qtbot, new_yokai())
    board = page.board
    before = board.camera
    start = board.zones.grid.topLeft().toPoint() + QPoint(20, 20)
    drag(board, start, start + QPoint(60, 0))
    assert board.camera.pitch == before.pitch
    assert board.camera.x == before.x + 60
    assert page.match.actions == []
    page.left()


def test_two_fingers_that_part_bring_the_grid_nearer(qtbot: QtBot) -> None:
    page = yokai_table(qtbot, long_yokai())
    board = page.board
    before = board.camera.pitch
    middle_of_grid = board.zones.grid.center().toPoint()
    pinch(board, middle_of_grid, 60, 240)
    nearer = board.camera.pitch
    assert nearer > before
    pinch(board, middle_of_grid, 240, 60)
    assert board.camera.pitch < nearer
    assert page.match.actions == []
    page.left()


def test_a_card_is_passed_by_a_finger_into_its_slot_and_back(qtbot: QtBot) -> None:
    page = septet_table(qtbot, new_septet())
    board = page.board
    view = page.match.view(0)
    assert isinstance(view, SeptetView)
    card = view.hand[2]
    slot = slot_spots(board.zones, board.mode)[1].middle.toPoint()
    drag(board, free_point(page, card), slot)
    assert board.choosing.picks[1] == card
    tap(board, slot)
    assert board.choosing.picks == [None, None, None] or not board.choosing.chosen
    page.left()
