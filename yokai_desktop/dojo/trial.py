"""Trials: positions with a proof, one right answer, three hints and at most three stars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from yokai_desktop.dojo.position import Position

GRADES = (1, 2, 3, 4, 5)
MOST_STARS = 3


class TrialKind(StrEnum):
    """What is asked; ``goal``, ``about`` and ``solution`` of a trial follow from it."""

    CARD = "card"
    """Which card reaches the goal?  Solution: the texts of the cards that do."""
    PEACE = "peace"
    """All cards open: bring peace in as few moves as possible.  Solution: such moves in order."""
    FAMILY = "family"
    """Which family is the card ``about``?  Solution: the word of the family."""
    DECLARE = "declare"
    """Are the spirits surely at peace?  Solution: ``appease``, or ``look`` to go on."""


@dataclass(frozen=True)
class Trial:
    """One trial.  What is hidden from its seat stays hidden unless the position is open."""

    id: str
    game: str
    kind: TrialKind
    grade: int
    """From 1, the easiest, to 5."""
    idea: str
    """Names what is to be learned, such as ``duck``."""
    position: Position
    goal: str
    """``win``: the round; ``seal fire``: that family; empty where the kind says it all."""
    solution: tuple[str, ...]
    about: int | None = None
    """The card that is asked about."""
    end: str = ""
    """How the round is then won for sure: ``bosses``, ``tricks``, ``last``; empty if it varies."""
    words: Mapping[str, str] = field(default_factory=dict)
    """An explanation by language, for sets that bring their own."""

    def is_right(self, answer: str) -> bool:
        """Whether an answer in one word or action is right; peace is judged on the grid."""
        return answer in self.solution

    @property
    def moves(self) -> int:
        """How many moves peace takes."""
        return len(self.solution)


def stars_for(tries: int, hints: int) -> int:
    """The stars of a trial solved: a second try costs one, a hint one; one stays in any case."""
    return max(1, MOST_STARS - min(1, tries - 1) - min(1, hints))
