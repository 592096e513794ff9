"""The whole truth of a game of Septet, as a frozen value."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.contract import (
    Action,
    Event,
    IllegalAction,
    Outcome,
    Setup,
    State,
)
from yokai_desktop.engine.septet import playing, preparing
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.events import Played, TrickTaken
from yokai_desktop.engine.septet.legal import (
    legal_discards,
    legal_passes,
    legal_plays,
    legal_swaps,
)
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase, Swapping
from yokai_desktop.engine.septet.refusing import refusal_of
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.straw import Straw
from yokai_desktop.engine.septet.view import SeptetView, view_of


@dataclass(frozen=True)
class SeptetState(State):
    """One moment of a game.  Hands and sets of bosses are masks of the kernel."""

    setup: Setup
    mode: Mode
    number: int
    """The round, from 1 on."""
    phase: Phase
    to_act: int | None
    hands: tuple[int, ...]
    straws: tuple[Straw, ...]
    """With two players; else empty."""
    trump_card: Card | None
    trump: Family | None
    leader: int | None
    """Who holds the Lead token; nobody before the first pass."""
    dealer: int | None
    passes: tuple[tuple[Card, ...], ...]
    """What each seat has chosen to pass this round; empty before it has."""
    discards: tuple[int, ...]
    swapping: Swapping | None
    trick: tuple[Played, ...]
    tricks: tuple[TrickTaken, ...]
    """The complete tricks of this round."""
    captured: tuple[int, ...]
    """Bosses taken in this round by each side."""
    scores: tuple[int, ...]
    """Points, or seals after the last full round of Seven Next."""
    seals: tuple[frozenset[Family], ...]
    results: tuple[RoundResult, ...]
    outcome: Outcome | None = None
    shown: Played | None = None
    """Who showed which card to lead the round (S3.3, S10.3)."""

    def playable(self, seat: int) -> int:
        """All cards the seat could play if nothing was led: hand and open straw cards (S8.5)."""
        open_straw = self.straws[seat].playable if self.straws else 0
        return self.hands[seat] | open_straw

    def unplayed(self) -> int:
        """All cards not yet played, in hands and straw piles."""
        cards = 0
        for hand in self.hands:
            cards |= hand
        for straw in self.straws:
            cards |= straw.cards
        return cards

    def tricks_of(self, side: int) -> int:
        """How many tricks a side has taken in this round."""
        return sum(self.mode.side_of(trick.seat) == side for trick in self.tricks)

    @property
    def led(self) -> Family | None:
        """The family that must be followed."""
        return self.trick[0].card.family if self.trick else None

    def legal(self) -> tuple[Action, ...]:
        seat = self.to_act
        if seat is None:
            return ()
        match self.phase:
            case Phase.PLAY:
                return legal_plays(self.playable(seat), self.led)
            case Phase.PASS:
                return legal_passes(self.hands[seat], self.mode)
            case Phase.DISCARD:
                return legal_discards(self.hands[seat])
        assert self.swapping is not None
        return legal_swaps(self.straws[seat], self.swapping.used, self.swapping.met)

    def refusal(self, action: Action) -> IllegalAction | None:
        return refusal_of(self, action)

    def play(self, action: Action) -> tuple[SeptetState, tuple[Event, ...]]:
        match action:
            case Play(card):
                return playing.play_card(self, card)
            case Pass(cards):
                return preparing.choose_pass(self, cards)
            case Discard(card):
                return preparing.discard(self, card)
            case Tuck() | Show() | Done():
                return preparing.swap(self, action)
        raise TypeError(f"no action of Septet: {action!r}")

    def view(self, seat: int, *, open_cards: bool = False) -> SeptetView:
        return view_of(self, seat, open_cards)
