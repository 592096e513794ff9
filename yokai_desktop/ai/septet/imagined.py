"""A round with all hands open, as a player imagines it: what playouts and search run on.

Every rule of a trick comes from the engine's kernel.  mypyc compiles this file; hands are four
fields and not a list because compiled fields of integers cost nothing to change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from yokai_desktop.engine.septet.kernel import (
    BOSSES,
    DECK_WITH_SHINING,
    NOT_OVER,
    SHINING,
    TWINS,
    beats,
    suit_of,
    twins_place,
    verdict,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SEVENS: Final = BOSSES | SHINING
BY_SEALS: Final = 4
"""A verdict of this module: the last seal was won (S10.6)."""

_ALL_SLOTS: Final = 0x7F


def count(cards: i64) -> i64:
    """How many cards a mask holds."""
    number: i64 = 0
    while cards != 0:
        cards &= cards - 1
        number += 1
    return number


@final
class Imagined:
    """One moment of a round.  ``play`` moves it on; ``copy`` makes it equal to another."""

    players: i64
    h0: i64
    h1: i64
    h2: i64
    h3: i64
    v0: i64
    v1: i64
    v2: i64
    v3: i64
    trump: i64
    turn: i64
    placed: i64
    led: i64
    best: i64
    suit: i64
    best_seat: i64
    pile: i64
    first: i64
    second: i64
    third: i64
    twins: i64
    t0: i64
    t1: i64
    t2: i64
    b0: i64
    b1: i64
    b2: i64
    left: i64
    boss_limit: i64
    trick_limit: i64
    over: i64
    taker: i64
    seals0: i64
    seals1: i64
    goal: i64
    unique: i64
    tops0: i64
    tops1: i64
    turned0: i64
    turned1: i64
    upper0: i64
    upper1: i64
    straw: list[int]

    def __init__(self, players: i64, left: i64, boss_limit: i64, trick_limit: i64) -> None:
        self.players = players
        self.left = left
        """Tricks still to be taken, the one under way included."""
        self.boss_limit = boss_limit
        self.trick_limit = trick_limit
        self.h0 = self.h1 = self.h2 = self.h3 = 0
        self.v0 = self.v1 = self.v2 = self.v3 = 0
        """Suits that each seat has shown not to hold; straw piles may bring them back, so not
        noted with two players."""
        self.trump = self.turn = self.placed = 0
        self.led = self.best = self.suit = self.best_seat = 0
        self.pile = 0
        """Sevens in the trick under way."""
        self.first = self.second = self.third = 0
        """Its cards but the last, in order of play."""
        self.twins = 0
        """1 where the first of both sevens of a family takes the trick (S10.4)."""
        self.t0 = self.t1 = self.t2 = 0
        self.b0 = self.b1 = self.b2 = 0
        self.over = NOT_OVER
        self.taker = 0
        self.seals0 = self.seals1 = 0
        """Families sealed, told by the bits of their plain sevens."""
        self.goal = self.unique = 0
        self.tops0 = self.tops1 = self.turned0 = self.turned1 = 0
        """Places of the straw piles that still hold a card on top; slots turned up below."""
        self.upper0 = self.upper1 = 0
        self.straw = []
        """The straw piles of two players: six cards on top, then seven below, for each seat."""

    def copy(self, other: Imagined) -> None:
        """Become equal to another round of the same game."""
        self.h0 = other.h0
        self.h1 = other.h1
        self.h2 = other.h2
        self.h3 = other.h3
        self.v0 = other.v0
        self.v1 = other.v1
        self.v2 = other.v2
        self.v3 = other.v3
        self.trump = other.trump
        self.turn = other.turn
        self.placed = other.placed
        self.led = other.led
        self.best = other.best
        self.suit = other.suit
        self.best_seat = other.best_seat
        self.pile = other.pile
        self.first = other.first
        self.second = other.second
        self.third = other.third
        self.twins = other.twins
        self.t0 = other.t0
        self.t1 = other.t1
        self.t2 = other.t2
        self.b0 = other.b0
        self.b1 = other.b1
        self.b2 = other.b2
        self.left = other.left
        self.over = other.over
        self.taker = other.taker
        self.goal = other.goal
        self.unique = other.unique
        self.seals0 = other.seals0
        self.seals1 = other.seals1
        if self.players == 2:
            self.tops0 = other.tops0
            self.tops1 = other.tops1
            self.turned0 = other.turned0
            self.turned1 = other.turned1
            self.upper0 = other.upper0
            self.upper1 = other.upper1
            self.straw = other.straw

    def hand(self, seat: i64) -> i64:
        """What a seat could play if nothing was led."""
        if seat == 0:
            return self.h0
        if seat == 1:
            return self.h1
        return self.h2 if seat == 2 else self.h3

    def voids(self, seat: i64) -> i64:
        """The suits a seat has shown not to hold."""
        if seat == 0:
            return self.v0
        if seat == 1:
            return self.v1
        return self.v2 if seat == 2 else self.v3

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.h0 = cards
        elif seat == 1:
            self.h1 = cards
        elif seat == 2:
            self.h2 = cards
        else:
            self.h3 = cards

    def side(self, seat: i64) -> i64:
        """Four players make two teams; fewer play alone."""
        return seat & 1 if self.players == 4 else seat

    def bosses(self, side: i64) -> i64:
        """The sevens a side has captured."""
        if side == 0:
            return self.b0
        return self.b1 if side == 1 else self.b2

    def tricks(self, side: i64) -> i64:
        if side == 0:
            return self.t0
        return self.t1 if side == 1 else self.t2

    def seals(self, side: i64) -> i64:
        return self.seals0 if side == 0 else self.seals1

    def play(self, card: i64) -> None:
        """Play a card of the seat to act; the last card of a trick also takes it."""
        seat = self.turn
        if seat == 0:
            self.h0 ^= card
        elif seat == 1:
            self.h1 ^= card
        elif seat == 2:
            self.h2 ^= card
        else:
            self.h3 ^= card
        if self.players == 2:
            self._lift(seat, card)
        if self.placed == 0:
            self.led = self.suit = suit_of(card)
            if self.trump == 0:
                self.trump = self.led
            self.best = card
            self.best_seat = seat
            self.pile = card & SEVENS
            self.first = card
            self.second = self.third = 0
        else:
            if card & self.led == 0 and self.players != 2:
                self.add_void(seat, self.led)
            held = self.twins_seat(card)
            if held >= 0:
                self.best = TWINS
                self.best_seat = held
                self.suit = DECK_WITH_SHINING
            elif beats(card, self.best, self.suit, self.trump):
                self.best = card
                self.best_seat = seat
                if card & self.trump != 0:
                    self.suit = self.trump
            self.pile |= card & SEVENS
            if self.placed == 1:
                self.second = card
            else:
                self.third = card
        self.placed += 1
        if self.placed == self.players:
            self._take()
        else:
            seat += 1
            self.turn = seat if seat < self.players else 0

    def twins_seat(self, card: i64) -> i64:
        """Who would hold the trick because this card joins its twin there; -1 if nobody (S10.4)."""
        if self.twins == 0 or self.pile == 0:
            return -1
        place = twins_place(card, self.first, self.second, self.third, self.best)
        if place < 0:
            return -1
        return (self.turn - self.placed + place) & 3

    def joining(self, cards: i64, side: i64) -> i64:
        """Those of the cards that give the trick to a side because they join their twin."""
        given: i64 = 0
        rest = cards & SEVENS
        while rest != 0:
            card = rest & -rest
            rest ^= card
            held = self.twins_seat(card)
            if held >= 0 and self.side(held) == side:
                given |= card
        return given

    def add_void(self, seat: i64, suit: i64) -> None:
        """Note that a seat did not follow a suit."""
        if seat == 0:
            self.v0 |= suit
        elif seat == 1:
            self.v1 |= suit
        elif seat == 2:
            self.v2 |= suit
        else:
            self.v3 |= suit

    def _take(self) -> None:
        taker = self.best_seat
        side = self.side(taker)
        self.taker = self.turn = taker
        self.placed = 0
        self.led = 0
        self.left -= 1
        if side == 0:
            self.t0 += 1
            self.b0 |= self.pile
            bosses, tricks = self.b0, self.t0
        elif side == 1:
            self.t1 += 1
            self.b1 |= self.pile
            bosses, tricks = self.b1, self.t1
        else:
            self.t2 += 1
            self.b2 |= self.pile
            bosses, tricks = self.b2, self.t2
        if self.boss_limit > 0:
            held = count(bosses) if self.pile != 0 else 0
            self.over = verdict(held, tricks, self.left, self.boss_limit, self.trick_limit)
        elif self.pile != 0 and self._seal(side, bosses) >= self.goal:
            self.over = BY_SEALS
        else:
            self.over = verdict(0, 0, self.left, 0, 0)
        self.pile = 0
        if self.players == 2:
            self._turn_up()

    def _seal(self, side: i64, bosses: i64) -> i64:
        """Seal the families whose both sevens a side has; tells how many seals it has (S10.5)."""
        pairs = bosses & (bosses >> 1) & BOSSES
        if side == 0:
            self.seals0 |= pairs & ~self.seals1 if self.unique != 0 else pairs
            return count(self.seals0)
        self.seals1 |= pairs & ~self.seals0 if self.unique != 0 else pairs
        return count(self.seals1)

    def lay_straws(self, straw: list[int]) -> None:
        """Lay the straw piles out, ``tops`` telling which cards on top are still there."""
        self.straw = straw
        self.upper0 = self.upper1 = 0
        if self.players == 2:
            for place in range(6):
                if self.tops0 >> place & 1 != 0:
                    self.upper0 |= straw[place]
                if self.tops1 >> place & 1 != 0:
                    self.upper1 |= straw[13 + place]

    def upper(self, seat: i64) -> i64:
        """The cards that lie on top of a seat's straw pile."""
        return self.upper0 if seat == 0 else self.upper1

    def _lift(self, seat: i64, card: i64) -> None:
        """Take a card from the top of a straw pile if it lies there."""
        if card & self.upper(seat) == 0:
            return
        place: i64 = seat * 13
        bit: i64 = 1
        lying: i64 = self.straw[place]
        while lying != card:
            place += 1
            bit <<= 1
            lying = self.straw[place]
        if seat == 0:
            self.tops0 ^= bit
            self.upper0 ^= card
        else:
            self.tops1 ^= bit
            self.upper1 ^= card

    def _turn_up(self) -> None:
        """Turn up every straw card with nothing on it (S8.5)."""
        new = ~(self.tops0 | self.tops0 << 1 | self.turned0) & _ALL_SLOTS
        if new != 0:
            self.turned0 |= new
            self.h0 |= self._cards_below(6, new)
        new = ~(self.tops1 | self.tops1 << 1 | self.turned1) & _ALL_SLOTS
        if new != 0:
            self.turned1 |= new
            self.h1 |= self._cards_below(19, new)

    def _cards_below(self, first: i64, slots: i64) -> i64:
        cards: i64 = 0
        slot: i64 = 0
        while slots != 0:
            if slots & 1 != 0:
                below: i64 = self.straw[first + slot]
                cards |= below
            slots >>= 1
            slot += 1
        return cards
