"""The optional aids on the pages for new games are the settings of the games."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from yokai_desktop.storage.settings import UNTIL_CLICKED
from yokai_desktop.ui.septet.new_game_page import NewSeptetPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage


def test_septet_offers_the_click_the_forced_card_and_the_memory(qtbot: QtBot) -> None:
    page = NewSeptetPage()
    qtbot.addWidget(page)
    switches = page.aids.switches
    assert list(switches) == ["trick_pause", "septet_forced", "septet_memory"]
    assert not any(switch.isChecked() for switch in switches.values())
    for name in ("septet_forced", "septet_memory"):
        switches[name].click()
        assert preferences().value(name) is True
        switches[name].click()
        assert preferences().value(name) is False
    assert all(switch.text() and switch.toolTip() for switch in switches.values())


def test_a_click_that_ends_tricks_gives_the_chosen_pause_back(qtbot: QtBot) -> None:
    preferences().set_value("trick_pause", 2_000)
    page = NewSeptetPage()
    qtbot.addWidget(page)
    switch = page.aids.switches["trick_pause"]
    switch.click()
    assert preferences().value("trick_pause") == UNTIL_CLICKED
    switch.click()
    assert preferences().value("trick_pause") == 2_000
    preferences().set_value("trick_pause", UNTIL_CLICKED)
    assert switch.isChecked()


def test_yokai_offers_its_memory_and_other_aids(qtbot: QtBot) -> None:
    page = NewYokaiPage()
    qtbot.addWidget(page)
    assert page.memory.value() == preferences().value("yokai_memory")
    values = [page.memory.itemData(at) for at in range(page.memory.count())]
    assert values == ["none", "looks", "notes", "full"]
    page.memory.setCurrentIndex(2)
    page.memory.activated.emit(2)
    assert preferences().value("yokai_memory") == "notes"
    preferences().set_value("yokai_memory", "full")
    assert page.memory.value() == "full"
    page.aids.switches["yokai_take_back"].click()
    assert preferences().value("yokai_take_back") is True
