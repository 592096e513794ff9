"""Every control of every screen has a role, a name and a description, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.accessibility.tree import Node, nodes_below
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.tour import Stage, all_scenes

TABLE_SCENES = (
    "septet-passing",
    "septet-mid-trick",
    "septet-round-summary",
    "septet-straw-discard",
    "septet-curtain",
    "yokai-look",
    "yokai-move",
    "yokai-hint",
    "yokai-won",
)


def complaints(nodes: list[Node]) -> list[str]:
    """What is wrong with the names below a widget."""
    found = []
    for node in nodes:
        if (node.is_control or node.is_focusable) and not node.name:
            found.append(f"{node.role.name} {node.kind} has no name")
        if node.is_control and not node.description:
            found.append(f"{node.role.name} {node.kind} {node.name!r} has no description")
        if node.is_control and node.role is QAccessible.Role.NoRole:
            found.append(f"{node.name!r} has no role")
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_control_of_every_page_is_named(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("language", language)
    controls, found = 0, []
    for name in PAGES:
        window.show_page(name)
        qtbot.wait(20)
        nodes = nodes_below(window.page)
        controls += sum(node.is_control for node in nodes)
        found += [f"{name}: {line}" for line in complaints(nodes)]
    assert not found, "\n".join(found)
    assert controls > 60


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_control_of_the_tables_is_named(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("language", language)
    preferences().set_value("animation", "off")
    stage = Stage(window)
    controls, found, seen = 0, [], 0
    for scene in all_scenes():
        if scene.name in TABLE_SCENES:
            scene.prepare(stage)
            qtbot.wait(20)
            nodes = nodes_below(window.page)
            seen += 1
            controls += sum(node.is_control for node in nodes)
            found += [f"{scene.name}: {line}" for line in complaints(nodes)]
    close_worker()
    assert not found, "\n".join(found)
    assert seen >= 4
    assert controls > 60


def test_names_change_with_the_language(window: MainWindow, qtbot: QtBot) -> None:
    for name in PAGES:
        preferences().set_value("language", "en")
        window.show_page(name)
        qtbot.wait(20)
        english = {node.words for node in nodes_below(window.page) if node.is_control}
        preferences().set_value("language", "fr")
        qtbot.wait(20)
        french = {node.words for node in nodes_below(window.page) if node.is_control}
        assert english - french, name
        told_twice = {words for words in english & french if len(words) > 25}
        assert not told_twice, name


BUTTONS = {
    "septet-passing": ("Pass them", "They go to "),
    "septet-trick-waits": ("Next trick", "The trick is put away, "),
    "septet-seven-next-passing": ("Pass them", "Each of the others gets one card."),
    "septet-straw-discard": ("Discard it", "Discard one card from your hand"),
    "septet-straw-swap": ("Leave as it is", "Your straw pile does not change."),
}


def test_the_button_that_settles_a_choice_tells_what_it_does(
    window: MainWindow, qtbot: QtBot
) -> None:
    preferences().set_value("animation", "off")
    stage, told = Stage(window), {}
    for scene in all_scenes():
        if scene.name in BUTTONS:
            scene.prepare(stage)
            page = window.page
            assert isinstance(page, SeptetTable)
            confirm = page.board.tools.confirm
            assert not confirm.isHidden(), scene.name
            told[scene.name] = (confirm.text(), confirm.accessibleDescription())
    close_worker()
    assert told.keys() == BUTTONS.keys()
    for name, (words, description) in BUTTONS.items():
        assert told[name][0] == words
        assert told[name][1].startswith(description), told[name]
