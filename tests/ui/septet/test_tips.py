"""Tips are told once, and only where they are true; advice gives a number only where it has one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from tests.ui.septet.conftest import MakeTable
from tests.ui.septet.games import MODES, new_match, play_on, until_turn_of
from yokai_desktop.ai.septet.explain import Advice
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.engine.match import Seat
from yokai_desktop.engine.septet.cards import read_card
from yokai_desktop.engine.septet.events import Played
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.septet.advice_words import advice_story
from yokai_desktop.ui.septet.guide import tip_for
from yokai_desktop.ui.septet.notes import tips_seen
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.slots import slot_spots
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.table.note import NoteSlip
from yokai_desktop.ui.table.surface import CardSurface
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.words.septet.names import Names


def note_of(make_table: MakeTable) -> NoteSlip:
    page = make_table(new_match())
    notes = page.board.findChildren(NoteSlip)
    assert len(notes) == 1
    return notes[0]


def test_a_tip_that_was_seen_does_not_come_back_after_a_restart(make_table: MakeTable) -> None:
    preferences().set_value("guide", True)
    note = note_of(make_table)
    assert note.isVisible()
    note.put_away()
    assert tips_seen() == {"pass"}
    forget_preferences()
    assert not note_of(make_table).isVisible()


def test_tips_switched_off_and_on_again_are_told_again(make_table: MakeTable) -> None:
    preferences().set_value("guide", True)
    note_of(make_table).put_away()
    preferences().set_value("guide", False)
    assert tips_seen() == frozenset()


def test_a_tip_shows_all_its_words_and_follows_the_window(make_table: MakeTable) -> None:
    preferences().set_value("guide", True)
    page = make_table(new_match())
    note = page.board.findChild(NoteSlip)
    assert note is not None
    area = note.findChild(ClearScroller)
    assert area is not None
    for width, height in ((1280, 800), (1270, 800), (1024, 640), (1600, 900)):
        page.resize(width, height)
        QApplication.processEvents()
        assert area.verticalScrollBar().maximum() == 0
        assert not page.board.zones.mat.adjusted(10, 0, 0, 0).intersects(QRectF(note.geometry()))


def test_a_tip_in_large_words_shows_its_last_line_when_it_comes(
    window: MainWindow, qtbot: QtBot
) -> None:
    chosen = {"language": "fr", "guide": True, "text_size": 200, "animation": "fast"}
    for name, value in chosen.items():
        preferences().set_value(name, value)
    window.resize(1016, 600)
    qtbot.wait(10)
    computers = [Seat("novice")] * 3
    request = GameRequest("septet", (Seat(), *computers), (), "4K7-QM2")
    window.go(routes.Start(request))
    note = window.page.findChild(NoteSlip)
    assert note is not None
    qtbot.waitUntil(note.isVisible, timeout=30_000)
    qtbot.wait(10)
    area = note.findChild(ClearScroller)
    assert area is not None
    words = [label for label in area.findChildren(Label) if label.isVisible()]
    assert words
    for label in words:
        assert label.heightForWidth(label.width()) <= label.height()
        low = label.mapTo(area.viewport(), label.rect().bottomLeft()).y()
        assert low < area.viewport().height() or area.verticalScrollBar().isVisible()


@pytest.mark.parametrize("mode", ["four", "three", "seven-next"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tip_hides_no_place_that_gets_a_card(
    make_table: MakeTable, mode: str, language: str
) -> None:
    translation().speak(language)
    preferences().set_value("guide", True)
    page = make_table(new_match(mode))
    note = page.board.findChild(NoteSlip)
    assert note is not None
    for width, height in ((1280, 800), (1024, 700)):
        theme().set_window_size(QSize(width, height))
        page.resize(width, height)
        QApplication.processEvents()
        zones, box = page.board.zones, QRectF(note.geometry()).adjusted(10, 10, -10, -10)
        for spot in slot_spots(zones, page.board.mode):
            assert not spot.bounds(RATIO).intersects(box)
        assert clipped_texts(note) == []
    translation().speak("en")


def test_a_tip_goes_with_the_choice_it_is_about(make_table: MakeTable) -> None:
    preferences().set_value("guide", True)
    page = make_table(new_match())
    note = page.board.findChild(NoteSlip)
    assert note is not None
    assert note.isVisible()
    page.board.offer(())
    assert not note.isVisible()


def near_the_limit(*trick: str) -> SeptetView:
    view = until_turn_of(play_on(new_match(), 9), 0).view(0)
    assert isinstance(view, SeptetView)
    three = tuple(read_card(card) for card in ("wind-7", "earth-7", "snow-7"))
    cards = tuple(Played(1 + seat, read_card(card)) for seat, card in enumerate(trick))
    hand = (read_card("charm-8"), read_card("charm-9"))
    hands = (hand, *view.hands[1:])
    return replace(view, hands=hands, trick=cards, taken=(6, 2), captured=(three, ()))


def test_play_low_is_not_said_when_this_trick_wins_the_round() -> None:
    told = frozenset({"goal", "follow", "boss", "lead", "stars", "last"})
    tip = tip_for(near_the_limit("charm-4"), told)
    assert tip is not None
    assert tip.key == "limit"
    assert tip_for(near_the_limit("charm-7"), told) is None


@pytest.mark.parametrize("mode", MODES)
def test_the_goal_is_told_first_then_stars_and_the_last_trick(mode: str) -> None:
    match, told = new_match(mode), frozenset[str]()
    keys = []
    while match.to_act is not None and len(match.state.results) < 2:  # type: ignore[attr-defined]
        view = match.view(match.to_act)
        assert isinstance(view, SeptetView)
        tip = tip_for(view, told)
        if tip is not None:
            keys.append(tip.key)
            told |= {tip.key}
        play_on(match, 1)
    in_play = [key for key in keys if key not in {"pass", "discard", "tuck", "met"}]
    assert in_play[0] == "goal"
    assert ("stars" in keys) == (match.view(0).mode.trick_limit > 0)  # type: ignore[attr-defined]
    assert "last" not in keys or mode in {"four", "three"}


@pytest.mark.parametrize(
    ("language", "wanted"), [("en", "63%"), ("fr", "63\N{NARROW NO-BREAK SPACE}%")]
)
def test_percent_is_written_as_the_language_does(qapp: object, language: str, wanted: str) -> None:
    match = new_match()
    view = match.view(0)
    assert isinstance(view, SeptetView)
    translation().speak(language)
    found = (Advice(view.legal[0], 0.63, 2.0, Reason.KEEPS_STRENGTH),)
    words = advice_story(found, view, Names(match, 0)).rows[0].figure
    translation().speak("en")
    assert wanted in words


def test_a_forced_card_is_called_no_choice() -> None:
    match = new_match()
    view = until_turn_of(play_on(match, 9), 0).view(0)
    assert isinstance(view, SeptetView)
    only = replace(view, hands=((view.hand[0],), *view.hands[1:]))
    found = (Advice(only.legal[0], None, 0.0, Reason.ONLY_CHOICE),)
    story = advice_story(found, only, Names(match, 0))
    assert story.line == "You have no choice."
    assert story.rows[0].figure == ""
    weighed = (Advice(view.legal[0], 0.625, 2.0, Reason.WINS_BOSS),)
    figure = advice_story(weighed, view, Names(match, 0)).rows[0].figure
    assert figure.endswith("%") or len(view.legal) == 1


def test_a_note_is_read_out_as_it_is_written(qtbot: QtBot) -> None:
    table = CardSurface()
    qtbot.addWidget(table)
    note = NoteSlip(table)
    note.tell("The master would play the 11 of Fire.", "It draws a boss out.", "Close")
    assert note.accessibleName() == "The master would play the 11 of Fire. It draws a boss out."
    note.tell("Passing", "Help your partner.", "Got it")
    assert note.accessibleName() == "Passing: Help your partner."
    note.tell("The master is thinking…", "", "Close")
    assert note.accessibleName() == "The master is thinking…"
