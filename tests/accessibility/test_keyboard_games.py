"""Whole games of both kinds with the keyboard alone: the focus is looked at after every step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.accessibility.keys import Player
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.review.desk import close_desk
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow

PERSON, OTHER, NOVICE = Seat(name="Aiko"), Seat(name="Botan"), Seat("novice")
SHORT = {"scoring": "standard"}
SEVEN_NEXT = {"variant": "seven_next", "twins": "rank"}
"""To all seven seals: to four it is often over within its first round."""


@pytest.fixture
def player(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """At a window where nothing takes time and computer players answer at once."""
    monkeypatch.setattr("yokai_desktop.ui.table.page.thinker", LocalThinker)
    for name, value in (("animation", "off"), ("trick_pause", 1), ("thinking_pause", 0)):
        preferences().set_value(name, value)
    window.resize(1024, 640)
    yield Player(window, qtbot)
    close_desk()


@pytest.mark.parametrize(
    ("seats", "options", "phases"),
    [
        ((PERSON, NOVICE, NOVICE, NOVICE), SHORT, {"pass", "play"}),
        ((PERSON, NOVICE, NOVICE), SHORT, {"pass", "play"}),
        ((PERSON, NOVICE), SHORT, {"swap", "discard", "play"}),
        ((PERSON, NOVICE, NOVICE, NOVICE), SEVEN_NEXT, {"pass", "play"}),
        ((PERSON, NOVICE, OTHER, NOVICE), SHORT, {"pass", "play", "curtain"}),
    ],
    ids=["four", "three", "two", "seven next", "hotseat"],
)
def test_a_game_of_septet(
    player: Player, seats: tuple[Seat, ...], options: dict[str, str], phases: set[str]
) -> None:
    player.sit_down(Match(SEPTET, SEPTET.setup(len(seats), options, "4K7-QM2"), seats))
    done = player.play_to_the_end()
    assert done >= phases | {"RoundSummary"}
    player.look()
    player.press(Qt.Key.Key_Return)  # the sheet of the end: the review of the game
    assert isinstance(player.window.page, ReviewPage)
    holder = QApplication.focusWidget()
    assert holder is not None
    assert player.window.page.isAncestorOf(holder)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ((PERSON, NOVICE), {}),
        ((PERSON, NOVICE, NOVICE), {"hints": "stacked"}),
        ((PERSON, NOVICE, NOVICE, NOVICE), {}),
        ((PERSON, OTHER), {}),
    ],
    ids=["two", "three", "four", "hotseat"],
)
def test_a_game_of_yokai(player: Player, seats: tuple[Seat, ...], options: dict[str, str]) -> None:
    player.sit_down(Match(YOKAI, YOKAI.setup(len(seats), options, "4K7-QM2"), seats))
    done = player.play_to_the_end()
    assert done >= {"first_look", "second_look", "move", "hint", "skip"}
    assert ("curtain" in done) == (OTHER in seats)
    player.look()
