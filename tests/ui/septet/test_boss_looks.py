"""S1.7: the bosses of the base game look as the players chose, wherever they are seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from tests.ui.septet.games import new_match, play_on
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.art import faces
from yokai_desktop.ui.septet.board import SeptetBoard


@pytest.mark.parametrize(("mode", "shining"), [("two", False), ("two-shining", True)])
def test_s1_7_every_boss_that_is_painted_has_the_chosen_look(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, mode: str, shining: bool
) -> None:
    painted: set[str] = set()
    real = faces.face

    def noted(name: str, size: QSize, dpr: float) -> QPixmap:
        painted.add(name)
        return real(name, size, dpr)

    for module in ("table.card_art", "septet.tablet", "septet.score_rail"):
        monkeypatch.setattr(f"yokai_desktop.ui.{module}.face", noted)
    match = play_on(new_match(mode), 16)
    board = SeptetBoard(match)
    board.resize(1440, 900)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    board.sync(view)
    board.grab()
    bosses = {name for name in painted if "-7" in name}
    assert bosses
    assert {name.endswith("-shining") for name in bosses} == {shining}
    board.deleteLater()
