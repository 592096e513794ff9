"""Which cards to give away before the round, by taste: no looking ahead.

A pass is worth what it does to the rest of the hand, voids above all, and what the given cards do
for their receiver.  mypyc compiles this file: searched passes ask it about many hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import SEVENS, count
from yokai_desktop.engine.septet.kernel import ACE, WIND, suit_of

if TYPE_CHECKING:
    from mypy_extensions import i64

_HIGH_PLACE: Final = 4
"""A seven with so many weaker cards in its family often wins its trick."""

TO_PARTNER: Final = [56, 12, 6, 2, 0, 21, 4, 4, 0, 4]
TO_RIVAL: Final = [56, 12, 6, 2, -60, -20, -12, -6, -6, 4]
"""Tastes: a void, a single card, a pair, each trump beside a void; then giving the A, a trump,
the strongest card of a family, a strong seven, a weak seven, the weakest card of a family."""


@final
class Taste:
    """Judges passes."""

    void: i64
    single: i64
    pair: i64
    trumped: i64
    ace: i64
    trump: i64
    top: i64
    strong_seven: i64
    weak_seven: i64
    low: i64

    def __init__(self, weights: list[int]) -> None:
        self.void = weights[0]
        self.single = weights[1]
        self.pair = weights[2]
        self.trumped = weights[3]
        self.ace = weights[4]
        self.trump = weights[5]
        self.top = weights[6]
        self.strong_seven = weights[7]
        self.weak_seven = weights[8]
        self.low = weights[9]

    def kept(self, hand: i64, trump: i64) -> i64:
        """What the lengths of the families in a hand are worth."""
        worth: i64 = 0
        suit: i64 = WIND
        void = self.void + count(hand & trump) * self.trumped
        for _ in range(7):
            if suit != trump:
                cards = hand & suit
                if cards == 0:
                    worth += void
                elif cards & (cards - 1) == 0:
                    worth += self.single
                elif count(cards) == 2:
                    worth += self.pair
            suit <<= 8
        return worth

    def given(self, card: i64, trump: i64) -> i64:
        """What giving a card away is worth."""
        if card == ACE:
            return self.ace
        if card & trump != 0:
            return self.trump
        suit = suit_of(card)
        weaker = count(suit & (card - 1))
        worth: i64 = 0
        if card & SEVENS != 0:
            worth = self.strong_seven if weaker >= _HIGH_PLACE else self.weak_seven
        if weaker == 0:
            worth += self.low
        elif suit & ~SEVENS & ~(card | (card - 1)) == 0:
            worth += self.top
        return worth

    def best(self, hand: i64, trump: i64) -> i64:
        """The three cards this taste would give."""
        chosen: i64 = 0
        highest: i64 = -1_000_000
        first = hand
        while first != 0:
            a = first & -first
            first ^= a
            worth_a = self.given(a, trump)
            second = first
            while second != 0:
                b = second & -second
                second ^= b
                worth_b = worth_a + self.given(b, trump)
                third = second
                while third != 0:
                    c = third & -third
                    third ^= c
                    cards = a | b | c
                    worth = worth_b + self.given(c, trump) + self.kept(hand ^ cards, trump)
                    if worth > highest:
                        highest = worth
                        chosen = cards
        return chosen

    def worth(self, hand: i64, cards: i64, trump: i64) -> i64:
        """How good a pass of these cards of the hand looks."""
        total = self.kept(hand ^ cards, trump)
        rest = cards
        while rest != 0:
            card = rest & -rest
            rest ^= card
            total += self.given(card, trump)
        return total
