"""Ctrl+C in the terminal closes the window, as its close button does."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from yokai_desktop.leaving import INTERRUPTED, leave, leave_when_interrupted


class Interrupts(QObject):
    """Hears interrupts while a window is open.

    Python runs its handler wherever the program happens to be, in the midst of painting for
    instance: it only counts.  The system writes a byte as well, and the event loop closes the
    window when it comes to read it.  Somebody who interrupts twice does not want to wait.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._count = 0
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)
        if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
            signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
            signal.signal(signal.SIGINT, self._interrupted)

    def code(self, otherwise: int) -> int:
        """The exit code of the program, now that the window is closed."""
        signal.set_wakeup_fd(-1)
        leave_when_interrupted()
        return INTERRUPTED if self._count else otherwise

    def _interrupted(self, number: int, frame: object) -> None:
        self._count += 1
        if self._count > 1:
            leave(INTERRUPTED)

    def _close(self) -> None:
        self._reader.recv(16)
        if self._count:
            self._window.close()
            QApplication.exit(INTERRUPTED)


def shown_alone(dialog: QDialog) -> int:
    """Show a dialog where there is no window; returns the exit code once it is closed."""
    interrupts = Interrupts(dialog)
    dialog.exec()
    return interrupts.code(0)
