"""The bar leads to the menu, the rules and the settings from wherever it is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.ui.window.routes import Route


@pytest.mark.parametrize("name", [name for name in PAGES if name != "home"])
def test_the_bar_of_every_page_leads_on(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.show_page(name)
    page = window.page
    assert isinstance(page, BarPage)
    asked: list[Route] = []
    page.navigate.disconnect()
    page.navigate.connect(asked.append)
    page.bar.help_asked.emit()
    page.bar.settings_asked.emit()
    place = page.rules_place()
    assert asked == [routes.Rules(place), routes.Settings()]
    if name.startswith("new-"):
        assert place == name.removeprefix("new-")
    page.menu_asked.disconnect()  # the menu of the window would open
    with qtbot.waitSignal(page.menu_asked):
        page.bar.menu_asked.emit()
