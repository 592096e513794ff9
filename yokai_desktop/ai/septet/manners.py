"""Cards that nobody at the table would forgive: no level plays them while it has another."""

from __future__ import annotations

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined
from yokai_desktop.ai.septet.policy import Policy, takers
from yokai_desktop.engine.septet.kernel import following


def legal_cards(r: Imagined) -> int:
    """What the seat to act may play."""
    return following(r.hand(r.turn), r.led if r.placed else 0)


def sensible_cards(r: Imagined, policy: Policy) -> int:
    """The legal cards without blunders; all of them where nothing else is left.

    A blunder is to take a trick with sevens away from one's partner when nobody plays after, and
    to throw a seven that counts into a trick the other side has already won.
    """
    cards = legal_cards(r)
    if r.placed == 0:
        return cards
    side = r.side(r.turn)
    taking = takers(cards, r.best, r.suit, r.trump)
    last = r.placed == r.players - 1
    if r.side(r.best_seat) == side:
        blunders = taking if last and r.pile else 0
    elif last or (r.players == 4 and r.placed == 2):
        thrown = cards & SEVENS & ~taking
        blunders = _counting(r, policy, thrown, r.side(r.best_seat))
    else:
        blunders = 0
    return cards & ~blunders or cards


def _counting(r: Imagined, policy: Policy, sevens: int, taker: int) -> int:
    """Those of the sevens that are worth something to the taker of the trick."""
    counting = 0
    without = policy.stake(r, taker, r.pile)
    while sevens:
        card = sevens & -sevens
        sevens ^= card
        if policy.stake(r, taker, r.pile | card) > without or r.boss_limit:
            counting |= card
    return counting
