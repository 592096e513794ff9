"""Who answers for the computer players: asked with a ticket, answers later, in any order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.engine.contract import Action, View

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match


@dataclass(frozen=True)
class PlayerQuestion:
    """What a computer player is asked; ``seed`` makes its answer repeatable."""

    ticket: int
    game: str
    view: View
    level: str
    seed: str


def seed_of(match: Match, seat: int, number: int) -> str:
    """The chance of a computer player at an action of a match, counted from 0: always the same."""
    return f"{match.setup.seed}/{seat}/{number}"


class Thinker(QObject):
    """Base of all who answer.  ``answered`` carries the ticket, so that old answers can be told."""

    answered = Signal(int, object)
    """Ticket and action."""
    explained = Signal(int, object)
    """Ticket and what ``explain`` of the game's players gave, or what the coach found."""
    fell_silent = Signal()
    """Nothing has been heard of the players for a while; they will be replaced."""
    failed = Signal(int)
    """The ticket of a question that could not be thought about: the answer is left to chance."""

    def ask(self, question: PlayerQuestion) -> None:
        """Choose an action; ``answered`` follows, never from within this call."""
        raise NotImplementedError

    def explain(self, question: PlayerQuestion) -> None:
        """Rank the legal actions; ``explained`` follows, never from within this call."""
        raise NotImplementedError

    def weigh(self, question: PlayerQuestion, action: Action) -> None:
        """Ask the coach about a choice; ``explained`` follows, never from within this call."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Forget all open questions."""

    def close(self) -> None:
        """Answer nothing any more, and let go of what thinking needs."""
        self.cancel()


class LocalThinker(Thinker):
    """Answers by a quick function in this process, at the next turn of the event loop."""

    def __init__(
        self,
        choose: Callable[[View, str, Random], Action] | None = None,
        explain: Callable[[View, Random], object] | None = None,
        parent: QObject | None = None,
        *,
        weigh: Callable[[View, Action], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self._choose = choose or _any_legal
        self._explain = explain
        self._weigh = weigh
        self._open: dict[int, Callable[[], None]] = {}
        # One timer for all answers: every ``QTimer.singleShot`` of PySide leaves some bytes behind.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._answer_all)

    def ask(self, question: PlayerQuestion) -> None:
        self._later(question, lambda: self._answer(question))

    def explain(self, question: PlayerQuestion) -> None:
        self._later(question, lambda: self._tell(question))

    def weigh(self, question: PlayerQuestion, action: Action) -> None:
        found = self._weigh(question.view, action) if self._weigh is not None else None
        self._later(question, lambda: self.explained.emit(question.ticket, found))

    def cancel(self) -> None:
        self._open.clear()

    def _later(self, question: PlayerQuestion, do: Callable[[], None]) -> None:
        self._open[question.ticket] = do
        self._soon.start()

    def _answer_all(self) -> None:
        """An answer may bring another question, or cancel those that wait."""
        for ticket in tuple(self._open):
            do = self._open.pop(ticket, None)
            if do is not None:
                do()

    def _answer(self, question: PlayerQuestion) -> None:
        action = self._choose(question.view, question.level, Random(question.seed))
        self.answered.emit(question.ticket, action)

    def _tell(self, question: PlayerQuestion) -> None:
        found = None
        if self._explain is not None:
            found = self._explain(question.view, Random(question.seed))
        self.explained.emit(question.ticket, found)


def _any_legal(view: View, level: str, rng: Random) -> Action:
    return rng.choice(view.legal)
