"""How a view follows what its seat is told, event by event, between two questions.

Nothing is decided here: the events say what happened.  A law compares the outcome of all events
of an action with the view of the state they led to.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import (
    BossKept,
    BossTucked,
    CardPlayed,
    CardsPassed,
    Discarded,
    FamilySealed,
    GameEnded,
    HandDealt,
    Hidden,
    LeadShown,
    PassChosen,
    Played,
    RoundDealt,
    RoundEnded,
    StrawDealt,
    StrawSettled,
    StrawTurned,
    TrickTaken,
    TrumpNamed,
)
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import Received, SeptetView, StrawCard, StrawView

T = TypeVar("T")
_GONE = StrawCard(None, False, gone=True)
_EMPTY = StrawView((_GONE,) * STRAW_DOWN, (_GONE,) * STRAW_UP)


def view_after(view: SeptetView, events: Iterable[Event]) -> SeptetView:
    """The view once its seat has been told these events; nobody is asked."""
    view = replace(view, to_act=None, choice=())
    for event in events:
        view = _dealt(view, event) or _prepared(view, event) or _played(view, event) or view
    return view


def _dealt(view: SeptetView, event: Event) -> SeptetView | None:
    match event:
        case RoundDealt():
            return _new_round(view, event)
        case HandDealt(seat, cards):
            return replace(view, hands=_put(view.hands, seat, cards))
        case StrawDealt(seat, up):
            below = (StrawCard(None, False),) * STRAW_DOWN
            return _with_straw(view, seat, StrawView(below, tuple(map(_open, up))))
    return None


def _new_round(view: SeptetView, event: RoundDealt) -> SeptetView:
    mode, trump = view.mode, event.trump_card
    return replace(
        view,
        number=event.number,
        phase=Phase.DISCARD if mode.has_straws else Phase.PASS,
        hands=((),) * mode.players,
        straws=(_EMPTY,) * len(view.straws),
        trump_card=trump,
        trump=trump.family if trump is not None else None,
        leader=event.dealer if mode.has_straws else view.leader,
        dealer=event.dealer,
        passed=(),
        received=(),
        have_passed=(False,) * mode.players,
        laid=(0,) * mode.players,
        discard=None,
        have_discarded=(False,) * mode.players,
        trick=(),
        tricks=(),
        captured=((),) * mode.sides,
        taken=(0,) * mode.sides,
        shown=None,
    )


def _prepared(view: SeptetView, event: Event) -> SeptetView | None:
    match event:
        case PassChosen(seat, cards):
            known = tuple(card for card in cards if card is not None)
            return replace(
                view,
                passed=known if seat == view.seat else view.passed,
                have_passed=_put(view.have_passed, seat, True),
                laid=_put(view.laid, seat, len(cards)),
            )
        case CardsPassed():
            return _passed_on(view, event)
        case LeadShown(seat, card):
            return replace(view, leader=seat, shown=Played(seat, card))
        case Discarded(seat, hidden):
            have = _put(view.have_discarded, seat, True)
            return replace(
                view,
                hands=_put(view.hands, seat, _without(view.hands[seat], hidden)),
                discard=hidden if seat == view.seat else view.discard,
                have_discarded=have,
                phase=Phase.SWAP if all(have) else view.phase,
            )
        case BossTucked(seat, place, slot, boss, turned_up):
            straw = view.straws[seat]
            up = _put(straw.up, place, _open(turned_up))
            return _with_straw(view, seat, StrawView(_put(straw.down, slot, _hidden(boss)), up))
        case BossKept(seat, slot, found):
            straw = view.straws[seat]
            return _with_straw(
                view, seat, replace(straw, down=_put(straw.down, slot, _hidden(found)))
            )
        case StrawSettled(seat, open_cards, tucked):
            down = view.straws[seat].down
            for slot, known_boss in tucked:
                down = _put(down, slot, _hidden(known_boss or down[slot].card))
            settled = StrawView(down, tuple(map(_open, open_cards)))
            return replace(_with_straw(view, seat, settled), phase=Phase.PLAY)
    return None


def _passed_on(view: SeptetView, event: CardsPassed) -> SeptetView:
    giver, receiver = event.giver, event.receiver
    known = tuple(card for card in event.cards if card is not None)
    hands = _put(view.hands, giver, _without(view.hands[giver], *event.cards))
    hands = _put(hands, receiver, _with(hands[receiver], known, len(event.cards)))
    received = view.received
    if receiver == view.seat:
        received = (*received, Received(giver, known))
    laid = _put(view.laid, giver, view.laid[giver] - len(event.cards))
    phase = view.phase if any(laid) else Phase.PLAY
    return replace(view, hands=hands, received=received, laid=laid, phase=phase)


def _played(view: SeptetView, event: Event) -> SeptetView | None:
    match event:
        case CardPlayed(seat, card):
            return _card_played(view, seat, card)
        case TrumpNamed(family):
            return replace(view, trump=family)
        case TrickTaken(seat):
            side = view.mode.side_of(seat)
            bosses = tuple(sorted((*view.captured[side], *event.bosses)))
            return replace(
                view,
                trick=(),
                tricks=(*view.tricks, event),
                captured=_put(view.captured, side, bosses),
                taken=_put(view.taken, side, view.taken[side] + 1),
                leader=seat,
            )
        case StrawTurned(seat, slot, card):
            straw = view.straws[seat]
            return _with_straw(view, seat, replace(straw, down=_put(straw.down, slot, _open(card))))
        case FamilySealed(side, family):
            return replace(view, seals=_put(view.seals, side, view.seals[side] | {family}))
        case RoundEnded(result):
            return replace(view, scores=result.scores, results=(*view.results, result))
        case GameEnded(outcome):
            return replace(view, outcome=outcome)
    return None


def _card_played(view: SeptetView, seat: int, card: Card) -> SeptetView:
    view = replace(view, trick=(*view.trick, Played(seat, card)))
    if view.straws:
        straw = view.straws[seat]
        left = StrawView(_less(straw.down, card), _less(straw.up, card))
        if left != straw:
            return _with_straw(view, seat, left)
    return replace(view, hands=_put(view.hands, seat, _without(view.hands[seat], card)))


def _less(row: tuple[StrawCard, ...], card: Card) -> tuple[StrawCard, ...]:
    return tuple(_GONE if place.face_up and place.card == card else place for place in row)


def _without(hand: tuple[Hidden, ...], *cards: Hidden) -> tuple[Hidden, ...]:
    """A hand without some cards; of a hidden hand it is enough to count them."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else None)
    return tuple(left)


def _with(hand: tuple[Hidden, ...], known: tuple[Card, ...], count: int) -> tuple[Hidden, ...]:
    """A hand with some more cards, in order; hidden where it is."""
    seen = [card for card in hand if card is not None]
    if len(seen) < len(hand) or len(known) < count:
        return (*hand, *(None,) * count)
    return tuple(sorted((*seen, *known)))


def _open(card: Card) -> StrawCard:
    return StrawCard(card, True, is_boss=card.is_boss)


def _hidden(boss: Card | None) -> StrawCard:
    """A boss face down, be it known which or not."""
    return StrawCard(boss, False, is_boss=True)


def _with_straw(view: SeptetView, seat: int, straw: StrawView) -> SeptetView:
    return replace(view, straws=_put(view.straws, seat, straw))


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
