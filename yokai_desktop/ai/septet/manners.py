"""Cards that nobody at the table would forgive: no level plays them while it has another."""

from __future__ import annotations

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.ai.septet.takeovers import takers
from yokai_desktop.engine.septet.kernel import BY_TRICKS, NOT_OVER, following


def legal_cards(r: Imagined) -> int:
    """What the seat to act may play."""
    return following(r.hand(r.turn), r.led if r.placed else 0)


def sensible_cards(r: Imagined, policy: Policy) -> int:
    """The legal cards without blunders; all of them where nothing else is left.

    A blunder is to take a trick with sevens away from one's partner when nobody plays after, to
    give the other side a trick of one's own by its twin, to throw a seven that counts into a trick
    the other side has already won, and from the last seat to lose the round at once or to pass by
    winning it at once.
    """
    cards = legal_cards(r)
    if r.placed == 0:
        return cards
    side = r.side(r.turn)
    last = r.placed == r.players - 1
    if last:
        cards = _deciding(r, cards, side)
    for_us, for_them = r.joining(cards, side), r.joining(cards, side ^ 1)
    taking = takers(cards, r.best, r.suit, r.trump) & ~(for_us | for_them)
    if r.side(r.best_seat) == side:
        blunders = taking | for_them if last and r.pile else for_them
    elif last or (r.players == 4 and r.placed == 2):
        thrown = cards & SEVENS & ~(taking | for_us)
        blunders = _counting(r, policy, thrown, r.side(r.best_seat))
    else:
        blunders = 0
    return cards & ~blunders or cards


def _deciding(r: Imagined, cards: int, side: int) -> int:
    """Of the last seat's cards those that win the round at once, else those that do not lose it."""
    winning = losing = 0
    after = Imagined(r.players, r.left, r.boss_limit, r.trick_limit)
    rest = cards
    while rest:
        card = rest & -rest
        rest ^= card
        after.copy(r)
        after.play(card)
        if after.over != NOT_OVER and r.boss_limit:
            has_won = (after.side(after.taker) == side) != (after.over == BY_TRICKS)
            winning |= card if has_won else 0
            losing |= 0 if has_won else card
    return winning or cards & ~losing or cards


def _counting(r: Imagined, policy: Policy, sevens: int, taker: int) -> int:
    """Those of the sevens that are worth something to the taker of the trick."""
    counting = 0
    without = policy.worth.of(r, taker, r.pile)
    while sevens:
        card = sevens & -sevens
        sevens ^= card
        if policy.worth.of(r, taker, r.pile | card) > without or r.boss_limit:
            counting |= card
    return counting
