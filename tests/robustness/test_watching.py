"""Computer players among themselves: a game without any person can be watched."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

ENOUGH = 12
"""Actions that lead past the passing into the first tricks, or through whole turns."""


@pytest.mark.parametrize(("game_name", "players"), [("septet", 4), ("septet", 2), ("yokai", 3)])
def test_a_game_without_people_goes_on_by_itself(
    dressed_app: QApplication, window: MainWindow, qtbot: QtBot, game_name: str, players: int
) -> None:
    forget_preferences()
    for name, value in (("animation", "fast"), ("trick_pause", 1), ("thinking_pause", 0)):
        preferences().set_value(name, value)
    game = game_named(game_name)
    assert game is not None
    match = Match(game, game.setup(players, {}, "4K7-QM2"), [Seat("novice")] * players)
    window.sit_down(match, {})
    page = window.page
    assert isinstance(page, TablePage)

    def has_gone_on() -> bool:
        page.showing.finish()
        return len(match.actions) >= ENOUGH or match.outcome is not None

    qtbot.waitUntil(has_gone_on, timeout=120_000)
    window.show_page("home")
    close_worker()
    forget_preferences()
    assert window.page_name == "home"
