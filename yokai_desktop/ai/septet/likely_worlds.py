"""From a view to what its seat saw others choose, and worlds as likely as that makes them."""

from __future__ import annotations

from math import exp

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import new_round, plays
from yokai_desktop.ai.septet.passing import TO_PARTNER, Taste
from yokai_desktop.ai.septet.reading import NAT, Reader
from yokai_desktop.ai.septet.witness import Witness
from yokai_desktop.engine.septet.cards import mask_of
from yokai_desktop.engine.septet.kernel import DECK, DECK_WITH_SHINING
from yokai_desktop.engine.septet.view import SeptetView

_TRUST = 0.8
"""How far the reading is believed: people play otherwise than those it was learned from."""

_FARTHEST = 20 * NAT
_SHARES = [round((1 << 24) * exp(-_TRUST * gap / NAT)) for gap in range(_FARTHEST + 1)]
"""How often a world counts, by how much less likely it is than the likeliest; whole, so that no
machine rounds differently."""

_ALL_TO_PARTNER = (2, 2, 2)
_TASTE = Taste(TO_PARTNER)


def witness_of(view: SeptetView, reader: Reader) -> Witness:
    """What the seat has seen others play in this round."""
    mode = view.mode
    open_card = view.trump_card.bit if view.trump_card is not None else 0
    witness = Witness(reader, (DECK_WITH_SHINING if mode.has_shining else DECK) & ~open_card)
    played = plays(view)
    later = [0] * mode.players
    for each in played:
        later[each.seat] |= each.card.bit
    if mode.receivers == _ALL_TO_PARTNER and view.received:
        giver, received = view.received[0].giver, mask_of(view.received[0].cards)
        trump = view.trump.suit if view.trump is not None else 0
        witness.note_pass(_TASTE, giver, mask_of(view.passed), received, later[giver], trump)
    r = first_moment(view)
    seen = 0
    for each in played:
        bit = each.card.bit
        r.turn = each.seat
        if each.seat != view.seat:
            moment = new_round(mode)
            moment.copy(r)
            witness.add(moment, bit, seen, later[each.seat])
        r.set_hand(each.seat, bit)
        r.play(bit)
        later[each.seat] &= ~bit
        seen |= bit
    return witness


def first_moment(view: SeptetView) -> Imagined:
    """The round before its first card, hands empty."""
    mode = view.mode
    r = new_round(mode)
    r.trump = 0 if mode.is_seven_next or view.trump is None else view.trump.suit
    r.goal = mode.goal
    r.unique = int(mode.seals_are_unique)
    r.twins = int(mode.twins_take)
    return r


def resampled(worlds: list[Imagined], witness: Witness, size: int) -> list[Imagined]:
    """So many of the worlds, each as often as its likelihood asks for."""
    logs = [witness.likelihood(world) for world in worlds]
    most = max(logs)
    shares = [_SHARES[min(most - each, _FARTHEST)] for each in logs]
    total = sum(shares)
    kept: list[Imagined] = []
    reached = 0
    for world, share in zip(worlds, shares, strict=True):
        reached += share
        while (2 * len(kept) + 1) * total < 2 * size * reached:
            kept.append(world)
    return kept
