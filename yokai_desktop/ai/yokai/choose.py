"""The choice of a computer partner: every decision of a turn, from the view alone."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.hinting import hints
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.ai.yokai.looking import looks
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.moving import chance_after_best, moves
from yokai_desktop.ai.yokai.reasons import Option, Why
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

__all__ = ["LEVELS", "choose", "decide", "options"]

SURE_ENOUGH = 0.7
"""Declares when the spirits are this likely appeased: the estimate is rather too low."""
SECRET_ENOUGH = 0.93
"""The same while someone else, who holds a secret affinity, will have a turn to declare."""
LAST_CHANCE = 0.55
"""The same when the game may end before this player's next turn."""


def choose(view: YokaiView, level: str, rng: Random) -> Action:
    """The action a partner of this level chooses; the same for the same view and seed."""
    return decide(view, LEVELS_BY_NAME[level], rng)


def decide(view: YokaiView, level: Level, rng: Random) -> Action:
    """The same for a level that is given as such."""
    return max(options(Mind(view, level, rng)), key=lambda option: option.value).action


def options(mind: Mind) -> list[Option]:
    """What may be chosen, each with its value and reason."""
    match mind.table.step:
        case Step.FIRST_LOOK:
            declaration = _declaration(mind)
            return [declaration] if declaration is not None else looks(mind)
        case Step.SECOND_LOOK:
            return looks(mind)
        case Step.MOVE:
            return moves(mind)
    return hints(mind)


def _declaration(mind: Mind) -> Option | None:
    """The declaration, if the chance is good enough or cannot become better."""
    if mind.turns_left == 1:
        if mind.chance > 0 and mind.chance >= chance_after_best(mind):
            return Option(Appease(), mind.chance, Why.NO_TURN_LEFT)
    elif mind.chance >= _threshold(mind):
        return Option(Appease(), mind.chance, Why.SURE_ENOUGH)
    return None


def _threshold(mind: Mind) -> float:
    """How likely the end must be; those who know a secret affinity declare with more right."""
    players = mind.table.players
    for affinity in mind.view.affinities:
        if affinity.pair is None and affinity.owner is not None:
            turns_until = (affinity.owner - mind.view.seat) % players
            if turns_until < mind.turns_left:
                return SECRET_ENOUGH
    return LAST_CHANCE if mind.turns_left <= players else SURE_ENOUGH
