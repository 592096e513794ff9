"""The open grid: moves by the rules, peace as the engine judges it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.dojo.yokai.deduction import is_surely_at_peace, only_family, worlds
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.engine.yokai.actions import Move, read_action
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.scoring import Ending, result_of
from yokai_desktop.engine.yokai.view import YokaiView

PEACE = [trial for trial in shipped().trials if trial.kind is TrialKind.PEACE]


def view_of(trial: Trial) -> YokaiView:
    view = trial.position.view()
    assert isinstance(view, YokaiView)
    return view


@pytest.mark.parametrize("trial", PEACE, ids=lambda trial: trial.id)
def test_peace_is_what_the_engine_calls_it(trial: Trial) -> None:
    view = view_of(trial)
    grid = OpenGrid.of(view)
    for text in (*trial.solution, ""):
        tableau = grid.tableau
        judged = result_of(
            edition=tableau.edition,
            players=2,
            ending=Ending.DECLARED,
            cells=tableau.cells,
            families=grid.families,
            hints=tableau.hints,
            turned_up=0,
            face_down=tableau.pile,
            affinities=view.affinities,
            shape=tableau.shape,
        )
        assert grid.is_at_peace == judged.won == (not text)
        if text:
            move = read_action(text)
            assert isinstance(move, Move)
            grid = grid.moved(move)


def test_a_move_the_rules_forbid_is_refused() -> None:
    grid = OpenGrid.of(view_of(PEACE[0]))
    with pytest.raises(ValueError, match="move 0"):
        grid.moved(Move(0, Place(50, 50)))


def test_hidden_cards_make_no_open_grid() -> None:
    hidden = replace(PEACE[0].position, is_open=False).view()
    assert isinstance(hidden, YokaiView)
    with pytest.raises(ValueError, match="hidden"):
        OpenGrid.of(hidden)


def test_at_the_start_nothing_is_sure() -> None:
    view = replace(PEACE[0].position, is_open=False).view()
    assert isinstance(view, YokaiView)
    assert only_family(view, 0) is None
    assert is_surely_at_peace(view) is False


def test_every_deal_that_fits_has_four_of_each() -> None:
    trial = next(trial for trial in shipped().trials if trial.kind is TrialKind.DECLARE)
    found = list(worlds(view_of(trial)))
    assert found
    assert len(set(found)) == len(found)
    assert all(families.count(family) == 4 for families in found for family in families)
