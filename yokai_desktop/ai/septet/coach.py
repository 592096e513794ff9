"""The coach: how much a card would lose, by what its player can know, in a short moment."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.ai.septet.rating import rate
from yokai_desktop.ai.septet.weighing import Patience, index_of, weigh_until_clear
from yokai_desktop.ai.weighed import Weighed
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.view import SeptetView

PATIENCE = Patience(200, 400, 3_200, 0.03)
"""About a twentieth of a second for a card, compiled."""


def weigh(view: SeptetView, action: Action, rng: Random) -> Weighed | None:
    """How far an action is behind the best; None where there is nothing to choose."""
    if len(view.legal) < 2 or action not in view.legal:
        return None
    trial = weigh_until_clear(view, action, PATIENCE, rng)
    choices: tuple[Choice, ...] = rate(view, trial, rng).choices
    text = str(trial.actions[index_of(trial, action)])
    chosen = next(choice for choice in choices if choice.action == text)
    return Weighed(chosen, choices[0])
