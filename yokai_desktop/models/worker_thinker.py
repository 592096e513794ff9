"""Computer players that think in another process; the window stays fluid meanwhile."""

from __future__ import annotations

import logging
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from yokai_desktop.ai.worker import Worker, WorkerReply
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.thinking import PlayerQuestion, Thinker

logger = logging.getLogger(__name__)

_shared: list[Worker] = []


class _Post(QObject):
    """Carries answers from the worker's reading thread to the thread of the window."""

    arrived = Signal(object)
    silent = Signal()


_post: list[_Post] = []


def _worker() -> tuple[Worker, _Post]:
    """The one process of the program, started when it is first needed, ended with the program."""
    if not _shared:
        post = _Post()
        worker = Worker(post.arrived.emit, post.silent.emit)
        worker.start()
        _post.append(post)
        _shared.append(worker)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(close_worker)
    return _shared[0], _post[0]


def close_worker() -> None:
    """End the process; the next question would start another."""
    while _shared:
        _shared.pop().close()
        _post.pop()


class WorkerThinker(Thinker):
    """Asks the shared process.  A player that fails makes a legal move at random, which is
    said (``failed``), and the log tells why: a game must never stand still."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker, self._post = _worker()
        self._open: dict[int, tuple[PlayerQuestion, bool]] = {}
        self._post.arrived.connect(self._arrived, Qt.ConnectionType.QueuedConnection)
        self._post.silent.connect(self._silent, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: PlayerQuestion) -> None:
        ticket = self._worker.ask(question.view, question.level, question.seed)
        self._open[ticket] = (question, False)

    def explain(self, question: PlayerQuestion) -> None:
        ticket = self._worker.ask_why(question.view, question.seed, question.level)
        self._open[ticket] = (question, True)

    def weigh(self, question: PlayerQuestion, action: Action) -> None:
        ticket = self._worker.ask_coach(question.view, action, question.seed)
        self._open[ticket] = (question, True)

    def cancel(self) -> None:
        for ticket in self._open:
            self._worker.cancel(ticket)
        self._open.clear()

    def close(self) -> None:
        self.cancel()
        self._post.arrived.disconnect(self._arrived)
        self._post.silent.disconnect(self._silent)

    def _silent(self) -> None:
        if self._open:
            self.fell_silent.emit()

    def _arrived(self, answer: WorkerReply) -> None:
        question, wants_reasons = self._open.pop(answer.ticket, (None, False))
        if question is None:
            return
        if answer.error:
            logger.error("computer player %s: %s", question.level, answer.error)
        if wants_reasons:
            self.explained.emit(question.ticket, None if answer.error else answer.value)
        elif answer.error:
            self.failed.emit(question.ticket)
            self.answered.emit(question.ticket, Random(question.seed).choice(question.view.legal))
        else:
            self.answered.emit(question.ticket, answer.value)
