"""Choosing a pass: by taste alone, or by playing the promising ones out in imagined worlds."""

from __future__ import annotations

import time
from itertools import combinations, permutations
from random import Random

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import Level
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.passing import TO_PARTNER, TO_RIVAL, Taste
from yokai_desktop.ai.septet.thinking import DEADLINE, instinct_of
from yokai_desktop.engine.septet.actions import Pass
from yokai_desktop.engine.septet.cards import ACE, SNOW_13, card_of, cards_in, mask_of
from yokai_desktop.engine.septet.mode import PASSED_CARDS, Mode
from yokai_desktop.engine.septet.view import SeptetView

PROMISING = 10
"""How many passes are played out."""

_PARTNER = Taste(TO_PARTNER)
_RIVAL = Taste(TO_RIVAL)

Cards = tuple[int, ...]
"""Cards to pass, as single bits, in the order of their receivers."""


def choose_pass(view: SeptetView, level: Level, rng: Random) -> Pass:
    """The pass of the seat to act."""
    ranked = ranked_passes(view)
    if not level.pass_worlds:
        return _as_action(ranked[0])
    worths = pass_worths(view, ranked[:PROMISING], level, rng)
    best = max(range(len(worths)), key=lambda index: worths[index])
    return _as_action(ranked[best])


def ranked_passes(view: SeptetView) -> list[Cards]:
    """All sets of cards to pass, the most promising first, each given to whom it suits."""
    mode = view.mode
    hand = mask_of(view.hand)
    trump = view.trump.suit if view.trump is not None else 0
    cards = [card.bit for card in view.hand]
    tastes = _tastes(mode)
    given = [[taste.given(card, trump) for card in cards] for taste in tastes]
    ranked = []
    for chosen in combinations(range(len(cards)), PASSED_CARDS):
        kept = _PARTNER.kept(hand & ~sum(cards[index] for index in chosen), trump)
        orders = permutations(chosen) if mode.is_seven_next else (chosen,)
        worth, order = max(
            (sum(given[place][index] for place, index in enumerate(order)), order)
            for order in orders
        )
        ranked.append((kept + worth, order))
    ranked.sort(key=lambda entry: entry[0], reverse=True)
    return [tuple(cards[index] for index in order) for _, order in ranked]


def pass_worths(view: SeptetView, passes: list[Cards], level: Level, rng: Random) -> list[int]:
    """What each pass brought in the same worlds, all rounds played out by instinct."""
    deadline = time.monotonic() + DEADLINE
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(rng.getrandbits(32))
    stakes, instinct = stakes_of(view), instinct_of(view.mode)
    side = view.mode.side_of(view.seat)
    trump = view.trump.suit if view.trump is not None else 0
    worths = [0] * len(passes)
    for _ in range(level.pass_worlds):
        world = knowledge.imagine(dealer)
        hands = [world.hand(seat) for seat in range(view.mode.players)]
        others = [_order(view.mode, hand, trump) for hand in hands]
        for index, given in enumerate(passes):
            others[view.seat] = given
            after = _after_passing(world, view, hands, others)
            instinct.play_out(after)
            worths[index] += stakes.worth(after, side)
        if time.monotonic() > deadline:
            break
    return worths


def _tastes(mode: Mode) -> list[Taste]:
    """The taste for each passed card, by its receiver."""
    return [_PARTNER if mode.players == 4 and step == 2 else _RIVAL for step in mode.receivers]


def _order(mode: Mode, hand: int, trump: int) -> Cards:
    """What another seat would pass by taste; in Seven Next partners get the strongest."""
    cards = tuple(card.bit for card in cards_in(_tastes(mode)[0].best(hand, trump)))
    return (cards[0], cards[2], cards[1]) if mode.is_seven_next else cards


def _after_passing(
    world: Imagined, view: SeptetView, hands: list[int], passes: list[Cards]
) -> Imagined:
    mode = view.mode
    after = Imagined(mode.players, world.left, world.boss_limit, world.trick_limit)
    after.copy(world)
    held = [hand & ~sum(given) for hand, given in zip(hands, passes, strict=True)]
    for giver, given in enumerate(passes):
        for steps, card in zip(mode.receivers, given, strict=True):
            held[(giver + steps) % mode.players] |= card
    for seat, hand in enumerate(held):
        after.set_hand(seat, hand)
    leader = view.leader
    if leader is None or mode.is_seven_next:
        shown = SNOW_13 if view.trump_card == ACE else ACE
        leader = next(seat for seat, hand in enumerate(held) if hand & shown.bit)
    after.turn = leader
    return after


def _as_action(cards: Cards) -> Pass:
    return Pass(tuple(card_of(card) for card in cards))
