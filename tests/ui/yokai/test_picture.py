"""The picture of a Yōkai table: rows of an item model that any view can show."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QListView, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.yokai.games import LEVELS, any_deed, new_match, with_hints
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.cards import CardsModel
from yokai_desktop.models.yokai.cards import YokaiCard
from yokai_desktop.models.yokai.grid import MemoryAid, grid_rows
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.hint_tray import HintTray
from yokai_desktop.ui.yokai.names import BACK
from yokai_desktop.ui.yokai.picture import PILE, TURNED_UP, grid_cards, hint_cards

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def view_of(match: Match) -> YokaiView:
    view = match.view(0)
    assert isinstance(view, YokaiView)
    return view


def grid_of(view: YokaiView) -> list[YokaiCard]:
    rows, choosing = grid_rows(view, MemoryAid.LOOKS, {}), Choosing(lambda: True)
    return list(grid_cards(rows, view.seat, Camera(90, 0, 0), None, choosing, False, str))


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    board = QWidget()
    qtbot.addWidget(board)
    return board


@pytest.fixture
def tray(board: QWidget) -> HintTray:
    return HintTray(board)


@pytest.mark.parametrize(("edition", "level"), LEVELS)
def test_a_model_follows_a_whole_game(tray: HintTray, edition: str, level: int) -> None:
    """Every card is shown once, and one that lies face down never tells its face."""
    match, rng = new_match(edition, level), Random(level)
    model: CardsModel[YokaiCard] = CardsModel(YokaiCard)
    QAbstractItemModelTester(model, FATAL, model)
    while True:
        view = view_of(match)
        tray.show_hints(view.tableau)
        grid = grid_of(view)
        model.set_rows([*grid, *hint_cards(view.tableau, tray, Choosing(lambda: True))])
        assert [row.grid.place for row in grid if row.grid] == list(view.tableau.places)
        assert [row.hint for row in model.of_zone(TURNED_UP)] == list(view.tableau.turned_up)
        assert sum(row.count for row in model.of_zone(PILE)) == view.tableau.pile
        if match.to_act is None:
            break
        assert {row.picture for row in grid} == {BACK}
        match.play(match.to_act, any_deed(match.view(match.to_act), rng=rng))
    assert BACK not in {row.picture for row in grid}


def test_a_plain_list_shows_the_grid_in_words(qtbot: QtBot) -> None:
    model: CardsModel[YokaiCard] = CardsModel(YokaiCard)
    words = QListView()
    qtbot.addWidget(words)
    words.setModel(model)
    model.set_rows(grid_of(view_of(new_match())))
    shown = [words.model().index(row, 0).data() for row in range(model.rowCount())]
    squares = [f"{column}{row}" for row in range(11, 15) for column in "KLMN"]
    assert shown == [f"card {square}, face down" for square in squares]


def test_equal_hints_are_different_cards(tray: HintTray) -> None:
    view = view_of(with_hints(new_match("second", 4), 2))
    tray.show_hints(view.tableau)
    rows = list(hint_cards(view.tableau, tray, Choosing(lambda: True)))
    assert len({row.key for row in rows}) == len(rows)
