"""Tips are told once, and only where they are true; advice gives a number only where it has one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.septet.conftest import MakeTable
from tests.ui.septet.games import new_match, play_on, until_turn_of
from yokai_desktop.ai.septet.explain import Advice
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.engine.septet.cards import read_card
from yokai_desktop.engine.septet.events import Played
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.preferences import forget_preferences, preferences
from yokai_desktop.ui.septet.advice_words import advice_words
from yokai_desktop.ui.septet.guide import tip_for
from yokai_desktop.ui.septet.names import Names
from yokai_desktop.ui.septet.notes import tips_seen
from yokai_desktop.ui.table.note import Note
from yokai_desktop.ui.translation import translation


def note_of(make_table: MakeTable) -> Note:
    page = make_table(new_match())
    notes = page.board.findChildren(Note)
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


def near_the_limit(*trick: str) -> SeptetView:
    view = until_turn_of(play_on(new_match(), 9), 0).view(0)
    assert isinstance(view, SeptetView)
    three = tuple(read_card(card) for card in ("wind-7", "earth-7", "snow-7"))
    cards = tuple(Played(1 + seat, read_card(card)) for seat, card in enumerate(trick))
    hand = (read_card("charm-8"), read_card("charm-9"))
    hands = (hand, *view.hands[1:])
    return replace(view, hands=hands, trick=cards, taken=(5, 2), captured=(three, ()))


def test_play_low_is_not_said_when_this_trick_wins_the_round() -> None:
    told = frozenset({"follow", "boss", "lead"})
    tip = tip_for(near_the_limit("charm-4"), told)
    assert tip is not None
    assert tip.key == "limit"
    assert tip_for(near_the_limit("charm-7"), told) is None


@pytest.mark.parametrize(("language", "wanted"), [("en", "63%"), ("fr", "63\N{NO-BREAK SPACE}%")])
def test_percent_is_written_as_the_language_does(qapp: object, language: str, wanted: str) -> None:
    match = new_match()
    view = match.view(0)
    assert isinstance(view, SeptetView)
    translation().speak(language)
    found = (Advice(view.legal[0], 0.63, 2.0, Reason.KEEPS_STRENGTH),)
    words = advice_words(found, view, Names(match, 0)).words
    translation().speak("en")
    assert wanted in words


def test_a_forced_card_is_called_no_choice() -> None:
    match = new_match()
    view = until_turn_of(play_on(match, 9), 0).view(0)
    assert isinstance(view, SeptetView)
    only = replace(view, hands=((view.hand[0],), *view.hands[1:]))
    found = (Advice(only.legal[0], None, 0.0, Reason.ONLY_CHOICE),)
    words = advice_words(found, only, Names(match, 0))
    assert words.title == "You have no choice."
    assert "%" not in words.words
    weighed = (Advice(view.legal[0], 0.625, 2.0, Reason.WINS_BOSS),)
    assert ("%" in advice_words(weighed, view, Names(match, 0)).words) == (len(view.legal) > 1)
