"""While cards are small, the one in hand, under the pointer or the keyboard is shown large."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import JOINED, at_step, long_match, new_match, play_until, seats, state_of
from tests.ui.yokai.hand import middle_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.words.yokai.places import place_name


def point(board: YokaiBoard, card: int) -> None:
    QTest.mouseMove(board, middle_of(board, board.cards_by_number[card]))


def test_a_small_card_that_is_pointed_at_is_shown_large(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "notes")
    table = make_table(long_match())
    board, near = table.board, table.board.near
    board.notes.pin(0, 5, Note(maybe=1))
    board.show_notes()
    assert not near.isVisible()
    point(board, 5)
    assert near.isVisible()
    assert near.card is board.cards_by_number[5]
    assert near.lines == (place_name(board.places[5]), "Your note: is Kitsune")
    assert not any(near.geometry().intersects(c.geometry()) for c in board.cards_by_number)
    assert board.rect().contains(near.geometry())
    near.grab()
    board.leaveEvent(QEvent(QEvent.Type.Leave))
    assert not near.isVisible()


def test_a_card_in_the_air_tells_where_from_and_where_to(make_table: MakeTable) -> None:
    table = make_table(play_until(long_match(), at_step(Step.MOVE)))
    board = table.board
    reach = state_of(table.match).tableau.destinations
    card = next(number for number in range(16) if reach[number])
    start, end = middle_of(board, board.cards_by_number[card]), middle_of(board, reach[card][0])
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(board, (QPointF(start) + QPointF(end - start) * part).toPoint())
    assert board.near.card is board.cards_by_number[card]
    was, goal = place_name(board.places[card]), place_name(reach[card][0])
    assert board.near.lines[0] == f"{was} to {goal}"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert board.near.lines[0] == was or not board.near.isVisible()


def stairs() -> Match:
    """The cards lie in steps from one corner to the other."""
    places = [[number // 2, (number + 1) // 2] for number in range(16)]
    deal = {"families": JOINED, "places": places}
    setup = YOKAI.setup(3, {"edition": "first", "first": "0"}, "", deal)
    return Match(YOKAI, setup, seats(3, (0,)))


@pytest.mark.parametrize("deal", [stairs, long_match])
def test_what_is_shown_large_hides_no_card_and_no_place(
    make_table: MakeTable, deal: Callable[[], Match]
) -> None:
    table = make_table(play_until(deal(), at_step(Step.MOVE)))
    board = table.board
    assert board.camera.pitch <= 60
    reach = state_of(table.match).tableau.destinations
    hidden, shown = [], 0
    for card in [number for number in range(16) if reach[number]][::3]:
        start = middle_of(board, board.cards_by_number[card])
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
        for goal in (reach[card][0], reach[card][-1]):
            end = middle_of(board, goal)
            QTest.mouseMove(board, (start + end) / 2)
            QTest.mouseMove(board, end)
            if board.near.isVisible():
                shown += 1
                cells = [board.camera.cell(place) for place in (*board.places, *reach[card])]
                box = QRectF(board.near.geometry()).adjusted(1, 1, -1, -1)
                hidden += [place for place in cells if place.intersects(box)]
        QTest.keyClick(board, Qt.Key.Key_Escape)
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=start)
    assert hidden == []
    assert shown


def test_large_cards_need_no_larger_picture(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    point(board, 5)
    assert not board.near.isVisible()


def test_a_card_face_down_is_face_down_when_it_is_large(make_table: MakeTable) -> None:
    board = make_table(long_match()).board
    card = board.cards_by_number[5]
    other = board.cards_by_number[6]
    one, two = card.portrait(100, 1.0).toImage(), other.portrait(100, 1.0).toImage()
    assert one == two
