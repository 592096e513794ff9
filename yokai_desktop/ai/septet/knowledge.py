"""What a seat knows of the round, drawn from its view: the ground on which worlds are imagined."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.worlds import Dealer
from yokai_desktop.engine.septet.cards import Family, boss, mask_of
from yokai_desktop.engine.septet.events import Played
from yokai_desktop.engine.septet.kernel import BOSSES, DECK, DECK_WITH_SHINING
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP, Mode
from yokai_desktop.engine.septet.view import SeptetView

_TRICKS_OF_TWO = 23
_HAND_HOME, _DISCARD_HOME, _STRAW_HOME = "hand", "discard", "straw"
_FIRST_SEED = 0x1F123BB5


@dataclass(frozen=True)
class HiddenPlace:
    """A place of hidden cards: whose, of what kind, how many fit, and which may lie there."""

    seat: int
    kind: str
    room: int
    accepts: int
    slot: int = 0
    """The place of a face-down straw card."""


class Knowledge:
    """All that is sure: the public round, the seat's own cards, cards known to lie somewhere."""

    def __init__(self, view: SeptetView) -> None:
        self.view = view
        self.mode = view.mode
        self.seat = view.seat
        self.known = [0] * view.mode.players
        """Cards known to be playable by each seat: its own hand, cards passed, open straw cards."""
        self.straws: list[list[int]] = []
        """Straw cards by seat, top then below, 0 where gone or hidden."""
        self.homes: list[HiddenPlace] = []
        self.public = _public_round(view)
        seen = _seen_on_table(view)
        self._place_straws(view)
        self._place_hands(view, seen)
        for cards in (*self.known, *map(sum, self.straws)):
            seen |= cards
        if view.discard is not None:
            seen |= view.discard.bit
        deck = DECK_WITH_SHINING if view.mode.has_shining else DECK
        self.hidden = deck & ~seen
        """Cards this seat cannot place."""

    def dealer(self, seed: int) -> Dealer:
        """A source of worlds; equal seeds give equal worlds."""
        cards = [1 << n for n in range(self.hidden.bit_length()) if self.hidden >> n & 1]
        return Dealer(
            cards,
            [home.room for home in self.homes],
            [home.accepts for home in self.homes],
            seed + _FIRST_SEED,
        )

    def imagine(self, dealer: Dealer) -> Imagined:
        """A round in which every hidden card has a place that fits all this seat knows."""
        if not dealer.deal():
            raise ValueError("the view contradicts itself")
        return self._placed(dealer.dealt)

    def all_worlds(self, most: int) -> list[Imagined] | None:
        """Every round that fits all this seat knows, each once; None if there are too many."""
        cards = [1 << n for n in range(self.hidden.bit_length()) if self.hidden >> n & 1]
        room = [home.room for home in self.homes]
        dealt = [0] * len(room)
        worlds: list[Imagined] = []

        def deal_from(index: int) -> bool:
            if index == len(cards):
                worlds.append(self._placed(dealt))
                return len(worlds) <= most
            for home, place in enumerate(self.homes):
                if room[home] and cards[index] & place.accepts:
                    room[home] -= 1
                    dealt[home] |= cards[index]
                    goes_on = deal_from(index + 1)
                    room[home] += 1
                    dealt[home] ^= cards[index]
                    if not goes_on:
                        return False
            return True

        return worlds if deal_from(0) else None

    def _placed(self, dealt: list[int]) -> Imagined:
        """The round in which the homes hold these cards."""
        world = new_round(self.mode)
        world.copy(self.public)
        hands = list(self.known)
        straw = [card for pile in self.straws for card in pile]
        for home, cards in zip(self.homes, dealt, strict=True):
            if home.kind == _HAND_HOME:
                hands[home.seat] |= cards
            elif home.kind == _STRAW_HOME:
                straw[home.seat * (STRAW_UP + STRAW_DOWN) + STRAW_UP + home.slot] = cards
        for seat, hand in enumerate(hands):
            world.set_hand(seat, hand)
        world.lay_straws(straw)
        return world

    def _place_hands(self, view: SeptetView, seen: int) -> None:
        """Own cards, cards passed on and not seen since, and the card its holder showed."""
        mode = view.mode
        known_hands = [0] * mode.players
        known_hands[view.seat] = mask_of(view.hand)
        if view.received:
            for receiver, parcel in mode.parcels(view.seat, view.passed).items():
                known_hands[receiver] |= mask_of(parcel) & ~seen
        if view.shown is not None:
            known_hands[view.shown.seat] |= view.shown.card.bit & ~seen
        for seat, hand in enumerate(view.hands):
            self.known[seat] |= known_hands[seat]
            room = len(hand) - known_hands[seat].bit_count()
            if room > 0:
                accepts = DECK_WITH_SHINING & ~hand_voids(view, seat)
                self.homes.append(HiddenPlace(seat, _HAND_HOME, room, accepts))

    def _place_straws(self, view: SeptetView) -> None:
        for seat, straw in enumerate(view.straws):
            top = [place.card.bit if place.card else 0 for place in straw.up]
            below = [place.card.bit if place.card else 0 for place in straw.down]
            self.straws.append(top + below)
            for slot, place in enumerate(straw.down):
                if not place.gone and place.card is None:
                    accepts = BOSSES if place.is_boss else DECK
                    self.homes.append(HiddenPlace(seat, _STRAW_HOME, 1, accepts, slot))
            open_cards = [p.card for p in (*straw.up, *straw.down) if p.face_up and p.card]
            self.known[seat] |= mask_of(open_cards)
            if seat != view.seat and view.have_discarded[seat]:
                self.homes.append(HiddenPlace(seat, _DISCARD_HOME, 1, DECK & ~BOSSES))


def new_round(mode: Mode) -> Imagined:
    """An empty round of this mode."""
    tricks = _TRICKS_OF_TWO if mode.has_straws else mode.hand_size
    return Imagined(mode.players, tricks, mode.boss_limit, mode.trick_limit)


def hand_voids(view: SeptetView, seat: int) -> int:
    """The suits that a seat's hand cannot hold: it did not follow them this round (S4.1)."""
    voids = 0
    for trick in (*(taken.cards for taken in view.tricks), view.trick):
        for played in trick:
            if played.seat == seat and played.card.family != trick[0].card.family:
                voids |= trick[0].card.family.suit
    return voids


def plays(view: SeptetView) -> tuple[Played, ...]:
    """All cards played this round, in order."""
    cards = [played for taken in view.tricks for played in taken.cards]
    return (*cards, *view.trick)


def _seen_on_table(view: SeptetView) -> int:
    seen = mask_of(played.card for played in plays(view))
    return seen | (view.trump_card.bit if view.trump_card else 0)


def _public_round(view: SeptetView) -> Imagined:
    """The round as everybody sees it, hands empty."""
    mode = view.mode
    public = new_round(mode)
    public.left -= len(view.tricks)
    public.trump = view.trump.suit if view.trump is not None else 0
    if view.to_act is not None:
        public.turn = view.to_act
    taken = [*view.taken, 0][:3]
    captured = [*map(mask_of, view.captured), 0][:3]
    public.t0, public.t1, public.t2 = taken
    public.b0, public.b1, public.b2 = captured
    if mode.is_seven_next:
        public.goal = mode.goal
        public.unique = int(mode.seals_are_unique)
        public.twins = int(mode.twins_take)
        public.seals0, public.seals1 = (seal_mask(sealed) for sealed in view.seals)
    if not mode.has_straws:
        for seat in range(mode.players):
            public.add_void(seat, hand_voids(view, seat))
    else:
        tops = [_bits(not place.gone for place in straw.up) for straw in view.straws]
        turned = [_bits(p.gone or p.face_up for p in straw.down) for straw in view.straws]
        public.tops0, public.tops1 = tops
        public.turned0, public.turned1 = turned
    for played in view.trick:
        public.turn = played.seat
        public.set_hand(played.seat, played.card.bit)
        public.play(played.card.bit)
    return public


def seal_mask(families: frozenset[Family]) -> int:
    """Sealed families by the bits of their plain sevens."""
    return mask_of(boss(family) for family in families)


def _bits(flags: Iterable[bool]) -> int:
    bits = 0
    for index, flag in enumerate(flags):
        bits |= flag << index
    return bits
