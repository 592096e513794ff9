"""The end of a game: revealed family by family, judged, counted, and told once more."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import any_deed, joined_match, new_match, play_until, state_of
from yokai_desktop.ai.yokai.explain import explain
from yokai_desktop.engine.contract import View
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.ui.yokai.review_sheet import ReviewSheet


def words_of(table: YokaiTable) -> str:
    labels = [label.text() for label in table.findChildren(QLabel) if label.isVisibleTo(table)]
    lines = [line.accessibleName() for line in table.board.ending.scroll.lines]
    return " | ".join(labels + lines)


def declared(table: YokaiTable) -> YokaiTable:
    table.board.chosen.emit(Appease())
    return table


def test_won_game_is_counted_line_by_line(make_table: MakeTable) -> None:
    """Y5.3: seven hints face down are worth 35 points, the highest rank."""
    table = declared(make_table(joined_match()))
    told = words_of(table)
    for words in (
        "at peace",
        "Total victory",
        "Hints still face down 7 × 5 +35",
        "all three seals",
    ):
        assert words in told
    assert table.board.ending.scroll.stamp is not None
    assert [card.picture for card in table.board.cards_by_number[:2]] == [
        "yokai/kitsune-1",
        "yokai/kitsune-2",
    ]


def test_lost_game_says_what_is_in_pieces_and_counts_nothing(make_table: MakeTable) -> None:
    table = declared(make_table(new_match()))
    told = words_of(table)
    split = state_of(table.match).result
    assert split is not None
    assert len(split.split) > 0
    assert told.count("scattered") >= len(split.split)
    assert "not at peace" in told
    assert "A lost game scores no points" in told
    assert table.board.ending.scroll.stamp is None


def test_only_a_game_that_is_played_offers_its_turns(make_table: MakeTable) -> None:
    table = make_table(new_match())
    ways = (table.again_button, table.turns_button)
    assert [way.isVisible() for way in ways] == [True, True]
    assert not table.again_button.isEnabled()
    declared(table)
    assert [way.isVisible() for way in ways] == [False, False]


def test_next_level_is_offered_after_a_victory(qtbot: QtBot, make_table: MakeTable) -> None:
    table = declared(make_table(joined_match()))
    with qtbot.waitSignal(table.navigate) as asked:
        table.board.ending.scroll.next_asked.emit()
    (route,) = asked.args
    assert isinstance(route, routes.Start)
    request = route.request
    assert request.setup()["affinity"] == "open"
    assert request.seats == table.match.seats


def test_another_try_is_offered_after_a_loss(qtbot: QtBot, make_table: MakeTable) -> None:
    table = declared(make_table(new_match()))
    with qtbot.waitSignal(table.navigate) as asked:
        table.board.ending.scroll.again_asked.emit()
    assert asked.args == [routes.Again(table.match)]


@pytest.mark.parametrize("speed", ["normal", "slow"])
def test_click_shows_all_points_at_once(make_table: MakeTable, speed: str) -> None:
    preferences().set_value("animation", speed)
    table = make_table(joined_match())
    table.showing.finish()
    while not table.board.choosing.is_open:
        table.showing.finish()
    declared(table)
    while not table.board.ending.is_counting:
        table.showing.finish()
        table.board.clock.advance(50)
    assert table.board.ending.scroll.lines[-1].part < 1
    table.board.touched.emit()
    assert not table.board.ending.is_counting
    assert all(line.part == 1 for line in table.board.ending.scroll.lines)


def reasoned(view: View, rng: Random) -> object:
    assert isinstance(view, YokaiView)
    return explain(view, rng, "novice")


def test_partners_reasons_are_told_after_the_game(qtbot: QtBot, make_table: MakeTable) -> None:
    match = play_until(new_match(), lambda m: state_of(m).tableau.turn > 2)
    table = make_table(match)
    table.reviewer = lambda: LocalThinker(explain=reasoned)
    table.board.ending.reasons_asked.emit()
    assert table.findChild(ReviewSheet) is None
    while match.to_act is not None:
        step = state_of(match).tableau.step
        deed = Appease() if step is Step.FIRST_LOOK else any_deed(match.view(match.to_act))
        table.board.chosen.emit(deed) if match.to_act == 0 else qtbot.wait(1)
    table.board.ending.reasons_asked.emit()
    sheet = table.findChild(ReviewSheet)
    assert sheet is not None
    told = [row.words for row in sheet.model.rows]
    assert told[0] == "Turn 1: you"
    assert told[1].startswith("You look at")
    qtbot.waitUntil(lambda: not sheet.is_thinking, timeout=20_000)
    families = ("Kitsune", "Kappa", "Rokurokubi", "Oni")
    assert any(family in told[1] for family in families)
    sheet.close_button.click()


def test_memory_of_a_finished_game_needs_no_marks(make_table: MakeTable) -> None:
    table = declared(make_table(joined_match()))
    before = list(table.match.marks)
    preferences().set_value("yokai_memory", "none")
    assert table.match.marks == before
