"""Every test runs offscreen, with folders of its own and in English."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.robustness import counts
from yokai_desktop.ai.reviews import reviewer
from yokai_desktop.words.catalogue import Catalogue
from yokai_desktop.words.languages import DEFAULT
from yokai_desktop.words.voice import speak_through

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def user_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds everything the program writes during one test."""
    home = tmp_path / "home"
    monkeypatch.setenv("YOKAI_HOME", str(home))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return home


def pytest_runtest_setup(item: pytest.Item) -> None:
    if sys.platform == "win32" and item.get_closest_marker("posix"):
        pytest.skip("not on Windows")


@pytest.fixture(autouse=True)
def english() -> None:
    """A window of an earlier test may have spoken another language."""
    speak_through(Catalogue(DEFAULT).find)


@pytest.fixture(autouse=True)
def awake_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that a test waits for are not kept from working by other tests."""
    monkeypatch.setattr(reviewer, "PRIORITY", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how often each trial of robustness was made."""
    lines = [
        str(line)
        for outcome in ("passed", "failed")
        for report in terminalreporter.getreports(outcome)
        for name, line in report.user_properties
        if name == counts.PROPERTY
    ]
    if lines:
        kind = "full counts" if counts.is_full() else "small counts"
        terminalreporter.section(f"robustness, {kind}")
        for line in lines:
            terminalreporter.write_line(line)
