"""The page: rounds and games end, settings are obeyed, words follow the language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, any_legal, new_match, play_on, until_turn_of
from tests.ui.septet.shown import hand_cards
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.summary import RoundSummary
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme

MakeTable = Callable[[Match], SeptetTable]


@pytest.fixture
def dark_after() -> Iterator[None]:
    yield
    theme().set_choice("dark")


def test_a_completed_trick_waits_for_a_click_if_so_chosen(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    preferences().set_value("trick_pause", 0)
    match = new_match()
    while True:
        until_turn_of(match, 0, 5)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if len(view.trick) == 3 and len(view.hand) > 4:
            break
        play_on(match, 1, 5)
    page = make_table(match)
    page.board.chosen.emit(any_legal(page.table.view))
    assert page.showing.is_busy
    qtbot.wait(60)
    assert page.showing.is_busy
    QTest.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    qtbot.waitUntil(lambda: not page.showing.is_busy or page.findChildren(RoundSummary) != [])


def test_s11_older_tricks_lie_face_down_in_the_log_unless_so_chosen(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 21), 0))
    view, log = page.board.view, page.board.panels.log.model
    assert view is not None
    assert len(view.tricks) > 2
    open_cards = len(view.tricks[-1].cards) + len(view.trick)
    assert sum(bool(row.figure) for row in log.rows) == open_cards
    preferences().set_value("septet_log", "round")
    assert sum(bool(row.figure) for row in log.rows) == 4 * len(view.tricks) + len(view.trick)
    headings = [row.words for row in log.rows if row.is_heading]
    assert headings[0] == "Passing"
    assert len(headings) == len(view.tricks) + 2


def test_the_last_trick_can_be_looked_at_again(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 12), 0))
    page.board.look_again()
    peek = page.board.panels.peek
    assert peek.isVisible()
    QTest.mouseClick(peek, Qt.MouseButton.LeftButton)
    assert not peek.isVisible()


def test_language_and_theme_change_while_playing(
    qtbot: QtBot, make_table: MakeTable, dark_after: None
) -> None:
    from yokai_desktop.ui.language.translation import translation

    page = make_table(until_turn_of(play_on(new_match(), 12), 0))
    cards, english = hand_cards(page.board), page.board.tools.hint.text()
    try:
        translation().speak("fr")
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        assert hand_cards(page.board) == cards
        assert page.board.choosing.is_asked
    finally:
        translation().speak("en")
    QApplication.processEvents()
    assert page.board.tools.hint.text() == english
    theme().set_choice("light")
    assert hand_cards(page.board) == cards


def test_leaving_for_the_settings_lets_nobody_play_on(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match())
    page.hide()
    page.board.chosen.emit(any_legal(page.table.view))
    qtbot.wait(80)
    assert len(page.match.actions) == 1
    page.show()
    qtbot.waitUntil(lambda: len(page.match.actions) >= 4)


def test_the_guide_is_dismissed_for_good(qtbot: QtBot, make_table: MakeTable) -> None:
    preferences().set_value("guide", True)
    page = make_table(new_match())
    note = page.notes._note
    assert note.isVisible()
    note._refuse.click()
    assert preferences().value("guide") is False
    assert not note.isVisible()


def test_advice_is_shown_and_marked(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 12), 0))
    page.board.tools.hint.click()
    qtbot.waitUntil(lambda: bool(page.board.choosing.advised))
    assert [mark.what for mark in page.match.marks] == ["hint"]
    assert saves().read("septet").match.marks == page.match.marks  # type: ignore[union-attr]


@pytest.mark.parametrize("mode", MODES)
def test_no_change_of_the_window_breaks_cards_in_flight(
    qtbot: QtBot, make_table: MakeTable, dark_after: None, mode: str
) -> None:
    preferences().set_value("animation", "slow")
    match = new_match(mode)
    page = make_table(match)
    rng = Random(mode)
    page.table.offered.connect(lambda legal: page.board.chosen.emit(any_legal(page.table.view)))
    page.board.chosen.emit(any_legal(page.table.view))
    sizes = ((1280, 800), (1024, 640), (1500, 900))
    changes: list[Callable[[], object]] = [
        lambda: page.resize(*rng.choice(sizes)),
        lambda: theme().set_choice(rng.choice(("dark", "light"))),
        page.refresh,
        page.showing.finish,
        lambda: preferences().set_value("card_size", rng.choice(("small", "large"))),
        lambda: page.board.look_again(),
    ]
    page.setUpdatesEnabled(False)
    for _ in range(250):
        QApplication.processEvents()
        page.board.clock.advance(rng.choice((10, 60, 400)))
        if rng.random() < 0.3:
            rng.choice(changes)()
        if page.summary is not None and match.outcome is None:
            page.summary.forward.click()
    assert len(match.actions) > 10
