"""A trial under way: what was tried, how many hints were taken, how many stars it is worth."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol

from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.trial import MOST_STARS, Trial, TrialKind, stars_for
from yokai_desktop.models.dojo.practice import Practice

MOST_HINTS = 3
_SHOWS = {
    TrialKind.PEACE: frozenset(("families",)),
    TrialKind.FAMILY: frozenset[str](),
    TrialKind.DECLARE: frozenset[str](),
}
"""What stands on the table beside the cards of a trial; everything where nothing is said."""


class Way(Protocol):
    """A trial of several cards or moves of the learner: where one stands after each."""

    @property
    def length(self) -> int:
        """How many the shown way takes."""

    def start(self) -> Position:
        """Where the first move is made."""

    def after(self, moves: tuple[str, ...]) -> Position:
        """Where the next one is made."""

    def is_there(self, moves: tuple[str, ...]) -> bool:
        """Whether these moves have reached the goal."""

    def holds(self, moves: tuple[str, ...]) -> bool:
        """Whether the goal can still be reached after these."""

    def answers(self, moves: tuple[str, ...]) -> tuple[str, ...]:
        """What the others do after the last of these, before the learner acts again."""

    def forgives(self, moves: tuple[str, ...]) -> bool:
        """Whether a wrong first move would do as the hidden cards happen to lie."""

    def best(self, moves: tuple[str, ...]) -> str:
        """A move that is right after these."""


class AttemptStage(Enum):
    ASKING = auto()
    WRONG = auto()
    """The answer does not hold; it can be taken back."""
    SOLVED = auto()
    SHOWN = auto()
    """The answer was given away."""


class Attempt:
    """``answer`` takes a card, a move or a word; ``way`` is for trials that are played on."""

    def __init__(self, trial: Trial, way: Way | None = None) -> None:
        self.trial, self.way = trial, way
        self.tries, self.hints = 1, 0
        self.moves: tuple[str, ...] = ()
        self.last = ""
        """The last answer."""
        self.stage = AttemptStage.ASKING
        self.was_shown = False
        """Whether the answer was given away before: it is worth one star then."""
        self.practice = self._practice(way.start() if way is not None else trial.position)

    def _practice(self, position: Position) -> Practice:
        kind = self.trial.kind
        made = (len(self.moves), self.trial.moves) if kind is TrialKind.PEACE else None
        return Practice(position, _SHOWS.get(kind), self.trial.about, made)

    def answer(self, text: str) -> tuple[str, ...]:
        """Take an answer; what is to be played on the table now, in order."""
        if self.stage is not AttemptStage.ASKING:
            return ()
        self.last = text
        if self.way is None:
            self.stage = AttemptStage.SOLVED if self.trial.is_right(text) else AttemptStage.WRONG
            return ()
        self.moves += (text,)
        if self.practice.moves is not None:
            self.practice.moves = (len(self.moves), self.trial.moves)
        if self.way.is_there(self.moves):
            self.stage = AttemptStage.SOLVED
        elif not self.way.holds(self.moves):
            self.stage = AttemptStage.WRONG
        return (text, *self.way.answers(self.moves))

    def settle(self) -> None:
        """What was shown has come to rest: the next move is made from there."""
        if self.way is not None and self.stage is not AttemptStage.SOLVED and self.moves:
            self.practice = self._practice(self.way.after(self.moves))

    @property
    def is_forgiven(self) -> bool:
        """Whether the last answer is wrong although the table does not show it."""
        way = self.way
        return self.stage is AttemptStage.WRONG and way is not None and way.forgives(self.moves)

    @property
    def can_take_back(self) -> bool:
        return self.stage is AttemptStage.WRONG or (
            bool(self.moves) and self.stage is AttemptStage.ASKING
        )

    def take_back(self) -> None:
        """The last answer, card or move."""
        if not self.can_take_back:
            return
        self.tries += 1
        self.stage = AttemptStage.ASKING
        if self.way is not None:
            self.moves = self.moves[:-1]
            self.practice = self._practice(self.way.after(self.moves))

    def hint(self) -> None:
        """One rung of the ladder more: the idea, the card, the answer."""
        if self.stage in (AttemptStage.ASKING, AttemptStage.WRONG) and self.hints < MOST_HINTS:
            self.hints += 1

    def show_answer(self) -> None:
        """Give it away: it is worth no star.  A way is shown from its beginning."""
        if self.stage not in (AttemptStage.ASKING, AttemptStage.WRONG):
            return
        self.hints, self.stage, self.was_shown = MOST_HINTS, AttemptStage.SHOWN, True
        if self.way is not None:
            self.moves = ()
            self.practice = self._practice(self.way.start())

    def show_next(self) -> tuple[str, ...]:
        """The next part of the way that is shown, to be played; nothing at its end."""
        way, moves = self.way, self.moves
        if way is None or self.stage is not AttemptStage.SHOWN:
            return ()
        if way.is_there(moves) or not way.holds(moves):
            return ()
        self.settle()
        self.moves += (way.best(moves),)
        return (self.moves[-1], *way.answers(self.moves))

    def begin(self) -> None:
        """From the beginning; what was tried and shown still counts."""
        self.tries += 1
        self.stage, self.moves = AttemptStage.ASKING, ()
        position = self.way.start() if self.way is not None else self.trial.position
        self.practice = self._practice(position)

    @property
    def stars(self) -> int:
        """What it is worth, once it is solved."""
        if self.stage is not AttemptStage.SOLVED:
            return 0
        if self.was_shown:
            return 1
        if self.trial.kind is not TrialKind.PEACE:
            return stars_for(self.tries, self.hints)
        extra = len(self.moves) - self.trial.moves
        return max(1, MOST_STARS - extra - min(1, self.hints))
