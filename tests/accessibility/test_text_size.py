"""Large text at the tables: nothing is cut off, in the longer of the two languages."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.tour import Stage, all_scenes


@pytest.mark.parametrize(
    ("size", "percent"),
    [((1440, 900), 100), ((1440, 900), 150), ((1440, 900), 200), ((1024, 640), 200)],
)
@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_no_text_at_a_table_is_cut_off(
    window: MainWindow, qtbot: QtBot, game: str, size: tuple[int, int], percent: int
) -> None:
    for name, value in (("language", "fr"), ("animation", "off"), ("text_size", percent)):
        preferences().set_value(name, value)
    window.resize(*size)
    stage = Stage(window)
    found, scenes = [], 0
    for scene in all_scenes():
        if scene.name.startswith(game):
            scene.prepare(stage)
            qtbot.wait(30)
            scenes += 1
            found += [f"{scene.name}: {line}" for line in clipped_texts(window)]
    close_worker()
    assert scenes >= 5
    assert not found, "\n".join(found)
