"""The panel of free choices has room for its words, in every window and at every size of text."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from yokai_desktop.storage.summaries import CUSTOM
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage

CASES = [
    *product(("en", "fr"), ((1024, 640), (1280, 800), (1440, 900)), (100,)),
    *product(("en", "fr"), ((1024, 640),), (200,)),
]
SIGNS = ("Button '-'", "Button '+'")
"""Of the steppers: square, narrower than buttons that hold a word."""


def area_of(widget: QWidget) -> ClearScroller:
    """The area in which a widget scrolls."""
    above = widget.parentWidget()
    while not isinstance(above, ClearScroller):
        assert above is not None
        above = above.parentWidget()
    return above


@pytest.mark.parametrize(("language", "size", "percent"), CASES)
def test_the_custom_panel_is_never_wider_than_its_area(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int], percent: int
) -> None:
    preferences().set_value("language", language)
    preferences().set_value("text_size", percent)
    window.resize(*size)
    window.show_page("new-yokai")
    page = window.page
    assert isinstance(page, NewYokaiPage)
    page.tiles[CUSTOM].click()
    page.custom.affinity.set_value("secret")
    page.custom.other_mix.setChecked(True)
    page.custom.with_shape.setChecked(True)
    page.refresh()
    qtbot.wait(40)
    assert page._scroll.geometry().right() < page._title.mapTo(page, QPoint(0, 0)).x()
    panel, area = page.custom, area_of(page.custom)
    assert panel.isVisible()
    assert area.horizontalScrollBar().maximum() == 0
    port = area.viewport()
    for part in (panel, *panel.findChildren(QWidget)):
        if part.isVisible():
            left = part.mapTo(port, QPoint(0, 0)).x()
            assert left >= 0
            assert left + part.width() <= port.width(), part
    found = [line for line in clipped_texts(panel) if not line.startswith(SIGNS)]
    assert not found, "\n".join(found)
