"""Choosing a pass: by taste alone, or by playing the promising ones out in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from random import Random

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import new_round
from yokai_desktop.ai.septet.levels import Level
from yokai_desktop.ai.septet.passing import TO_PARTNER, TO_RIVAL, Taste
from yokai_desktop.ai.septet.playouts import Prepare, best_played_out
from yokai_desktop.engine.septet.actions import Pass
from yokai_desktop.engine.septet.cards import ACE, SNOW_13, card_of, mask_of
from yokai_desktop.engine.septet.mode import PASSED_CARDS, Mode
from yokai_desktop.engine.septet.view import SeptetView

_PARTNER = Taste(TO_PARTNER)
_RIVAL = Taste(TO_RIVAL)

_HANDS_KEPT = 8
"""Hands whose passes are known still, so that a deal laid otherwise does not ask for them again."""

Cards = tuple[int, ...]
"""Cards to pass, as single bits, in the order of their receivers."""


def choose_pass(view: SeptetView, level: Level, rng: Random) -> Pass:
    """The pass of the seat to act."""
    ranked = ranked_passes(view)
    if not level.pass_heats:
        return as_action(ranked[rng.randrange(level.pass_slips)])
    return as_action(best_played_out(view, ranked, after_passes(view), level.pass_heats, rng))


def after_passes(view: SeptetView) -> Prepare[Cards]:
    """How a pass turns a world into the round ready to be played, the others passing by taste."""
    trump = view.trump.suit if view.trump is not None else 0

    @lru_cache(maxsize=_HANDS_KEPT)
    def by_taste(hand: int) -> Cards:
        return _order(view.mode, hand, trump)

    def prepare(world: Imagined) -> Callable[[Cards], Imagined]:
        hands = [world.hand(seat) for seat in range(view.mode.players)]
        others = [() if seat == view.seat else by_taste(hand) for seat, hand in enumerate(hands)]
        held = _exchanged(view.mode, hands, others)
        receivers = [(view.seat + steps) % view.mode.players for steps in view.mode.receivers]

        def after(given: Cards) -> Imagined:
            hands = held.copy()
            for receiver, card in zip(receivers, given, strict=True):
                hands[view.seat] &= ~card
                hands[receiver] |= card
            return _ready(world, view, hands)

        return after

    return prepare


def laid_otherwise(world: Imagined, view: SeptetView) -> Iterator[Imagined]:
    """The world, and those in which the others hold each other's hands instead.

    Before anything was passed all are as likely, and how two passes differ in one says nothing of
    the next: measured, their mean was as sure as that of so many deals.
    """
    others = [seat for seat in range(view.mode.players) if seat != view.seat]
    for hands in permutations([world.hand(seat) for seat in others]):
        other = new_round(view.mode)
        other.copy(world)
        for seat, hand in zip(others, hands, strict=True):
            other.set_hand(seat, hand)
        yield other


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


def _tastes(mode: Mode) -> list[Taste]:
    """The taste for each passed card, by its receiver."""
    return [_PARTNER if mode.players == 4 and step == 2 else _RIVAL for step in mode.receivers]


def _order(mode: Mode, hand: int, trump: int) -> Cards:
    """What another seat would pass by taste; in Seven Next partners get the strongest."""
    rest = _tastes(mode)[0].best(hand, trump)
    first, rest = rest & -rest, rest & (rest - 1)
    cards = (first, rest & -rest, rest & (rest - 1))
    return (cards[0], cards[2], cards[1]) if mode.is_seven_next else cards


def after_passing(
    world: Imagined, view: SeptetView, hands: list[int], passes: Sequence[Cards]
) -> Imagined:
    """The round ready to be played when all seats have passed these cards of their hands."""
    return _ready(world, view, _exchanged(view.mode, hands, passes))


def _exchanged(mode: Mode, hands: list[int], passes: Sequence[Cards]) -> list[int]:
    """The hands when some seats have passed cards; an empty pass gives nothing yet."""
    held = [hand & ~sum(given) for hand, given in zip(hands, passes, strict=True)]
    receivers, players = mode.receivers, mode.players
    for giver, given in enumerate(passes):
        for steps, card in zip(receivers, given, strict=False):
            held[(giver + steps) % players] |= card
    return held


def _ready(world: Imagined, view: SeptetView, held: list[int]) -> Imagined:
    """The round ready to be played with these hands."""
    mode = view.mode
    after = Imagined(mode.players, world.left, world.boss_limit, world.trick_limit)
    after.copy(world)
    for seat, hand in enumerate(held):
        after.set_hand(seat, hand)
    leader = view.leader
    if leader is None or mode.is_seven_next:
        shown = SNOW_13 if view.trump_card == ACE else ACE
        leader = next(seat for seat, hand in enumerate(held) if hand & shown.bit)
    after.turn = leader
    return after


def as_action(cards: Cards) -> Pass:
    return Pass(tuple(card_of(card) for card in cards))
