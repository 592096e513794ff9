"""What may be opened next is imported in idle time, and a failure bothers nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.window import imports_ahead
from yokai_desktop.ui.window.imports_ahead import ImportsAhead

PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QObject
from yokai_desktop.ui.window import imports_ahead
imports_ahead.FIRST_MS = imports_ahead.NEXT_MS = 0
app = QCoreApplication([])
owner = QObject()
ahead = imports_ahead.ImportsAhead(owner)
assert "yokai_desktop.ui.history.page" not in sys.modules
while not ahead.is_done:
    app.processEvents()
print(len([name for name in imports_ahead.AHEAD if name in sys.modules]))
"""


def test_all_are_imported_after_a_while() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.strip() == str(len(imports_ahead.AHEAD)), done.stderr


def test_a_module_that_is_missing_ends_it_quietly(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(imports_ahead, "FIRST_MS", 0)
    owner = QObject()
    ahead = ImportsAhead(owner, ["yokai_desktop.no_such_module", "json"])
    qtbot.waitUntil(lambda: ahead.is_done)
    assert "no_such_module" in caplog.text
