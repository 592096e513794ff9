"""The desk at which games are reviewed: one process, one game at a time, nothing lost.

Whoever opens a game gets what is known of it now and hears of the rest as it comes.  Leaving
stops nothing: the work goes on, is kept with the game, and other games wait for their turn.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QElapsedTimer, QObject, Qt, Signal

from yokai_desktop.ai.reviews.reviewed import BadReview, Decision, Review
from yokai_desktop.ai.reviews.reviewer import Reviewer, ReviewProgress
from yokai_desktop.ai.reviews.reviewing import begin, fits, judge_of
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.keeping import save_review
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reviews import Reviews

logger = logging.getLogger(__name__)

KEPT_EVERY = 2_000
"""Milliseconds after which unfinished work is kept again."""
MOST_REMEMBERED = 6
"""Reviews of games that are in no history, remembered until the program ends."""


@dataclass(frozen=True)
class Sitting:
    """One game at the desk, as far as its review has come."""

    match: Match
    number: int | None
    """Of the game in the history; None if it is not there."""
    review: Review
    is_paused: bool = False
    error: str = ""
    """Why it could not go on; empty if it can."""

    @property
    def is_working(self) -> bool:
        """Whether more of it will come by itself."""
        return not (self.review.is_complete or self.is_paused or self.error)

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return len(self.review.decisions) / max(1, self.review.actions)

    @property
    def seconds_left(self) -> float | None:
        """About how long it will take, by how long it has taken; None before that is known."""
        if not self.review.decisions or not self.review.seconds:
            return None
        return self.review.seconds * (1 - self.share) / self.share

    def decision_at(self, index: int) -> Decision | None:
        """The decision with a number; None where it is not worked out."""
        return next((each for each in self.review.decisions if each.index == index), None)

    def is_of(self, match: Match, number: int | None) -> bool:
        """Whether it is the review of this game."""
        return self.match is match if number is None else self.number == number


class ReviewDesk(QObject):
    """``progressed(sitting)`` is told of every decision that comes, and of every stop."""

    progressed = Signal(object)
    _arrived = Signal(object)

    def __init__(
        self,
        reviews: Callable[[], Reviews],
        make_reviewer: Callable[[Callable[[ReviewProgress], None]], Reviewer] = Reviewer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._reviews = reviews
        self._make_reviewer = make_reviewer
        self._reviewer: Reviewer | None = None
        self._ticket = 0
        self._now: Sitting | None = None
        self._waiting: list[Sitting] = []
        self._remembered: list[Sitting] = []
        self._since_kept = QElapsedTimer()
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def now(self) -> Sitting | None:
        """What is being worked on."""
        return self._now

    @property
    def pid(self) -> int | None:
        """The process that works, None before the first review."""
        return self._reviewer.pid if self._reviewer is not None else None

    def open(self, match: Match, number: int | None, seat: int | None) -> Sitting:
        """What is known of a finished game; the rest is begun, the ``seat`` looked at closest."""
        assert match.outcome is not None
        now = self._now
        if now is not None and now.is_of(match, number):
            return now
        sitting = self._found(match, number, seat)
        if not sitting.review.is_complete and not sitting.error:
            self._set_aside()
            self._begin(replace(sitting, is_paused=False))
            assert self._now is not None
            return self._now
        return sitting

    def pause(self) -> None:
        """Rest until ``resume``."""
        if self._now is not None and self._reviewer is not None:
            self._reviewer.pause()
            self._tell(replace(self._now, is_paused=True))

    def resume(self) -> None:
        """Go on after a pause."""
        if self._now is not None and self._reviewer is not None:
            self._reviewer.resume()
            self._tell(replace(self._now, is_paused=False))

    def hurry(self) -> None:
        """Work the rest out with less effort; what is done stays."""
        if self._now is not None and not self._now.review.quick:
            now = self._now
            self._begin(replace(now, review=replace(now.review, quick=True), is_paused=False))
            self.progressed.emit(self._now)

    def save_now(self) -> None:
        """Put on disk what has been worked out so far."""
        if self._now is not None:
            self._save(self._now)

    def close(self) -> None:
        """Keep what there is and end the process."""
        if self._now is not None:
            self._save(self._now)
            self._now = None
        if self._reviewer is not None:
            self._reviewer.close()
            self._reviewer = None

    def _found(self, match: Match, number: int | None, seat: int | None) -> Sitting:
        for sitting in (*self._waiting, *self._remembered):
            if sitting.is_of(match, number):
                self._waiting = [other for other in self._waiting if other is not sitting]
                return sitting
        review = self._kept(match, number)
        return Sitting(match, number, review or begin(match, seat=seat))

    def _kept(self, match: Match, number: int | None) -> Review | None:
        """The review kept with a game; what cannot be read or is outdated is worked out anew."""
        if number is None:
            return None
        try:
            data = self._reviews().load(number, judge_of(match.game.name).VERSION)
            review = None if data is None else Review.from_json(data)
        except (StorageError, BadReview) as error:
            logger.info("review of game %s: %s", number, error)
            return None
        return review if review is not None and fits(review, match) else None

    def _begin(self, sitting: Sitting) -> None:
        self._now = sitting
        self._since_kept.start()
        if self._reviewer is None:
            self._reviewer = self._make_reviewer(self._arrived.emit)
        self._ticket = self._reviewer.start(sitting.match, sitting.review)

    def _set_aside(self) -> None:
        """Another game comes first; this one goes on after it, unless it was paused."""
        if self._now is not None:
            self._save(self._now)
            self._waiting.append(self._now)
            self._now = None

    def _take(self, progress: ReviewProgress) -> None:
        if self._now is None or progress.ticket != self._ticket:
            return
        self._tell(replace(self._now, review=progress.review, error=progress.error))
        if not progress.is_done:
            if self._since_kept.elapsed() >= KEPT_EVERY:
                self._save(self._now)
            return
        self._save(self._now)
        self._now = None
        ready = [sitting for sitting in self._waiting if not sitting.is_paused]
        if ready:
            self._waiting.remove(ready[-1])
            self._begin(ready[-1])

    def _tell(self, sitting: Sitting) -> None:
        self._now = sitting
        self.progressed.emit(sitting)

    def _save(self, sitting: Sitting) -> None:
        self._since_kept.start()
        if sitting.number is not None:
            review = sitting.review
            try:
                save_review(self._reviews().database, sitting.number, sitting.match, review)
                return
            except StorageError as error:
                logger.warning("review of game %s not kept: %s", sitting.number, error)
        others = [
            each for each in self._remembered if not each.is_of(sitting.match, sitting.number)
        ]
        self._remembered = [*others, sitting][-MOST_REMEMBERED:]
