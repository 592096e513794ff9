"""Rates one decision of a player by what that player could know.

Several minds, each with worlds of its own, weigh the same choices, as the strongest partner weighs
them.  The best is chosen by one half of the minds and its lead measured by the other half, both
ways round, so that no choice looks best by luck alone; how much the minds differ is the error.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import hypot, sqrt
from random import Random

from yokai_desktop.ai.reviews.labels import SURE
from yokai_desktop.ai.yokai.finishing import Finish
from yokai_desktop.ai.yokai.hinting import hints
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.yokai.looking import looks
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.moving import (
    action_of,
    costs_of,
    informing,
    moves,
    nearing,
    why_of,
)
from yokai_desktop.ai.yokai.planning import candidates, weigh
from yokai_desktop.ai.yokai.prospects import (
    PROSPECT_ERROR,
    Prospect,
    after_losing,
    declaring,
    highest_rank,
    playing_on,
    worth_lost,
)
from yokai_desktop.ai.yokai.reasons import WeighedChoice, Why
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

MOVES_WEIGHED = 6
"""How many moves of each of two minds are weighed by all, beside the one that was made."""

_JUDGE = replace(LEVELS_BY_NAME[LEVELS[-1]], walks=8)


@dataclass(frozen=True)
class Rated:
    """One choice: what it is expected to bring, and how far it is behind the best."""

    action: Action
    prospect: Prospect
    gap: float
    """In worth; 0 for the best."""
    error: float
    """One standard error of ``gap``."""
    why: Why
    card: int | None = None
    """The card it is about."""

    @property
    def is_clear(self) -> bool:
        """Whether it can be told apart from the best."""
        return self.gap > SURE * self.error


class Rating:
    """One decision rated; ``played`` need not be what a good player would weigh."""

    def __init__(self, view: YokaiView, played: Action, seed: str, minds: int) -> None:
        self.view = view
        self.played = played
        self.minds = [Mind(view, _JUDGE, Random(f"{seed}/{number}")) for number in range(minds)]
        self.highest = highest_rank(view.tableau)

    @property
    def kind(self) -> str:
        """What is decided: ``look``, ``move``, ``hint``, or ``declare`` where that was best."""
        step = self.view.tableau.step
        if step is Step.FIRST_LOOK and Appease() in (self.played, self.choices[0].action):
            return "declare"
        return "look" if step in (Step.FIRST_LOOK, Step.SECOND_LOOK) else step.value

    @cached_property
    def best_by_playing_on(self) -> Prospect:
        """What is expected if the game goes on, on average over the minds."""
        return _mean([playing_on(mind) for mind in self.minds])

    @cached_property
    def error(self) -> float:
        """One standard error of the chance to win."""
        return _error([playing_on(mind).chance for mind in self.minds])

    @cached_property
    def choices(self) -> tuple[Rated, ...]:
        """All that was weighed, best first."""
        rated = self._among_equals()
        if self.view.tableau.step is Step.FIRST_LOOK:
            rated = self._with_declaring(rated)
        return tuple(sorted(rated, key=lambda choice: choice.gap))

    @property
    def mine(self) -> Rated:
        """The choice that was made."""
        return next(choice for choice in self.choices if choice.action == self.played)

    def _among_equals(self) -> list[Rated]:
        """The choices of the step, declaring left out, against the best of them."""
        weighed = [self._options(mind) for mind in self.minds]
        values = [[option.value for option in options] for options in weighed]
        gaps, errors = cross_checked(values)
        step = self.view.tableau.step
        kind = "look" if step in (Step.FIRST_LOOK, Step.SECOND_LOOK) else step.value
        found = []
        for option, gap, error in zip(weighed[0], gaps, errors, strict=True):
            lost = worth_lost(kind, gap)
            found.append(
                Rated(
                    option.action,
                    after_losing(self.best_by_playing_on, lost, self.highest),
                    lost,
                    worth_lost(kind, gap + error) - lost,
                    option.why,
                    option.card,
                )
            )
        return found

    def _options(self, mind: Mind) -> list[WeighedChoice]:
        """The same choices in the same order for every mind."""
        match self.view.tableau.step:
            case Step.MOVE:
                return self._moves(mind)
            case Step.HINT:
                found = hints(mind)
            case _:
                found = looks(mind)
        return sorted(found, key=lambda option: str(option.action))

    def _moves(self, mind: Mind) -> list[WeighedChoice]:
        found = [
            move
            for move in candidates(mind.layout, mind.same)
            if action_of(mind, move) in self._moves_weighed
        ]
        weigh(mind.layout, found, mind.belief, mind.asked, mind.shaping, mind.gathering)
        costs = costs_of(mind, found, len(found))
        finish = Finish(mind)
        if mind.turns_left > 1 and finish.roads:
            costs = nearing(finish, found, costs)
        costs = informing(mind, found, costs, len(found))
        return [
            WeighedChoice(action_of(mind, move), -cost, why_of(mind, move), move.card)
            for move, cost in zip(found, costs, strict=True)
        ]

    @cached_property
    def _moves_weighed(self) -> set[Action]:
        wanted: set[Action] = {self.played}
        for mind in self.minds[:2]:
            ranked = sorted(moves(mind), key=lambda option: -option.value)
            wanted |= {option.action for option in ranked[:MOVES_WEIGHED]}
        return wanted

    def _with_declaring(self, looked: list[Rated]) -> list[Rated]:
        """Looks and the declaration on one scale: their gaps counted from the better of both."""
        declared = _mean([declaring(mind) for mind in self.minds])
        ahead = [
            (declaring(mind).points - playing_on(mind).points) / self.highest for mind in self.minds
        ]
        lead, error = sum(ahead) / len(ahead), hypot(_error(ahead), PROSPECT_ERROR)
        on_top, behind = max(0.0, lead), max(0.0, -lead)
        later = [
            replace(
                choice,
                gap=choice.gap + on_top,
                error=max(choice.error, error) if on_top else choice.error,
            )
            for choice in looked
        ]
        return [
            *later,
            Rated(Appease(), declared, behind, error if behind else 0.0, Why.SURE_ENOUGH),
        ]


def cross_checked(values: list[list[float]]) -> tuple[list[float], list[float]]:
    """For every choice how far it is behind the best, and one standard error of that.

    ``values`` holds a list for every mind, in the same order of choices.
    """
    count = len(values[0])
    halves = [_means(values[0::2]), _means(values[1::2] or values)]
    tops = [max(range(count), key=half.__getitem__) for half in halves]
    overall = _means(values)
    top = max(range(count), key=overall.__getitem__)
    gaps = []
    errors = []
    for at in range(count):
        across = [halves[1][tops[0]] - halves[1][at], halves[0][tops[1]] - halves[0][at]]
        gaps.append(0.0 if at == top else max(0.0, sum(across) / 2))
        errors.append(_error([mind[top] - mind[at] for mind in values]))
    return gaps, errors


def _means(values: list[list[float]]) -> list[float]:
    return [sum(column) / len(values) for column in zip(*values, strict=True)]


def _mean(prospects: list[Prospect]) -> Prospect:
    count = len(prospects)
    return Prospect(
        sum(each.chance for each in prospects) / count,
        sum(each.points for each in prospects) / count,
    )


def _error(values: list[float]) -> float:
    """One standard error of their mean."""
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
