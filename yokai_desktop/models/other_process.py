"""Work in a process of its own: the window goes on, and hears what comes of it bit by bit."""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QObject, QTimer

from yokai_desktop.ai.launching import launch

_LISTENING = 30
"""Milliseconds between two looks for what the process says."""
_AT_ONCE = 0.004
"""Seconds that hearing it may last before the window is given its turn."""


class OtherProcess(QObject):
    """Started when it is first asked, and listened to until it has said its last word.

    Subclasses take what it says (``_hear``), and what it means that it can say no more (``_died``).
    """

    def __init__(
        self, serve: Callable[..., None], name: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._serve, self._name = serve, name
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._listening = QTimer(self, interval=_LISTENING)
        self._listening.timeout.connect(self._listen)

    @property
    def is_busy(self) -> bool:
        """Whether there is more to come."""
        return self._listening.isActive()

    @property
    def pid(self) -> int | None:
        """The process, None while there is none."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        """Give up, and end the process."""
        self._listening.stop()
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None

    def _ask(self, message: object) -> None:
        """Send it something to do, and listen; it has died if it cannot even be started."""
        self._listening.start()
        try:
            if self._pipe is None:
                self._process, self._pipe = launch(self._serve, self._name)
            self._pipe.send(message)
        except OSError:
            self.close()
            self._died()

    def _listen(self) -> None:
        assert self._pipe is not None
        began = time.monotonic()
        try:
            while self.is_busy and self._pipe.poll():
                self._hear(self._pipe.recv())
                if time.monotonic() - began > _AT_ONCE:
                    return
        except (EOFError, OSError):
            self.close()
            self._died()

    def _hear(self, word: Any) -> None:
        raise NotImplementedError

    def _died(self) -> None:
        raise NotImplementedError
