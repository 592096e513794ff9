"""Imagined worlds agree with all a seat knows, and choices depend on nothing else (laws 4, 5)."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.septet.imagined_states import imagined_state
from tests.ai.septet.tables import QUICK_LEVELS, WAYS, states_of
from yokai_desktop.ai.septet.choose import decide
from yokai_desktop.ai.septet.knowledge import Knowledge, hand_voids
from yokai_desktop.ai.septet.worlds import Dealer
from yokai_desktop.engine.septet.actions import Show
from yokai_desktop.engine.septet.kernel import BOSSES, DECK, DECK_WITH_SHINING
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView


def is_between_two_bosses(view: SeptetView) -> bool:
    """Where a boss was met below, the view tells which, not where: nothing is imagined there."""
    return any(isinstance(action, Show) for action in view.legal)


def all_cards(state: SeptetState) -> list[int]:
    played = [played.card.bit for trick in state.tricks for played in trick.cards]
    played += [played.card.bit for played in state.trick]
    lying = [state.trump_card.bit] if state.trump_card else []
    return [
        *state.hands,
        *(straw.cards for straw in state.straws),
        *state.discards,
        *played,
        *lying,
    ]


@pytest.mark.parametrize("way", WAYS)
def test_an_imagined_world_looks_the_same_to_its_seat(way: str) -> None:
    for state in states_of(way, "worlds"):
        for seat in range(state.mode.players):
            view = state.view(seat)
            if not is_between_two_bosses(view):
                assert imagined_state(view, seat).view(seat) == view


@pytest.mark.parametrize("way", WAYS)
def test_every_card_is_in_one_place_of_an_imagined_world(way: str) -> None:
    for state in states_of(way, "conserved", every=5):
        deck = DECK_WITH_SHINING if state.mode.has_shining else DECK
        for seat in range(state.mode.players):
            view = state.view(seat)
            if not is_between_two_bosses(view):
                places = all_cards(imagined_state(view, 7))
                assert sum(places) == deck
                assert sum(mask.bit_count() for mask in places) == deck.bit_count()


@pytest.mark.parametrize("way", ["four", "three", "two", "seven next"])
def test_imagined_hands_keep_to_voids_passes_and_discards(way: str) -> None:
    for state in states_of(way, "constraints", every=3):
        view = state.view(0)
        if is_between_two_bosses(view):
            continue
        knowledge = Knowledge(view)
        dealer = knowledge.dealer(3)
        for _ in range(5):
            knowledge.imagine(dealer)
            for home, cards in zip(knowledge.homes, dealer.dealt, strict=True):
                assert cards.bit_count() == home.room
                assert cards & ~knowledge.hidden == 0
                if home.kind == "hand":
                    assert cards & hand_voids(view, home.seat) == 0
                if home.kind == "discard":
                    assert cards & BOSSES == 0


def test_cards_passed_on_are_known_to_lie_with_their_receiver() -> None:
    state = next(state for state in states_of("four", "passed") if state.phase == "play")
    view = state.view(0)
    for card in view.passed:
        assert Knowledge(view).known[2] & card.bit


def test_dealing_finds_the_only_way() -> None:
    """Three cards, three homes, one solution: cards move on until all fit."""
    for seed in range(50):
        dealer = Dealer([1, 2, 4], [1, 1, 1], [1 | 2 | 4, 1 | 2, 1], seed + 99)
        assert dealer.deal()
        assert dealer.dealt == [4, 2, 1]


def test_dealing_tells_contradictions() -> None:
    assert not Dealer([1, 2], [1, 1], [1 | 2, 0], 99).deal()


def test_unconstrained_cards_go_everywhere_equally_often() -> None:
    dealer = Dealer([1 << n for n in range(6)], [1, 2, 3], [63, 63, 63], 12345)
    counts = [0, 0, 0]
    for _ in range(3000):
        dealer.deal()
        for home in range(3):
            counts[home] += dealer.dealt[home] & 1
    assert abs(counts[0] - 500) < 100
    assert abs(counts[1] - 1000) < 120
    assert abs(counts[2] - 1500) < 120


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("way", WAYS)
def test_hidden_cards_do_not_change_the_answer(way: str, level: str) -> None:
    for number, state in enumerate(states_of(way, f"fair {level}", every=9)):
        seat = state.to_act
        assert seat is not None
        view = state.view(seat)
        if is_between_two_bosses(view):
            continue
        other = imagined_state(view, number).view(seat)
        chosen = decide(view, QUICK_LEVELS[level], Random(number))
        assert decide(other, QUICK_LEVELS[level], Random(number)) == chosen
