"""The partners' language: numbered conventions, and positions of real play to read by them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.dojo.position import Position

NOTHING = "nothing"
"""The answer that nothing certain was told."""


class ExerciseKind(StrEnum):
    READ = "read"
    """What does the last act tell of a card?  Key: the word of a family, or ``nothing``."""
    PLACE = "place"
    """Where would you put the card so that all understand?  Key: actions that do it."""


@dataclass(frozen=True)
class Exercise:
    """One position of real play.  ``position`` ends with the act that is to be read, or is the
    moment of the learner's own move."""

    id: str
    convention: int
    """From 1."""
    kind: ExerciseKind
    position: Position
    about: int
    """The card in question."""
    key: tuple[str, ...]
    """The answers that count as right."""

    def is_right(self, answer: str) -> bool:
        return answer in self.key
