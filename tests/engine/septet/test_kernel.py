"""The kernel plays what Match plays, compiled or not."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet import kernel
from yokai_desktop.engine.septet.cards import Family, card_of, cards_in
from yokai_desktop.engine.septet.events import RoundEnded
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.kernel import (
    BY_BOSSES,
    BY_LAST_TRICK,
    BY_TRICKS,
    NOT_OVER,
    first_random,
    following,
    next_random,
    random_card,
    random_round,
    suit_of,
    verdict,
)
from yokai_desktop.engine.septet.state import SeptetState

PLAIN_TWIN = """
import json, sys
from yokai_desktop.plain import is_compiled, use_plain_kernels
use_plain_kernels()
from yokai_desktop.engine.septet import kernel
assert not is_compiled(kernel)
print(json.dumps([kernel.random_round(*round) for round in json.load(sys.stdin)]))
"""


def some_rounds(count: int) -> list[list[int]]:
    """Arguments of random rounds: hands from the leader on, leader, trump, chance."""
    rounds = []
    rng = Random(8)
    for number in range(count):
        deck = list(cards_in(kernel.DECK))
        rng.shuffle(deck)
        hands = [sum(card.bit for card in deck[12 * i : 12 * i + 12]) for i in range(4)]
        trump = deck[48].family.suit
        rounds.append([*hands, rng.randrange(4), trump, first_random(number)])
    return rounds


def through_match(arguments: list[int]) -> int:
    """The same round played action by action, told in the same number."""
    *hands, leader, trump, chance = arguments
    match = Match(SEPTET, SEPTET.setup(4, seed="kernel"))
    for _ in range(4):
        match.play(match.to_act or 0, match.state.legal()[0])
    state = match.state
    assert isinstance(state, SeptetState)
    by_seat = tuple(hands[(seat - leader) % 4] for seat in range(4))
    family = next(family for family in Family if family.suit == trump)
    state = _with(state, by_seat, leader, family)
    result, last = None, state
    while result is None:
        last = state
        turn = len(state.trick)
        if turn in (0, 2):
            chance = next_random(chance)
        seat = state.to_act
        assert seat is not None
        hand = state.hands[seat]
        led = state.led.suit if state.led is not None else 0
        bits = chance if turn in (0, 2) else chance >> 16
        card = card_of(random_card(hand, hand.bit_count(), led, bits))
        state, events = state.play(SEPTET.read_action(f"play {card}"))
        result = next((e.result for e in events if isinstance(e, RoundEnded)), None)
    tricks = [last.tricks_of(side) for side in (0, 1)]
    bosses = [last.captured[side].bit_count() for side in (0, 1)]
    side = result.taker % 2
    tricks[side] += 1
    bosses[side] += sum(p.card.is_boss for p in last.trick) + card.is_boss
    return (
        result.winners[0]
        | result.ending << 1
        | tricks[0] << 3
        | tricks[1] << 7
        | bosses[0] << 11
        | bosses[1] << 14
    )


def _with(state: SeptetState, hands: tuple[int, ...], leader: int, trump: Family) -> SeptetState:
    return replace(state, hands=hands, leader=leader, to_act=leader, trump=trump)


def test_random_rounds_end_as_they_do_through_match() -> None:
    for arguments in some_rounds(150):
        assert random_round(*arguments) == through_match(arguments)


def test_compiled_and_plain_kernels_agree() -> None:
    rounds = some_rounds(3000)
    done = subprocess.run(
        [sys.executable, "-c", PLAIN_TWIN],
        input=json.dumps(rounds),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [random_round(*arguments) for arguments in rounds]


def test_random_cards_are_equally_likely() -> None:
    hand = sum(card.bit for card in cards_in(kernel.DECK)[5:17])
    counts: dict[int, int] = {}
    chance = first_random(1)
    for _ in range(12_000):
        chance = next_random(chance)
        card = random_card(hand, 12, 0, chance)
        counts[card] = counts.get(card, 0) + 1
    assert len(counts) == 12
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150


def test_a_whole_suit_in_hand_is_counted_right() -> None:
    suit = Family.FIRE.suit
    drawn = {random_card(suit | 1, 9, suit, value << 13) for value in range(8)}
    assert drawn == {card.bit for card in cards_in(suit)}


def test_following_an_empty_suit_frees_the_hand() -> None:
    assert following(0b111, Family.FIRE.suit) == 0b111
    assert following(0b111, Family.WIND.suit) == 0b111
    assert following(0b111 | 1 << 40, suit_of(1 << 40)) == 1 << 40


@pytest.mark.parametrize(
    ("bosses", "tricks", "left", "expected"),
    [
        (4, 7, 10, BY_BOSSES),
        (3, 7, 10, BY_TRICKS),
        (3, 6, 0, BY_LAST_TRICK),
        (3, 7, 0, BY_TRICKS),
        (3, 6, 4, NOT_OVER),
    ],
)
def test_s5_the_order_of_the_ends(bosses: int, tricks: int, left: int, expected: int) -> None:
    assert verdict(bosses, tricks, left, 4, 7) == expected


def test_s10_6_no_limits_no_early_end() -> None:
    assert verdict(14, 13, 4, 0, 0) == NOT_OVER
    assert verdict(14, 13, 0, 0, 0) == BY_LAST_TRICK
