"""Every test runs offscreen, with folders of its own and in English."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def user_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds everything the program writes during one test."""
    home = tmp_path / "home"
    monkeypatch.setenv("YOKAI_HOME", str(home))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return home
