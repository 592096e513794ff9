"""Advice: rows beside the table, cards lit until one is played or it is closed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from tests.ui.pseudo_walk import beside_the_page
from tests.ui.septet.games import NAMES, any_legal, new_match, play_on, until_turn_of
from tests.ui.septet.shown import button_of, hand_buttons
from yokai_desktop.ai.septet.explain import Advice, advise
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.engine.contract import View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.septet.advice_reasons import ReasonWords
from yokai_desktop.ui.septet.advice_words import advice_story
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.table.card_marks import FIRST, NUMBER
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.septet.names import Names

MakeTable = Callable[[Match], SeptetTable]
KEY = Qt.Key


def _ranked(view: View) -> tuple[Advice, ...]:
    """All choices, each a little worse than the one before."""
    return tuple(
        Advice(action, 0.6 - 0.05 * place, 1.0, Reason.PLAYS_LOW, 0.02)
        for place, action in enumerate(view.legal)
    )


def _choice_of_many() -> Match:
    match = new_match()
    while True:
        until_turn_of(play_on(match, 1), 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if len(view.legal) > 3 and not view.trick and view.tricks:
            return match


@pytest.fixture
def page(qtbot: QtBot, make_table: MakeTable) -> SeptetTable:
    made = make_table(_choice_of_many())
    thinker = LocalThinker(any_legal, lambda view, rng: _ranked(view))
    made.table._thinker.explain = thinker.explain  # type: ignore[method-assign]
    thinker.explained.connect(made.table._thinker.explained)
    thinker.setParent(made)
    return made


def _ask(page: SeptetTable, qtbot: QtBot) -> None:
    QTest.keyClick(page.board, KEY.Key_A)
    qtbot.waitUntil(lambda: bool(page.board.choosing.advised))


def test_the_best_three_are_numbered_and_the_others_stay_playable(
    page: SeptetTable, qtbot: QtBot
) -> None:
    _ask(page, qtbot)
    legal = [action.card for action in page.table.view.legal if isinstance(action, Play)]
    marks = [button_of(page.board, card).marks for card in legal]
    kinds = [[(mark.kind, mark.text) for mark in each] for each in marks]
    assert kinds[:3] == [[(FIRST, "1")], [(NUMBER, "2")], [(NUMBER, "3")]]
    assert not any(kinds[3:])
    others = [button_of(page.board, card).look for card in legal[3:]]
    assert all(look.legal and look.quiet and not look.dimmed for look in others)
    played = len(page.match.actions)
    button_of(page.board, legal[3]).click()
    assert page.match.actions[played] == Play(legal[3])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_first_line_fits_the_scroll(qtbot: QtBot, make_table: MakeTable, language: str) -> None:
    translation().speak(language)
    page = make_table(until_turn_of(play_on(new_match(), 14), 0))
    page.resize(1280, 800)
    qtbot.wait(10)
    _ask(page, qtbot)
    qtbot.waitUntil(lambda: not list(beside_the_page(page.board.panels.advice)))


@pytest.mark.parametrize("way", ["A", "Esc", "button", "again"])
def test_advice_is_closed_in_every_way(page: SeptetTable, qtbot: QtBot, way: str) -> None:
    _ask(page, qtbot)
    scroll = page.board.panels.advice
    assert scroll.isVisible()
    if way == "A":
        QTest.keyClick(page.board, KEY.Key_A)
    elif way == "Esc":
        QTest.keyClick(page.board, KEY.Key_Escape)
    elif way == "button":
        scroll.closed.emit()
    else:
        page.board.tools.hint.click()
    assert not scroll.isVisible()
    assert not any(button.marks for button in hand_buttons(page.board))


def test_advice_is_asked_for_once_a_choice_and_gone_after_it(
    page: SeptetTable, qtbot: QtBot
) -> None:
    _ask(page, qtbot)
    for _ in range(2):
        QTest.keyClick(page.board, KEY.Key_A)
    assert page.board.panels.advice.isVisible()
    assert [mark.what for mark in page.match.marks] == ["hint"]
    page.board.chosen.emit(page.table.view.legal[0])
    assert not page.board.panels.advice.isVisible()
    assert page.board.choosing.advised == {}


@pytest.mark.parametrize(
    ("size", "mode"),
    [((1440, 900), "four"), ((1024, 640), "four"), ((1440, 900), "two"), ((1024, 640), "two")],
)
def test_advice_covers_nothing_that_is_live(
    qtbot: QtBot, make_table: MakeTable, size: tuple[int, int], mode: str
) -> None:
    page = make_table(until_turn_of(play_on(new_match(mode), 14), 0))
    page.resize(*size)
    qtbot.wait(10)
    page.board.tools.hint.click()
    qtbot.waitUntil(lambda: bool(page.board.choosing.advised))
    board = page.board
    box = board.panels.advice.geometry()
    assert not box.intersects(board.panels.rail.geometry())
    assert not box.intersects(board.zones.mat.toRect())
    assert not box.intersects(board.tools.prompt.geometry())
    for plate in board.opponents.plates.values():
        assert not plate.isVisible() or not box.intersects(plate.geometry())
    for button in hand_buttons(board):
        assert not box.intersects(button.geometry().adjusted(30, 0, -30, 0))


@pytest.mark.parametrize("mode", ["four", "seven-next", "two"])
@pytest.mark.parametrize("played", [0, 14])
def test_large_words_lie_on_the_scroll_from_edge_to_edge(
    qtbot: QtBot, make_table: MakeTable, mode: str, played: int
) -> None:
    translation().speak("fr")
    theme().set_text_percent(200)
    page = make_table(until_turn_of(play_on(new_match(mode), played), 0))
    page.resize(1024, 640)
    qtbot.wait(10)
    _ask(page, qtbot)
    qtbot.wait(10)
    scroll = page.board.panels.advice
    (area,) = scroll.findChildren(ClearScroller)
    assert area.horizontalScrollBar().maximum() == 0
    assert clipped_texts(scroll) == []


def test_while_it_thinks_the_scroll_is_open_without_numbers(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(_choice_of_many())
    page.table._thinker.explain = lambda question: None  # type: ignore[method-assign]
    QTest.keyClick(page.board, KEY.Key_A)
    assert page.board.panels.advice.isVisible()
    assert all(line.isVisible() for line in page.board.panels.advice.lines)
    assert page.board.choosing.advised == {}
    QTest.keyClick(page.board, KEY.Key_Escape)
    assert not page.board.panels.advice.isVisible()


def test_rows_within_one_error_say_so() -> None:
    match = _choice_of_many()
    view = match.view(0)
    assert isinstance(view, SeptetView)
    one, other = view.legal[:2]
    found = (
        Advice(one, 0.5, 0.0, Reason.PLAYS_LOW, 0.02),
        Advice(other, 0.49, 0.0, Reason.PLAYS_LOW, 0.02),
    )
    rows = advice_story(found, view, Names(match, 0)).rows
    assert "As good as the" not in rows[0].reason
    assert "As good as the" in rows[1].reason


def test_reasons_name_who_is_void_and_which_boss_is_out() -> None:
    match = _choice_of_many()
    view = match.view(0)
    assert isinstance(view, SeptetView)
    names = Names(match, 0)

    def told(reason: Reason, **facts: object) -> str:
        piece = Advice(view.legal[0], 0.5, 0.0, reason, facts=facts)
        return ReasonWords(piece, view, names).words()

    void = told(Reason.WINS_BOSS, bosses=["fire-7"], void=[1])
    assert NAMES[1] in void
    assert "Wanyūdō" in void
    assert told(Reason.DRAWS_BOSS, boss_out="snow-7").startswith("Yuki-onna is still out")
    assert "7" in told(Reason.DUCKS_LOSING_TRICK, limit=7)
    assert NAMES[2] in told(Reason.FEEDS_PARTNER, bosses=["fire-7"], holder=2)


def test_reasons_of_real_positions_are_short_and_true_to_the_view() -> None:
    compared = 0
    for seed in range(6):
        match = until_turn_of(play_on(new_match(seed=str(seed)), 14 + seed), 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        for piece in advise(view, 6, Random(seed)):
            words = ReasonWords(piece, view, Names(match, 0)).words()
            assert words
            assert len(words) <= 80
            void = piece.facts.get("void")
            assert isinstance(void, list)
            played = {card.seat for card in view.trick}
            assert all(seat not in played and seat % 2 for seat in void if isinstance(seat, int))
            compared += 1
    assert compared > 10
