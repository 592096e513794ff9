"""Which idea a card follows, told by what lies on the table when it is played."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import ALL_CARDS, PLAIN_CARDS, Card
from yokai_desktop.engine.septet.events import Played
from yokai_desktop.engine.septet.playing import trick_winner
from yokai_desktop.engine.septet.view import SeptetView

DUCK, FEED, VOID, ACE = "duck", "feed", "void", "ace"
LEAD, HOLD, COUNT, TAKE = "lead", "hold", "count", "take"
IDEAS = (DUCK, FEED, VOID, ACE, LEAD, HOLD, COUNT, TAKE)


def idea_of(view: SeptetView, card: Card) -> str | None:
    """The idea of a card for the seat to act; None if it has none of these."""
    if card.is_ace:
        return ACE
    return _led(view, card) if not view.trick else _followed(view, card)


def _led(view: SeptetView, card: Card) -> str:
    higher = [other for other in _out(view) if other.family == card.family and other > card]
    return LEAD if higher else COUNT


def _followed(view: SeptetView, card: Card) -> str | None:
    mode, seat = view.mode, view.seat
    if _taker(view, card) == seat:
        return TAKE
    held_by_friend = mode.side_of(_taker(view, None)) == mode.side_of(seat)
    if held_by_friend and card.is_boss:
        return FEED
    others = [other for other in view.playable if str(other) != str(card)]
    legal = {action.card for action in view.legal}  # type: ignore[attr-defined]
    takers = [other for other in others if other in legal and _taker(view, other) == seat]
    if takers:
        led = view.trick[0].card.family
        by_trump = all(other.family == view.trump and led != view.trump for other in takers)
        return HOLD if by_trump else DUCK
    if card.family != view.trick[0].card.family:
        alone = sum(other.family == card.family for other in view.playable) == 1
        return VOID if alone else None
    return None


def _taker(view: SeptetView, card: Card | None) -> int:
    """Who would take the trick if it ended with this card."""
    assert view.trump is not None
    trick = view.trick if card is None else (*view.trick, Played(view.seat, card))
    return trick_winner(trick, view.trump, view.mode)


def _out(view: SeptetView) -> list[Card]:
    """The cards that are neither gone nor in this seat's own hand."""
    gone = {*view.playable, *(played.card for taken in view.tricks for played in taken.cards)}
    if view.trump_card is not None:
        gone.add(view.trump_card)
    deck = ALL_CARDS if view.mode.has_shining else PLAIN_CARDS
    return [card for card in deck if card not in gone]
