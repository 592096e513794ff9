"""The names of places: fixed for a whole game, and every one reads back."""

from __future__ import annotations

import pytest

from tests.ui.yokai.games import new_match
from yokai_desktop.cli.yokai.console import DRAWING, grid_lines
from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.engine.yokai.events import Looked, Moved
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.words.yokai.events import happened
from yokai_desktop.words.yokai.places import GridSpots, column_name, place_name, place_named


def test_the_deal_lies_at_k_to_n_and_11_to_14() -> None:
    assert place_name(START_SQUARE[0]) == "K11"
    assert place_name(START_SQUARE[15]) == "N14"


def test_a_name_does_not_shift_when_the_outline_changes() -> None:
    moved = (Place(-3, 1), *START_SQUARE[1:])
    assert GridSpots(moved).card(1) == GridSpots(START_SQUARE).card(1) == "L11"
    assert GridSpots(moved).card(0) == "H12"


def test_columns_beyond_the_alphabet_have_double_letters() -> None:
    names = [column_name(x) for x in (-10, -11, -12, 15, 16, 17)]
    assert names == ["A", "ZZ", "YY", "Z", "AA", "BB"]


@pytest.mark.parametrize("x", range(-16, 20))
def test_every_name_reads_back(x: int) -> None:
    place = Place(x, x - 4)
    near = tuple(Place(x + away, 0) for away in range(4))
    assert place_named(place_name(place), near) == place
    assert place_named("KL11", near) is None


def test_sentences_name_both_places_of_a_move() -> None:
    spots = GridSpots(START_SQUARE)
    moved = Moved(1, 15, START_SQUARE[15], Place(4, 1))
    assert happened(moved, str, spots, 0) == "1 moves N14 to O12."
    assert happened(Looked(1, 9, None), str, spots, 0) == "1 looks at L13."


def test_the_terminal_takes_names_and_numbers() -> None:
    view = new_match().view(0)
    assert isinstance(view, YokaiView)
    assert DRAWING.meant("look l13", view) == "look 9"
    assert DRAWING.meant("move N14 O12", view) == "move 15 4,1"
    assert DRAWING.meant("move 15 4,1", view) == "move 15 4,1"
    assert DRAWING.meant("hint kappa K11", view) == "hint kappa 0"
    assert grid_lines(view)[0].split() == ["J", "K", "L", "M", "N", "O"]
