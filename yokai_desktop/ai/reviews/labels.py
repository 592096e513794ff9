"""From a loss and its error to a label: the same thresholds for both games."""

from __future__ import annotations

from yokai_desktop.ai.reviews.reviewed import DecisionLabel

SLIP, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""Of the chance; what is lost less is fine."""

SURE = 2.0
"""A loss counts only beyond so many of its standard errors."""


def label_of(loss: float, error: float, *, is_best: bool) -> DecisionLabel:
    """The label of a choice that was behind the best by so much."""
    if is_best:
        return DecisionLabel.BEST
    if loss < SLIP or loss <= SURE * error:
        return DecisionLabel.FINE
    if loss < MISTAKE:
        return DecisionLabel.SLIP
    return DecisionLabel.MISTAKE if loss < BLUNDER else DecisionLabel.BLUNDER
