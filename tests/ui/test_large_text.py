"""Text of 150 and 200 % in the smallest window: pages scroll down, and no text is cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from tests.ui.crowding import bars_of, crowded, small_symbols
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.history_scenes import fill_history
from yokai_desktop.workshop.list_scenes import turn_to
from yokai_desktop.workshop.tour import Stage

FIGURES = ("journey", "septet-progress")
"""Pages with columns of figures, which may be wider than the window."""
PATIENCE = 2_000
"""Milliseconds until a page has settled, on a busy machine too."""


def sideways(page: QWidget) -> list[str]:
    """The areas that are too narrow for what they show."""
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
    across = {area: area.horizontalScrollBar().maximum() for area in areas}
    return [f"{area.parent()} is too narrow by {width}" for area, width in across.items() if width]


@pytest.mark.parametrize(
    ("language", "percent"), [("fr", 100), ("fr", 150), ("fr", 200), ("en", 200)]
)
def test_no_page_cuts_its_texts_in_the_smallest_window(
    window: MainWindow, qtbot: QtBot, language: str, percent: int
) -> None:
    for name, value in (("language", language), ("animation", "off"), ("text_size", percent)):
        preferences().set_value(name, value)
    fill_history()
    window.resize(1024, 640)
    stage, found = Stage(window), []
    for page in PAGES:
        turn_to(stage, page)
        qtbot.wait(40)
        window.grab()
        stage.wait_for(lambda: not clipped_texts(window.page), at_most=PATIENCE)
        found += [f"{page}: {line}" for line in clipped_texts(window.page)]
        stage.wait_for(lambda: not sideways(window.page), at_most=PATIENCE)
        if page not in FIGURES:
            found += [f"{page}: {line}" for line in sideways(window.page)]
        for bar in bars_of(window) if percent == 200 else ():
            found += [f"{page}: {line}" for line in crowded(bar) + small_symbols(bar)]
    assert found == []
