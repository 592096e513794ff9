"""Free practice: how a move and a hint will be read is told before they are made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.ui.dojo.hands import by_mouse
from yokai_desktop.dojo.yokai.readings import readings_of
from yokai_desktop.engine.yokai.actions import Move, PlaceHint
from yokai_desktop.ui.dojo.free_page import FreePage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard


def open_practice(window: MainWindow) -> FreePage:
    preferences().set_value("animation", "off")
    window.go(routes.Speaking())
    page = window.page
    assert isinstance(page, FreePage)
    return page


def first_move(page: FreePage) -> Move:
    assert page.turn is not None
    return next(action for action in page.turn.legal if isinstance(action, Move))


def shown_percents(page: FreePage) -> list[int]:
    return [max(s.percent for s in r.shares) for r in page.shown_readings if r.shares]


def test_a_move_is_read_while_it_is_aimed_and_before_it_is_made(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_practice(window)
    turn, board = page.turn, page.table.board
    assert turn is not None
    assert isinstance(board, YokaiBoard)
    move = first_move(page)
    expected = readings_of(turn.position, str(move))
    board.choosing.lift(move.card)
    board.choosing.aim(move.place)
    qtbot.waitUntil(lambda: bool(page.shown_readings))
    assert [r.name for r in page.shown_readings] == [
        board.name(reading.seat) for reading in expected
    ]
    assert set(shown_percents(page)) <= {max(reading.shares) for reading in expected}
    board.choosing.put_back()
    here = board.places[move.card]
    by_mouse(board, move)
    assert turn.weighed == str(move)
    assert board.asked.way == (here, move.place)
    qtbot.waitUntil(lambda: not page.comparing.is_busy)
    assert [remark.move for remark in page.paper.remarks.remarks][:1] == [str(move)]
    assert move.place in board.asked.marks
    page.paper.other.click()
    assert turn.weighed == ""
    assert board.asked.way is None
    assert board.asked.marks == {}
    by_mouse(board, move)
    page.paper.make.click()
    qtbot.waitUntil(lambda: not page.table.is_busy)
    assert str(turn.practice.match.actions[-1]) == str(move)


def test_a_hint_is_read_before_it_is_placed(window: MainWindow, qtbot: QtBot) -> None:
    page = open_practice(window)
    turn = page.turn
    assert turn is not None
    for _ in range(36):
        page._chosen(first_move(page))
        page.paper.make.click()
        qtbot.waitUntil(lambda: not page.table.is_busy)
        hints = [action for action in turn.legal if isinstance(action, PlaceHint)]
        if hints:
            break
        page.another()
    board = page.table.board
    assert isinstance(board, YokaiBoard)
    hint = hints[0]
    expected = readings_of(turn.position, str(hint))
    before = len(turn.practice.match.actions)
    board.choosing.place_hint(hint.hint, hint.card)
    qtbot.waitUntil(lambda: bool(page.shown_readings))
    assert set(shown_percents(page)) <= {max(reading.shares) for reading in expected}
    assert len(turn.practice.match.actions) == before
    board.choosing.confirm()
    qtbot.waitUntil(lambda: turn.is_over and not page.table.is_busy)
    assert page.paper.another.isVisible()


def test_nothing_is_told_without_the_wish(window: MainWindow) -> None:
    page = open_practice(window)
    page.paper.toggle.setChecked(False)
    page._aimed(str(first_move(page)))
    assert not page.shown_readings
    assert not page.paper.read_as.isVisible()


def test_free_practice_is_one_of_the_choices(window: MainWindow) -> None:
    window.go(routes.Language(1))
    page = window.page
    page.choice.set_value("0")  # type: ignore[attr-defined]
    page.choice.activated.emit(0)  # type: ignore[attr-defined]
    assert window.page_name == "speaking"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
def test_the_slip_lies_beside_the_place_and_over_none_to_choose(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = open_practice(window)
    turn, board = page.turn, page.table.board
    assert turn is not None
    assert isinstance(board, YokaiBoard)
    assert page.slip.isHidden()
    moves = [action for action in turn.legal if isinstance(action, Move)]
    beside = 0
    for move in moves[::9]:
        board.choosing.lift(move.card)
        board.choosing.aim(move.place)
        page._aimed(str(move))
        told = page.slip.rows if page.slip.isVisible() else page.paper.readings
        assert told.readings == page.shown_readings != ()
        assert page.slip.isVisible() != page.paper.readings.isVisible()
        if page.slip.isVisible():
            beside += 1
            slip = QRectF(page.slip.geometry().translated(-board.pos()))
            kept = {*board.choosing.places_for(move.card), board.places[move.card]}
            assert not any(slip.intersects(board.camera.cell(place)) for place in kept)
            assert board.zones.grid.contains(slip)
    assert beside
    page._aimed("")
    assert page.slip.isHidden()


def test_where_the_slip_has_no_room_the_scroll_tells_the_same(
    window: MainWindow, qtbot: QtBot
) -> None:
    preferences().set_value("text_size", 200)
    page = open_practice(window)
    page._aimed(str(first_move(page)))
    assert page.slip.isHidden()
    assert page.paper.readings.readings == page.shown_readings != ()
    page.paper.toggle.setChecked(False)
    assert page.shown_readings == ()
    assert page.paper.readings.isHidden()
