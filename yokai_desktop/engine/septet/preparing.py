"""What happens before the first trick: passing, discarding, swapping bosses under."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.actions import Done, Show, Tuck
from yokai_desktop.engine.septet.cards import ACE, SNOW_13, Card, card_of, mask_of
from yokai_desktop.engine.septet.events import (
    BossKept,
    BossMet,
    BossTucked,
    CardsPassed,
    Discarded,
    LeadShown,
    PassChosen,
    Played,
    StrawSettled,
)
from yokai_desktop.engine.septet.kernel import BOSSES
from yokai_desktop.engine.septet.mode import STRAW_DOWN
from yokai_desktop.engine.septet.phase import Phase, Swapping
from yokai_desktop.engine.septet.straw import Straw

if TYPE_CHECKING:
    from yokai_desktop.engine.septet.state import SeptetState

Result = tuple["SeptetState", tuple[Event, ...]]
T = TypeVar("T")


def choose_pass(state: SeptetState, cards: tuple[Card, ...]) -> Result:
    """Lay cards down to pass; the last to choose lets all cards change hands (S3.2)."""
    seat = _actor(state)
    passes = _put(state.passes, seat, cards)
    chosen = PassChosen(seat, cards)
    waiting = [other for other in range(state.mode.players) if not passes[other]]
    if waiting:
        return replace(state, passes=passes, to_act=waiting[0]), (chosen,)
    events: list[Event] = [chosen]
    hands = list(state.hands)
    for giver, given in enumerate(passes):
        hands[giver] &= ~mask_of(given)
    for giver, given in enumerate(passes):
        for receiver, parcel in state.mode.parcels(giver, given).items():
            hands[receiver] |= mask_of(parcel)
            events.append(CardsPassed(giver, receiver, parcel))
    leader, lead = state.leader, None
    if state.mode.is_seven_next or leader is None:
        card = SNOW_13 if state.trump_card == ACE else ACE
        leader = next(other for other, hand in enumerate(hands) if hand & card.bit)
        lead = Played(leader, card)
        events.append(LeadShown(leader, card))
    after = replace(
        state,
        passes=passes,
        hands=tuple(hands),
        phase=Phase.PLAY,
        leader=leader,
        to_act=leader,
        shown=lead,
    )
    return after, tuple(events)


def discard(state: SeptetState, card: Card) -> Result:
    """Put a card of the hand out of the round (S8.2)."""
    seat = _actor(state)
    after = replace(
        state,
        hands=_put(state.hands, seat, state.hands[seat] & ~card.bit),
        discards=_put(state.discards, seat, card.bit),
        to_act=1 - seat,
    )
    events: tuple[Event, ...] = (Discarded(seat, card),)
    if not all(after.discards):
        return after, events
    after = replace(after, phase=Phase.SWAP, swapping=Swapping(before=after.straws))
    return _let_swap(after, 1 - seat, events)


def swap(state: SeptetState, action: Tuck | Show | Done) -> Result:
    """One step of swapping face-up bosses with cards they cover (S8.3)."""
    seat = _actor(state)
    swapping = state.swapping
    assert swapping is not None
    straw = state.straws[seat]
    if isinstance(action, Done):
        return _finish_swaps(state, seat, ())
    event: Event
    if isinstance(action, Tuck):
        place, slot = action.place, action.slot
        boss, found = straw.up[place], straw.down[slot]
        used = swapping.used | boss
        if found & BOSSES:
            event = BossMet(seat, place, slot, card_of(boss), card_of(found))
            met = replace(swapping, used=used, met=(place, slot))
            return replace(state, swapping=met), (event,)
        straw = straw.swapped(place, slot)
        event = BossTucked(seat, place, slot, card_of(boss), card_of(found))
    else:
        assert swapping.met is not None
        place, slot = swapping.met
        boss, found = straw.up[place], straw.down[slot]
        used = swapping.used
        if action.card.bit == found:
            straw = straw.swapped(place, slot)
            event = BossTucked(seat, place, slot, card_of(boss), card_of(found))
        else:
            straw = straw.kept(slot)
            event = BossKept(seat, slot, card_of(found))
    after = replace(
        state,
        straws=_put(state.straws, seat, straw),
        swapping=replace(swapping, used=used, met=None),
    )
    return _let_swap(after, seat, (event,))


def _let_swap(state: SeptetState, seat: int, events: tuple[Event, ...]) -> Result:
    """Ask the seat for its next swap; a seat with nothing left to swap is not asked."""
    assert state.swapping is not None
    straw = state.straws[seat]
    if any(not straw.up[place] & state.swapping.used for place in straw.bosses_up()):
        return replace(state, to_act=seat), events
    return _finish_swaps(state, seat, events)


def _finish_swaps(state: SeptetState, seat: int, events: tuple[Event, ...]) -> Result:
    """The dealer swaps first; when the other is done too, both see the piles and play begins."""
    if seat == state.dealer:
        return _let_swap(state, 1 - seat, events)
    settled = tuple(_settled(other, straw) for other, straw in enumerate(state.straws))
    after = replace(
        state, swapping=None, phase=Phase.PLAY, leader=state.dealer, to_act=state.dealer
    )
    return after, (*events, *settled)


def _settled(seat: int, straw: Straw) -> StrawSettled:
    tucked = tuple(
        (slot, card_of(straw.down[slot]) if straw.tucked >> slot & 1 else None)
        for slot in range(STRAW_DOWN)
        if (straw.tucked | straw.met) >> slot & 1
    )
    return StrawSettled(seat, tuple(card_of(bit) for bit in straw.up), tucked)


def _actor(state: SeptetState) -> int:
    assert state.to_act is not None
    return state.to_act


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
