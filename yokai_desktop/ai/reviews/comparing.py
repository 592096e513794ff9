"""Comparing choices that were tried in equal worlds, without deceiving oneself.

Whatever looks best among many was also lucky (the winner's curse).  So the best is picked on one
half of the worlds and its lead measured on the other half, and the other way round; a gap is the
mean of the two.  Differences are taken world by world: what all choices share cancels out.

Choices that were given up early have fewer worlds than the others, the same first ones.  They are
compared on those alone, and their means follow from how far they were behind the best there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import hypot, sqrt

Values = Sequence[float]
"""What a choice brought, world by world; the same worlds for all choices."""

_FEWEST_TREES = 4
"""From so many on their differences tell how much is left to the chance of a search."""


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


def compare(
    values: Sequence[Values],
    ties: Sequence[float],
    *,
    exact: bool = False,
    groves: Sequence[int] = (),
) -> Compared:
    """Compare choices; equal means are ordered by ``ties``, then by their place.

    ``exact`` values come from all worlds there are, each once: nothing is left to chance.
    ``groves`` tells how many worlds in a row, even numbers of them, belong to the same two search
    trees: one for the worlds of even numbers, one for those of odd ones.
    """
    worlds = max(map(len, values))
    whole = [index for index, each in enumerate(values) if len(each) == worlds]
    best = max(whole, key=lambda index: (sum(values[index]), ties[index], -index))
    means = tuple(mean_beside(each, values[best]) for each in values)
    if exact:
        nothing = (0.0,) * len(values)
        leads = tuple(means[best] - mean for mean in means)
        return Compared(best, (best, best), means, nothing, leads, nothing)
    errors = tuple(_error(_deviations(each), groves) for each in values)
    even, odd = (
        max(whole, key=lambda index: (sum(values[index][half::2]), ties[index], -index))
        for half in (0, 1)
    )
    measured = [lead_over(values, (even, odd), index, groves) for index in range(len(values))]
    return Compared(
        best,
        (even, odd),
        means,
        errors,
        tuple(lead for lead, _ in measured),
        tuple(error for _, error in measured),
    )


def mean_beside(values: Values, best: Values) -> float:
    """The mean of a choice: that of the best on all worlds, less its lead where both were tried."""
    count = len(values)
    behind = (sum(best[:count]) - sum(values)) / count
    return sum(best) / len(best) - behind


def lead_over(
    values: Sequence[Values], picks: tuple[int, int], index: int, groves: Sequence[int] = ()
) -> tuple[float, float]:
    """How far the picks of each half are ahead of a choice on the other half, and the error.

    Where both halves pick the same, that is its lead on all worlds.
    """
    others = values[index]
    first, second = (values[pick][: len(others)] for pick in picks)
    if picks[0] == picks[1]:
        return _lead(first, others, groves)
    halves = [size // 2 for size in groves]
    odd, odd_error = _lead(first[1::2], others[1::2], halves, trees=1)
    even, even_error = _lead(second[::2], others[::2], halves, trees=1)
    return (odd + even) / 2, hypot(odd_error, even_error) / 2


def _lead(
    values: Values, others: Values, groves: Sequence[int], trees: int = 2
) -> tuple[float, float]:
    leads = [a - b for a, b in zip(values, others, strict=True)]
    return sum(leads) / len(leads), _error(_deviations(leads), groves, trees)


def _deviations(values: Values) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _error(deviations: list[float], groves: Sequence[int], trees: int = 2) -> float:
    """The standard error of a mean, by how its values deviate from it.

    Worlds of one tree are not independent, so where there are several trees the error is at least
    that of their means.  A fair coin's worth of doubt is added, so that a few equal values do not
    look certain.
    """
    count = len(deviations)
    squares = sum(deviation * deviation for deviation in deviations)
    error = sqrt((squares + 0.25) / count / max(1, count - 1))
    sums = [
        sum(deviations[end - size + tree : end : trees])
        for size, end in zip(groves, accumulate(groves), strict=True)
        if end <= count
        for tree in range(trees)
    ]
    if len(sums) < _FEWEST_TREES:
        return error
    between = sum(each * each for each in sums) * len(sums) / (len(sums) - 1)
    return max(error, sqrt(between) / count)
