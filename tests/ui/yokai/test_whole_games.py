"""Whole games with the mouse alone and with the keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import any_deed, new_match
from tests.ui.yokai.hand import click, drag, end_peek, hint_of, hints_of, pile_of
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.table.pace import SHORTEST_PEEK
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.page import YokaiTable

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def play_whole_game(qtbot: QtBot, table: YokaiTable, deed: object, seed: int) -> None:
    """Choose at random whenever the person is asked, until the game is over."""
    rng = Random(seed)
    for _ in range(2_000):
        if table.match.outcome is not None:
            return
        qtbot.wait(1)
        if table.board.choosing.is_open:
            wanted = any_deed(table.table.view, rng=rng)
            before = len(table.match.actions)
            deed(table, wanted)  # type: ignore[operator]
            assert len(table.match.actions) > before, f"{wanted} was not played"
            assert table.match.actions[before] == wanted
    raise AssertionError("the game does not end")


def by_mouse(table: YokaiTable, wanted: Action) -> None:
    board = table.board
    match wanted:
        case Look(card):
            click(board, board.cards_by_number[card])
            end_peek(board)
        case Move(card, place):
            drag(board, board.cards_by_number[card], place)
        case Reveal():
            click(board, pile_of(board))
        case PlaceHint(hint, card):
            button = hint_of(board, hint)
            assert button is not None
            if card % 2:
                drag(board, button, board.cards_by_number[card])
            else:
                click(board, button)
                click(board, board.cards_by_number[card])
            board.foot.confirm.click()


def press_key(key: Qt.Key) -> None:
    target = QApplication.focusWidget()
    assert isinstance(target, QWidget)
    QTest.keyClick(target, key)


def by_keyboard(table: YokaiTable, wanted: Action) -> None:
    board = table.board
    match wanted:
        case Look(card):
            walk_to(board, card)
            press_key(Qt.Key.Key_Return)
            board.clock.advance(SHORTEST_PEEK + 1)
            press_key(Qt.Key.Key_Space)
        case Move(card, place):
            walk_to(board, card)
            press_key(Qt.Key.Key_Return)
            aim_at(board, place)
            press_key(Qt.Key.Key_Return)
        case Reveal():
            walk_to(board, board.keys.at)
            press_key(Qt.Key.Key_T)
        case PlaceHint(hint, card):
            walk_to(board, board.keys.at)
            shown = hints_of(board)
            button = hint_of(board, hint)
            assert button is not None
            press_key(Qt.Key(Qt.Key.Key_1 + shown.index(button)))
            walk_to(board, card)
            press_key(Qt.Key.Key_Return)
            press_key(Qt.Key.Key_Return)


def walk_to(board: YokaiBoard, card: int) -> None:
    """Reach a card with the arrow keys alone, by the shortest way there is."""
    focused = QApplication.focusWidget()
    if focused is not board.cards_by_number[board.keys.at]:
        board.setFocus()
        press_key(Qt.Key.Key_Right)
    steps = way(board.keys.at, card, lambda at, key: neighbour(board, at, key))
    for key in steps:
        press_key(key)
    assert QApplication.focusWidget() is board.cards_by_number[card]


def neighbour(board: YokaiBoard, at: int, key: Qt.Key) -> int:
    from yokai_desktop.ui.yokai.choosing import nearest_towards

    found = nearest_towards(board.places[at], ARROWS[key], board.places)
    return at if found is None else board.places.index(found)


def aim_at(board: YokaiBoard, place: Place) -> None:
    """Reach a legal place with the arrow keys alone."""
    for key in ARROWS:
        press_key(key)
        if board.choosing.target is not None:
            break
    start = board.choosing.target
    assert start is not None
    lifted = board.choosing.lifted
    assert lifted is not None
    places = board.choosing.places_for(lifted)

    def step(at: Place, key: Qt.Key) -> Place:
        from yokai_desktop.ui.yokai.choosing import nearest_towards

        return nearest_towards(at, ARROWS[key], places) or at

    for key in way(start, place, step):
        press_key(key)
    assert board.choosing.target == place


def way(start: object, end: object, step: object) -> list[Qt.Key]:
    """The keys that lead from one place to another; fails if one cannot be reached."""
    ways: dict[object, list[Qt.Key]] = {start: []}
    waiting = [start]
    while waiting:
        at = waiting.pop(0)
        if at == end:
            return ways[at]
        for key in ARROWS:
            there = step(at, key)  # type: ignore[operator]
            if there not in ways:
                ways[there] = [*ways[at], key]
                waiting.append(there)
    raise AssertionError(f"{end} cannot be reached from {start}")


@pytest.mark.parametrize(("edition", "level"), [("first", 2), ("second", 4)])
def test_whole_game_with_the_mouse_alone(
    qtbot: QtBot, make_table: MakeTable, edition: str, level: int
) -> None:
    table = make_table(new_match(edition, level))
    play_whole_game(qtbot, table, by_mouse, level)
    assert table.match.outcome is not None
    assert table.board.ending.is_shown


@pytest.mark.parametrize(("edition", "level"), [("first", 1), ("second", 3)])
def test_whole_game_with_the_keyboard_alone(
    qtbot: QtBot, make_table: MakeTable, edition: str, level: int
) -> None:
    table = make_table(new_match(edition, level))
    table.activateWindow()
    play_whole_game(qtbot, table, by_keyboard, level)
    assert table.match.outcome is not None
