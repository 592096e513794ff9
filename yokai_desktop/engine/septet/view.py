"""What one seat may know of a game of Septet (S11): everything a player or a screen gets.

Wherever a card may be unknown, None stands for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Action, Event, Outcome, View
from yokai_desktop.engine.septet.cards import Card, Family, card_of, cards_in, mask_of
from yokai_desktop.engine.septet.events import Played, TrickTaken
from yokai_desktop.engine.septet.legal import legal_discards, legal_passes, legal_plays
from yokai_desktop.engine.septet.mode import STRAW_DOWN, Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.straw import Straw

if TYPE_CHECKING:
    from yokai_desktop.engine.septet.state import SeptetState


@dataclass(frozen=True)
class StrawCard:
    """One place of a straw pile as a seat sees it."""

    card: Card | None
    """None where it is unknown or gone."""
    face_up: bool
    gone: bool = False
    is_boss: bool = False
    """Known to be a boss, be it known which or not."""

    def __str__(self) -> str:
        if self.gone:
            return "gone"
        if self.card is None:
            return "boss?" if self.is_boss else "?"
        return str(self.card) if self.face_up else f"({self.card})"


@dataclass(frozen=True)
class StrawView:
    """A straw pile: seven places below, six on top, *i* covering *i* and *i* + 1."""

    down: tuple[StrawCard, ...]
    up: tuple[StrawCard, ...]


@dataclass(frozen=True)
class Received:
    """Cards that came from another seat in this round's pass."""

    giver: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class SeptetView(View):
    """Everything one seat may know, its legal actions included."""

    seat: int
    mode: Mode
    number: int
    phase: Phase
    to_act: int | None
    hands: tuple[tuple[Card | None, ...], ...]
    """All hands; those of others hold None a card."""
    straws: tuple[StrawView, ...]
    trump_card: Card | None
    trump: Family | None
    leader: int | None
    dealer: int | None
    passed: tuple[Card, ...]
    """What this seat has chosen to pass; empty before it has."""
    received: tuple[Received, ...]
    have_passed: tuple[bool, ...]
    """Which seats have chosen what to pass."""
    discard: Card | None
    """This seat's own discard."""
    have_discarded: tuple[bool, ...]
    choice: tuple[Action, ...]
    """The swaps this seat is offered, in that phase."""
    trick: tuple[Played, ...]
    tricks: tuple[TrickTaken, ...]
    captured: tuple[tuple[Card, ...], ...]
    """Bosses taken in this round, a side each."""
    taken: tuple[int, ...]
    """Tricks taken in this round, a side each."""
    scores: tuple[int, ...]
    seals: tuple[frozenset[Family], ...]
    results: tuple[RoundResult, ...]
    outcome: Outcome | None
    shown: Played | None = None
    """Who showed which card to lead the round: everybody knows who holds it until it is played."""
    laid: tuple[int, ...] = ()
    """How many cards of each hand lie on the table, ready to be passed."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards."""
        return tuple(card for card in self.hands[self.seat] if card is not None)

    @property
    def playable(self) -> tuple[Card, ...]:
        """Hand and open straw cards, in order."""
        straw = self.straws[self.seat] if self.straws else None
        shown = [*straw.up, *straw.down] if straw else []
        return tuple(sorted((*self.hand, *(p.card for p in shown if p.face_up and p.card))))

    @property
    def led(self) -> Family | None:
        """The family that must be followed."""
        return self.trick[0].card.family if self.trick else None

    @property
    def last_trick(self) -> TrickTaken | None:
        return self.tricks[-1] if self.tricks else None

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        if self.seat != self.to_act:
            return ()
        match self.phase:
            case Phase.PLAY:
                return legal_plays(mask_of(self.playable), self.led)
            case Phase.PASS:
                return legal_passes(mask_of(self.hand), self.mode)
            case Phase.DISCARD:
                return legal_discards(mask_of(self.hand))
        return self.choice

    def after(self, *events: Event) -> SeptetView:
        from yokai_desktop.engine.septet.following import view_after

        return view_after(self, events)


def view_of(state: SeptetState, seat: int, open_cards: bool) -> SeptetView:
    """The view of one seat; with ``open_cards`` all cards lie open, as after the game."""
    mode = state.mode
    discard = state.discards[seat]
    swaps = state.to_act == seat and state.phase == Phase.SWAP
    return SeptetView(
        seat=seat,
        mode=mode,
        number=state.number,
        phase=state.phase,
        to_act=state.to_act,
        hands=tuple(
            cards_in(hand) if open_cards or owner == seat else (None,) * hand.bit_count()
            for owner, hand in enumerate(state.hands)
        ),
        straws=tuple(
            _straw_view(_visible_straw(state, owner, seat, open_cards), owner == seat, open_cards)
            for owner in range(len(state.straws))
        ),
        trump_card=state.trump_card,
        trump=state.trump,
        leader=state.leader,
        dealer=state.dealer,
        passed=state.passes[seat],
        received=_received(state, seat),
        have_passed=tuple(bool(cards) for cards in state.passes),
        discard=card_of(discard) if discard else None,
        have_discarded=tuple(bool(card) for card in state.discards),
        choice=state.legal() if swaps else (),
        trick=state.trick,
        tricks=state.tricks,
        captured=tuple(cards_in(bosses) for bosses in state.captured),
        taken=tuple(state.tricks_of(side) for side in range(mode.sides)),
        scores=state.scores,
        seals=state.seals,
        results=state.results,
        outcome=state.outcome,
        shown=state.shown,
        laid=tuple(len(cards) if state.phase == Phase.PASS else 0 for cards in state.passes),
    )


def _visible_straw(state: SeptetState, owner: int, seat: int, open_cards: bool) -> Straw:
    """The other's pile as it was before the swaps, as long as they are under way."""
    if state.swapping is None or owner == seat or open_cards:
        return state.straws[owner]
    return state.swapping.before[owner]


def _straw_view(straw: Straw, own: bool, open_cards: bool) -> StrawView:
    up = tuple(
        StrawCard(card_of(bit), True, is_boss=card_of(bit).is_boss)
        if bit
        else StrawCard(None, False, gone=True)
        for bit in straw.up
    )
    return StrawView(
        tuple(_down_view(straw, slot, own, open_cards) for slot in range(STRAW_DOWN)), up
    )


def _down_view(straw: Straw, slot: int, own: bool, open_cards: bool) -> StrawCard:
    if not straw.down[slot]:
        return StrawCard(None, False, gone=True)
    card = card_of(straw.down[slot])
    if straw.turned >> slot & 1:
        return StrawCard(card, True, is_boss=card.is_boss)
    met = bool(straw.met >> slot & 1)
    known = open_cards or bool(straw.tucked >> slot & 1) or (own and met)
    return StrawCard(card if known else None, False, is_boss=(known and card.is_boss) or met)


def _received(state: SeptetState, seat: int) -> tuple[Received, ...]:
    """What the seat got in this round's pass, once all have chosen."""
    if not all(state.passes):
        return ()
    return tuple(
        Received(giver, cards)
        for giver, given in enumerate(state.passes)
        if (cards := state.mode.parcels(giver, given).get(seat))
    )
