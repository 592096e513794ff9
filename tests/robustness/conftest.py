"""The counts of the trials stand at the end of the run's output."""

from __future__ import annotations

import pytest

from tests.robustness import counts
from tests.ui.conftest import dressed_app, window
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.theme import theme

__all__ = ["dressed_app", "window"]


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> None:
    """Screens speak English, whatever the tests before have left."""
    if {"dressed_app", "qtbot"} & set(request.fixturenames):
        request.getfixturevalue("dressed_app")
        translation().speak("en")
        theme().set_text_percent(100)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if counts.told():
        kind = "full counts" if counts.is_full() else "small counts"
        terminalreporter.section(f"robustness, {kind}")
        for line in counts.told():
            terminalreporter.write_line(line)
