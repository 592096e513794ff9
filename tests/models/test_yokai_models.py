"""The models of Yōkai follow whole games at every level, and tell no more than the view."""

from __future__ import annotations

import pytest

from tests.ui.yokai.games import (
    new_match,
    play_until,
    seats,
    state_of,
    with_hints,
)
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Look
from yokai_desktop.engine.yokai.cards import CARDS, START_SQUARE, Place
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.shapes import SHAPES, Shape
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.grid import MemoryAid, grid_rows, portrait_of
from yokai_desktop.models.yokai.hints import HintState, best_points, hint_rows
from yokai_desktop.models.yokai.notes import NOTHING, Note
from yokai_desktop.models.yokai.shape_fit import best_fit


@pytest.mark.parametrize("aid", list(MemoryAid)[:3])
def test_no_row_tells_a_face_while_the_game_lasts(aid: MemoryAid) -> None:
    match = play_until(new_match(), lambda match: state_of(match).tableau.turn > 6)
    view = match.view(0)
    assert isinstance(view, YokaiView)
    assert any(view.families)
    for row in grid_rows(view, aid, {}):
        assert (row.family, row.remembered) == (None, None)


def test_rows_do_not_depend_on_what_the_person_cannot_see() -> None:
    """Law 5: two deals that differ only in cards never observed give equal rows."""
    families = ["kitsune", "kappa", "rokurokubi", "oni"] * 4
    swapped = families[:]
    swapped[0], swapped[1] = swapped[1], swapped[0]
    rows = []
    for deal in (families, swapped):
        match = _dealt(deal)
        for card in (4, 7):
            match.play(0, Look(card))
        view = match.view(0)
        assert isinstance(view, YokaiView)
        rows.append(grid_rows(view, MemoryAid.FULL, {}))
    assert rows[0] == rows[1]


def _dealt(families: list[str]) -> Match:
    deal = {"families": families, "hints": ["kappa", "oni", "kitsune+oni"], "first": 0}
    setup = YOKAI.setup(2, {"edition": "first", "mix": "2-1-0"}, "", deal)
    return Match(YOKAI, setup, seats(2, (0,)))


def test_looks_of_the_last_turn_of_everybody_are_marked() -> None:
    match = play_until(new_match(), lambda m: state_of(m).tableau.turn == 3)
    view = match.view(0)
    assert isinstance(view, YokaiView)
    looks = [action.card for action in match.actions if isinstance(action, Look)]
    marked = {
        (row.card, mark.seat, mark.order)
        for row in grid_rows(view, MemoryAid.LOOKS, {})
        for mark in row.looks
    }
    assert marked == {(looks[2], 1, 1), (looks[3], 1, 2)}
    assert not any(row.looks for row in grid_rows(view, MemoryAid.NONE, {}))


def test_notes_are_shown_only_with_an_aid_that_has_them() -> None:
    view = new_match().view(0)
    assert isinstance(view, YokaiView)
    notes = {3: Note(maybe=1)}
    assert grid_rows(view, MemoryAid.NOTES, notes)[3].note == Note(maybe=1)
    assert grid_rows(view, MemoryAid.LOOKS, notes)[3].note == NOTHING


def test_portraits_follow_from_the_number_of_a_card() -> None:
    """The same for everybody and at any time, and those of one row, column or corner differ."""
    square = [[portrait_of(4 * row + column) for column in range(4)] for row in range(4)]
    columns = list(zip(*square, strict=True))
    corners = [
        [square[top + y][left + x] for y in (0, 1) for x in (0, 1)]
        for top in (0, 2)
        for left in (0, 2)
    ]
    assert all(sorted(four) == [1, 2, 3, 4] for four in (*square, *columns, *corners))


def test_open_cards_show_every_face_hinted_ones_too() -> None:
    state = state_of(with_hints(new_match(), 1, placed=1))
    rows = grid_rows(state.view(0, open_cards=True), MemoryAid.FULL, {})
    assert any(row.hint is not None for row in rows)
    assert tuple(row.family for row in rows) == state.families
    assert not any(row.remembered for row in rows)


def test_best_total_counts_every_hint_as_true() -> None:
    """Y5.3."""
    match = new_match()
    assert best_points(state_of(match).tableau) == 7 * 5
    play_until(match, lambda m: state_of(m).tableau.turn > 4)
    tableau = state_of(match).tableau
    placed = sum(hint is not None for hint in tableau.hints)
    assert best_points(tableau) == placed + 2 * len(tableau.turned_up) + 5 * tableau.pile


def test_only_the_top_of_a_stack_can_be_placed() -> None:
    """Y6.2, Y9.4."""
    match = with_hints(new_match("second", 3), 2)
    rows = [row for row in hint_rows(state_of(match).tableau) if row.state is HintState.TURNED_UP]
    assert [row.can_be_placed for row in rows] == [False] * (len(rows) - 1) + [True]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_shape_covers_itself_wherever_it_lies(shape: Shape) -> None:
    turned = tuple(Place(7 - y, x - 3) for x, y in shape.places)
    fit = best_fit(turned, shape)
    assert len(fit.covered) == CARDS
    assert not fit.missing
    assert not fit.strays


def test_shape_fit_tells_missing_places_and_strays() -> None:
    shape = SHAPES[0]
    fit = best_fit(START_SQUARE, shape)
    assert len(fit.covered) + len(fit.strays) == CARDS
    assert len(fit.missing) == len(fit.strays) > 0
    assert fit.covered | fit.missing == frozenset(fit.shape)


def test_game_over_shows_every_face() -> None:
    match = play_until(new_match(), lambda m: m.to_act is None)
    view = match.view(0)
    assert isinstance(view, YokaiView)
    assert view.tableau.step is Step.OVER
    assert all(row.family is not None for row in grid_rows(view, MemoryAid.NONE, {}))
