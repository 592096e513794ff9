"""What a partner thought, worked out again from the view of its turn; for after the game only."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.choose import options
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.reasons import Thought
from yokai_desktop.engine.yokai.view import YokaiView


def explain(view: YokaiView, rng: Random, level: str = LEVELS[-1]) -> Thought:
    """What ``choose`` weighs for the same view, level and seed; the strongest level's by default.

    The first option is the one chosen.
    """
    mind = Mind(view, LEVELS_BY_NAME[level], rng)
    weighed = sorted(options(mind), key=lambda option: -option.value)
    odds = tuple(tuple(count / mind.worlds for count in card) for card in mind.odds)
    return Thought(tuple(weighed), mind.chance, mind.moves_needed, odds)
