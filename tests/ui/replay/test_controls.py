"""The strip below a replay: its slider goes where one clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.replay.controls import Controls
from yokai_desktop.ui.theme import theme

_HANDLE = 24
"""About as wide as the handle is."""


@pytest.mark.parametrize("share", [0.1, 0.5, 0.93])
def test_a_click_on_the_slider_goes_there(qtbot: QtBot, share: float) -> None:
    controls = Controls()
    qtbot.addWidget(controls)
    controls.resize(1200, 60)
    controls.show()
    controls.set_length(200)
    asked: list[int] = []
    controls.jump_asked.connect(asked.append)
    slider = controls.slider
    spot = QPoint(round(slider.width() * share), slider.height() // 2)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=spot)
    # The handle stays whole on the slider: at its ends half of it cannot follow.
    whole = slider.width() - _HANDLE
    assert abs(asked[-1] - 200 * share) <= 200 * _HANDLE / 2 / whole + 1
    assert len(asked) == 1


@pytest.mark.parametrize(("percent", "has_words"), [(100, True), (200, False)])
def test_large_words_leave_the_slider_its_length(
    qtbot: QtBot, percent: int, has_words: bool
) -> None:
    theme().set_text_percent(percent)
    controls = Controls()
    qtbot.addWidget(controls)
    controls.eyes.set_items([("0", "Cartes visibles"), ("1", "Ren")])
    controls.resize(1024, 60)
    controls.show()
    controls.set_length(75)
    controls.show_position(75, is_playing=False)
    qtbot.wait(1)
    assert controls.slider.width() >= theme().px(120)
    assert (controls.branch.text() != "") == has_words
    assert controls.branch.accessibleName() == "Continue from here"
    controls.resize(1800, 60)
    qtbot.wait(1)
    assert controls.branch.text() == "Continue from here"
