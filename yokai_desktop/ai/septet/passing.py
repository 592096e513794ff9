"""Which cards to give away before the round, by what the rest of the hand is then worth."""

from __future__ import annotations

from itertools import combinations, permutations

from yokai_desktop.engine.septet.kernel import ACE, BOSSES, SHINING, WIND
from yokai_desktop.engine.septet.mode import PASSED_CARDS, Mode

_VOID = 30
_SINGLE = 10
_ACE = 45
_TRUMP = 12
_LOW = 4
_HIGH = 6
_SUITS = tuple(WIND << shift for shift in range(0, 56, 8))


def kept_worth(hand: int, trump: int) -> int:
    """How good a hand is to play: short suits with trumps to use them, the A, safe low cards."""
    worth = _ACE if hand & ACE else 0
    trumps = (hand & trump).bit_count()
    worth += trumps * _TRUMP
    for suit in _SUITS:
        cards = hand & suit
        if suit == trump:
            continue
        if not cards:
            worth += _VOID if trumps else _VOID // 2
            continue
        if cards & (cards - 1) == 0:
            worth += _SINGLE
        low, high = cards & -cards, 1 << cards.bit_length() - 1
        lowest, highest = suit & -suit, 1 << suit.bit_length() - 1
        worth += _LOW * (low <= lowest << 1) + _HIGH * (high >= highest >> 2)
    return worth


def given_worth(card: int, trump: int, to_friend: bool) -> int:
    """How good it is to give a card to a partner or to a rival."""
    worth = 0
    if card & trump:
        worth += 8
    if card & (BOSSES | SHINING):
        worth += 4 if to_friend else -6
    if card == ACE:
        worth += 20
    return worth if to_friend else -abs(worth)


def ranked_passes(hand: int, trump: int, mode: Mode) -> list[tuple[int, tuple[int, ...]]]:
    """All sets of three cards with their worth, best first; each ordered by receiver."""
    cards = [1 << n for n in range(hand.bit_length()) if hand >> n & 1]
    friends = tuple(steps == 2 and mode.players == 4 for steps in mode.receivers)
    ranked = []
    for chosen in combinations(cards, PASSED_CARDS):
        kept = kept_worth(hand & ~sum(chosen), trump)
        orders = permutations(chosen) if mode.is_seven_next else (chosen,)
        given, order = max(
            (sum(map(given_worth, order, (trump,) * PASSED_CARDS, friends)), order)
            for order in orders
        )
        ranked.append((kept + given, order))
    ranked.sort(reverse=True)
    return ranked
