"""From the mean loss of a player's choices to an accuracy and the level it looks like.

The means were measured by ``tests/benchmarks/review_yokai.py`` on games of the levels.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

_MEAN_LOSSES = {"expert": 0.002, "skilled": 0.004, "casual": 0.006, "novice": 0.010}
"""Of the levels, from the strongest to the weakest."""

_HALVED_AT = 0.012
"""At this mean loss the accuracy is 50."""


@dataclass(frozen=True)
class Grade:
    """How well somebody played, luck left out."""

    accuracy: int
    """0 to 100."""
    level: str
    """Whose games look most alike."""


def grade(mean_loss: float) -> Grade:
    """The grade of a mean loss: the nearest level by ratio, and a smooth accuracy."""
    level = next(
        (
            name
            for (name, mean), (_, weaker) in zip(
                list(_MEAN_LOSSES.items())[:-1], list(_MEAN_LOSSES.items())[1:], strict=True
            )
            if mean_loss * mean_loss <= mean * weaker
        ),
        list(_MEAN_LOSSES)[-1],
    )
    return Grade(round(100 * exp(-0.6931 * mean_loss / _HALVED_AT)), level)
