"""What a screen reader can find never tells what the person at the screen may not know."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.accessibility.tree import nodes_below
from tests.played_games import hand_of, play_by_chance
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.words.septet.cards import spoken_card

PEOPLE = tuple(Seat(name=name) for name in ("Aiko", "Ben", "Chie", "Dai"))
FAMILIES = {"en": ("Kitsune", "Kappa", "Rokurokubi", "Oni")}


def sit_down(window: MainWindow, match: Match) -> TablePage:
    preferences().set_value("animation", "off")
    window.sit_down(match, {})
    assert isinstance(window.page, TablePage)
    return window.page


def told(window: MainWindow) -> str:
    return "\n".join(node.words for node in nodes_below(window))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_curtain_hides_every_hand_from_screen_readers(
    window: MainWindow, qtbot: QtBot, players: int
) -> None:
    match = Match(SEPTET, SEPTET.setup(players, {}, "4K7-QM2"), PEOPLE[:players])
    page = sit_down(window, match)
    qtbot.wait(20)
    hands = [hand_of(match, seat) for seat in range(players)]
    words = told(window)
    assert not [card for hand in hands for card in hand if spoken_card(card) in words]
    first = page.table.awaits
    assert first is not None
    page.curtain.opened.emit(first)
    qtbot.wait(20)
    names = {node.name for node in nodes_below(window)}
    assert {spoken_card(card) for card in hands[first]} <= names
    for seat in range(players):
        if seat != first:
            assert not {spoken_card(card) for card in hands[seat]} & names


@pytest.mark.parametrize("level", [1, 3])
def test_face_down_cards_tell_their_place_only(
    window: MainWindow, qtbot: QtBot, level: int
) -> None:
    seats = (Seat(name="Aiko"), Seat("novice"))
    options = {**level_options("second", level), "first": "0"}
    match = Match(YOKAI, YOKAI.setup(2, options, "4K7-QM2"), seats)
    preferences().set_value("yokai_memory", "none")
    sit_down(window, match)
    qtbot.wait(20)
    cards = [node for node in nodes_below(window) if node.kind == "GridCard"]
    assert len(cards) == 16
    for card in cards:
        assert "face down" in card.name
        assert not [family for family in FAMILIES["en"] if family in card.words]


def test_in_a_hotseat_game_nobody_hears_of_anothers_looks(window: MainWindow, qtbot: QtBot) -> None:
    match = Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "4K7-QM2"), PEOPLE[:2])
    play_by_chance(match, "x", most=2)
    preferences().set_value("yokai_memory", "full")
    page = sit_down(window, match)
    assert isinstance(page, YokaiTable)
    page.curtain.opened.emit(0)
    qtbot.wait(20)
    page.table.take_seat(0)
    known = [node.name for node in nodes_below(window) if node.kind == "GridCard"]
    assert sum("face down" not in name for name in known) <= 2
    view = match.view(1)
    assert view.seat == 1
    page.table.viewer = 1
    page.board.sync(view)
    others = [node.name for node in nodes_below(window) if node.kind == "GridCard"]
    assert all("face down" in name for name in others)
