"""A computer player of Septet: from what one seat may know to what it does."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.ai.septet.pass_search import choose_pass
from yokai_desktop.ai.septet.straws import choose_discard, choose_swap
from yokai_desktop.ai.septet.thinking import instinct_of, search_card
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import card_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

__all__ = ["LEVELS", "choose", "decide"]


def choose(view: SeptetView, level: str, rng: Random) -> Action:
    """The action of the seat to act; equal views and seeds give equal actions."""
    return decide(view, LEVELS_BY_NAME[level], rng)


def decide(view: SeptetView, level: Level, rng: Random) -> Action:
    """``choose`` for a level that may be made to measure."""
    legal = view.legal
    if not legal:
        raise ValueError("this seat has nothing to choose")
    if len(legal) == 1:
        return legal[0]
    match view.phase:
        case Phase.PLAY:
            return _play(view, level, rng)
        case Phase.PASS:
            return choose_pass(view, level, rng)
        case Phase.DISCARD:
            return choose_discard(view)
    return choose_swap(view, rng)


def _play(view: SeptetView, level: Level, rng: Random) -> Action:
    if level.iterations:
        tried = search_card(view, level, rng).visits()
        return Play(card_of(max(tried, key=lambda card: card[1:])[0]))
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(rng.getrandbits(32)))
    return Play(card_of(instinct_of(view.mode).choose(world)))
