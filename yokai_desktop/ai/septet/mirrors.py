"""How well each seat chose in a whole game: accuracy, and which level plays like that.

Calibrated on games between the levels: ``tests/benchmarks/review.py fit`` writes the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log

from yokai_desktop.ai.reviews.reviewed import Decision, Mirror
from yokai_desktop.ai.septet.likeness import Likeness
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.state import SeptetState

LEAST_DECISIONS = 12
"""With fewer choices than these nothing is told."""

NOVICE_LOSS = {"4": 0.0404, "3": 0.0534, "2": 0.0424, "seven_next": 0.0169}
"""What a novice loses on average with a decision."""


def mirrors_of(states: Sequence[SeptetState], decisions: Sequence[Decision]) -> tuple[Mirror, ...]:
    """The mirror of every seat; ``states`` are those of the game, by the index of an action."""
    return tuple(
        _mirror(states, seat, [decision for decision in decisions if decision.seat == seat])
        for seat in range(states[0].mode.players)
    )


def _mirror(states: Sequence[SeptetState], seat: int, decisions: Sequence[Decision]) -> Mirror:
    rated = [decision for decision in decisions if decision.loss is not None]
    counts = dict(Counter(decision.label.value for decision in decisions))
    mean = sum(decision.facts["lead"] for decision in rated) / max(1, len(rated))
    accuracy, level = None, ""
    if len(rated) >= LEAST_DECISIONS:
        accuracy = accuracy_of(states[0].mode, mean)
        level = _level_like(states, rated)
    return Mirror(seat, len(rated), max(0.0, round(mean, 5)), accuracy, level, counts)


def accuracy_of(mode: Mode, mean_loss: float) -> int:
    """100 for no loss at all, 50 for what a novice loses on average."""
    return round(100 * exp(-log(2) * max(0.0, mean_loss) / NOVICE_LOSS[name_of(mode)]))


def _level_like(states: Sequence[SeptetState], rated: Sequence[Decision]) -> str:
    likeness = Likeness(states[0].mode)
    for decision in rated:
        likeness.add(states[decision.index].view(decision.seat), decision)
    return likeness.level()
