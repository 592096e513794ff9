"""The target shape under the cards: laid by its player, never turning by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import START_SQUARE
from yokai_desktop.engine.yokai.shapes import SHAPES
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.models.yokai.shape_fit import (
    Laid,
    ShapeChoices,
    best_form,
    best_laid,
    fit_of,
    places_at_own_turn,
)
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.yokai.signs import strip_box

SHIFT = Qt.KeyboardModifier.ShiftModifier


def shape_match(step: Step = Step.FIRST_LOOK, turn: int = 3) -> Match:
    return play_until(new_match("second", 5, shape="gate"), at_step(step, turn=turn))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_form_can_be_laid_and_the_best_holds_the_most(shape: object) -> None:
    found = next(s for s in SHAPES if s is shape)
    counts = [best_laid(START_SQUARE, found, form)[0] for form in range(len(found.forms))]
    best = best_form(START_SQUARE, found)
    fit = fit_of(START_SQUARE, found, best)
    assert len(fit.covered) == max(counts)
    assert len(fit.shape) == len(fit.covered) + len(fit.missing) == 16


def test_the_best_fit_follows_only_when_ones_turn_begins() -> None:
    match = shape_match(Step.MOVE)
    view = match.view(0)
    assert isinstance(view, YokaiView)
    before = places_at_own_turn(view.history, 0)
    play_until(match, at_step(Step.HINT, turn=3))
    moved = match.view(0)
    assert isinstance(moved, YokaiView)
    assert places_at_own_turn(moved.history, 0) == before != moved.tableau.places
    play_until(match, at_step(Step.FIRST_LOOK, seat=1, turn=4))
    later = match.view(0)
    assert isinstance(later, YokaiView)
    assert places_at_own_turn(later.history, 0) == before


def test_keys_turn_and_shift_it_and_it_stays(make_table: MakeTable) -> None:
    table = make_table(shape_match())
    shapes = table.board.shapes
    first = shapes.laid
    assert first is not None
    QTest.keyClick(table.board, Qt.Key.Key_O)
    turned = shapes.laid
    assert turned is not None
    assert turned.form != first.form
    QTest.keyClick(table.board, Qt.Key.Key_Right, SHIFT)
    assert shapes.laid == turned.moved(1, 0)
    QTest.keyClick(table.board, Qt.Key.Key_O, SHIFT)
    assert shapes.laid is not None
    assert shapes.laid.form == first.form
    QTest.keyClick(table.board, Qt.Key.Key_B)
    assert shapes.laid == first
    assert shapes.choices.of(0) is None


def test_a_tile_chooses_and_hiding_keeps_the_count(make_table: MakeTable) -> None:
    table = make_table(shape_match())
    board = table.board
    panel = board.level.shape
    panel.tiles[1].click()
    assert board.shapes.laid is not None
    assert board.shapes.laid.form == 1
    assert board.shapes.under.isVisible()
    panel.hide_button.click()
    assert not board.shapes.under.isVisible()
    assert "of 16 in place" in panel.accessibleName()
    again = make_table(table.match, shape=table.extra()["shape"])
    assert again.board.shapes.laid == board.shapes.laid
    assert not again.board.shapes.under.isVisible()


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"laid": 3},
        {"laid": {"0": [9, 0, 0], "7": [0, 0, 0], "1": "x"}},
        {"hidden": ["a"]},
    ],
)
def test_choices_that_make_no_sense_are_left_out(data: Json) -> None:
    choices = ShapeChoices.read(data)
    assert [choices.of(seat) for seat in range(4)] == [None] * 4
    assert not any(choices.is_hidden(seat) for seat in range(4))


def test_choices_read_back() -> None:
    choices = ShapeChoices()
    choices.place(1, Laid(2, -3, 4))
    choices.hide(0, True)
    read = ShapeChoices.read(choices.data())
    assert read.of(1) == Laid(2, -3, 4)
    assert read.is_hidden(0)


def test_a_legend_tells_what_the_outline_is_and_its_keys(make_table: MakeTable) -> None:
    table = make_table(new_match("second", 5, shape="gate"))
    board, legend = table.board, table.board.shapes.legend
    words = [label.text() for label in legend.findChildren(Label)]
    assert legend.isVisible()
    assert "Torii, laid where it fits best" in words
    assert not legend.geometry().intersects(board.zones.grid.toRect())
    assert legend.geometry().bottom() <= board.foot.geometry().top()
    QTest.keyClick(board, Qt.Key.Key_O)
    assert "Torii, laid as you chose" in [label.text() for label in legend.findChildren(Label)]
    camera = board.camera
    board.shapes.toggle()
    assert not legend.isVisible()
    assert board.camera == camera


def test_the_words_of_the_legend_outlast_its_keys(make_table: MakeTable) -> None:
    legend = make_table(new_match("second", 5, shape="gate")).board.shapes.legend
    turn, shift = legend.keys
    whole = legend.sizeHint().width()
    legend.lie_in(QRect(0, 0, whole, 40))
    assert not turn.isHidden()
    assert not shift.isHidden()
    legend.lie_in(QRect(0, 0, whole - 10, 40))
    assert not turn.isHidden()
    assert shift.isHidden()
    legend.lie_in(QRect(0, 0, 40, 40))
    assert turn.isHidden()
    legend.lie_in(QRect(0, 0, whole, 40))
    assert not shift.isHidden()


def test_a_game_without_a_shape_has_no_legend(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    assert not board.shapes.legend.isVisible()
    assert board.shapes.legend_room == 0


def test_a_tag_leaves_hints_and_notes_in_sight(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "notes")
    match = play_until(new_match("second", 5, shape="gate"), at_step(Step.FIRST_LOOK, turn=9))
    board = make_table(match).board
    fit = board.shapes.over.fit
    assert fit is not None
    strays = {row.place: row for row in board.rows if row.place in fit.strays}
    plain = next(row for row in strays.values() if row.hint is None)
    box = board.shapes.over.tag(plain.place, board.camera)[1]
    assert box.bottom() > board.camera.cell(plain.place).bottom()
    board.notes.pin(board.viewer, plain.card, Note(maybe=1))
    board.show_notes()
    signed = [place for place, row in strays.items() if row.hint is not None] + [plain.place]
    assert len(signed) > 1
    for place in signed:
        cell = board.camera.cell(place)
        sign, box = board.shapes.over.tag(place, board.camera)
        assert sign == "×"
        assert not box.intersects(strip_box(cell))
        assert box.bottom() < cell.center().y()
    board.shapes.over.grab()
