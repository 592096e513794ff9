"""The one place through which everything is spoken: a queue, a memory, and who waits for it.

Without a screen reader nothing waits: what is said is only kept, to be shown or asked for again.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.interfaces import speak_by_name

KEPT = 100
"""How many messages can be asked for again."""
MS_A_LETTER = {"fast": 35, "normal": 60, "slow": 95, "key": 60}
"""How long speech takes, by the chosen pace; a pace that is not here waits for nothing."""
_AT_LEAST, _UNTIL_READ = 300, 1000
_GOING_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


def reads_names() -> bool:
    """Whether messages are told as the name of the window, else as announcements.

    On Linux every Orca reads the name, 43.1 of Debian 12 nothing else; both would be read twice.
    """
    chosen = preferences().value("speech_way")
    if chosen == "system":
        return sys.platform not in ("win32", "darwin")
    return bool(chosen == "name")


class Announcer(QObject):
    """``say`` speaks, politely: after what is being said.

    As long as a message is being heard ``is_talking``, and what would cut it short waits for
    ``quiet``: the keyboard stays where it is, and the next event is not shown.  A key ends that.
    """

    said = Signal(str)
    quiet = Signal()
    """Everything has been heard."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: deque[str] = deque(maxlen=KEPT)
        """What was said, the newest last."""
        self._queue: deque[tuple[QWidget, str]] = deque()
        self._held: list[Callable[[], object]] = []
        self._is_preparing = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._next)

    @property
    def is_talking(self) -> bool:
        return self._clock.isActive() or bool(self._queue)

    @contextmanager
    def afterwards(self) -> Iterator[None]:
        """What is said meanwhile begins when everything is in its place."""
        self._is_preparing = True
        try:
            yield
        finally:
            self._is_preparing = False
            if self._queue and not self._clock.isActive():
                self._next()

    def say(self, words: str, widget: QWidget) -> None:
        """Have a message read, shown to whoever follows ``said``, and kept."""
        if not words:
            return
        self.messages.append(words)
        self.said.emit(words)
        self.speak(words, widget)

    def speak(self, words: str, widget: QWidget) -> None:
        """Have it read only."""
        if not QAccessible.isActive():
            return
        self._queue.append((widget, words))
        if not self._is_preparing and not self._clock.isActive():
            self._next()

    def wait_for_reader(self) -> None:
        """What is said now begins a moment later: a reader is busy with what has just opened."""
        waits = str(preferences().value("speech_pace")) in MS_A_LETTER
        if QAccessible.isActive() and waits and not self.is_talking:
            self._clock.start(_UNTIL_READ)

    def when_quiet(self, act: Callable[[], object]) -> None:
        """Do this once everything has been heard: at once if nothing is being said.

        An act that answers ``False`` had nothing to do.
        """
        if self.is_talking:
            self._held.append(act)
        else:
            act()

    def hush(self) -> bool:
        """What has not been said yet is left out; whether anybody has waited for that."""
        if not self.is_talking:
            return False
        self._queue.clear()
        self._clock.stop()
        return self._let_go()

    def forget(self) -> None:
        """Nothing can be asked for again: somebody else listens from now on."""
        self.messages.clear()
        self.hush()

    def watch(self, window: QWindow) -> None:
        """Hear of every key in a window: readers fall silent when one is pressed."""
        window.removeEventFilter(self)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that goes on and finds something held back has done enough by letting it go.

        Any other key is answered first: what it has said is heard before the keyboard moves.
        """
        if event.type() != QEvent.Type.KeyPress or not self.is_talking:
            return False
        assert isinstance(event, QKeyEvent)
        if self._held and event.key() in _GOING_ON:
            return self.hush()
        self._queue.clear()
        self._clock.stop()
        QTimer.singleShot(0, self, self._let_go_if_quiet)
        return False

    def _let_go_if_quiet(self) -> None:
        if not self.is_talking:
            self._let_go()

    def _next(self) -> None:
        while self._queue:
            widget, words = self._queue.popleft()
            if not isValid(widget):
                continue
            _send(widget, words)
            pace = MS_A_LETTER.get(str(preferences().value("speech_pace")))
            if pace is not None:
                self._clock.start(max(_AT_LEAST, pace * len(words)))
                return
        self._let_go()

    def _let_go(self) -> bool:
        """Whoever waits goes on; whether anybody did."""
        held, self._held = self._held, []
        done = [act() for act in held]
        if not self.is_talking:
            self.quiet.emit()
        return any(each is not False for each in done)


def _send(widget: QWidget, words: str) -> None:
    if reads_names():
        speak_by_name(widget.window(), words)
    else:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


@cache
def announcer() -> Announcer:
    """The one of this program."""
    return Announcer()


def announce(widget: QWidget, words: str) -> None:
    """Have a sentence read aloud, politely: it does not interrupt."""
    announcer().say(words, widget)
