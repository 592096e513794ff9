"""A full state of the engine made of a view and dealt hidden cards, to compare with the truth."""

from __future__ import annotations

from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.engine.septet.actions import Tuck
from yokai_desktop.engine.septet.cards import Card, card_of, cards_in, mask_of
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.kernel import BOSSES
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP, Mode
from yokai_desktop.engine.septet.phase import Phase, Swapping
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.straw import Straw
from yokai_desktop.engine.septet.view import SeptetView, StrawView


def imagined_state(view: SeptetView, seed: int) -> SeptetState:
    """A state in which all that the seat cannot see was dealt by its imagination."""
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(seed)
    world = knowledge.imagine(dealer)
    mode = view.mode
    straws = tuple(
        _straw(pile, seat, world.straw, seat == view.seat) for seat, pile in enumerate(view.straws)
    )
    hands = tuple(
        world.hand(seat) & ~(straws[seat].playable if straws else 0) for seat in range(mode.players)
    )
    discards = [0] * mode.players
    for home, cards in zip(knowledge.homes, dealer.dealt, strict=True):
        if home.kind == "discard":
            discards[home.seat] = cards
    if view.discard is not None:
        discards[view.seat] = view.discard.bit
    swapping = None
    if view.phase == Phase.SWAP:
        offered = {action.place for action in view.choice if isinstance(action, Tuck)}
        used = [
            bit
            for place, bit in enumerate(straws[view.seat].up)
            if bit & BOSSES and place not in offered
        ]
        swapping = Swapping(before=straws, used=sum(used))
    return SeptetState(
        setup=SEPTET.setup(mode.players, seed="imagined"),
        mode=mode,
        number=view.number,
        phase=view.phase,
        to_act=view.to_act,
        hands=hands,
        straws=straws,
        trump_card=view.trump_card,
        trump=view.trump,
        leader=view.leader,
        dealer=view.dealer,
        passes=_passes(view, hands),
        discards=tuple(discards),
        swapping=swapping,
        trick=view.trick,
        tricks=view.tricks,
        captured=tuple(map(mask_of, view.captured)),
        scores=view.scores,
        seals=view.seals,
        results=view.results,
        outcome=view.outcome,
        shown=view.shown,
    )


def _straw(pile: StrawView, seat: int, cards: list[int], own: bool) -> Straw:
    first = seat * (STRAW_UP + STRAW_DOWN)
    down = cards[first + STRAW_UP : first + STRAW_UP + STRAW_DOWN]
    turned = tucked = met = 0
    for slot, place in enumerate(pile.down):
        if place.face_up:
            turned |= 1 << slot
        elif place.card is not None:
            tucked |= 1 << slot
        elif place.is_boss:
            met |= 1 << slot
    return Straw(tuple(down), tuple(cards[first : first + STRAW_UP]), turned, tucked, met)


def _passes(view: SeptetView, hands: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """What each seat passed: known where the seat gave or got it, any cards elsewhere."""
    passes: list[tuple[Card, ...]] = []
    for giver in range(view.mode.players):
        if giver == view.seat:
            passes.append(view.passed)
        elif not view.have_passed[giver]:
            passes.append(())
        elif not view.received:
            passes.append(cards_in(hands[giver])[:3])
        else:
            passes.append(_pass_of(view, view.mode, giver))
    return tuple(passes)


def _pass_of(view: SeptetView, mode: Mode, giver: int) -> tuple[Card, ...]:
    known = [card for got in view.received if got.giver == giver for card in got.cards]
    given = []
    for steps in mode.receivers:
        to_me = (giver + steps) % mode.players == view.seat
        given.append(known.pop(0) if to_me else card_of(1 << 55))
    return tuple(given)
