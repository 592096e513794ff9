"""What decides a round has its moment: shown, told, and ended by any key or click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import any_legal, new_match, until_turn_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.scoring import Ending
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.septet.scenes import septet_scenes
from yokai_desktop.workshop.tour import Stage

MakeTable = Callable[[Match], SeptetTable]


def _before(mode: str, ending: Ending) -> Match:
    """A match one action of the viewer before a round ends so."""
    for seed in range(80):
        match = new_match(mode, seed=f"moment-{seed}")
        while match.outcome is None:
            until_turn_of(match, 0, seed)
            if match.outcome is not None:
                break
            text = match.text()
            before = match.view(0)
            assert isinstance(before, SeptetView)
            match.play(0, any_legal(before))
            after = match.view(0)
            assert isinstance(after, SeptetView)
            ended = [result.ending for result in after.results[len(before.results) :]]
            if ended == [ending] and match.outcome is None:
                return Match.read(text)
    raise AssertionError("no such round")


def _until_open(page: SeptetTable, qtbot: QtBot) -> None:
    page.board.chosen.emit(any_legal(page.table.view))
    for _ in range(200):
        page.board.clock.advance(50)
        qtbot.wait(1)
        if page.board.moment.count.isVisible():
            return
    raise AssertionError("no moment")


@pytest.mark.parametrize(
    ("mode", "ending", "words"),
    [
        ("four", Ending.BOSSES, "The fourth boss: "),
        ("three", Ending.BOSSES, "The third boss: "),
        ("four", Ending.TRICKS, "The seventh trick"),
        ("two", Ending.TRICKS, "The thirteenth trick"),
    ],
)
@pytest.mark.parametrize("reduced", [False, True])
def test_what_decides_the_round_stops_the_table_and_says_so(
    qtbot: QtBot, make_table: MakeTable, mode: str, ending: Ending, words: str, reduced: bool
) -> None:
    page = make_table(_before(mode, ending))
    preferences().set_value("animation", "normal")
    preferences().set_value("reduced_motion", reduced)
    with qtbot.waitSignal(page.board.said, check_params_cb=lambda told: told.startswith(words)):
        _until_open(page, qtbot)
    moment = page.board.moment
    assert moment.accessibleName().startswith(words)
    assert "win" in moment.accessibleName()
    for _ in range(20):
        page.board.clock.advance(50)
    assert moment.isVisible()
    assert page.summary is None


@pytest.mark.parametrize("ending", [Ending.BOSSES, Ending.TRICKS])
def test_the_scores_beside_it_count_what_it_shows(
    qtbot: QtBot, make_table: MakeTable, ending: Ending
) -> None:
    page = make_table(_before("four", ending))
    preferences().set_value("animation", "normal")
    rows = page.board.panels.rail.model

    def is_full() -> bool:
        if ending == Ending.BOSSES:
            return any(len(row.bosses) >= row.boss_limit for row in rows.rows)
        return any(row.tricks == row.trick_limit for row in rows.rows)

    assert not is_full()
    _until_open(page, qtbot)
    assert is_full()


@pytest.mark.parametrize("way", ["button", "key", "click"])
def test_any_key_or_click_goes_on_to_the_count(
    qtbot: QtBot, make_table: MakeTable, way: str
) -> None:
    page = make_table(_before("four", Ending.BOSSES))
    preferences().set_value("animation", "normal")
    _until_open(page, qtbot)
    moment = page.board.moment
    if way == "button":
        moment.count.click()
    elif way == "key":
        QTest.keyClick(page, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(moment, Qt.MouseButton.LeftButton)
    for _ in range(200):
        page.board.clock.advance(50)
        qtbot.wait(1)
        if page.summary is not None:
            break
    assert page.summary is not None
    assert not moment.isVisible()


def test_a_key_too_early_shows_the_moment_at_once_and_does_not_skip_it(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_before("four", Ending.BOSSES))
    preferences().set_value("animation", "slow")
    page.board.chosen.emit(any_legal(page.table.view))
    for _ in range(40):
        if page.board.moment.count.isVisible():
            break
        page.showing.finish()
    assert page.board.moment.count.isVisible()
    assert page.summary is None


def test_with_motion_switched_off_the_count_comes_at_once(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_before("four", Ending.BOSSES))
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.waitUntil(lambda: page.summary is not None)
    assert not page.board.moment.isVisible()


def test_every_boss_of_the_trick_flies_to_the_slot_where_it_will_lie(
    qtbot: QtBot, window: MainWindow
) -> None:
    scene = next(scene for scene in septet_scenes() if scene.name == "septet-decisive-boss")
    scene.prepare(Stage(window))
    page = window.page
    assert isinstance(page, SeptetTable)
    board, view = page.board, page.board.view
    assert view is not None
    shown = board.moment.shown
    assert shown is not None
    bosses = [played.card for played in view.trick if played.card.is_boss]
    assert len(bosses) == 2
    assert [picture for picture, _, _ in shown.others] != [shown.picture]
    slots = [*(slot for _, _, slot in shown.others), shown.goal]
    held = [*view.captured[0], *bosses]
    lying = sorted(held, key=lambda card: card.number)
    rail = board.panels.rail.tablet_of(0)
    wide = rail.slot(1).left() - rail.slot(0).left()
    first = board.places.boss_spot(0, lying[0], held)
    expected = [lying.index(card) for card in bosses]
    assert [round((slot.x - first.x) / wide) for slot in slots if slot] == expected
