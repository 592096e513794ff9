"""The models of Septet follow whole games in every mode, and tell no more than the view."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, any_legal, new_match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.log import LogModel
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.models.septet.scores import ScoresModel, score_rows
from yokai_desktop.ui.septet.log_words import log_rows
from yokai_desktop.words.septet.names import Names

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def _watched(model: RowsModel) -> RowsModel:  # type: ignore[type-arg]
    QAbstractItemModelTester(model, FATAL, model)
    return model


@pytest.mark.parametrize("mode", MODES)
def test_models_follow_a_whole_game(qtbot: QtBot, mode: str) -> None:
    match = new_match(mode)
    names = Names(match, 0)
    scores = _watched(ScoresModel(lambda row: str(row.side)))
    log = _watched(LogModel())
    rng = Random(mode)
    while match.to_act is not None:
        view = match.view(0)
        assert isinstance(view, SeptetView)
        scores.set_rows(score_rows(view))
        log.set_rows(log_rows(view, names))
        assert scores.rowCount() == view.mode.sides
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    assert match.outcome is not None
