"""The rules of a trick and of a round's end, as integer functions on bit masks.

A card is an integer with one bit set, a set of cards one with several.  Each family has eight bits
in order of strength, Wind the lowest; the bit right above each boss belongs to its shining copy,
which only Seven Next uses.  A *suit* is the mask of all cards of a family, 0 standing for none.

State, search and playouts all use these functions: there is no second copy of a rule.  mypyc
compiles this file; as plain Python it gives the same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ACE: Final = 1
"""The A of Wind, weakest by rank, wins every trick it is played to (S1.3)."""

WIND: Final = 0xFF
"""The suit of Wind; each next family lies eight bits higher."""

BOSSES: Final = 0x01_02_04_08_10_20_40
"""The plain sevens (S1.2)."""

SHINING: Final = 0x02_04_08_10_20_40_80
"""The shining sevens of Seven Next (S10.1)."""

DECK_WITH_SHINING: Final = 0xFF_FF_FF_FF_FF_FF_FF
DECK: Final = DECK_WITH_SHINING ^ SHINING
"""The 49 cards of all games but Seven Next."""

TWINS: Final = 0x01_00_00_00_00_00_00_00
"""Stands for the best card, with ``DECK_WITH_SHINING`` for its suit, of a trick that is held by
the first of both sevens of a family: above all cards, so that only the A beats it (S10.4)."""

TEAM_BOSSES: Final = 4
"""Four players: a team with so many bosses wins the round (S5.1)."""
TEAM_TRICKS: Final = 7
"""Four players: a team with so many tricks loses it (S5.2)."""

NOT_OVER: Final = 0
BY_BOSSES: Final = 1
BY_TRICKS: Final = 2
BY_LAST_TRICK: Final = 3

_LOW_32: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 2_136_243_837
"""Of the multiply-with-carry generator of the playouts; keeps its state below 2**63."""

_CARDS_IN_SUIT: Final = [8] + [bin(cards).count("1") for cards in range(1, 255)]
"""How many cards of one suit a mask holds, by the mask modulo 255: 256 to any power leaves 1."""


def following(hand: i64, led: i64) -> i64:
    """What may be played to a led suit (S4.1); everything when leading."""
    suited = hand & led
    return suited if suited != 0 else hand


def beats(card: i64, best: i64, suit: i64, trump: i64) -> bool:
    """Whether a card takes the trick over from the best one so far, of this suit (S4.2, S10.4)."""
    if card & suit != 0:
        if card > best:
            return best != ACE and (card != best << 1 or card & SHINING == 0)
        return card == ACE
    if best == ACE:
        return False
    return card & trump != 0 or card == ACE


def twins_place(card: i64, first: i64, second: i64, third: i64, best: i64) -> i64:
    """Which card of a trick takes it as this seven joins the other of its family; -1 if none.

    That is the other, the first of the two (S10.4); not once the A was played.  Two pairs fill
    the trick, so the one whose first seven came first was begun by the first card.  Given are the
    cards before this one, 0 where there is none.
    """
    if best == ACE or card & (BOSSES | SHINING) == 0:
        return -1
    twin = card << 1 if card & BOSSES != 0 else card >> 1
    if first == twin:
        return 0
    if second == twin:
        return 0 if best == TWINS else 1
    if third == twin:
        return 0 if best == TWINS else 2
    return -1


def verdict(bosses: i64, tricks: i64, cards_left: i64, boss_limit: i64, trick_limit: i64) -> i64:
    """How the round ends after a trick, told by what its taker's side now has (S5, S7.2, S8.6).

    The taker's side wins by bosses and by the last trick; by tricks it loses.  A limit of 0 means
    that there is no such end (S10.6).
    """
    if boss_limit > 0 and bosses >= boss_limit:
        return BY_BOSSES
    if trick_limit > 0 and tricks >= trick_limit:
        return BY_TRICKS
    if cards_left == 0:
        return BY_LAST_TRICK
    return NOT_OVER


def suit_of(card: i64) -> i64:
    """The suit a card belongs to."""
    suit: i64 = WIND
    while card & suit == 0:
        suit <<= 8
    return suit


def next_random(state: i64) -> i64:
    """The generator's next state; the low 32 bits of a state are random."""
    return _MULTIPLIER * (state & _LOW_32) + (state >> 32)


def first_random(seed: i64) -> i64:
    """The generator's first state for any number of up to 32 bits."""
    state = (seed & _LOW_32) + 0x1F123BB5
    for _ in range(4):
        state = next_random(state)
    return state


def random_card(hand: i64, size: i64, led: i64, chance: i64) -> i64:
    """A legal card of a hand of known size, all equally likely; the low 16 bits of chance count."""
    cards = following(hand, led)
    if cards != hand:
        size = _CARDS_IN_SUIT[cards % 255]
    skip = ((chance & 0xFFFF) * size) >> 16
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    return cards & -cards


def random_round(a: i64, b: i64, c: i64, d: i64, leader: i64, trump: i64, state: i64) -> i64:
    """Play a round of four at random, the hands given clockwise from the leader.

    Each state of the generator chooses two cards, by its low 16 bits and by the next 16.
    Tells the end in one number: the winning side, then from bit 1 on the verdict, from bit 3 on
    the tricks of side 0 and of side 1 (four bits each), from bit 11 on their bosses (three each).
    """
    size: i64 = 0
    rest = a
    while rest != 0:
        rest &= rest - 1
        size += 1
    side = leader & 1
    tricks_0: i64 = 0
    tricks_1: i64 = 0
    bosses_0: i64 = 0
    bosses_1: i64 = 0
    over: i64 = NOT_OVER
    while over == NOT_OVER:
        state = next_random(state)
        best = random_card(a, size, 0, state)
        a ^= best
        pile = best
        led = suit_of(best)
        suit = led
        winner: i64 = 0

        card = random_card(b, size, led, state >> 16)
        b ^= card
        pile |= card
        if beats(card, best, suit, trump):
            best = card
            winner = 1
            if card & trump != 0:
                suit = trump

        state = next_random(state)
        card = random_card(c, size, led, state)
        c ^= card
        pile |= card
        if beats(card, best, suit, trump):
            best = card
            winner = 2
            if card & trump != 0:
                suit = trump

        card = random_card(d, size, led, state >> 16)
        d ^= card
        pile |= card
        if beats(card, best, suit, trump):
            winner = 3

        size -= 1
        captured: i64 = 0
        pile &= BOSSES
        while pile != 0:
            pile &= pile - 1
            captured += 1
        if winner == 1:
            a, b, c, d = b, c, d, a
            side ^= 1
        elif winner == 2:
            a, b, c, d = c, d, a, b
        elif winner == 3:
            a, b, c, d = d, a, b, c
            side ^= 1
        if side == 0:
            tricks_0 += 1
            bosses_0 += captured
            over = verdict(bosses_0, tricks_0, size, TEAM_BOSSES, TEAM_TRICKS)
        else:
            tricks_1 += 1
            bosses_1 += captured
            over = verdict(bosses_1, tricks_1, size, TEAM_BOSSES, TEAM_TRICKS)
    won = side ^ 1 if over == BY_TRICKS else side
    return won | over << 1 | tricks_0 << 3 | tricks_1 << 7 | bosses_0 << 11 | bosses_1 << 14
