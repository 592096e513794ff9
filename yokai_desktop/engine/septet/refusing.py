"""Why an action may not be played, as a reason that screens turn into a sentence.

A refusal follows from what the seat to act may know: a card that it cannot see gets the same
answer wherever it lies (S11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Action, IllegalAction
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card, mask_of
from yokai_desktop.engine.septet.kernel import BOSSES, following
from yokai_desktop.engine.septet.mode import PASSED_CARDS
from yokai_desktop.engine.septet.phase import Phase

if TYPE_CHECKING:
    from yokai_desktop.engine.septet.state import SeptetState


def refusal_of(state: SeptetState, action: Action) -> IllegalAction | None:
    """Why the seat to act may not choose this; None if it may."""
    if state.to_act is None:
        return IllegalAction("game_is_over")
    match state.phase, action:
        case Phase.PLAY, Play(card):
            return _refused_play(state, state.to_act, card)
        case Phase.PASS, Pass(cards):
            return _refused_pass(state.hands[state.to_act], cards)
        case Phase.DISCARD, Discard(card):
            return _refused_discard(state, state.to_act, card)
        case Phase.SWAP, _ if action in state.legal():
            return None
        case Phase.SWAP, Tuck() | Show():
            return _refused_swap(state, state.to_act, action)
        case Phase.SWAP, _ if state.swapping and state.swapping.met:
            return IllegalAction("choose_a_boss_first")
    return IllegalAction("not_now", phase=state.phase.value)


def _refused_play(state: SeptetState, seat: int, card: Card) -> IllegalAction | None:
    cards = state.playable(seat)
    if not card.bit & cards:
        covered = state.straws and card.bit & state.straws[seat].known_below
        return IllegalAction("card_is_covered" if covered else "card_not_held", card=str(card))
    if not card.bit & following(cards, state.led.suit if state.led is not None else 0):
        assert state.led is not None
        return IllegalAction("must_follow_suit", family=state.led.label)
    return None


def _refused_pass(hand: int, cards: tuple[Card, ...]) -> IllegalAction | None:
    if len(cards) != PASSED_CARDS:
        return IllegalAction("pass_three_cards", cards=len(cards))
    if len(set(cards)) != len(cards):
        return IllegalAction("same_card_twice")
    missing = next((card for card in cards if not card.bit & hand), None)
    if missing is not None:
        return IllegalAction("card_not_held", card=str(missing))
    assert mask_of(cards) & hand
    return None


def _refused_discard(state: SeptetState, seat: int, card: Card) -> IllegalAction | None:
    if card.bit & state.straws[seat].playable:
        return IllegalAction("discard_from_hand", card=str(card))
    if not card.bit & state.hands[seat]:
        return IllegalAction("card_not_held", card=str(card))
    if card.bit & BOSSES:
        return IllegalAction("boss_cannot_be_discarded", card=str(card))
    return None


def _refused_swap(state: SeptetState, seat: int, action: Tuck | Show) -> IllegalAction:
    assert state.swapping is not None
    if isinstance(action, Show):
        reason = "not_one_of_the_two" if state.swapping.met else "not_now"
        return IllegalAction(reason, phase=state.phase.value, card=str(action.card))
    if state.swapping.met:
        return IllegalAction("choose_a_boss_first")
    if not state.straws[seat].up[action.place] & BOSSES:
        return IllegalAction("no_boss_there", place=action.place)
    return IllegalAction("boss_swapped_already", place=action.place)
