"""The law of boards: after its motion a board equals one that was synced from nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import (
    MODES,
    any_legal,
    new_match,
    play_on,
    quick_thinker,
    until_turn_of,
)
from tests.ui.table.snapshot import picture_of
from yokai_desktop.engine.contract import Action, Event, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.events import CardPlayed, HandDealt, TrickTaken
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.models.table import TableModel
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.picture import shown_hand
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.motion import Motion, Wait
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.showing import TableShowing
from yokai_desktop.words.septet.events import event_words

SIZE = (1100, 700)
COMPARED = 5
"""Every so many actions the whole pictures are compared, part by part."""
MOST_STEPS = 6000
"""Enough for any game; a table that stands still must not hang the tests."""
MOST_WORDS = 260
"""Moments at which the words are compared: more than a round."""


GAMES = [*((mode, False) for mode in MODES), ("four", True), ("two", True)]
"""Every mode as it is animated, and two with reduced motion."""


@pytest.mark.parametrize(("mode", "reduced"), GAMES)
def test_animated_board_equals_synced_board(
    qtbot: QtBot, qapp: QApplication, mode: str, reduced: bool
) -> None:
    match = new_match(mode)
    rng = Random(mode)
    board = SeptetBoard(match)
    qtbot.addWidget(board)
    board.resize(*SIZE)
    board.set_pace(Pace(1.0, reduced))
    board.trick_pause = 100
    table = TableModel(match, quick_thinker(), lambda match: None, board)
    showing = TableShowing(table, board, board)
    board.round_over.connect(lambda result, wait: _read(result, wait))
    compared: list[int] = []

    def choose(legal: tuple[Action, ...]) -> None:
        if len(match.actions) // COMPARED > len(compared):
            compared.append(len(match.actions))
            _compare(board, match, legal)
        board.chosen.emit(any_legal(table.view, rng=rng))

    table.offered.connect(choose)
    board.sync(table.view)
    table.start(show_deal=True)
    for _ in range(MOST_STEPS):
        if match.outcome is not None:
            break
        qapp.processEvents()
        board.clock.advance(rng.choice((16, 90, 700)))
        if rng.random() < 0.1:
            showing.finish()
    table.close()
    assert match.outcome is not None
    assert len(compared) > 5


def _read(result: RoundResult, wait: Wait) -> None:
    wait.done()


def _compare(board: SeptetBoard, match: Match, legal: tuple[Action, ...]) -> None:
    fresh = SeptetBoard(match)
    fresh.resize(*SIZE)
    assert board.view is not None
    fresh.sync(board.view)
    fresh.offer(legal)
    shown, wanted = picture_of(board), picture_of(fresh)
    assert sorted(map(repr, shown)) == sorted(map(repr, wanted))
    fresh.deleteLater()


class Recorded(SeptetBoard):
    """A board that knows which event it is showing."""

    showing: Event | None = None
    begun = 0
    """How many events of the action have begun to be shown."""

    def animation_for(self, event: Event) -> Motion | None:
        self.showing = event
        self.begun += 1
        return super().animation_for(event)


def _words(board: SeptetBoard) -> list[object]:
    """Everything the table says about the game, part by part."""
    view = board.view
    assert view is not None
    plates = [
        (plate.accessibleName(), plate.accessibleDescription(), plate.is_active)
        for plate in board.opponents.plates.values()
    ]
    counts = [len(shown_hand(view, seat)) for seat in range(view.mode.players)]
    return [
        plates,
        counts,
        [row.words for row in board.panels.log.model.rows],
        list(board.panels.rail.model.rows),
        board.panels.last_trick.isVisibleTo(board) and view.last_trick,
        board.tools.discard.isVisibleTo(board),
    ]


@pytest.mark.parametrize("mode", MODES)
def test_the_words_belong_to_the_picture_shown(qtbot: QtBot, qapp: QApplication, mode: str) -> None:
    """At every moment: as they were before the event that is being shown, or as after it."""
    match, rng = new_match(mode), Random(mode)
    board, fresh = Recorded(match), SeptetBoard(match)
    for each in (board, fresh):
        qtbot.addWidget(each)
        each.resize(*SIZE)
    board.trick_pause = 300
    table = TableModel(match, quick_thinker(), lambda match: None, board)
    told: list[View] = [table.view]
    table.changed.connect(told.append)

    def heard(events: tuple[Event, ...]) -> None:
        """What the viewer knows after each event, worked out from the last answer."""
        view = told[-1]
        told[:] = [view.after(*events[:count]) for count in range(len(events) + 1)]
        board.begun = 0

    table.happened.connect(heard)
    showing = TableShowing(table, board, board)
    board.round_over.connect(lambda result, wait: _read(result, wait))
    table.offered.connect(lambda legal: board.chosen.emit(any_legal(table.view, rng=rng)))
    table.start(show_deal=True)
    seen = set()
    for _ in range(MOST_WORDS):
        qapp.processEvents()
        if showing.is_busy and board.showing is not None:
            assert showing.view == told[board.begun - 1]
            allowed = []
            for view in (showing.view, showing.view.after(board.showing)):
                fresh.sync(view)
                allowed.append(_words(fresh))
            for part, before, after in zip(_words(board), *allowed, strict=True):
                assert part in (before, after)
            news = event_words(board.showing, board.names)
            assert news in ("", board.tools.prompt.accessibleName())
            assert not board.tools.prompt.accessibleName().startswith("Your turn")
            seen.add(type(board.showing))
        board.clock.advance(rng.choice((40, 200)))
    table.close()
    assert {CardPlayed, TrickTaken, HandDealt} <= seen


@pytest.mark.parametrize("mode", ["four", "two"])
def test_the_pictures_are_equal_to_the_pixel(
    qtbot: QtBot, make_table: Callable[[Match], SeptetTable], mode: str
) -> None:
    page = make_table(until_turn_of(play_on(new_match(mode), 11), 0))
    preferences().set_value("animation", "fast")
    page.board.chosen.emit(page.table.view.legal[0])
    qtbot.waitUntil(lambda: page.board.choosing.is_asked, timeout=30_000)
    fresh = make_table(page.match)
    pictures = []
    for table in (page, fresh):
        picture_of(table.board)
        table.board.setFocus()
        pictures.append(table.board.grab().toImage())
    assert pictures[0] == pictures[1]
