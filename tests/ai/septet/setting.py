"""Setting up a written position: the engine plays its past, hidden cards are dealt around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.ai.septet.handmade import Position
from yokai_desktop.ai.septet.worlds import Dealer
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import Card, Family, cards_in, mask_of, read_card
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.kernel import DECK, DECK_WITH_SHINING
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

_FAMILIES = {family.label[0].upper(): family.label for family in Family}


def read_short(text: str) -> list[Card]:
    """Cards written like ``WA F7* S13``."""
    return [
        read_card(_FAMILIES[word[0]] + "-" + word[1:].replace("*", "-shining"))
        for word in text.split()
    ]


def write_short(card: Card) -> str:
    family, rank, *shining = str(card).split("-")
    return family[0].upper() + rank + "*" * len(shining)


def view_of(position: Position, seed: int = 1) -> SeptetView:
    """What the reader of the position sees; the seed deals what it does not see."""
    return state_of(position, seed).view(0)


def state_of(position: Position, seed: int) -> SeptetState:
    """A state of the engine that shows the position to seat 0."""
    played = list(_played(position))
    setup = SEPTET.setup(position.players, position.options, "position")
    start, _ = SEPTET.deal(setup)
    trump = read_short(position.trump)
    hands = _hands(position, played, mask_of(trump), start.mode.hand_size, seed)
    first = played[0][0] if played else 0
    state = replace(
        start,
        phase=Phase.PLAY,
        to_act=first,
        leader=first,
        hands=hands,
        passes=((),) * position.players,
        trump_card=trump[0] if trump else None,
        trump=trump[0].family if trump else None,
    )
    for seat, card in played:
        assert state.to_act == seat, f"{position.title}: seat {seat} is not to play {card}"
        assert Play(card) in state.legal(), f"{position.title}: {card} is not legal"
        state, _ = state.play(Play(card))
    return state


def _played(position: Position) -> Iterator[tuple[int, Card]]:
    for trick in (*position.past, position.trick):
        leader, _, cards = trick.partition(":")
        for step, card in enumerate(read_short(cards)):
            yield (int(leader) + step) % position.players, card


def _hands(
    position: Position, played: list[tuple[int, Card]], trump: int, size: int, seed: int
) -> tuple[int, ...]:
    """The hands before the first card: what was played, the reader's cards, and any others."""
    hands = [mask_of(card for owner, card in played if owner == seat) for seat in range(4)]
    hands[0] |= mask_of(read_short(position.hand))
    deck = DECK_WITH_SHINING if not trump else DECK
    hidden = deck & ~trump & ~sum(hands)
    others = range(1, position.players)
    dealer = Dealer(
        [card.bit for card in cards_in(hidden)],
        [size - hands[seat].bit_count() for seat in others],
        [DECK_WITH_SHINING & ~_voids(position, seat) for seat in others],
        seed,
    )
    assert dealer.deal(), position.title
    for seat, cards in zip(others, dealer.dealt, strict=True):
        hands[seat] |= cards
    return tuple(hands[: position.players])


def _voids(position: Position, seat: int) -> int:
    """The families a seat did not follow."""
    voids = 0
    played = list(_played(position))
    for first in range(0, len(played), position.players):
        led = played[first][1].family
        for owner, card in played[first : first + position.players]:
            if owner == seat and card.family != led:
                voids |= led.suit
    return voids


def shorts(view: SeptetView) -> set[str]:
    """The legal cards, written shortly."""
    return {write_short(action.card) for action in view.legal if isinstance(action, Play)}
