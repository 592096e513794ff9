"""The choice of a computer partner: every decision of a turn, from the view alone."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.hinting import hints
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.ai.yokai.looking import looks
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.moving import chance_after_best, moves
from yokai_desktop.ai.yokai.reasons import WeighedChoice, Why
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

__all__ = ["LEVELS", "choose", "decide", "options"]

MAYBE = 0.45
"""Thinks about declaring when the spirits are this likely appeased."""
SURE_ENOUGH = 0.63
"""Declares when they are this likely appeased on second thought: the estimate is rather too low."""
SOON_ENOUGH = 0.5
"""The same where a turn more costs more: stacked hints are often turned up instead of placed, and
of a secret affinity only its owner can be sure."""
FORGETFUL_SURE = 0.8
"""The same for those who forget: they read too much into the acts of others."""
OWNER_SURE = 0.97
TURN_LOST = 0.1
"""Who waits for the owner of a secret affinity to declare loses this share of the points a turn."""


def choose(view: YokaiView, level: str, rng: Random) -> Action:
    """The action a partner of this level chooses; the same for the same view and seed."""
    return decide(view, LEVELS_BY_NAME[level], rng)


def decide(view: YokaiView, level: Level, rng: Random) -> Action:
    """The same for a level that is given as such."""
    return max(options(Mind(view, level, rng)), key=lambda option: option.value).action


def options(mind: Mind) -> list[WeighedChoice]:
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


def _declaration(mind: Mind) -> WeighedChoice | None:
    """The declaration, if the chance is good enough or cannot become better."""
    if mind.turns_left == 1:
        if mind.chance > 0 and mind.chance >= chance_after_best(mind):
            return WeighedChoice(Appease(), mind.chance, Why.NO_TURN_LEFT)
    elif mind.chance >= MAYBE and _is_sure(mind.on_second_thought()):
        return WeighedChoice(Appease(), mind.chance, Why.SURE_ENOUGH)
    return None


def _is_sure(mind: Mind) -> bool:
    """Whether the end is likely enough.

    A secret of someone else is a guess: who holds it will declare with more right, but later.
    """
    hurries = mind.table.hint_mode is HintMode.STACKED or any(
        affinity.owner is not None for affinity in mind.view.affinities
    )
    enough = SOON_ENOUGH if hurries else SURE_ENOUGH
    if mind.level.fading:
        enough = FORGETFUL_SURE
    if all(affinity.pair is not None for affinity in mind.view.affinities):
        return mind.chance >= enough
    met = 1.0
    for affinity in mind.view.affinities:
        if affinity.pair is None and affinity.owner is not None:
            turns_until = (affinity.owner - mind.view.seat) % mind.table.players
            waits = turns_until < mind.turns_left
            met *= OWNER_SURE * (1 - TURN_LOST * turns_until) if waits else SOON_ENOUGH
    return mind.gathered >= enough and mind.chance >= mind.gathered * met
