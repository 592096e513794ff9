"""Sounds come with what is seen, a deal is skipped whole, and what moves lies over everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import any_legal, new_match, until_turn_of
from yokai_desktop.engine.contract import Action, Event, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.events import FamilySealed, RoundEnded, TrickTaken
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table import cue
from yokai_desktop.ui.table.cue import LANDS_AT
from yokai_desktop.ui.table.flights import STAMPED_AT
from yokai_desktop.ui.table.pace import Span

MakeTable = Callable[[Match], SeptetTable]
Wanted = Callable[[tuple[Event, ...]], bool]
STEP = 5
PAUSE = 200
LAID = Span.SLIDE * LANDS_AT
TAKEN = Span.SLIDE + PAUSE
"""When the complete trick has been seen and comes together."""


def _takes(bosses: int) -> Wanted:
    def wanted(events: tuple[Event, ...]) -> bool:
        taken = [event for event in events if isinstance(event, TrickTaken)]
        is_last = any(isinstance(event, RoundEnded) for event in events)
        return bool(taken) and not is_last and len(taken[0].bosses) == bosses

    return wanted


def _seals(events: tuple[Event, ...]) -> bool:
    is_last = any(isinstance(event, RoundEnded) for event in events)
    return not is_last and any(isinstance(event, FamilySealed) for event in events)


def _ends(events: tuple[Event, ...]) -> bool:
    return any(isinstance(e, RoundEnded) for e in events) and any(
        isinstance(event, TrickTaken) and event.bosses for event in events
    )


def _before(wanted: Wanted, mode: str = "four") -> tuple[Match, Action]:
    """A match and the viewer's action after which what is wanted happens."""
    for seed in range(80):
        match = new_match(mode, seed=f"step-{seed}")
        while match.outcome is None:
            until_turn_of(match, 0, seed)
            if match.outcome is not None:
                break
            view = match.view(0)
            for action in view.legal:
                if wanted(match.state.play(action)[1]):
                    return match, action
            match.play(0, any_legal(view))
    raise AssertionError("no such moment")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(cue, "play_sound", names.append)
    return names


def _table(make_table: MakeTable, match: Match) -> SeptetTable:
    preferences().set_value("animation", "normal")
    preferences().set_value("trick_pause", PAUSE)
    preferences().set_value("thinking_pause", 5_000)
    page = make_table(match)
    page.board.clock.rest()
    return page


def _times(page: SeptetTable, heard: list[str], until: Callable[[], bool]) -> list[tuple[str, int]]:
    """What is heard after so many milliseconds of motion."""
    found: list[tuple[str, int]] = []
    for ms in range(0, 8_000, STEP):
        found += [(name, ms) for name in heard]
        heard.clear()
        if until():
            return found
        page.board.clock.rest()
        page.board.clock.advance(STEP)
    raise AssertionError(found)


def _play(
    make_table: MakeTable, heard: list[str], wanted: Wanted, mode: str = "four"
) -> list[tuple[str, int]]:
    match, action = _before(wanted, mode)
    page = _table(make_table, match)
    heard.clear()
    page.board.chosen.emit(action)
    return _times(page, heard, lambda: not page.showing.is_busy)


def _near(ms: float) -> object:
    """Within three steps: a motion hands what is left over to the next one at its next step."""
    return pytest.approx(ms, abs=3 * STEP)


def test_a_card_is_heard_when_it_lies_and_a_trick_when_it_comes_together(
    make_table: MakeTable, heard: list[str]
) -> None:
    assert _play(make_table, heard, _takes(0)) == [("lay", _near(LAID)), ("gather", _near(TAKEN))]


def test_a_boss_is_heard_when_it_is_stamped(make_table: MakeTable, heard: list[str]) -> None:
    *before, (boss, ms) = _play(make_table, heard, _takes(1))
    assert before == [("lay", _near(LAID)), ("gather", _near(TAKEN))]
    assert boss.startswith("boss_")
    assert ms == _near(TAKEN + Span.GATHER + Span.GLOW * STAMPED_AT)


def test_a_sealed_family_is_heard_when_its_bosses_are_stamped(
    make_table: MakeTable, heard: list[str]
) -> None:
    *_, (boss, _), (seal, ms) = _play(make_table, heard, _seals, "seven-next")
    assert boss.startswith("boss_")
    taken = TAKEN + Span.GATHER + Span.GLOW + Span.SWEEP
    assert seal == "seal"
    assert ms == pytest.approx(taken + Span.SWEEP + Span.GLOW * STAMPED_AT, abs=40)


def test_a_deal_is_heard_hand_by_hand(make_table: MakeTable, heard: list[str]) -> None:
    page = _table(make_table, new_match())
    found = _times(page, heard, lambda: not page.showing.is_busy)
    assert [name for name, _ in found] == ["flip", *["deal"] * 4]
    assert [ms for _, ms in found] == sorted({ms for _, ms in found})


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_deal_is_skipped_whole(make_table: MakeTable, way: str, qtbot: QtBot) -> None:
    page = _table(make_table, new_match())
    assert page.showing.is_busy
    page.board.clock.advance(40)
    if way == "click":
        QTest.mouseClick(page.board, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert not page.showing.is_busy
    view = page.showing.view
    assert isinstance(view, SeptetView)
    assert len(view.hand) == 12
    assert page.board.overlay.sprites == ()


def test_no_click_is_lost_while_cards_fly(make_table: MakeTable) -> None:
    """Three cards are chosen faster than the first has arrived in its slot."""
    page = _table(make_table, new_match())
    page.showing.finish()
    board = page.board
    assert board.choosing.is_asked
    for place in (11, 6, 1):
        spot = board.cards.buttons("hand 0")[place - len(board.choosing.chosen)].shown_spot
        point = spot.moved(-spot.width * 0.42, 0).middle.toPoint()
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=point)
        assert board.clock.is_running
        board.clock.rest()  # a slow machine would let it arrive before the next click
    assert len(board.choosing.chosen) == 3


def test_what_was_played_and_whose_turn_it_is_now_are_one_picture(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is put up to date once when an action has been shown, not twice."""
    match, action = _before(_takes(0))
    page = _table(make_table, match)
    board, views = page.board, []
    sync = board.sync

    def counted(view: View) -> None:
        views.append(view)
        sync(view)

    monkeypatch.setattr(board, "sync", counted)
    board.chosen.emit(action)
    while page.showing.is_busy:
        board.clock.rest()
        board.clock.advance(STEP)
    before, laid, after = views
    assert [view.to_act for view in (before, laid)] == [None, None], "nobody is asked meanwhile"
    assert after == match.view(0)


def test_what_decides_a_round_is_seen_and_brought_home_once(
    make_table: MakeTable, heard: list[str], qtbot: QtBot
) -> None:
    match, action = _before(_ends)
    page = _table(make_table, match)
    board = page.board
    heard.clear()
    board.chosen.emit(action)
    found = _times(page, heard, lambda: board.moment.count.isVisible())
    assert found[-1][0].startswith("boss_")
    assert board.moment.shown is not None
    picture = board.moment.shown.picture
    lying = [b for b in board.cards.buttons("trick") if b.picture == picture]
    assert all(button.is_away for button in lying)
    board.moment.count.click()
    for _ in range(200):
        assert picture not in [sprite.picture for sprite in board.overlay.sprites]
        if page.summary is not None:
            break
        board.clock.advance(STEP)
        qtbot.wait(1)
    assert page.summary is not None


def test_what_moves_lies_over_what_lies_on_the_table(make_table: MakeTable) -> None:
    match = new_match()
    page = _table(make_table, match)
    page.showing.finish()
    board = page.board
    order = [child for child in board.children() if child.isWidgetType()]
    above = order.index(board.overlay)
    below = (
        *board.cards.buttons("hand 0"),
        board.tools.prompt,
        board.tools.confirm,
        board.panels.rail,
        *board.opponents.plates.values(),
    )
    assert all(order.index(widget) < above for widget in below)
    cards = max(order.index(card) for card in board.cards.buttons("hand 0"))
    assert cards < order.index(board.tools.prompt)
