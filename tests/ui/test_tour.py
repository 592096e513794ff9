"""The tour: every scene of the program around the games becomes a picture."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from yokai_desktop.paths import HOME_VARIABLE
from yokai_desktop.ui import tour


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
