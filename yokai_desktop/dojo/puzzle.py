"""The puzzle of the day: the same for everybody on that date, without a network.

Shipped trials and positions made from the date alone take turns; both meet the same proof.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from yokai_desktop.dojo.catalog import made_trial
from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.trial import Trial

_STRIDE = 7
"""Steps through the shipped trials from one turn to the next, so that days differ much."""


@dataclass(frozen=True)
class Puzzle:
    """One day's trial.  Solved on another day it counts for its own."""

    day: date
    trial: Trial

    @property
    def item(self) -> str:
        """How progress names it."""
        return self.day.isoformat()


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day: of every three days two bring a shipped trial, one a made position."""
    number = day.toordinal()
    if number % 3 == 0:
        return Puzzle(day, made_trial(f"puzzle {day.isoformat()}"))
    trials = shipped().trials
    return Puzzle(day, trials[number * _STRIDE % len(trials)])
