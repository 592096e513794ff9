"""Free practice: a turn of one's own in real play, each act weighed before it is made."""

from __future__ import annotations

from random import Random

from yokai_desktop.dojo.position import Position
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.practice import Practice

_SHOWS = frozenset(("partners", "hints", "turn"))


class FreeTurn:
    """``weigh`` an act, ``make`` it, until the turn is over; then ``another`` position."""

    def __init__(self, positions: list[Position], seed: str) -> None:
        self._positions = Random(seed).sample(positions, len(positions))
        self._number = 0
        self.weighed = ""
        """An act that is being weighed, not made yet."""
        self.practice = self._practice()

    def _practice(self) -> Practice:
        return Practice(self._positions[self._number], _SHOWS)

    @property
    def position(self) -> Position:
        """The present moment."""
        return Position(self.practice.match.record(), self.practice.seat)

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self.practice.match.to_act != self.practice.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.practice.legal

    def weigh(self, text: str) -> None:
        """Think about an act; an empty text thinks about none."""
        self.weighed = text

    def make(self) -> str:
        """The act that was weighed, to be played on the table."""
        made, self.weighed = self.weighed, ""
        return made

    def another(self) -> None:
        """The next position; after the last one the first again."""
        self._number = (self._number + 1) % len(self._positions)
        self.weighed = ""
        self.practice = self._practice()
