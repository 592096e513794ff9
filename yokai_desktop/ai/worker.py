"""The process in which computer players think, so that a window never waits for them.

A worker is asked questions and answers each with its ticket.  ``on_answer`` is called **in the
worker's reading thread**: emit a Qt signal there (signals may be emitted from any thread, and
reach slots of the main thread queued) and do no more.  The thread only waits for the pipe.  Where
the system allows no process at all it is called at once, by whoever asks.

A worker that crashes or is killed is started anew when there is something to ask.  One that
stands still while it is asked is told (``on_silence``, in a watching thread) and then replaced;
``silence`` says how that is known.  The process is spawned, never forked: it works in programs
frozen by PyInstaller, whose entry point has to call ``multiprocessing.freeze_support()`` first.
It ends when the worker is closed, and also when the program dies without closing it, because the
pipe then breaks.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from yokai_desktop.ai import players
from yokai_desktop.ai.launching import NO_PROCESS, Launched
from yokai_desktop.ai.silence import BEAT, GIVEN_UP_AFTER, WORD_AFTER, Silence
from yokai_desktop.engine.contract import Action, View

MOST_ATTEMPTS = 3
"""How often a question is asked that kills the process each time."""


@dataclass(frozen=True)
class WorkerTask:
    """Something to think about; ``level`` is None where an explanation is wanted."""

    ticket: int
    view: View
    level: str | None
    seed: str
    explained: str = ""
    """The level whose choice is explained; the best one's if empty."""
    weighed: Action | None = None
    """The choice that the coach is to weigh, instead of explaining any."""


@dataclass(frozen=True)
class WorkerReply:
    """What was thought: an action or an explanation, or what went wrong."""

    ticket: int
    value: Any = None
    error: str = ""


class Worker(Launched):
    """Thinks in another process.  All methods may be called from the thread of the window."""

    def __init__(
        self,
        on_answer: Callable[[WorkerReply], None],
        on_silence: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(_think, "yokai-ai")
        self._on_answer = on_answer
        self._on_silence = on_silence
        self._lock = threading.RLock()
        self._asked: dict[int, WorkerTask] = {}
        self._attempts: dict[int, int] = {}
        self._last_ticket = 0
        self._closed = False
        self._is_watched = False
        self._is_busy = threading.Event()
        self._is_over = threading.Event()

    def start(self) -> None:
        """Start the process ahead of the first question; it takes a quarter of a second."""
        with self._lock:
            if self._process is None and not self._closed and self._launch():
                threading.Thread(target=self._read, name="ai-answers", daemon=True).start()
            if not self._is_watched and not self._closed:
                self._is_watched = True
                threading.Thread(target=self._watch, name="ai-watch", daemon=True).start()

    def ask(self, view: View, level: str, seed: str) -> int:
        """Ask for the action of the view's seat; equal seeds give equal actions."""
        return self._ask(view, level, seed)

    def ask_why(self, view: View, seed: str, level: str = "") -> int:
        """Ask for an explanation of the choices of the view's seat, as a level sees them."""
        return self._ask(view, None, seed, level)

    def ask_coach(self, view: View, action: Action, seed: str) -> int:
        """Ask how much a choice of the view's seat would lose."""
        return self._ask(view, None, seed, weighed=action)

    def cancel(self, ticket: int) -> None:
        """Drop a question: its answer will not be told."""
        with self._lock:
            self._asked.pop(ticket, None)
            self._attempts.pop(ticket, None)

    def close(self) -> None:
        """End the process; no more answers are told."""
        with self._lock:
            self._closed = True
            self._is_over.set()
            self._is_busy.set()
            self._asked.clear()
        self._end()

    def _ask(
        self,
        view: View,
        level: str | None,
        seed: str,
        explained: str = "",
        weighed: Action | None = None,
    ) -> int:
        with self._lock:
            self.start()
            self._last_ticket += 1
            question = WorkerTask(self._last_ticket, view, level, seed, explained, weighed)
            if self._pipe is None:
                self._on_answer(WorkerReply(question.ticket, error=NO_PROCESS))
                return question.ticket
            self._asked[question.ticket] = question
            self._attempts[question.ticket] = 1
            self._is_busy.set()
            self._send(question)
            return question.ticket

    def _watch(self) -> None:
        """Tell and end a process that stands still; the reading thread then replaces it.

        It takes no lock: whoever asks holds it, and may be waiting for that very process to read.
        """
        silence = Silence()
        while self._is_busy.wait() and not self._is_over.wait(BEAT):
            process = self._process
            if not self._asked or process is None or process.pid is None:
                silence.is_over()
                with self._lock:
                    if not self._asked:
                        self._is_busy.clear()
                continue
            looks = silence.look(process.pid)
            if looks == WORD_AFTER and self._on_silence is not None:
                self._on_silence()
            elif looks >= GIVEN_UP_AFTER:
                process.kill()

    def _read(self) -> None:
        while True:
            pipe = self._pipe
            assert pipe is not None
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                if not self._start_anew(pipe):
                    return
                continue
            with self._lock:
                wanted = self._asked.pop(answer.ticket, None) is not None
                self._attempts.pop(answer.ticket, None)
            if wanted:
                self._on_answer(answer)

    def _start_anew(self, broken: Connection[Any, Any]) -> bool:
        """Replace a dead process if questions are open, and repeat them; False if none is.

        A process that cannot live is thus not started for ever; the next question tries again.
        """
        failed = []
        broken.close()
        with self._lock:
            # When the program ends, the system of processes ends this one first: no new one then.
            if self._closed or not threading.main_thread().is_alive():
                return False
            for ticket in list(self._asked):
                if self._attempts[ticket] >= MOST_ATTEMPTS:
                    self.cancel(ticket)
                    failed.append(WorkerReply(ticket, error="the process died while thinking"))
            self._process = self._pipe = None
            goes_on = bool(self._asked) and self._launch()
            for ticket, question in list(self._asked.items()):
                if goes_on:
                    self._attempts[ticket] += 1
                    self._send(question)
                else:
                    self.cancel(ticket)
                    failed.append(WorkerReply(ticket, error=NO_PROCESS))
        for answer in failed:
            self._on_answer(answer)
        return goes_on


def _think(pipe: Connection[Any, Any]) -> None:
    """The other process: answer questions until the pipe ends or None comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = pipe.recv()
            if question is None:
                return
            pipe.send(_answer(question))
        except (EOFError, OSError):
            return


def _answer(question: WorkerTask) -> WorkerReply:
    rng = Random(question.seed)
    try:
        if question.weighed is not None:
            return WorkerReply(question.ticket, players.weigh(question.view, question.weighed, rng))
        if question.level is None:
            found = players.explain(question.view, rng, question.explained)
            return WorkerReply(question.ticket, found)
        return WorkerReply(question.ticket, players.choose(question.view, question.level, rng))
    except Exception as error:
        # Only its kind: the words of an error may tell a card, and go into the log.
        return WorkerReply(question.ticket, error=type(error).__name__)
