"""Tricks, the end of a round and of the game, and the deal of the next round."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Event, Outcome
from yokai_desktop.engine.septet.cards import Card, Family, card_of, cards_in, mask_of
from yokai_desktop.engine.septet.dealing import deal_round
from yokai_desktop.engine.septet.events import (
    CardPlayed,
    FamilySealed,
    GameEnded,
    HandDealt,
    Played,
    RoundDealt,
    RoundEnded,
    StrawDealt,
    StrawTurned,
    TrickTaken,
    TrumpNamed,
)
from yokai_desktop.engine.septet.kernel import (
    BOSSES,
    DECK_WITH_SHINING,
    NOT_OVER,
    TWINS,
    beats,
    twins_place,
    verdict,
)
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.scoring import Ending, RoundResult, game_winner, score_round

if TYPE_CHECKING:
    from yokai_desktop.engine.septet.state import SeptetState

Result = tuple["SeptetState", tuple[Event, ...]]


def play_card(state: SeptetState, card: Card) -> Result:
    """Play a card; the last card of a trick also takes it, and may end round and game."""
    seat = state.to_act
    assert seat is not None
    events: list[Event] = [CardPlayed(seat, card)]
    trump = state.trump
    if trump is None:
        trump = card.family
        events.append(TrumpNamed(trump))
    after = replace(
        state,
        trump=trump,
        trick=(*state.trick, Played(seat, card)),
        hands=tuple(hand & ~card.bit for hand in state.hands),
        straws=tuple(straw.without(card.bit) for straw in state.straws),
        to_act=(seat + 1) % state.mode.players,
    )
    if len(after.trick) < state.mode.players:
        return after, tuple(events)
    return _take_trick(after, trump, events)


def trick_winner(trick: tuple[Played, ...], trump: Family, mode: Mode) -> int:
    """Who takes a trick, or would as it stands (S4.2, S10.4)."""
    cards = [played.card.bit for played in trick]
    winner, best, suit = trick[0], cards[0], trick[0].card.family.suit
    for place, played in enumerate(trick[1:], start=1):
        card = cards[place]
        first, second, third = (*cards[:place], 0, 0)[:3]
        held = twins_place(card, first, second, third, best) if mode.twins_take else -1
        if held >= 0:
            winner, best, suit = trick[held], TWINS, DECK_WITH_SHINING
        elif beats(card, best, suit, trump.suit):
            winner, best, suit = played, card, played.card.family.suit
    return winner.seat


def _take_trick(state: SeptetState, trump: Family, events: list[Event]) -> Result:
    taker = trick_winner(state.trick, trump, state.mode)
    side = state.mode.side_of(taker)
    taken = TrickTaken(taker, state.trick)
    events.append(taken)
    captured = list(state.captured)
    captured[side] |= mask_of(taken.bosses)
    state = replace(
        state,
        trick=(),
        tricks=(*state.tricks, taken),
        captured=tuple(captured),
        leader=taker,
        to_act=taker,
    )
    if state.mode.is_seven_next:
        state = _seal(state, side, taken, events)
        if len(state.seals[side]) >= state.mode.goal:
            return _end_round(state, trump, Ending.SEALS, events)
    ending = verdict(
        captured[side].bit_count(),
        state.tricks_of(side),
        state.unplayed().bit_count(),
        state.mode.boss_limit,
        state.mode.trick_limit,
    )
    if ending != NOT_OVER:
        return _end_round(state, trump, Ending(ending), events)
    return _turn_straws(state, events), tuple(events)


def _turn_straws(state: SeptetState, events: list[Event]) -> SeptetState:
    """Turn up every straw card with nothing on it (S8.5)."""
    straws = []
    for seat, straw in enumerate(state.straws):
        slots = straw.to_turn()
        events.extend(StrawTurned(seat, slot, card_of(straw.down[slot])) for slot in slots)
        straws.append(straw.after_turning(slots))
    return replace(state, straws=tuple(straws))


def _seal(state: SeptetState, side: int, taken: TrickTaken, events: list[Event]) -> SeptetState:
    """Seal the families whose second seven this trick gave the side (S10.5, S10.7)."""
    seals = list(state.seals)
    for family in sorted({boss.family for boss in taken.bosses}):
        both = (state.captured[side] & family.suit).bit_count() == 2
        closed = state.mode.seals_are_unique and any(family in sealed for sealed in seals)
        if both and not closed and family not in seals[side]:
            seals[side] |= {family}
            events.append(FamilySealed(side, family))
    return replace(state, seals=tuple(seals))


def _end_round(state: SeptetState, trump: Family, ending: Ending, events: list[Event]) -> Result:
    taker = state.tricks[-1].seat
    if state.mode.is_seven_next:
        counts = tuple(len(sealed) for sealed in state.seals)
        nothing = (0,) * state.mode.sides
        result = RoundResult(state.number, ending, taker, (), (), trump, nothing, counts)
        winner = state.mode.side_of(taker) if ending == Ending.SEALS else None
    else:
        result = score_round(
            state.mode,
            number=state.number,
            ending=ending,
            taker=taker,
            captured=state.captured,
            unplayed=state.unplayed() & BOSSES,
            trump=trump,
            scores=state.scores,
        )
        winner = game_winner(state.mode, result.scores, taker)
    events.append(RoundEnded(result))
    state = replace(state, scores=result.scores, results=(*state.results, result))
    if winner is None:
        after, dealt = start_round(state, state.number + 1)
        return after, (*events, *dealt)
    outcome = Outcome(state.mode.seats_of(winner), result.scores)
    events.append(GameEnded(outcome))
    return replace(state, outcome=outcome, to_act=None), tuple(events)


def start_round(state: SeptetState, number: int) -> Result:
    """Deal a round; the Lead token stays where it is (S3.4)."""
    mode = state.mode
    dealt = deal_round(state.setup, mode, number)
    dealer = None
    if mode.has_straws:
        dealer = state.dealer if number == 1 else 1 - (state.dealer or 0)
    after = replace(
        state,
        number=number,
        phase=Phase.DISCARD if mode.has_straws else Phase.PASS,
        to_act=dealer if mode.has_straws else 0,
        hands=dealt.hands,
        straws=dealt.straws,
        trump_card=dealt.trump_card,
        trump=dealt.trump_card.family if dealt.trump_card else None,
        leader=dealer if mode.has_straws else state.leader,
        dealer=dealer,
        passes=((),) * mode.players,
        discards=(0,) * mode.players,
        swapping=None,
        trick=(),
        tricks=(),
        captured=(0,) * mode.sides,
        shown=None,
    )
    events: list[Event] = [RoundDealt(number, dealt.trump_card, dealer)]
    events += [HandDealt(seat, cards_in(hand)) for seat, hand in enumerate(dealt.hands)]
    events += [
        StrawDealt(seat, tuple(card_of(bit) for bit in straw.up))
        for seat, straw in enumerate(dealt.straws)
    ]
    return after, tuple(events)
