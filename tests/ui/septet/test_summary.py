"""The summary of a round: its tricks, its counting, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.painted_words import watched_painters
from tests.ui.septet.games import MODES, any_legal, new_match, until_turn_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Family, read_card
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.septet.boss_show import BossLine, BossShow
from yokai_desktop.ui.septet.end_sheet import GameEnd
from yokai_desktop.ui.septet.last_trick import TrickStrip
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.summary import RoundSummary
from yokai_desktop.ui.septet.trick_review import TrickReview
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.motion import Pause
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route

MakeTable = Callable[[Match], SeptetTable]


def _last_action_of_round(mode: str, final: bool) -> Match:
    """A match one action of the viewer before a round (or the game) ends."""
    for seed in range(60):
        match = new_match(mode)
        while match.outcome is None:
            until_turn_of(match, 0, seed)
            if match.outcome is not None:
                break
            text = match.text()
            state = match.state
            assert isinstance(state, SeptetState)
            rounds = len(state.results)
            match.play(0, any_legal(match.view(0)))
            after = match.state
            assert isinstance(after, SeptetState)
            ended = match.outcome is not None if final else len(after.results) > rounds
            if ended and (final or match.outcome is None):
                return Match.read(text)
    raise AssertionError("no such game")


@pytest.mark.parametrize("mode", MODES)
def test_a_round_ends_with_its_summary_and_goes_on(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    page = make_table(_last_action_of_round(mode, final=False))
    number = page.table.view.number  # type: ignore[attr-defined]
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: bool(page.findChildren(RoundSummary)))
    summary = page.findChildren(RoundSummary)[0]
    assert summary.isVisible()
    summary.forward.click()
    qtbot.waitUntil(lambda: page.board.choosing.is_asked)
    view = page.board.view
    assert view is not None
    assert view.number == number + 1


@pytest.mark.parametrize("mode", ["four", "three", "two", "seven-next-short"])
def test_the_game_ends_with_a_choice_of_ways(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    page = make_table(_last_action_of_round(mode, final=True))
    assert saves().exists("septet")
    ways: list[Route] = []
    page.navigate.connect(ways.append)
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: bool(page.findChildren(GameEnd)))
    end = page.findChildren(GameEnd)[0]
    end.forward.click()
    end.replay.click()
    end.review_game.click()
    end.home.emit()
    end.same.click()
    match = page.match
    again, replay, review, home, play = ways
    assert again == routes.Again(match)
    assert (replay, review) == (routes.Replay(match=match), routes.Review(match=match))
    assert home == routes.Home()
    assert isinstance(play, routes.Play)
    same = play.match
    assert same.actions == []
    assert same.setup == page.match.setup
    assert not saves().exists("septet")


def test_a_new_deal_clears_the_panels_of_the_last_round(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_last_action_of_round("four", final=False))
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: page.summary is not None)
    panels, summary = page.board.panels, page.summary
    assert summary is not None
    assert panels.log.model.rows
    preferences().set_value("animation", "slow")
    summary.forward.click()
    qtbot.waitUntil(lambda: not panels.rail.trump.accessibleName())  # about to be dealt
    assert page.showing.is_busy
    assert not panels.log.model.rows
    assert not panels.last_trick.isVisible()
    assert page.board.view is not None
    assert page.board.view.tricks == ()
    assert not any(page.board.view.captured)


def test_the_table_behind_the_summary_speaks_a_new_language(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_last_action_of_round("four", final=False))
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: page.summary is not None)
    rows = page.board.panels.log.model.rows
    shown = page.board.panels.rail.grab().toImage()
    translation().speak("fr")
    qtbot.wait(10)
    assert page.showing.is_busy
    assert not {row.words for row in rows} & {row.words for row in page.board.panels.log.model.rows}
    assert page.board.panels.rail.grab().toImage() != shown


def test_all_tricks_can_be_reviewed_after_the_round(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_last_action_of_round("four", final=False))
    view = page.table.view
    assert isinstance(view, SeptetView)
    tricks = len(view.tricks)
    page.board.chosen.emit(any_legal(view))
    qtbot.waitUntil(lambda: bool(page.findChildren(RoundSummary)))
    assert page.board.view is not None
    assert len(page.board.view.tricks) == tricks + 1
    summary = page.findChildren(RoundSummary)[0]
    summary.review()
    (review,) = summary.findChildren(TrickReview)
    assert review.isVisible()
    assert len(review.findChildren(TrickStrip)) == tricks + 1
    taken = [label.text() for label in review.findChildren(Label)]
    assert "Trick 1" in taken
    assert f"Trick {tricks + 1}" in taken
    review.dismissed.emit()
    assert not review.isVisible()
    summary.review()
    assert summary.findChildren(TrickReview) == [review]


def test_enter_counts_to_the_end_and_then_goes_on(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_last_action_of_round("four", final=False))
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: bool(page.findChildren(RoundSummary)))
    (summary,) = page.findChildren(RoundSummary)
    summary.clock.play(Pause(60_000))
    assert summary.clock.is_running
    leading_hand().watch(page.windowHandle())
    page.activateWindow()
    qtbot.waitUntil(summary.forward.hasFocus)
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_Return)
    assert not summary.clock.is_running
    assert page.summary is summary
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.board.choosing.is_asked)
    assert page.summary is None


def test_a_click_beside_the_sheet_counts_to_the_end(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(_last_action_of_round("four", final=False))
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: bool(page.findChildren(RoundSummary)))
    (summary,) = page.findChildren(RoundSummary)
    endings: list[Callable[[], None]] = [
        lambda: QTest.mouseClick(summary, Qt.MouseButton.LeftButton, pos=QPoint(5, 5)),
        summary.dismissed.emit,
    ]
    for ends in endings:
        summary.clock.play(Pause(60_000))
        ends()
        assert not summary.clock.is_running
        assert page.summary is summary


def test_a_program_that_dies_under_the_summary_loses_nothing(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_last_action_of_round("four", final=False))
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: page.summary is not None)
    save = saves().read("septet")
    assert save is not None
    assert save.match == page.match
    state = save.match.state
    assert isinstance(state, SeptetState)
    again = make_table(save.match)
    view = again.board.view
    assert view is not None
    assert view.number == len(state.results) + 1
    assert view.results == state.results
    qtbot.waitUntil(lambda: again.board.choosing.is_asked)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("count", [4, 7])
def test_every_boss_has_room_for_its_words(qtbot: QtBot, percent: int, count: int) -> None:
    theme().set_window_size(QSize(1024, 640))
    theme().set_text_percent(percent)
    bosses = [read_card(f"{family.label}-7") for family in Family]
    lines = [BossLine(boss, "capturé, pli 12", 2, 1, 2, False) for boss in bosses]
    ground = QWidget()
    qtbot.addWidget(ground)
    state = new_match().state
    assert isinstance(state, SeptetState)
    show = BossShow(lambda: lines[:count], state.mode, ground)
    width = 672  # of the sheet in that window
    show.resize(width, show.heightForWidth(width))
    ground.resize(show.size())
    ground.show()
    with watched_painters() as found:
        show.grab()
    words = [each for each in found if each.widget is show]
    assert len(words) == 3 * count
    assert [each.text for each in words if "…" in each.text] == []
    assert [each.text for each in words if not show.rect().contains(each.box)] == []
    inner = [(each.text, each.box.adjusted(0, 3, 0, -3)) for each in words]  # lines may touch
    assert [(a, b) for (a, one), (b, two) in combinations(inner, 2) if one.intersects(two)] == []
