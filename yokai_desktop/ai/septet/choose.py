"""A computer player of Septet: from what one seat may know to what it does."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME, Level, fitting
from yokai_desktop.ai.septet.pass_search import choose_pass
from yokai_desktop.ai.septet.straws import choose_discard, choose_swap
from yokai_desktop.ai.septet.thinking import instinctive_card, search_card
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import card_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

__all__ = ["LEVELS", "choose", "decide"]


def choose(view: SeptetView, level: str, rng: Random) -> Action:
    """The action of the seat to act; equal views and seeds give equal actions."""
    return decide(view, fitting(LEVELS_BY_NAME[level]), rng)


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
            return choose_discard(view, level, rng)
    return choose_swap(view, level, rng)


def _play(view: SeptetView, level: Level, rng: Random) -> Action:
    if not level.iterations:
        return Play(card_of(instinctive_card(view, level, rng)))
    return Play(card_of(search_card(view, level, rng).best()))
