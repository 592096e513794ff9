"""A name from right to left stands in our sentences without turning them around."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QTextLayout

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.words.isolating import isolated
from yokai_desktop.words.players import name_of


@pytest.mark.parametrize("name", ["Anna", "妖怪", "ประภา", "Zoé 7"])
def test_names_from_left_to_right_need_nothing(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", ["דוד", "محمد", "Anna דוד"])
def test_numbers_after_a_name_from_right_to_left_stay_behind_it(name: str) -> None:
    match = Match(SEPTET, SEPTET.setup(2), [Seat(name=name), Seat("novice")])
    sentence = f"{name_of(match, 0)} 7 : 3"
    assert not sentence.isascii()
    assert where(sentence, "7") > where(sentence, name[-1])
    assert where(sentence, "3") > where(sentence, "7")


def where(sentence: str, sign: str) -> float:
    """How far from the left a sign is painted."""
    layout = QTextLayout(sentence, QFont("Sawarabi Mincho", 20))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1000)
    layout.endLayout()
    runs = layout.glyphRuns(sentence.rindex(sign), 1)
    return min((run.boundingRect() for run in runs), key=QRectF.left).left()
