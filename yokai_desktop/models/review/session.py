"""One person trying positions one after the other; nothing is counted but when each comes again."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import date
from enum import Enum

from yokai_desktop.engine.contract import Action
from yokai_desktop.models.review.trying import AnswerVerdict, Trying
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.mistakes import AnswerKind, Mistakes

logger = logging.getLogger(__name__)

MOST_NUDGES = 3
"""A question, the idea, and two choices left."""


class TryStage(Enum):
    """What a position is at."""

    ASKING = "asking"
    WRONG = "wrong"
    RIGHT = "right"
    SHOWN = "shown"
    """The answer was asked for."""


class Session:
    """``now`` is the position being tried, None when all are done.

    A first answer that is wrong is noted, and the position comes once more at the end; what is
    answered after that is not noted again until then.
    """

    def __init__(
        self, mistakes: Mistakes, person: int | None, today: date, found: Sequence[Trying]
    ) -> None:
        self._mistakes, self.person, self.today = mistakes, person, today
        self._waiting = list(found)
        self._repeated: set[int] = set()
        self.total = len(self._waiting)
        self.finished: list[tuple[Trying, bool]] = []
        """What was done, and whether it was right at first."""
        self._begin()

    def _begin(self) -> None:
        self.now = self._waiting.pop(0) if self._waiting else None
        self.stage = TryStage.ASKING
        self.nudges = 0
        self.tried: list[Action] = []
        self.verdict: AnswerVerdict | None = None
        self.due: date | None = None
        """When the position comes again; None while it has not been answered."""

    @property
    def number(self) -> int:
        """Which position this is, from 1 on."""
        return min(self.total, len(self.finished) + 1)

    def nudge(self) -> int:
        """One nudge more; returns how many there were."""
        self.nudges = min(MOST_NUDGES, self.nudges + 1)
        return self.nudges

    def answer(self, action: Action) -> AnswerVerdict:
        """Judge an answer and note it."""
        assert self.now is not None
        verdict = self.verdict = self.now.verdict(action)
        is_first = not self.tried
        self.tried.append(action)
        if verdict is AnswerVerdict.NOT_YET:
            self.stage = TryStage.WRONG
            if is_first:
                self._note(AnswerKind.WRONG)
        else:
            self.stage = TryStage.RIGHT
            if is_first:
                self._note(AnswerKind.HELPED if self.nudges else AnswerKind.RIGHT)
        return verdict

    def show_answer(self) -> None:
        """Give the answer away; that counts as a wrong one."""
        if not self.tried:
            self._note(AnswerKind.WRONG)
        self.stage = TryStage.SHOWN

    def try_again(self) -> None:
        """The same position once more, with what was tried left out."""
        self.stage = TryStage.ASKING

    def later(self) -> None:
        """Leave this position for another day."""
        self.total -= 1
        self._begin()

    def go_on(self) -> None:
        """To the next position; one that was missed comes once more at the end."""
        now = self.now
        assert now is not None
        was_right = (
            self.verdict in (AnswerVerdict.RIGHT, AnswerVerdict.AS_GOOD) and len(self.tried) == 1
        )
        comes_again = not was_right and self.due == self.today
        if comes_again and now.mistake.id not in self._repeated:
            self._repeated.add(now.mistake.id)
            self._waiting.append(now)
        else:
            self.finished.append((now, was_right))
        self._begin()

    def _note(self, answer: AnswerKind) -> None:
        assert self.now is not None
        try:
            self.due = self._mistakes.answered(self.now.mistake.id, self.person, self.today, answer)
        except StorageError as error:
            logger.warning("answer not kept: %s", error)
