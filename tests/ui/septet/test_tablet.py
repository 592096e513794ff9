"""The tablets of the scores name their side whole."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from tests.ui.septet.conftest import MakeTable
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.ui.theme import theme


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_computers_without_names_are_named_whole(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    theme().set_window_size(QSize(*size))
    seats = (Seat(), Seat("novice"), Seat("novice"), Seat("master"))
    page = make_table(Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), seats))
    page.resize(*size)
    painted: list[str] = []
    draw = QPainter.drawText

    def noted(painter: QPainter, *given: Any) -> None:
        painted.append(given[-1])
        draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", noted)
    for tablet in page.board.panels.rail.tablets:
        tablet.grab()
    assert {"You and Player 3", "Player 2 and Player 4"} <= set(painted)
