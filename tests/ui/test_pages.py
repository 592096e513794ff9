"""Every page opens in both languages and themes, and no text is cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.tour import Stage, shell_scenes


def fit(window: MainWindow, qtbot: QtBot, width: int, height: int) -> None:
    window.resize(width, height)
    qtbot.wait(30)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
def test_no_text_is_cut_off(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    preferences().set_value("language", language)
    fit(window, qtbot, *size)
    stage = Stage(window)
    found = []
    for scene in shell_scenes():
        scene.prepare(stage)
        qtbot.wait(20)
        found += [f"{scene.name}: {line}" for line in clipped_texts(window)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("percent", [130, 200])
def test_large_text_is_not_cut_off(window: MainWindow, qtbot: QtBot, percent: int) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", percent)
    fit(window, qtbot, 1440, 900)
    found = []
    for name in PAGES:
        window.show_page(name)
        qtbot.wait(30)
        found += [f"{name}: {line}" for line in clipped_texts(window.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", list(PAGES))
@pytest.mark.parametrize("look", ["light", "dark"])
def test_pages_change_language_and_theme_while_they_are_open(
    window: MainWindow, qtbot: QtBot, name: str, look: str
) -> None:
    preferences().set_value("animation", "off")
    window.show_page(name)
    english = {label.text() for label in window.page.findChildren(QLabel) if label.text()}
    before = window.grab().toImage()
    preferences().set_value("language", "fr")
    preferences().set_value("theme", look)
    qtbot.wait(10)
    french = {label.text() for label in window.page.findChildren(QLabel) if label.text()}
    assert len(french - english) >= min(3, len(english) - 2)
    assert theme().is_dark == (look == "dark")
    assert window.grab().toImage() != before
    preferences().set_value("language", "en")
    qtbot.wait(10)
    again = {label.text() for label in window.page.findChildren(QLabel) if label.text()}
    assert again == english


def test_every_page_has_a_name_and_says_where_one_is(window: MainWindow) -> None:
    for name in PAGES:
        window.show_page(name)
        assert window.page_name == name
        assert window.windowTitle().endswith("Yokai Desktop")
        if name != "home":
            assert window.page.window_title()
