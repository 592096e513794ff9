"""Brings what the dojo needs into the program beside the window, which goes on meanwhile.

Lessons, proofs and the minds of partners are many modules, and their sets hold hundreds of
positions: importing and reading them takes longer than a frame, so it happens in a thread, once,
when somebody first asks.  Sets that somebody added wait for a process of their own (``sets``).
"""

from __future__ import annotations

import sys
from importlib import import_module
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

_NEEDED = "yokai_desktop.ui.dojo.waiting"
_LIBRARY = "yokai_desktop.dojo.library"
_LOOK_MS = 30
_is_in: list[bool] = []


def _bring_in() -> None:
    import_module(_NEEDED)
    import_module(_LIBRARY).shipped()


class BroughtIn(QObject):
    """``done`` comes at once if everything is there, else as soon as it is."""

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    def ask(self) -> None:
        """Say ``done`` now or later."""
        if _is_in or (self._thread is None and _NEEDED in sys.modules):
            self.done.emit()
        elif self._thread is None:
            self._thread = Thread(target=_bring_in, daemon=True)
            self._thread.start()
            self._looking.start()

    def _look(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._looking.stop()
            _is_in.append(True)
            self.done.emit()
