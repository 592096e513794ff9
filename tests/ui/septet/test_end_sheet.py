"""The end of a game: every round in a table, the ladder, and the ways on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, new_match, play_on
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.rung import Rung, rung_of
from yokai_desktop.storage.septet.progress import GameTally
from yokai_desktop.ui.septet.end_sheet import GameEnd
from yokai_desktop.ui.septet.rounds_table import MOST_SEEN, heads_of, how_words, round_lines
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.words.septet.names import Names


def _finished(mode: str, seed: str = "4K7-QM2", winner: int | None = None) -> Match:
    for number in range(40):
        match = play_on(new_match(mode, seed=f"{seed}{number}"), 10_000, number)
        assert match.outcome is not None
        if winner is None or winner in match.outcome.winners:
            return match
    raise AssertionError("nobody won so")


def _view(match: Match) -> SeptetView:
    view = match.view(0)
    assert isinstance(view, SeptetView)
    return view


@pytest.mark.parametrize("mode", MODES)
def test_every_round_is_told_with_trump_end_bosses_and_totals(qapp: object, mode: str) -> None:
    match = _finished(mode)
    view, names = _view(match), Names(match, 0)
    lines = round_lines(view.results, view.mode, names)
    assert [line.number for line in lines] == [result.number for result in view.results]
    assert lines[-1].totals[0] == view.results[-1].scores[0]
    for before, line in zip([None, *lines], lines, strict=False):
        earlier = before.totals if before is not None else (0,) * view.mode.sides
        added = tuple(now - then for now, then in zip(line.totals, earlier, strict=True))
        assert line.added == added
    heads = heads_of(view.mode, names)
    assert len(heads) == view.mode.sides
    for line, result in zip(lines, view.results, strict=True):
        spoken = line.spoken(heads)
        assert "{" not in spoken
        assert "%n" not in spoken
        assert how_words(result, view.mode, names) in spoken


def _sheet(qtbot: QtBot, match: Match, view: SeptetView, rung: Rung | None) -> GameEnd:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    sheet = GameEnd(window, match, view, Names(match, 0), rung)
    window.show()
    sheet.show()
    sheet.stamp(Pace(0.0))
    return sheet


def test_more_than_five_rounds_scroll_and_the_last_is_kept(qtbot: QtBot, user_home: object) -> None:
    match = _finished("four")
    view = _view(match)
    many = tuple(replace(view.results[0], number=n + 1) for n in range(MOST_SEEN + 3))
    sheet = _sheet(qtbot, match, replace(view, results=many), None)
    scroller = sheet.table.scroller
    assert scroller is not None
    bar = scroller.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    few = _sheet(qtbot, match, replace(view, results=many[:MOST_SEEN]), None)
    assert few.table.scroller is None


def test_a_level_beaten_for_the_first_time_is_a_step_on_the_ladder(
    qtbot: QtBot, user_home: object
) -> None:
    match = _finished("four", winner=0)
    assert archive().save(match)
    rung = rung_of(match, archive().database, 0)
    assert rung is not None
    assert rung.is_new
    assert rung.rivals == "novice"
    sheet = _sheet(qtbot, match, _view(match), rung)
    assert sheet.ladder is not None
    assert "A step up the ladder" in [
        label.text() for label in sheet.ladder.findChildren(QWidget) if hasattr(label, "text")
    ]
    again = _finished("four", seed="other", winner=0)
    assert archive().save(again)
    second = rung_of(again, archive().database, 0)
    assert second is not None
    assert not second.is_new
    assert second.tally == GameTally(2, 2)


def test_a_lost_game_and_one_among_people_add_no_rung(user_home: object) -> None:
    lost = _finished("four", winner=1)
    assert archive().save(lost)
    rung = rung_of(lost, archive().database, 0)
    assert rung is not None
    assert not rung.is_new
    people = play_on(new_match(people=(0, 1)), 10_000)
    assert archive().save(people)
    assert rung_of(people, archive().database, 0) is None


@pytest.mark.parametrize("pace", [Pace(), Pace(0.0), Pace(reduced=True)])
def test_the_seal_of_a_victory_is_pressed_and_stays(qtbot: QtBot, pace: Pace) -> None:
    match = _finished("four", winner=0)
    sheet = _sheet(qtbot, match, _view(match), None)
    sheet.stamp(pace)
    is_calm = pace.is_still or pace.reduced
    assert (sheet._paper.pressed < 0.5) != is_calm
    sheet._clock.advance(Span.STAMP)
    assert sheet._paper.pressed == 1.0
