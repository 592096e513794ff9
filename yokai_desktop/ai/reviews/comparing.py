"""Comparing choices that were tried in equal worlds, without deceiving oneself.

Whatever looks best among many was also lucky (the winner's curse).  So the best is picked on one
half of the worlds and its lead measured on the other half, and the other way round; a gap is the
mean of the two.  Differences are taken world by world: what all choices share cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

Values = Sequence[float]
"""What a choice brought, world by world; the same worlds for all choices."""


@dataclass(frozen=True)
class Compared:
    """How choices stand to each other."""

    best: int
    """The choice with the highest mean."""
    picks: tuple[int, int]
    """The best on the worlds of even and of odd numbers."""
    means: tuple[float, ...]
    errors: tuple[float, ...]
    leads: tuple[float, ...]
    """How far the best is ahead of each as measured, chance included: right on average."""
    gap_errors: tuple[float, ...]

    @property
    def gaps(self) -> tuple[float, ...]:
        """How far each is behind the best, never below 0; the best itself not at all."""
        return tuple(
            0.0 if index == self.best else max(0.0, lead) for index, lead in enumerate(self.leads)
        )


def compare(values: Sequence[Values], ties: Sequence[float], *, exact: bool = False) -> Compared:
    """Compare choices; equal means are ordered by ``ties``, then by their place.

    ``exact`` values come from all worlds there are, each once: nothing is left to chance.
    """
    worlds = len(values[0])
    means = tuple(sum(each) / worlds for each in values)
    best = _best(means, ties)
    if exact:
        nothing = (0.0,) * len(values)
        leads = tuple(means[best] - mean for mean in means)
        return Compared(best, (best, best), means, nothing, leads, nothing)
    errors = tuple(
        _error([value - mean for value in each]) for each, mean in zip(values, means, strict=True)
    )
    even, odd = (_best([sum(each[half::2]) for each in values], ties) for half in (0, 1))
    measured = [lead_over(values, (even, odd), index) for index in range(len(values))]
    return Compared(
        best,
        (even, odd),
        means,
        errors,
        tuple(lead for lead, _ in measured),
        tuple(error for _, error in measured),
    )


def lead_over(values: Sequence[Values], picks: tuple[int, int], index: int) -> tuple[float, float]:
    """How far the picks of each half are ahead of a choice on the other half, and the error.

    Where both halves pick the same, that is its lead on all worlds.
    """
    if picks[0] == picks[1]:
        return _lead(values[picks[0]], values[index])
    first, first_error = _lead(values[picks[0]][1::2], values[index][1::2])
    second, second_error = _lead(values[picks[1]][::2], values[index][::2])
    return (first + second) / 2, hypot(first_error, second_error) / 2


def _lead(values: Values, others: Values) -> tuple[float, float]:
    leads = [a - b for a, b in zip(values, others, strict=True)]
    mean = sum(leads) / len(leads)
    return mean, _error([lead - mean for lead in leads])


def _best(means: Sequence[float], ties: Sequence[float]) -> int:
    return max(range(len(means)), key=lambda index: (means[index], ties[index], -index))


def _error(deviations: list[float]) -> float:
    """The standard error of a mean, by how its values deviate from it.

    A fair coin's worth of doubt is added, so that a few equal values do not look certain.
    """
    count = len(deviations)
    squares = sum(deviation * deviation for deviation in deviations)
    return sqrt((squares + 0.25) / count / max(1, count - 1))
