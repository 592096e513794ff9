"""When the next event may be shown: once the last one has been heard, or a key was pressed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from shiboken6 import isValid

from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.announcer import announcer


class Listening(QObject):
    """Asked before every event whether it has to wait (``holds``)."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._needs_key = False
        self._then: Callable[[], object] | None = None

    def listen(self, words: str, *, for_key: bool) -> None:
        """Something was said of the event that is shown now."""
        wants = preferences().value("speech_pace") == "key"
        self._needs_key = bool(words) and for_key and wants

    def holds(self, then: Callable[[], object]) -> bool:
        """Whether to wait; ``then`` is called when the wait is over."""
        if self._needs_key:
            self._then = then
            return True
        if announcer().is_talking:
            self._then = then
            announcer().when_quiet(self._heard)
            return True
        return False

    def go_on(self) -> bool:
        """A key or click wants it to go on now; False if nothing waits."""
        if self._then is None:
            return False
        needs_key, self._needs_key = self._needs_key, False
        announcer().hush()
        if needs_key:
            self._let_go()
        return True

    def _heard(self) -> None:
        if isValid(self) and not self._needs_key:
            self._let_go()

    def _let_go(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
