"""Private notes by mouse and keys: is, is not, one or the other, the family of another card."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until
from tests.ui.yokai.hand import click
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.note_words import note_words
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.ui.yokai.signs import paint_note

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(make_table: MakeTable) -> YokaiTable:
    preferences().set_value("yokai_memory", "notes")
    return make_table(play_until(new_match(), at_step(Step.FIRST_LOOK, turn=3)))


def note_on(table: YokaiTable, card: int) -> Note:
    return table.board.notes.of(0).get(card, Note())


def free_card(table: YokaiTable, place: int = 0) -> int:
    view = table.board.view
    assert view is not None
    return view.tableau.free[place]


@pytest.mark.parametrize(
    ("note", "same", "words"),
    [
        (Note(maybe=1), "", "is Kitsune"),
        (Note(maybe=9), "", "Kitsune or Oni"),
        (Note(never=8), "", "not Oni"),
        (Note(same=3), "L13", "same family as L13"),
        (Note(maybe=1, never=8), "", "is Kitsune, not Oni"),
    ],
)
def test_notes_in_words(note: Note, same: str, words: str) -> None:
    assert note_words(note, same) == words


def test_keys_note_what_a_card_may_be_and_is_not(table: YokaiTable) -> None:
    card = free_card(table)
    table.board.note_asked.emit(card)
    pad = table.pad
    assert pad.isVisible()
    QTest.keyClick(pad, Qt.Key.Key_1)
    QTest.keyClick(pad, Qt.Key.Key_2)
    assert note_on(table, card) == Note(maybe=3)
    QTest.keyClick(pad, Qt.Key.Key_4, SHIFT)
    assert note_on(table, card) == Note(maybe=3, never=8)
    assert (
        table.board.cards_by_number[card]
        .accessibleName()
        .endswith("face down, note: Kitsune or Kappa, not Oni")
    )
    QTest.keyClick(pad, Qt.Key.Key_0)
    assert note_on(table, card) == Note()
    QTest.keyClick(pad, Qt.Key.Key_3)
    QTest.keyClick(pad, Qt.Key.Key_N)
    assert not pad.isVisible()
    assert note_on(table, card).families == (Family.ROKUROKUBI,)


def test_escape_leaves_the_note_as_it_was(table: YokaiTable) -> None:
    card = free_card(table)
    table.board.notes.pin(0, card, Note(maybe=2))
    table.board.note_asked.emit(card)
    QTest.keyClick(table.pad, Qt.Key.Key_1)
    QTest.keyClick(table.pad, Qt.Key.Key_Escape)
    assert note_on(table, card) == Note(maybe=2)


def test_a_card_of_the_same_family_is_clicked(table: YokaiTable) -> None:
    card, other = free_card(table), free_card(table, 3)
    played = len(table.match.actions)
    table.board.note_asked.emit(card)
    QTest.keyClick(table.pad, Qt.Key.Key_S)
    click(table.board, table.board.cards_by_number[other])
    assert note_on(table, card) == Note(same=other)
    assert len(table.match.actions) == played
    row = table.board.cards_by_number[card].row
    other_row = table.board.cards_by_number[other].row
    assert row is not None
    assert other_row is not None
    assert row.same == other_row.label


def test_arrows_and_clicks_take_the_pad_to_another_card(table: YokaiTable) -> None:
    table.board.note_asked.emit(free_card(table))
    first = table.pad.card
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(table.pad, key)
        if table.pad.card != first:
            break
    assert table.pad.card != first
    click(table.board, table.board.cards_by_number[free_card(table, 5)])
    assert table.pad.card == free_card(table, 5)


def test_the_pad_never_lies_over_a_card(table: YokaiTable) -> None:
    table.board.note_asked.emit(free_card(table))
    top = table.pad.geometry().top()
    board = table.board
    assert all(board.camera.cell(place).bottom() <= top for place in board.places)


def test_a_double_right_click_takes_the_one_family_left(table: YokaiTable) -> None:
    card = free_card(table)
    table.board.notes.pin(0, card, Note(never=7))
    table.board.note_certain.emit(card)
    assert note_on(table, card) == Note(maybe=8)


def test_v_hides_all_notes_while_it_is_held(table: YokaiTable) -> None:
    board = table.board
    QTest.keyPress(board, Qt.Key.Key_V)
    assert not any(card.shows_notes for card in board.cards_by_number)
    QTest.keyRelease(board, Qt.Key.Key_V)
    assert all(card.shows_notes for card in board.cards_by_number)


def test_whoever_has_no_notes_is_told_where_to_switch_them_on(make_table: MakeTable) -> None:
    table = make_table(new_match())
    said: list[str] = []
    table.board.said.connect(said.append)
    table.board.note_asked.emit(0)
    assert not table.pad.isVisible()
    assert "memory aid" in said[-1]


@pytest.mark.parametrize("percent", [100, 200])
def test_the_family_of_another_card_is_told_within_the_card(qapp: object, percent: int) -> None:
    theme().set_window_size(QSize(1024, 640))
    theme().set_text_percent(percent)
    card = QRectF(20, 20, 56, 56)
    picture = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_note(painter, card, Note(), "L13", 1.0)
    painter.end()
    touched = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha()
    ]
    assert touched
    assert all(card.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in touched)


def test_the_pad_of_large_words_lies_over_no_card(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "notes")
    preferences().set_value("language", "fr")
    theme().set_text_percent(200)
    theme().set_window_size(QSize(1024, 640))
    match = play_until(new_match(players=3), at_step(Step.FIRST_LOOK, turn=4))
    table = make_table(match, 1024, 640)
    board, pad = table.board, table.pad
    low = max(range(16), key=lambda card: board.places[card].y)
    for card in [low, *_free(table)]:
        board.note_asked.emit(card)
        if not pad.isVisible():
            continue
        cells = [board.camera.cell(place) & board.opening for place in board.places]
        assert not any(cell.toRect().intersects(pad.geometry()) for cell in cells)
        assert board.rect().contains(pad.geometry())
        parts = [pad.same, pad.clear, pad.done, *pad.families]
        boxes = [part.geometry() for part in parts]
        assert all(pad.rect().contains(box) for box in boxes)
        assert not any(one.intersects(two) for one, two in combinations(boxes, 2))
    assert pad.isVisible()
    pad.done.click()
    assert board.foot.isVisible()
    assert board.level.isVisible()


def _free(table: YokaiTable) -> tuple[int, ...]:
    view = table.board.view
    assert view is not None
    return view.tableau.free
