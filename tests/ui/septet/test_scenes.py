"""Every scene of the table in French and in a small window: drawn, and no text cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.septet.scenes import septet_scenes
from yokai_desktop.workshop.tour import Stage


@pytest.fixture
def no_worker_left() -> Iterator[None]:
    yield
    close_worker()


@pytest.mark.parametrize(
    ("language", "size", "percent"),
    [("en", (1440, 900), 100), ("fr", (1024, 640), 100), ("fr", (1440, 900), 130)],
)
def test_no_text_is_cut_off(
    window: MainWindow,
    qtbot: QtBot,
    no_worker_left: None,
    language: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    preferences().set_value("language", language)
    preferences().set_value("text_size", percent)
    window.resize(*size)
    qtbot.wait(30)
    stage = Stage(window)
    found = []
    for scene in septet_scenes():
        scene.prepare(stage)
        qtbot.wait(20)
        found += [f"{scene.name}: {line}" for line in clipped_texts(window.page)]
    window.show_page("home")
    assert not found, "\n".join(found)
