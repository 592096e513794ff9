"""A trial under way: what was tried, how many hints were taken, how many stars it is worth."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol

from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.trial import MOST_STARS, Trial, stars_for
from yokai_desktop.models.dojo.practice import Practice

MOST_HINTS = 3
SPARE_MOVES = 2
"""So many moves more than needed still bring peace; then one begins again."""


class Way(Protocol):
    """A trial of several moves: where one stands after each."""

    def start(self) -> Position:
        """Where the first move is made."""

    def after(self, moves: tuple[str, ...]) -> Position:
        """Where the next one is made."""

    def is_there(self, moves: tuple[str, ...]) -> bool:
        """Whether these moves have reached the goal."""


class Stage(Enum):
    ASKING = auto()
    WRONG = auto()
    """The answer does not hold; it can be taken back."""
    SOLVED = auto()
    SHOWN = auto()
    """The answer was given away."""


class Attempt:
    """``answer`` takes a card, a move or a word; ``way`` is for trials of several moves."""

    def __init__(self, trial: Trial, way: Way | None = None) -> None:
        self.trial, self.way = trial, way
        self.tries, self.hints = 1, 0
        self.moves: tuple[str, ...] = ()
        self.last = ""
        """The last answer."""
        self.stage = Stage.ASKING
        self.practice = Practice(way.start() if way is not None else trial.position)

    def answer(self, text: str) -> bool:
        """Take an answer; whether it is to be shown on the table."""
        if self.stage is not Stage.ASKING:
            return False
        self.last = text
        if self.way is not None:
            return self._move(text)
        if self.trial.is_right(text):
            self.stage = Stage.SOLVED
            return True
        self.stage = Stage.WRONG
        return False

    def _move(self, text: str) -> bool:
        assert self.way is not None
        self.moves += (text,)
        if self.way.is_there(self.moves):
            self.stage = Stage.SOLVED
        elif len(self.moves) >= self.trial.moves + SPARE_MOVES:
            self.stage = Stage.WRONG
        return True

    def settle(self) -> None:
        """What was shown has come to rest: the next move is made from there."""
        if self.way is not None and self.stage is Stage.ASKING and self.moves:
            self.practice = Practice(self.way.after(self.moves))

    @property
    def can_take_back(self) -> bool:
        return self.stage is Stage.WRONG or (bool(self.moves) and self.stage is Stage.ASKING)

    def take_back(self) -> None:
        """The last answer, or the last move."""
        if not self.can_take_back:
            return
        self.tries += 1
        self.stage = Stage.ASKING
        if self.way is not None:
            self.moves = self.moves[:-1]
            self.practice = Practice(self.way.after(self.moves))

    def hint(self) -> None:
        """One rung of the ladder more: the idea, the card, the answer."""
        if self.stage in (Stage.ASKING, Stage.WRONG) and self.hints < MOST_HINTS:
            self.hints += 1

    def show_answer(self) -> None:
        """Give it away: it is worth no star."""
        if self.stage in (Stage.ASKING, Stage.WRONG):
            self.hints, self.stage = MOST_HINTS, Stage.SHOWN

    @property
    def stars(self) -> int:
        """What it is worth, once it is solved."""
        if self.stage is not Stage.SOLVED:
            return 0
        if self.way is None:
            return stars_for(self.tries, self.hints)
        extra = len(self.moves) - self.trial.moves
        return max(1, MOST_STARS - extra - min(1, self.hints))
