"""Films of the great moments: every one can be reached, and shows what moves."""

from __future__ import annotations

from itertools import pairwise

import pytest

from yokai_desktop.engine.septet.events import FamilySealed, RoundEnded, TrickTaken
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.film import COLUMNS, FRAME_WIDTH, MOMENTS, film, sheet

SEPTET = {
    "trick": (TrickTaken, False),
    "boss": (TrickTaken, False),
    "fourth-boss": (TrickTaken, True),
    "seventh-trick": (TrickTaken, True),
    "seal": (FamilySealed, False),
}
"""What happens in a moment, and whether the round ends with it."""


@pytest.mark.parametrize("name", SEPTET)
def test_what_a_film_is_about_happens(name: str) -> None:
    match, action = MOMENTS[name]()
    assert action is not None
    events = match.play(0, action)
    kind, ends = SEPTET[name]
    assert any(isinstance(event, kind) for event in events)
    assert any(isinstance(event, RoundEnded) for event in events) == ends


def test_a_film_shows_the_motion_step_by_step(window: MainWindow) -> None:
    preferences().set_value("animation", "normal")
    window.resize(1024, 640)
    frames = film(window, MOMENTS["deal"](), 150)
    differing = [one for one, other in pairwise(frames) if one != other]
    assert len(differing) > 8
    assert frames[-1] == frames[-2], "it ends when nothing moves any more"
    image = sheet(frames, 150)
    rows = -(-len(frames) // COLUMNS)
    assert image.width() == COLUMNS * FRAME_WIDTH
    assert image.height() == rows * FRAME_WIDTH * 640 // 1024
