"""A computer player of Septet: from what one seat may know to what it does."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.septet.passing import ranked_passes
from yokai_desktop.ai.septet.policy import Policy, first_instinct, seven_next_instinct
from yokai_desktop.ai.septet.straws import choose_discard, choose_swap
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Pass, Play
from yokai_desktop.engine.septet.cards import card_of, mask_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

__all__ = ["LEVELS", "choose"]

_INSTINCT = first_instinct()
_SEVEN_NEXT_INSTINCT = seven_next_instinct()


def instinct_of(view: SeptetView) -> Policy:
    return _SEVEN_NEXT_INSTINCT if view.mode.is_seven_next else _INSTINCT


def choose(view: SeptetView, level: str, rng: Random) -> Action:
    """The action of the seat to act; equal views and seeds give equal actions."""
    LEVELS_BY_NAME[level]
    legal = view.legal
    if not legal:
        raise ValueError("this seat has nothing to choose")
    if len(legal) == 1:
        return legal[0]
    match view.phase:
        case Phase.PLAY:
            return _play(view, rng)
        case Phase.PASS:
            return _pass(view)
        case Phase.DISCARD:
            return choose_discard(view)
    return choose_swap(view, rng)


def _play(view: SeptetView, rng: Random) -> Action:
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(rng.getrandbits(32)))
    return Play(card_of(instinct_of(view).choose(world)))


def _pass(view: SeptetView) -> Action:
    trump = view.trump.suit if view.trump is not None else 0
    best = ranked_passes(mask_of(view.hand), trump, view.mode)[0][1]
    return Pass(tuple(card_of(card) for card in best))
