"""Why a card is a good choice, as data: screens turn it into a sentence."""

from __future__ import annotations

from enum import StrEnum

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined, count
from yokai_desktop.ai.septet.takeovers import takers
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Tuck
from yokai_desktop.engine.septet.cards import Card, mask_of
from yokai_desktop.engine.septet.kernel import ACE, BOSSES, following, suit_of
from yokai_desktop.engine.septet.view import SeptetView

_LIKELY, _SURELY = 0.5, 0.85
"""Shares of deals."""


class Reason(StrEnum):
    """What speaks for a choice."""

    ONLY_CHOICE = "only_choice"
    WINS_ROUND = "wins_round"
    """The trick makes the side's bosses enough, or is the last."""
    WINS_BOSS = "wins_boss"
    FEEDS_PARTNER = "feeds_partner"
    DUCKS_LOSING_TRICK = "ducks_losing_trick"
    """One more trick would lose the round."""
    LETS_OTHERS_TAKE_TOO_MANY = "lets_others_take_too_many"
    """The trick makes the other side's tricks too many."""
    KEEPS_ACE = "keeps_ace"
    KEEPS_BOSS = "keeps_boss"
    LEAVES_IT_TO_PARTNER = "leaves_it_to_partner"
    DRAWS_BOSS = "draws_boss"
    """Leads strength where a boss may fall."""
    MAKES_VOID = "makes_void"
    TAKES_LEAD = "takes_lead"
    GIVES_LEAD_AWAY = "gives_lead_away"
    NAMES_TRUMP = "names_trump"
    PLAYS_LOW = "plays_low"
    GIVES_STRENGTH = "gives_strength"
    KEEPS_STRENGTH = "keeps_strength"
    HIDES_BOSS = "hides_boss"
    KEEPS_BOSS_IN_REACH = "keeps_boss_in_reach"


def reason_of(view: SeptetView, world: Imagined, action: Action) -> Reason:
    """What speaks for a legal choice; ``world`` is any that the seat can imagine."""
    match action:
        case Play(card):
            return reason_for(world, card.bit)
        case Pass(cards):
            return _why_give(view, cards)
        case Discard(card):
            return _why_give(view, (card,))
    return Reason.HIDES_BOSS if isinstance(action, Tuck) else Reason.KEEPS_BOSS_IN_REACH


def foreseen(reason: Reason, takes: float, is_taker: bool) -> Reason:
    """The reason of a card by how the trick is likely to end, where its rank alone misjudges that.

    ``takes`` is how likely its side takes the trick, ``is_taker`` whether its own seat is the
    likeliest to do so.
    """
    if reason is Reason.TAKES_LEAD and (takes < _LIKELY or not is_taker):
        return Reason.GIVES_LEAD_AWAY
    if reason is Reason.GIVES_LEAD_AWAY and takes >= _SURELY and is_taker:
        return Reason.TAKES_LEAD
    return reason


def _why_give(view: SeptetView, cards: tuple[Card, ...]) -> Reason:
    """What speaks for giving cards away before the round."""
    kept = mask_of(view.playable) & ~mask_of(cards)
    if any(not kept & card.family.suit for card in cards):
        return Reason.MAKES_VOID
    if any(card.is_boss or card.family == view.trump for card in cards):
        return Reason.GIVES_STRENGTH
    return Reason.KEEPS_STRENGTH


def reason_for(r: Imagined, card: int) -> Reason:
    """What speaks for a legal card; ``r`` is any world the seat can imagine."""
    cards = following(r.hand(r.turn), r.led if r.placed else 0)
    if cards & (cards - 1) == 0:
        return Reason.ONLY_CHOICE
    return _why_lead(r, card) if r.placed == 0 else _why_follow(r, card, cards)


def _hidden(r: Imagined) -> int:
    return (r.h0 | r.h1 | r.h2 | r.h3) & ~r.hand(r.turn)


def _makes_void(r: Imagined, card: int) -> bool:
    suit = suit_of(card)
    return r.hand(r.turn) & suit == card and not card & r.trump


def _why_lead(r: Imagined, card: int) -> Reason:
    suit = suit_of(card)
    if not r.trump:
        return Reason.NAMES_TRUMP
    rivals = _hidden(r) & suit
    is_top = card == ACE or rivals & ~(card - 1) == 0
    if is_top and card & SEVENS:
        return Reason.WINS_BOSS
    if is_top and rivals & BOSSES:
        return Reason.DRAWS_BOSS
    if _makes_void(r, card):
        return Reason.MAKES_VOID
    if is_top:
        return Reason.TAKES_LEAD
    return Reason.GIVES_LEAD_AWAY


def _why_follow(r: Imagined, card: int, cards: int) -> Reason:
    side = r.side(r.turn)
    joined = r.twins_seat(card)
    taking = takers(cards, r.best, r.suit, r.trump)
    pile = r.pile | card & SEVENS
    if card & taking and joined < 0:
        return _why_take(r, side, pile)
    holder = r.side(r.best_seat if joined < 0 else joined)
    if holder == side:
        return Reason.FEEDS_PARTNER if card & SEVENS else _why_leave(r, card, cards, taking)
    if taking and _too_many(r, side):
        return Reason.DUCKS_LOSING_TRICK
    if _too_many(r, holder) and count(r.bosses(holder) | pile) < r.boss_limit:
        return Reason.LETS_OTHERS_TAKE_TOO_MANY
    return _why_leave(r, card, cards, taking)


def _too_many(r: Imagined, side: int) -> bool:
    """Whether one more trick is one too many for a side."""
    return r.trick_limit > 0 and r.tricks(side) + 1 >= r.trick_limit


def _why_take(r: Imagined, side: int, pile: int) -> Reason:
    enough = r.boss_limit > 0 and count(r.bosses(side) | pile) >= r.boss_limit
    if enough or (r.boss_limit > 0 and r.left == 1 and not _too_many(r, side)):
        return Reason.WINS_ROUND
    return Reason.WINS_BOSS if pile else Reason.TAKES_LEAD


def _why_leave(r: Imagined, card: int, cards: int, taking: int) -> Reason:
    if taking and r.side(r.best_seat) == r.side(r.turn):
        return Reason.LEAVES_IT_TO_PARTNER
    if taking == ACE:
        return Reason.KEEPS_ACE
    if cards & SEVENS and not card & SEVENS:
        return Reason.KEEPS_BOSS
    if _makes_void(r, card):
        return Reason.MAKES_VOID
    return Reason.PLAYS_LOW
