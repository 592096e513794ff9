"""The parts of a game that its review is told by: rounds, and the places of the curve in them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RoundPart:
    """One round; a game without rounds is a single one."""

    number: int
    places: tuple[int, ...]
    """Where the curve has a point: how many actions had been played; the first begins the round."""
    end: int
    """How many actions had been played when it was over."""
    result: float | None
    """1 if the viewer's side has won it, 0 if not; None where rounds have no winner."""
