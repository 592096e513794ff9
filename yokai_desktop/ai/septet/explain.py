"""What the judge thinks of every choice while the game goes on: for advice on request.

The figures are those of a review, from fewer worlds, so that advice and review never contradict
each other beyond their errors.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from yokai_desktop.ai.septet import search
from yokai_desktop.ai.septet.circumstances import circumstances_of
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.manners import sensible_cards
from yokai_desktop.ai.septet.rating import rate
from yokai_desktop.ai.septet.reasons import Reason, reason_of
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.ai.septet.weighing import weigh
from yokai_desktop.engine.contract import Action, Json
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.plain import is_compiled

_WORLDS = 400
_PLAIN_WORLDS = 24
"""In which every choice is tried; fewer without compiled code."""


@dataclass(frozen=True)
class Advice:
    """One legal choice: how it is expected to do, and what speaks for it.

    In Seven Next, whose rounds have no winner, ``win_chance`` tells how the seals are expected to
    stand (0 worst, 1 best) and ``points`` stays 0.
    """

    action: Action
    win_chance: float | None
    """The chance to win the round; None for the only choice."""
    points: float
    """Points expected from the round."""
    reason: Reason
    error: float = 0.0
    """One standard error of ``win_chance``; 0 where it is exact."""
    tied: bool = False
    """Whether it cannot be told apart from the best."""
    facts: dict[str, Json] = field(default_factory=dict)
    """Its particulars and circumstances: see ``particulars.py`` and ``circumstances.py``."""
    deals: int = 0
    """In how many imagined deals it was tried; 0 where that was not needed."""


def explain(view: SeptetView, rng: Random) -> tuple[Advice, ...]:
    """The choices of the seat to act, best first: all cards, or the promising passes."""
    return advise(view, _WORLDS if is_compiled(search) else _PLAIN_WORLDS, rng)


def advise(view: SeptetView, worlds: int, rng: Random) -> tuple[Advice, ...]:
    """``explain`` with as many worlds as wanted.

    Of choices that cannot be told apart those with good manners stand first.
    """
    if not view.legal:
        raise ValueError("this seat has nothing to choose")
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(rng.getrandbits(32)))
    if len(view.legal) == 1:
        only = view.legal[0]
        facts = circumstances_of(knowledge, only)
        return (Advice(only, None, 0.0, reason_of(view, world, only), facts=facts),)
    weighed = weigh(view, None, worlds, rng)
    rating = rate(view, weighed, rng)
    advice = []
    for index, choice in zip(rating.order, rating.choices, strict=True):
        action = weighed.actions[index]
        points = 0.0 if view.mode.is_seven_next else choice.points
        piece = Advice(
            action,
            choice.chance,
            points,
            Reason(choice.reason),
            choice.error,
            choice.tied,
            {**choice.facts, **circumstances_of(knowledge, action)},
            worlds,
        )
        advice.append((choice.tied and _is_sensible(view, world, action), piece))
    advice.sort(key=lambda entry: not entry[0])
    return tuple(piece for _, piece in advice)


def _is_sensible(view: SeptetView, world: Imagined, action: Action) -> bool:
    """Whether good manners speak for a choice that cannot be told apart from the best."""
    if not isinstance(action, Play):
        return True
    return bool(action.card.bit & sensible_cards(world, instinct_of(view.mode)))
