"""A game of Yōkai that is won, as it is told: the question, the families, the points, the rank.

With ``WRITE_TRANSCRIPTS=1`` the texts in ``transcripts`` are written anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.accessibility.listener import Listener
from tests.ui.yokai.games import joined_match
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

TRANSCRIPTS = Path(__file__).parent / "transcripts"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_that_is_won_is_told_to_its_end(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    for name, value in (("language", language), ("animation", "off"), ("guide", False)):
        preferences().set_value(name, value)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.wait(50)  # until all of the window speaks the language
    ears = Listener()
    window.sit_down(joined_match(), {})
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.board.is_choosing)
    for key in (Qt.Key.Key_D, Qt.Key.Key_Return):
        QTest.keyClick(window.windowHandle(), key)
    qtbot.waitUntil(lambda: page.match.outcome is not None and not page.showing.is_busy)
    told = "\n".join(ears.take()) + "\n"
    kept = TRANSCRIPTS / f"yokai-won.{language}.txt"
    if os.environ.get("WRITE_TRANSCRIPTS"):
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")
