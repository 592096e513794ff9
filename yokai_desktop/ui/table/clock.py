"""The clock that plays motions, sixty times a second while there are any."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from yokai_desktop.ui.table.motion import Motion

FRAME_MS = 16
LONGEST_STEP_MS = 50
"""After a hitch motion goes on where it was, instead of jumping ahead."""


class _Playing:
    def __init__(self, motion: Motion, then: Callable[[], None] | None) -> None:
        self.motion, self.then, self.ms = motion, then, 0.0
        self.has_ended = False


class Clock(QObject):
    """``play`` starts a motion and calls ``then`` at its end: at once if it takes no time.

    The last picture of a motion is painted before ``then`` is called, which may well take longer
    than a frame has: no picture comes late for it.
    """

    ticked = Signal()
    """Everything that moves has been put where it is now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._playing: list[_Playing] = []
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._painted = QTimer(self, singleShot=True, interval=0)
        self._painted.timeout.connect(self._end_what_has_ended)

    @property
    def is_running(self) -> bool:
        return bool(self._playing)

    def play(self, motion: Motion, then: Callable[[], None] | None = None) -> None:
        """Begin a motion."""
        motion.begin()
        if motion.show(0.0) is not None:
            if then is not None:
                then()
            return
        self._playing.append(_Playing(motion, then))
        if not self._timer.isActive():
            self._since.start()
            self._timer.start()

    def advance(self, ms: float) -> None:
        """Let time pass for everything that moves."""
        self._move(ms)
        self._end_what_has_ended()

    def finish(self) -> None:
        """Bring everything to its end at once, but what waits for a person."""
        for playing in list(self._playing):
            if playing in self._playing and (playing.has_ended or playing.motion.finish()):
                self._end(playing)

    def rest(self) -> None:
        """Stand still until ``go_on``."""
        self._timer.stop()

    def go_on(self) -> None:
        if self._playing:
            self._since.start()
            self._timer.start()

    def stop(self) -> None:
        """Forget everything, without an end; whoever calls this puts the picture right."""
        self._playing.clear()
        self._timer.stop()

    def _end(self, playing: _Playing) -> None:
        """A motion that follows at once keeps the beat of the one before."""
        self._playing.remove(playing)
        if playing.then is not None:
            playing.then()
        if not self._playing:
            self._timer.stop()

    def _tick(self) -> None:
        passed = self._since.restart()
        self._move(min(passed, LONGEST_STEP_MS))
        if any(playing.has_ended for playing in self._playing):
            self._painted.start()
        self.ticked.emit()

    def _move(self, ms: float) -> None:
        for playing in list(self._playing):
            if playing in self._playing and not playing.has_ended:
                playing.ms += ms
                playing.has_ended = playing.motion.show(playing.ms) is not None

    def _end_what_has_ended(self) -> None:
        for playing in list(self._playing):
            if playing.has_ended and playing in self._playing:
                self._end(playing)
