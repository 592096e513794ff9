"""Hears what the program says: every message, in its order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QAccessible

from yokai_desktop.ui.speech.announcer import Announcer, announcer


class Listener:
    """Keeps what was said since it began to listen."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        announcer().said.connect(self.heard.append)

    def take(self) -> list[str]:
        """What was said since the last time."""
        heard, self.heard[:] = list(self.heard), []
        return heard

    @property
    def all(self) -> str:
        return "\n".join(self.heard)


@contextmanager
def reader_there() -> Iterator[Announcer]:
    """Meanwhile a screen reader is there: what is said takes its time."""
    QAccessible.setActive(True)
    try:
        yield announcer()
    finally:
        announcer().hush()
        QAccessible.setActive(False)
