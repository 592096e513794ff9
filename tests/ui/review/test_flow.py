"""From the end of a game to its review, to a mistake, and on from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game, yokai_won
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.desk import close_desk, review_desk
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.septet.end_sheet import GameEnd
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.page import YokaiTable

LONGEST = 90_000


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("yokai_desktop.ui.table.page.thinker", LocalThinker)
    for name, value in (("animation", "off"), ("trick_pause", 1), ("thinking_pause", 0)):
        preferences().set_value(name, value)
    yield
    close_desk()


def almost(match: Match) -> Match:
    """The same game before its last action."""
    return Match.replay(match.record(), until=len(match.actions) - 1)


def finish(window: MainWindow, match: Match) -> TablePage:
    """Sit down before the last action and play it."""
    before = almost(match)
    window.sit_down(before, {})
    table = window.page
    assert isinstance(table, TablePage)
    if before.to_act == table.table.viewer and before.seats[table.table.viewer].is_person:
        table.table.submit(match.actions[-1])
    return table


def test_a_finished_game_is_reviewed_stepped_through_and_played_on(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = finish(window, septet_game((Seat(), Seat("novice", "Ren")), "FLOW-1"))
    assert isinstance(table, SeptetTable)
    qtbot.waitUntil(lambda: table.summary is not None, timeout=LONGEST)
    assert isinstance(table.summary, GameEnd)
    table.summary.review_game.click()
    page = window.page
    assert isinstance(page, ReviewPage)
    assert page.sitting is not None
    assert page.sitting.number is not None
    review_desk().hurry()
    qtbot.waitUntil(lambda: review_desk().now is None, timeout=LONGEST)
    assert page.sitting.review.is_complete
    QTest.keyClick(page, Qt.Key.Key_1)
    decision = window.page
    assert isinstance(decision, DecisionPage)
    assert decision.panel.rows
    at = decision.position
    QTest.keyClick(decision, Qt.Key.Key_P)
    played_on = window.page
    assert isinstance(played_on, TablePage)
    assert played_on.match.actions[:at] == page.sitting.match.actions[:at]
    window.leave()
    assert window.page is decision


def test_a_cooperative_game_leads_to_its_review(window: MainWindow, qtbot: QtBot) -> None:
    table = finish(window, yokai_won((Seat(), Seat("casual", "Aiko")), turns=2))
    assert isinstance(table, YokaiTable)
    qtbot.waitUntil(table.board.ending.judging.isVisible, timeout=LONGEST)
    table.board.ending.judging.click()
    page = window.page
    assert isinstance(page, ReviewPage)
    assert page.sitting is not None
    assert page.sitting.match.game.name == "yokai"
