"""Choices by ear: groups of radio buttons with a name, lists with their setting's, seats by number;
pages open with the keyboard on what they are about.
"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.tree import Role, nodes_below
from tests.played_games import septet_game
from yokai_desktop.ui.history.page import HistoryPage
from yokai_desktop.ui.new_game.base_page import NewGamePage
from yokai_desktop.ui.parts.fields import ChoiceField, TextField
from yokai_desktop.ui.parts.option_tile import OptionTile
from yokai_desktop.ui.parts.radio import Radio
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.replay.page import ReplayPage
from yokai_desktop.ui.rules.page import RulesPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.page import SettingsPage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

NEW_GAMES = ("new-septet", "new-yokai")


def spoken(widget: QWidget) -> tuple[Role, str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("page", NEW_GAMES)
def test_exclusive_choices_are_radio_buttons_in_a_group_with_a_name(
    window: MainWindow, qtbot: QtBot, page: str, language: str
) -> None:
    preferences().set_value("language", language)
    window.show_page(page)
    qtbot.wait(20)
    groups = [group for group in window.page.findChildren(Segments) if group.isVisible()]
    assert groups
    assert all(group.accessibleName() for group in groups)
    radios = [radio for radio in window.page.findChildren(Radio) if radio.isVisible()]
    assert {spoken(radio)[0] for radio in radios} == {Role.RadioButton}
    assert all(spoken(radio)[1] for radio in radios)
    chosen = [node for node in nodes_below(window.page) if node.role is Role.RadioButton]
    assert len(chosen) == len(radios)


def test_the_tables_of_septet_are_one_group(window: MainWindow) -> None:
    window.show_page("new-septet")
    tiles = window.page.findChildren(OptionTile)
    around = {tile.parentWidget() for tile in tiles}
    assert len(around) == 1
    group = around.pop()
    assert group is not None
    assert group.accessibleName() == "The table"


@pytest.mark.parametrize("page", ["settings", *NEW_GAMES])
def test_every_list_carries_the_name_of_what_is_chosen(window: MainWindow, page: str) -> None:
    window.show_page(page)
    boxes = [box for box in window.page.findChildren(ChoiceField) if box.isVisible()]
    names = [spoken(box)[1] for box in boxes]
    assert all(names)
    assert all(box.accessibleName() for box in boxes)
    assert len({box.accessibleName() for box in boxes}) == len(boxes)


@pytest.mark.parametrize("page", NEW_GAMES)
def test_seats_are_named_in_their_fields(window: MainWindow, page: str) -> None:
    window.show_page(page)
    new_game = window.page
    assert isinstance(new_game, NewGamePage)
    for number, seat in enumerate(new_game.seats, start=1):
        field = seat.findChild(TextField)
        assert field is not None
        assert field.accessibleName() == f"Name for seat {number}"
        assert seat.choice.accessibleName() == f"Who plays seat {number}"


def test_pages_open_with_the_keyboard_on_their_content(window: MainWindow) -> None:
    archive().save(septet_game())
    window.show_page("rules")
    assert isinstance(window.page, RulesPage)
    assert window.focusWidget() is window.page.browser
    window.show_page("settings")
    assert isinstance(window.page, SettingsPage)
    first = next(iter(window.page.rows.values()))
    assert window.focusWidget() is first.control
    window.show_page("history")
    assert isinstance(window.page, HistoryPage)
    assert window.focusWidget() is window.page.table
    window.go(routes.Replay(game=1))
    assert isinstance(window.page, ReplayPage)
    assert window.focusWidget() is window.page.controls.buttons["play"]
