"""How well each seat chose in a whole game: accuracy, and which level plays like that.

Calibrated on games between the levels: ``tests/benchmarks/review.py calibrate`` writes the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

from yokai_desktop.ai.reviews.reviewed import Decision, Mirror
from yokai_desktop.ai.septet.levels import LEVELS
from yokai_desktop.engine.septet.mode import Mode

LEAST_DECISIONS = 12
"""With fewer choices than these nothing is told."""

TYPICAL_LOSS = {
    "4": (0.060, 0.040, 0.025, 0.018, 0.012),
    "3": (0.060, 0.040, 0.025, 0.018, 0.012),
    "2": (0.060, 0.040, 0.025, 0.018, 0.012),
    "seven_next": (0.060, 0.040, 0.025, 0.018, 0.012),
}
"""The mean loss of a decision at each level, weakest first, by mode."""

_HALF = 0.693


def mirrors_of(mode: Mode, decisions: Sequence[Decision]) -> tuple[Mirror, ...]:
    """The mirror of every seat."""
    return tuple(
        _mirror(mode, seat, [decision for decision in decisions if decision.seat == seat])
        for seat in range(mode.players)
    )


def _mirror(mode: Mode, seat: int, decisions: Sequence[Decision]) -> Mirror:
    losses = [decision.facts["lead"] for decision in decisions if decision.loss is not None]
    counts = dict(Counter(decision.label.value for decision in decisions))
    mean = max(0.0, round(sum(losses) / len(losses), 5)) if losses else 0.0
    if len(losses) < LEAST_DECISIONS:
        return Mirror(seat, len(losses), mean, None, "", counts)
    return Mirror(seat, len(losses), mean, accuracy_of(mode, mean), level_like(mode, mean), counts)


def accuracy_of(mode: Mode, mean_loss: float) -> int:
    """100 for no loss at all, 50 for what a novice loses on average."""
    return round(100 * exp(-_HALF * mean_loss / _typical(mode)[0]))


def level_like(mode: Mode, mean_loss: float) -> str:
    """The level whose typical loss is nearest, by ratio: losses of the strong lie close."""
    typical = _typical(mode)
    for index in range(len(typical) - 1):
        if mean_loss**2 > typical[index] * typical[index + 1]:
            return LEVELS[index]
    return LEVELS[-1]


def _typical(mode: Mode) -> tuple[float, ...]:
    return TYPICAL_LOSS["seven_next" if mode.is_seven_next else str(mode.players)]
