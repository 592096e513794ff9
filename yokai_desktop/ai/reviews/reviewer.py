"""The process in which games are reviewed, at the lowest priority: a game in play comes first.

One game at a time, decision by decision.  ``on_progress`` is called **in the reading thread**, as
in ``ai/worker.py``: emit a Qt signal there and do no more.  Whatever has been rated is known on
this side of the pipe, so a process that is killed is started anew and goes on where it was.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from yokai_desktop.ai.launching import NO_PROCESS, Launched
from yokai_desktop.ai.reviews.reviewed import Decision, Review
from yokai_desktop.ai.reviews.reviewing import go_on
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match

MOST_DEATHS = 3
"""How often in a row the process may die without having rated anything."""

PRIORITY = 19
"""The lowest there is: a review never slows what somebody waits for."""


@dataclass(frozen=True)
class ReviewProgress:
    """A review as far as it has come; ``is_done`` when it is complete, or cannot go on."""

    ticket: int
    review: Review
    is_done: bool = False
    error: str = ""

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return len(self.review.decisions) / max(1, self.review.actions)


@dataclass(frozen=True)
class ReviewTask:
    """What the process is asked: a record, and the review to go on with."""

    ticket: int
    record: Json
    review: Review


@dataclass(frozen=True)
class ReviewStep:
    """What the process answers: one decision more, or the whole review at its end."""

    ticket: int
    decision: Decision | None = None
    seconds: float = 0.0
    whole: Review | None = None
    error: str = ""


PAUSE, RESUME, CANCEL = "pause", "resume", "cancel"


class Reviewer(Launched):
    """Reviews in another process.  All methods may be called from the thread of the window."""

    def __init__(self, on_progress: Callable[[ReviewProgress], None]) -> None:
        super().__init__(partial(_work, PRIORITY), "yokai-review")
        self._on_progress = on_progress
        self._lock = threading.RLock()
        self._task: ReviewTask | None = None
        self._is_paused = False
        self._last_ticket = 0
        self._deaths = 0
        self._closed = False

    def start(self, match: Match, review: Review) -> int:
        """Begin a review or go on with one; what was under way before is given up."""
        with self._lock:
            self._last_ticket += 1
            self._task = task = ReviewTask(self._last_ticket, match.record(), review)
            self._is_paused = False
            self._deaths = 0
            if self._process is None and not self._closed and self._launch():
                threading.Thread(target=self._read, name="review-steps", daemon=True).start()
            if self._pipe is None and not self._closed:
                self._on_progress(self._given_up(task, NO_PROCESS))
            self._send(task)
            return task.ticket

    def pause(self) -> None:
        """Rest after the decision under way, until ``resume``."""
        with self._lock:
            self._is_paused = True
            self._send(PAUSE)

    def resume(self) -> None:
        """Go on after a pause."""
        with self._lock:
            self._is_paused = False
            self._send(RESUME)

    def cancel(self) -> None:
        """Give the review up; nothing more is told of it."""
        with self._lock:
            self._task = None
            self._send(CANCEL)

    def close(self) -> None:
        """End the process; nothing more is told."""
        with self._lock:
            self._closed = True
            self._task = None
        self._end()

    def _given_up(self, task: ReviewTask, why: str) -> ReviewProgress:
        self._task = None
        return ReviewProgress(task.ticket, task.review, True, why)

    def _read(self) -> None:
        while True:
            pipe = self._pipe
            assert pipe is not None
            try:
                step = pipe.recv()
            except (EOFError, OSError):
                if not self._start_anew(pipe):
                    return
                continue
            with self._lock:
                progress = self._taken(step)
            if progress is not None:
                self._on_progress(progress)

    def _taken(self, step: ReviewStep) -> ReviewProgress | None:
        """Add a step to the review under way; None if nobody waits for it any more."""
        task = self._task
        if task is None or step.ticket != task.ticket:
            return None
        self._deaths = 0
        if step.error or step.whole is not None:
            self._task = None
            return ReviewProgress(task.ticket, step.whole or task.review, True, step.error)
        assert step.decision is not None
        decisions = sorted((*task.review.decisions, step.decision), key=lambda each: each.index)
        review = replace(task.review, decisions=tuple(decisions), seconds=step.seconds)
        self._task = replace(task, review=review)
        return ReviewProgress(task.ticket, review)

    def _start_anew(self, broken: Connection[Any, Any]) -> bool:
        """Replace a dead process if there is something to do; False if there is not."""
        broken.close()
        failed = None
        with self._lock:
            if self._closed or not threading.main_thread().is_alive():
                return False
            self._deaths += 1
            self._process = self._pipe = None
            if self._task is not None and self._deaths >= MOST_DEATHS:
                failed = self._given_up(self._task, "the process died while reviewing")
            if self._task is not None and not self._launch():
                failed = self._given_up(self._task, NO_PROCESS)
            goes_on = self._task is not None
            if goes_on:
                self._send(self._task)
                if self._is_paused:
                    self._send(PAUSE)
        if failed is not None:
            self._on_progress(failed)
        return goes_on


def _work(priority: int, pipe: Connection[Any, Any]) -> None:
    """The other process: review what is asked until the pipe ends or None comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, max(priority, os.getpriority(os.PRIO_PROCESS, 0)))
    message: ReviewTask | str | None = CANCEL
    try:
        while message is not None:
            message = _review(pipe, message) if isinstance(message, ReviewTask) else pipe.recv()
    except (EOFError, OSError):
        return


def _review(pipe: Connection[Any, Any], task: ReviewTask) -> ReviewTask | str | None:
    """Work on a task; returns the next message, another task or CANCEL if this one is over."""
    known = {decision.index for decision in task.review.decisions}
    try:
        for review in go_on(Match.replay(task.record), task.review):
            if review.is_complete:
                pipe.send(ReviewStep(task.ticket, whole=review))
                return CANCEL
            for decision in review.decisions:
                if decision.index not in known:
                    known.add(decision.index)
                    pipe.send(ReviewStep(task.ticket, decision, review.seconds))
            message = _orders(pipe)
            if message != RESUME:
                return message
    except (EOFError, OSError):
        raise
    except Exception as error:
        pipe.send(ReviewStep(task.ticket, error=f"{type(error).__name__}: {error}"))
    return CANCEL


def _orders(pipe: Connection[Any, Any]) -> ReviewTask | str | None:
    """What has been ordered meanwhile: RESUME to go on; a pause lasts until another order."""
    message: ReviewTask | str | None = RESUME
    while message == PAUSE or pipe.poll():
        message = pipe.recv()
        if message != RESUME and message != PAUSE:
            return message
    return RESUME
