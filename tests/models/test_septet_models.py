"""The models of Septet follow whole games in every mode, and tell no more than the view."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, any_legal, new_match
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.log import LogModel
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.models.septet.hand import HandModel, hand_rows
from yokai_desktop.models.septet.scores import ScoresModel, score_rows
from yokai_desktop.models.septet.straw import StrawModel, straw_rows
from yokai_desktop.models.septet.trick import TrickModel, trick_rows
from yokai_desktop.ui.septet.log_words import log_rows
from yokai_desktop.ui.septet.names import Names, spoken_card
from yokai_desktop.ui.septet.straw_piles import straw_words

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def _watched(model: RowsModel) -> RowsModel:  # type: ignore[type-arg]
    QAbstractItemModelTester(model, FATAL, model)
    return model


@pytest.mark.parametrize("mode", MODES)
def test_models_follow_a_whole_game(qtbot: QtBot, mode: str) -> None:
    match = new_match(mode)
    names = Names(match, 0)
    hand = _watched(HandModel(lambda row: spoken_card(row.card)))
    trick = _watched(TrickModel(lambda row: spoken_card(row.card)))
    scores = _watched(ScoresModel(lambda row: str(row.side)))
    log = _watched(LogModel())
    straws = [_watched(StrawModel(straw_words)) for _ in range(2)]
    rng = Random(mode)
    while match.to_act is not None:
        view = match.view(0)
        assert isinstance(view, SeptetView)
        hand.set_rows(hand_rows(view, view.hand, (), True))
        trick.set_rows(trick_rows(view.trick, view.trump, view.mode))
        scores.set_rows(score_rows(view))
        log.set_rows(log_rows(view, names))
        for model, straw in zip(straws, view.straws, strict=False):
            model.set_rows(straw_rows(straw))
            assert model.rowCount() == 13
        assert trick.rowCount() == len(view.trick)
        assert scores.rowCount() == view.mode.sides
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    assert match.outcome is not None


def test_cards_laid_down_to_pass_are_out_of_the_hand() -> None:
    match = new_match("four")
    action = any_legal(match.view(0))
    match.play(0, action)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    assert view.phase == Phase.PASS
    shown = {row.card for row in hand_rows(view, (), (), False)}
    assert shown == set(view.hand) - set(view.passed)
    assert len(shown) == 9


def test_best_card_of_a_trick_is_marked() -> None:
    match = new_match("four")
    rng = Random(3)
    while True:
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if len(view.trick) == 3:
            break
        assert match.to_act is not None
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    rows = trick_rows(view.trick, view.trump, view.mode)
    assert [row.led for row in rows] == [True, False, False]
    assert sum(row.best for row in rows) == 1


def test_a_straw_tells_what_covers_what() -> None:
    match = new_match("two")
    view = match.view(0)
    assert isinstance(view, SeptetView)
    rows = straw_rows(view.straws[0])
    below = [row for row in rows if not row.on_top]
    assert below[0].covered_by == (0,)
    assert below[3].covered_by == (2, 3)
    assert below[6].covered_by == (5,)
    assert all(row.card is None for row in below)
