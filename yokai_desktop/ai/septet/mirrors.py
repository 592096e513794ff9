"""How well each seat chose in a whole game: accuracy, and which level plays like that.

Calibrated on games between the levels: ``tests/benchmarks/review.py calibrate`` writes the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from yokai_desktop.ai.reviews.reviewed import Decision, Mirror
from yokai_desktop.ai.septet.levels import LEVELS
from yokai_desktop.engine.septet.mode import Mode

LEAST_DECISIONS = 12
"""With fewer choices than these nothing is told."""


@dataclass(frozen=True)
class Typical:
    """What games of a level look like."""

    loss: float
    """Of a decision, on average."""
    spread: float
    """Of the mean loss of a game, times the root of its decisions."""


TYPICAL = {
    "4": (
        Typical(0.0334, 0.094),
        Typical(0.0220, 0.074),
        Typical(0.0171, 0.068),
        Typical(0.0125, 0.055),
        Typical(0.0055, 0.047),
    ),
    "3": (
        Typical(0.0563, 0.115),
        Typical(0.0440, 0.110),
        Typical(0.0420, 0.110),
        Typical(0.0364, 0.095),
        Typical(0.0101, 0.056),
    ),
    "2": (
        Typical(0.0334, 0.094),
        Typical(0.0220, 0.074),
        Typical(0.0171, 0.068),
        Typical(0.0125, 0.055),
        Typical(0.0055, 0.047),
    ),
    "seven_next": (
        Typical(0.0334, 0.094),
        Typical(0.0220, 0.074),
        Typical(0.0171, 0.068),
        Typical(0.0125, 0.055),
        Typical(0.0055, 0.047),
    ),
}
"""The levels, weakest first, by mode.

By ``python tests/benchmarks/review.py collect cal4.jsonl --games 75 --deals calibration --effort
brief`` and ``calibrate cal4.jsonl``; three players from 24 games, the middle levels smoothed; two
players and Seven Next are those of four until they are measured.
"""


def mirrors_of(mode: Mode, decisions: Sequence[Decision]) -> tuple[Mirror, ...]:
    """The mirror of every seat."""
    return tuple(
        _mirror(mode, seat, [decision for decision in decisions if decision.seat == seat])
        for seat in range(mode.players)
    )


def _mirror(mode: Mode, seat: int, decisions: Sequence[Decision]) -> Mirror:
    losses = [decision.facts["lead"] for decision in decisions if decision.loss is not None]
    counts = dict(Counter(decision.label.value for decision in decisions))
    mean = sum(losses) / len(losses) if losses else 0.0
    accuracy, level = None, ""
    if len(losses) >= LEAST_DECISIONS:
        accuracy, level = accuracy_of(mode, mean), level_like(mode, mean, len(losses))
    return Mirror(seat, len(losses), max(0.0, round(mean, 5)), accuracy, level, counts)


def accuracy_of(mode: Mode, mean_loss: float) -> int:
    """100 for no loss at all, 50 for what a novice loses on average."""
    return round(100 * exp(-log(2) * max(0.0, mean_loss) / _typical(mode)[0].loss))


def level_like(mode: Mode, mean_loss: float, decisions: int) -> str:
    """The level that plays like this: as likely a weaker one as a stronger one would.

    With few decisions that is one in the middle, which is as much as can be told.
    """
    weights = [
        exp(-decisions / 2 * ((mean_loss - level.loss) / level.spread) ** 2) / level.spread
        for level in _typical(mode)
    ]
    half = sum(weights) / 2
    below = 0.0
    for name, weight in zip(LEVELS, weights, strict=True):
        below += weight
        if below >= half > 0:
            return name
    return LEVELS[0]


def _typical(mode: Mode) -> tuple[Typical, ...]:
    return TYPICAL["seven_next" if mode.is_seven_next else str(mode.players)]
