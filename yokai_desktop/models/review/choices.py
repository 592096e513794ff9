"""The choices of one decision as rows, best first."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoiceRow:
    """One thing that could be done, ready to be shown."""

    name: str
    tags: tuple[tuple[str, bool], ...]
    """Words on slips; True for the golden one of the best."""
    pictures: tuple[str, ...]
    icon: str
    chance: float
    error: float
    chance_words: str
    error_words: str
    points: str
    reason: str
    spoken: str
    open_chance: float | None = None
    """With all cards open; only where that lens is chosen."""
    is_best: bool = False
