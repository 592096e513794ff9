"""The tour: every scene of the program around the games becomes a picture."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.ui.yokai.games import new_match
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.paths import HOME_VARIABLE
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop import tour


def test_every_scene_is_saved_and_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user_home: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(user_home))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(tour, "all_scenes", tour.shell_scenes)
    monkeypatch.setattr(tour, "_SETTLING", 30)
    saved = list(tour.run(tmp_path / "tour", "fr", "light", (1024, 640)))
    names = [scene.name for scene in tour.shell_scenes()]
    assert [path.stem[3:] for path in saved] == names
    pictures = [QImage(str(path)) for path in saved]
    assert all(picture.width() == 1024 for picture in pictures)
    assert all(one != other for one, other in pairwise(pictures))


def test_one_scene_after_the_other_can_keep_its_game(window: MainWindow) -> None:
    stage = tour.Stage(window)
    for seed in ("4K7-QM2", "8W3-TX5"):
        match = new_match(seed=seed)
        stage.sit_down(match)
        assert not window.notice.isVisible()
        kept = saves().read("yokai")
        assert kept is not None
        assert kept.match.setup == match.setup


def test_large_text_in_both_games_and_a_line_of_sixteen_are_shown(window: MainWindow) -> None:
    stage = tour.Stage(window)
    scenes = {scene.name: scene for scene in tour.all_scenes()}
    for name in ("septet-large-text", "yokai-large-text"):
        preferences().set_value("text_size", scenes[name].text_percent)
        scenes[name].prepare(stage)
        assert theme().scale.text_percent == 200
    preferences().set_value("text_size", 100)
    scenes["yokai-line"].prepare(stage)
    board = window.page.board  # type: ignore[attr-defined]
    assert len(board.places) == 16
    assert len({place.y for place in board.places}) == 1
    close_worker()
