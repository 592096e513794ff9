"""The counts of the trials stand at the end of the run's output."""

from __future__ import annotations

import pytest

from tests.robustness import counts
from tests.ui.conftest import dressed_app, window

__all__ = ["dressed_app", "window"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if counts.told():
        kind = "full counts" if counts.is_full() else "small counts"
        terminalreporter.section(f"robustness, {kind}")
        for line in counts.told():
            terminalreporter.write_line(line)
