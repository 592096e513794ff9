"""The bar leads to the menu, the rules and the settings from wherever it is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES


@pytest.mark.parametrize("name", [name for name in PAGES if name != "home"])
def test_the_bar_of_every_page_leads_on(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.go(name)
    page = window.page
    assert isinstance(page, BarPage)
    asked: list[tuple[str, dict[str, object]]] = []
    page.navigate.disconnect()
    page.navigate.connect(lambda where, wanted: asked.append((where, wanted)))
    page.bar.help_asked.emit()
    page.bar.settings_asked.emit()
    place = page.rules_place()
    assert asked == [("rules", {"anchor": place} if place else {}), ("settings", {})]
    if name.startswith("new-"):
        assert place == name.removeprefix("new-")
    page.menu_asked.disconnect()  # the menu of the window would open
    with qtbot.waitSignal(page.menu_asked):
        page.bar.menu_asked.emit()
