"""The table of Yōkai as a screen reader finds it: every card and hint, and nothing secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.accessibility.tree import Node, Role, nodes_below
from tests.ui.yokai.games import (
    at_step,
    joined_match,
    new_match,
    play_until,
    quick_thinker,
    state_of,
    with_hints,
)
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.cards import CardLook
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.parts.segments import Segment
from yokai_desktop.ui.parts.tabs import Tabs
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.look_words import look_words
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.words.yokai.names import family_name, hint_name

BOARD_CONTROLS = ("GridCard", "HintButton", "PileButton")
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
FACE_DOWN = {"en": "face down", "fr": "face cachée"}
SEPTET_WORDS = {"en": ("trick", "wins as"), "fr": ("le pli", "remporte")}
STEPS = {
    "first look": lambda: new_match(),
    "second look": lambda: play_until(new_match(), at_step(Step.SECOND_LOOK)),
    "move": lambda: play_until(new_match(), at_step(Step.MOVE)),
    "hint": lambda: with_hints(new_match(), count=3, placed=1),
    "shape": lambda: new_match("second", 5),
    "stacked": lambda: with_hints(new_match(hints="stacked"), count=2),
}


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[list[YokaiTable]]:
    """Tables to be left after the test."""
    tables: list[YokaiTable] = []
    yield tables
    for table in tables:
        table.left()


def nodes_of(match: Match, language: str, qtbot: QtBot, opened: list[YokaiTable]) -> list[Node]:
    """Everything that can be read at a table, in a language."""
    for name, value in (
        ("language", language),
        ("animation", "off"),
        ("yokai_memory", "none"),
        ("thinking_pause", 5_000),
    ):
        preferences().set_value(name, value)
    translation().speak(language)
    table = YokaiTable(match, {}, quick_thinker())
    qtbot.addWidget(table)
    opened.append(table)
    table.resize(1440, 900)
    table.show()
    table.opened(routes.Table())
    QApplication.processEvents()
    return nodes_below(table)


def may_be_chosen() -> str:
    return look_words(CardLook(legal=True), "yokai")


@LANGUAGES
@pytest.mark.parametrize("step", STEPS)
def test_every_card_and_hint_has_a_role_a_name_and_a_description(
    qtbot: QtBot, opened: list[YokaiTable], language: str, step: str
) -> None:
    nodes = nodes_of(STEPS[step](), language, qtbot, opened)
    on_board = [node for node in nodes if node.kind in BOARD_CONTROLS]
    assert sum(node.kind == "GridCard" for node in on_board) == 16
    for node in on_board:
        assert node.role is QAccessible.Role.Button, node
        assert node.name, node
        assert node.description, node
        assert node.is_focusable or node.description != may_be_chosen(), node
        assert not [word for word in SEPTET_WORDS[language] if word in node.words], node
    grid = [node.name for node in on_board if node.kind == "GridCard"]
    assert len(set(grid)) == 16  # each is called by its own place
    assert all(FACE_DOWN[language] in name for name in grid)


@LANGUAGES
def test_no_family_is_told_but_on_hints_that_lie_open(
    qtbot: QtBot, opened: list[YokaiTable], language: str
) -> None:
    match = with_hints(new_match(), count=3, placed=2)
    nodes = nodes_of(match, language, qtbot, opened)
    tableau = state_of(match).tableau
    families = [family_name(family) for family in Family]
    locked = [hint_name(hint) for hint in tableau.hints if hint is not None]
    for node in nodes:
        if node.kind == "GridCard":
            told = node.words
            for words in locked:
                told = told.replace(words, "")
            assert not [name for name in families if name in told], node
    hints = [node for node in nodes if node.kind == "HintButton"]
    assert len(hints) == len(tableau.turned_up)
    for node, hint in zip(hints, tableau.turned_up, strict=True):
        assert hint_name(hint) in node.name
    (pile,) = [node for node in nodes if node.kind == "PileButton"]
    assert not [name for name in families if name in pile.words]


@LANGUAGES
def test_what_may_be_done_with_a_card_is_told(
    qtbot: QtBot, opened: list[YokaiTable], language: str
) -> None:
    match = play_until(new_match(), at_step(Step.MOVE))
    nodes = nodes_of(match, language, qtbot, opened)
    grid = [node for node in nodes if node.kind == "GridCard"]
    reach = state_of(match).tableau.destinations
    assert [node.description == may_be_chosen() for node in grid] == [bool(p) for p in reach]


@LANGUAGES
def test_an_ended_game_tells_every_family(
    qtbot: QtBot, opened: list[YokaiTable], language: str
) -> None:
    match = joined_match()
    match.play(0, Appease())
    nodes = nodes_of(match, language, qtbot, opened)
    grid = [node for node in nodes if node.kind == "GridCard"]
    for family in Family:
        assert sum(family_name(family) in node.name for node in grid) == 4


@LANGUAGES
def test_declaring_is_described_by_when_it_may_be_done(
    qtbot: QtBot, opened: list[YokaiTable], language: str
) -> None:
    found = []
    for match in (new_match(), play_until(new_match(), at_step(Step.MOVE))):
        nodes = nodes_of(match, language, qtbot, opened)
        panel = opened[-1].board.declare
        found += [node for node in nodes if node.name == panel.button.text()]
    allowed, not_now = found
    assert allowed.description != not_now.description
    assert all(len(node.description.split()) > 5 for node in found)


def test_level_and_turns_are_tabs_that_keep_the_keyboard(
    qtbot: QtBot, opened: list[YokaiTable]
) -> None:
    shown = [("Level", True), ("Turns", False)]
    nodes = nodes_of(new_match(), "en", qtbot, opened)
    assert Role.PageTabList in [node.role for node in nodes]
    assert [node.name for node in nodes if node.role is Role.PageTab] == ["Level", "Turns"]
    board = opened[0].board
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        tabs = board.level.tabs if board.level.isVisible() else board.past.scroll.tabs
        assert selected(tabs) == shown
        tabs.take_keyboard()
        QTest.keyClick(board.focusWidget(), key)
        qtbot.wait(10)
        shown = [(name, not is_selected) for name, is_selected in shown]
        assert board.past.scroll.isVisible() == (key == Qt.Key.Key_Right)
        other = board.past.scroll.tabs if key == Qt.Key.Key_Right else board.level.tabs
        assert other.has_keyboard()


def selected(tabs: Tabs) -> list[tuple[str, bool]]:
    """The names of tabs, and which of them is open."""
    found = [QAccessible.queryAccessibleInterface(tab) for tab in tabs.findChildren(Segment)]
    return [(tab.text(QAccessible.Text.Name), bool(tab.state().selected)) for tab in found]
