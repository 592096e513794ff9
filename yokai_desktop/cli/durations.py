"""Many durations in little room: their mean, and their percentiles to within two in a hundred."""

from __future__ import annotations

from collections import Counter
from math import floor, log

STEP = 1.02
"""The classes in which durations are counted: each is so many times the one before."""
SHORTEST = 0.001
"""Milliseconds; anything shorter falls into the first class."""


class Durations:
    """Milliseconds, counted by classes: the room they take does not grow with their number."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._classes: Counter[int] = Counter()

    def add(self, milliseconds: float) -> None:
        self._count += 1
        self._sum += milliseconds
        self._classes[floor(log(max(milliseconds, SHORTEST) / SHORTEST, STEP))] += 1

    @property
    def mean(self) -> float:
        return self._sum / max(1, self._count)

    def percentile(self, share: float) -> float:
        """The duration below which this share of all lies; 0 if there is none."""
        left = share * self._count
        for number in sorted(self._classes):
            left -= self._classes[number]
            if left < 0:
                return float(SHORTEST * STEP ** (number + 0.5))
        return 0.0
