"""Who plays with whom is told whole, in as many lines as it takes."""

from __future__ import annotations

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.new_game.sides_legend import SidesLegend
from yokai_desktop.ui.septet.new_game_page import NewSeptetPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow


def test_the_names_of_teams_are_whole_in_large_words(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    window.show_page("new-septet")
    qtbot.wait(30)
    page = window.page
    assert isinstance(page, NewSeptetPage)
    for mode, sides in (("four", 2), ("three", 3), ("two", 2)):
        page.tiles[mode].click()
        qtbot.wait(10)
        legend = page.legend
        places = legend.places(legend.width())
        assert [names for _, _, names in places] == [names for _, names in legend._sides]
        assert len(places) == sides
        assert legend.height() >= legend.heightForWidth(legend.width())


def test_sides_stand_in_one_line_while_it_has_room(qapp: object) -> None:
    theme().set_window_size(QSize(1440, 900))
    legend = SidesLegend()
    legend.show_sides([(0, "You and Hana"), (1, "Ren and Botan")])
    wide = legend.sizeHint().width()
    assert {place.y() for place, _, _ in legend.places(wide)} == {0.0}
    assert legend.heightForWidth(wide) == legend.sizeHint().height()
    assert len({place.y() for place, _, _ in legend.places(wide - 2)}) == 2
    assert legend.heightForWidth(wide - 2) > legend.heightForWidth(wide)
    assert legend.places(60)[0][2].endswith("…")
