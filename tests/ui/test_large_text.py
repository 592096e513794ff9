"""Text of 150 and 200 % in the smallest window: pages scroll, and no text is cut off."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from yokai_desktop.ui.history.scenes import fill_history
from yokai_desktop.ui.list_scenes import turn_to
from yokai_desktop.ui.main_window import MainWindow
from yokai_desktop.ui.pages import PAGES
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.tour import Stage


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_no_page_cuts_its_texts_in_the_smallest_window(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    for name, value in (("language", "fr"), ("animation", "off"), ("text_size", percent)):
        preferences().set_value(name, value)
    fill_history()
    window.resize(1024, 640)
    stage, found = Stage(window), []
    for page in PAGES:
        turn_to(stage, page)
        qtbot.wait(40)
        window.grab()
        found += [f"{page}: {line}" for line in clipped_texts(window.page)]
    assert found == []
