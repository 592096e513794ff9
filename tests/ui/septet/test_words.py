"""Sentences: prompts, refusals, advice, results, in every situation that can come up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import (
    MODES,
    any_legal,
    first_advice,
    new_match,
    play_on,
    until_turn_of,
)
from yokai_desktop.ai.septet.explain import Advice
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.septet.actions import Pass
from yokai_desktop.engine.septet.cards import ALL_CARDS, Family
from yokai_desktop.engine.septet.events import CardPlayed, TrickTaken
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.scoring import Ending
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.advice_reasons import ReasonWords
from yokai_desktop.ui.septet.advice_words import advice_story
from yokai_desktop.ui.septet.guide import tip_for
from yokai_desktop.ui.septet.score_words import table_words
from yokai_desktop.words.refusals import refusal_words
from yokai_desktop.words.septet.cards import card_name, spoken_card
from yokai_desktop.words.septet.events import event_words
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.prompts import prompt_for
from yokai_desktop.words.septet.rounds import outlook, round_title, why_words

REASONS: dict[str, dict[str, object]] = {
    "must_follow_suit": {"family": "fire"},
    "boss_cannot_be_discarded": {"card": "fire-7"},
    "discard_from_hand": {"card": "fire-9"},
    "card_is_covered": {"card": "fire-9"},
    "card_not_held": {"card": "fire-9"},
    "not_your_turn": {"seat": 0},
    "choose_a_boss_first": {},
    "not_one_of_the_two": {"card": "fire-9"},
    "no_boss_there": {"place": 2},
    "boss_swapped_already": {"place": 2},
    "pass_three_cards": {"cards": 2},
    "same_card_twice": {},
    "three_are_chosen": {},
    "game_is_over": {},
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_its_own_sentence(qapp: object, reason: str) -> None:
    words = refusal_words(IllegalAction(reason, **REASONS[reason]))
    assert words.endswith(".")
    assert words != refusal_words(IllegalAction("not_now"))


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_of_the_master_has_words(qapp: object, reason: Reason) -> None:
    match = until_turn_of(play_on(new_match(), 9), 0)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    before = {Reason.GIVES_STRENGTH, Reason.KEEPS_STRENGTH, Reason.HIDES_BOSS}
    is_before = reason in before or reason is Reason.KEEPS_BOSS_IN_REACH
    action = Pass(view.hand[:3]) if is_before else view.legal[0]
    words = ReasonWords(Advice(action, 0.5, 0.0, reason), view, Names(match, 0)).words()
    assert words.endswith(".")
    assert "{" not in words


def test_the_bar_says_what_the_game_is_played_to(qapp: object) -> None:
    scorings = ("standard", "advanced")
    standard, advanced = (mode_of(SEPTET.setup(4, {"scoring": scoring})) for scoring in scorings)
    assert "first to 2 rounds" in table_words(standard, 1)
    assert "first to 7 points" in table_words(advanced, 1)


@pytest.mark.parametrize("mode", MODES)
def test_there_is_always_one_sentence_that_says_what_to_do(qtbot: QtBot, mode: str) -> None:
    match = new_match(mode)
    names = Names(match, 0)
    rng = Random(mode)
    said, tips = set(), set()
    while match.to_act is not None:
        view = match.view(0)
        assert isinstance(view, SeptetView)
        prompt = prompt_for(view, names, [None] * len(view.mode.receivers))
        said.add(prompt.text)
        assert prompt.lead
        assert prompt.waiting == (match.to_act != 0)
        assert "{" not in prompt.lead + prompt.text
        assert "%n" not in prompt.lead + prompt.text
        tip = tip_for(view, frozenset())
        if tip is not None:
            tips.add(tip.key)
        if match.to_act == 0:
            advice = advice_story(first_advice(view), view, names)
            assert "{" not in advice.spoken() + advice.source
        seat = match.to_act
        events = match.play(seat, any_legal(match.view(seat), rng=rng))
        for event in events:
            told = event.seen_by(0)
            if told is not None:
                words = event_words(told, names)
                assert "{" not in words
                if isinstance(told, CardPlayed | TrickTaken):
                    assert words
    assert len(said) > 3
    assert tips


def test_advice_tells_a_chance_with_its_error_and_none_for_a_forced_card(qtbot: QtBot) -> None:
    match = until_turn_of(new_match("four"), 0)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    names = Names(match, 0)
    (piece,) = first_advice(view)
    rows = [
        advice_story((replace(piece, win_chance=chance, error=error),), view, names).rows[0]
        for chance, error in ((0.573, 0.021), (0.5, 0.0), (None, 0.0))
    ]
    assert (rows[0].figure, rows[0].spread) == ("57%", "± 2")
    assert "57 percent plus or minus 2" in rows[0].spoken()
    assert (rows[1].figure, rows[1].spread) == ("50%", "")
    assert (rows[2].figure, rows[2].spread) == ("", "")


def test_results_are_told_for_every_way_a_round_can_end(qtbot: QtBot) -> None:
    endings = set()
    for mode in MODES:
        match = new_match(mode, seed=mode)
        names = Names(match, 0)
        rng = Random(mode)
        while match.to_act is not None:
            match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
        view = match.view(0)
        assert isinstance(view, SeptetView)
        for result in view.results:
            endings.add(result.ending)
            texts = (
                round_title(result, view.mode, names),
                why_words(result, view.mode, names, 3),
                outlook(result, view.mode, names),
            )
            assert all(text and "{" not in text and "%n" not in text for text in texts)
    assert {Ending.BOSSES, Ending.TRICKS} <= endings


def test_a_card_is_called_by_family_and_rank(qapp: object) -> None:
    assert card_name(ALL_CARDS[0]) == "A of Wind"
    assert len({card_name(card) for card in ALL_CARDS}) == len(ALL_CARDS)
    assert spoken_card(None) == "Face-down card"
    assert not any(family.name.title() in spoken_card(None) for family in Family)


def test_one_person_is_called_you(qapp: object) -> None:
    alone = Names(new_match(), 0)
    assert alone.name(0) == "You"
    assert alone.side(new_match().state.mode, 0) == "You and Hanako"  # type: ignore[attr-defined]
    shared = Names(new_match(people=(0, 1)), 0)
    assert shared.name(0) == "Aiko"
