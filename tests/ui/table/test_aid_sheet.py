"""The player aid over every table: all its words are seen, at every size and in both languages."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.engine.option_sets import OptionSet
from tests.ui.clipping import clipped_texts
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.aid_sheet import AidSheet
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

GAMES = [
    OptionSet("septet", 4),
    OptionSet("septet", 3),
    OptionSet("septet", 2),
    OptionSet("septet", 4, (("variant", "seven_next_short"),)),
    OptionSet("yokai", 3, (("affinity", "both"), ("shape", "fan"), ("hints", "stacked"))),
]


def sit_down(window: MainWindow, game: OptionSet) -> TablePage:
    dealt = game.match("aid")
    seats = [Seat(), *(Seat(dealt.game.levels[0]) for _ in range(game.players - 1))]
    window.sit_down(Match(dealt.game, dealt.setup, seats), {})
    assert isinstance(window.page, TablePage)
    return window.page


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_aid_has_room_for_its_words(window: MainWindow, qtbot: QtBot, game: OptionSet) -> None:
    preferences().set_value("animation", "off")
    window.resize(1024, 640)
    page = sit_down(window, game)
    page.aid_button.click()
    sheet = open_sheet(window)
    assert isinstance(sheet, AidSheet)
    for language, percent in product(("en", "fr"), (100, 130, 200)):
        preferences().set_value("language", language)
        preferences().set_value("text_size", percent)
        qtbot.wait(20)
        qtbot.waitUntil(lambda: not clipped_texts(sheet))
        shown = " ".join(label.text() for label in sheet.findChildren(QLabel) if label.isVisible())
        assert ("Aide de jeu" in shown) == (language == "fr")
        assert sheet.accessibleDescription()
    page.aid_button.click()
    assert open_sheet(window) is None
