"""A series of exercises about one convention: eight positions, one after the other."""

from __future__ import annotations

from random import Random

from yokai_desktop.dojo.exercise import Exercise, ExerciseKind
from yokai_desktop.models.dojo.practice import Practice

LENGTH = 8
_SHOWS = frozenset(("partners",))


class Series:
    """Another eight each time, drawn by a seed; ``answer`` judges, ``go_on`` brings the next."""

    def __init__(self, exercises: list[Exercise], seed: str) -> None:
        chosen = Random(seed).sample(exercises, min(LENGTH, len(exercises)))
        self.exercises = sorted(chosen, key=lambda each: exercises.index(each))
        self.number = 0
        self.right = 0
        self.given = ""
        """The answer to this one; empty while it is open."""
        self.weighed = ""
        """A move that is being weighed, not made yet."""
        self.practice = self._practice()

    def _practice(self) -> Practice:
        about = None if self.is_place else self.now.about
        return Practice(self.now.position, _SHOWS, about)

    @property
    def now(self) -> Exercise:
        return self.exercises[min(self.number, len(self.exercises) - 1)]

    @property
    def is_over(self) -> bool:
        return self.number >= len(self.exercises)

    @property
    def is_open(self) -> bool:
        return not self.given and not self.is_over

    @property
    def is_right(self) -> bool:
        return self.now.is_right(self.given)

    @property
    def is_place(self) -> bool:
        """Whether a move is asked for, not a word."""
        return self.now.kind is ExerciseKind.PLACE

    def answer(self, text: str) -> None:
        """Judge an answer."""
        if self.is_open:
            self.given, self.weighed = text, ""
            self.right += self.is_right

    def go_on(self) -> None:
        """The next position, or the end."""
        if self.given:
            self.number += 1
            self.given = ""
            if not self.is_over:
                self.practice = self._practice()
