"""From the mean loss of a player's looks, moves and hints to an accuracy and a level.

Declarations are left out: there is one a game, and one alone would outweigh all the rest.  The
limits were chosen on games of the levels (``tests/benchmarks/REVIEW.md``).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log

COUNTED = ("look", "move", "hint")
"""The kinds of decisions by which a player is graded."""

_LIMITS = (("expert", 0.0005), ("skilled", 0.003), ("casual", 0.007))
"""The highest mean loss of every level, from the strongest on; above all of them is a novice."""
_WEAKEST = "novice"

_HALVED_AT = 0.012
"""At this mean loss the accuracy is 50."""


@dataclass(frozen=True)
class Skill:
    """How well somebody played, luck left out."""

    accuracy: int
    """0 to 100."""
    level: str
    """Whose games look most alike."""


def grade(mean_loss: float) -> Skill:
    """The grade of a mean loss."""
    level = next((name for name, most in _LIMITS if mean_loss <= most), _WEAKEST)
    return Skill(round(100 * exp(-log(2) * mean_loss / _HALVED_AT)), level)
