"""The puzzle of the day: the same for everybody on that date, without a network."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from yokai_desktop.dojo.trial import Trial


@dataclass(frozen=True)
class Puzzle:
    """One day's trial.  Solved on another day it counts for its own."""

    day: date
    trial: Trial

    @property
    def item(self) -> str:
        """How progress names it."""
        return self.day.isoformat()
