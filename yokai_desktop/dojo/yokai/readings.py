"""How the partners read acts: their own evidence, asked before or after an act is made.

Nothing is worked out here by another rule: shares are those of ``ai.yokai.telling``, which weighs
the same worlds by the same evidence as the partners do.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.moving import action_of, costs_of
from yokai_desktop.ai.yokai.planning import candidates, weigh
from yokai_desktop.ai.yokai.telling import believed
from yokai_desktop.dojo.exercise import NOTHING, Exercise, ExerciseKind
from yokai_desktop.dojo.position import Position
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move, PlaceHint
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.view import YokaiView

CLEAR = 60
"""Percent from which a share is an answer; below it nothing certain was told."""
SEED = 1
"""Of the worlds that are imagined: equal questions get equal shares."""

Shares = tuple[int, ...]
"""How likely a card is of each family, in percent."""


@dataclass(frozen=True)
class Reading:
    """What one partner will believe of a card once an act has been seen."""

    seat: int
    card: int
    shares: Shares


def shares_of(view: YokaiView, card: int) -> Shares:
    """What a partner who sees this view and forgets nothing believes of a card."""
    return believed(view, SEED)[card]


def answer_of(shares: Shares) -> str:
    """A share as one of the five answers: the word of a family, or ``nothing``."""
    most = max(shares)
    return Family(shares.index(most)).word if most >= CLEAR else NOTHING


def reading_of(exercise: Exercise) -> Shares:
    """What the last act of an exercise makes its reader believe of the card asked about."""
    view = exercise.position.view()
    assert isinstance(view, YokaiView)
    return shares_of(view, exercise.about)


def readings_of(position: Position, text: str) -> tuple[Reading, ...]:
    """How each partner will read an act of the learner before it is made, by its text.

    Only moves and hints are read; other acts tell nothing.
    """
    match = position.match()
    action = match.game.read_action(text)
    if not isinstance(action, Move | PlaceHint):
        return ()
    return readings_after(position.after(text).match(), position.seat, action.card)


def readings_after(match: Match, seat: int, card: int) -> tuple[Reading, ...]:
    """What all partners of a seat believe of a card now."""
    found = []
    for other in range(len(match.seats)):
        view = match.view(other)
        assert isinstance(view, YokaiView)
        if other != seat:
            found.append(Reading(other, card, shares_of(view, card)))
    return tuple(found)


def answer_by(exercise: Exercise, level: str, rng: Random) -> str:
    """What a partner of a level would answer: from what it remembers and how it reads."""
    view = exercise.position.view()
    assert isinstance(view, YokaiView)
    mind = Mind(view, LEVELS_BY_NAME[level], rng)
    if exercise.kind is ExerciseKind.PLACE:
        return _place_by(mind, exercise.about)
    odds = mind.odds[exercise.about]
    return answer_of(tuple(round(100 * count / mind.worlds) for count in odds))


def _place_by(mind: Mind, card: int) -> str:
    """Where a partner would put a card if it had to move this one."""
    found = [move for move in candidates(mind.layout, mind.same) if move.card == card]
    weigh(mind.layout, found, mind.belief, mind.asked, mind.shaping, mind.gathering)
    costs = costs_of(mind, found, 0)
    best = min(range(len(found)), key=lambda at: costs[at])
    return str(action_of(mind, found[best]))
