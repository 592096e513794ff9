"""Motion as values: what changes over how long, put together and played by one clock.

A motion begins, is shown at any moment of its time, and ends; ending early leaves the same picture
as ending in time.  Nothing here is a Qt object, so nothing can be deleted under its own feet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEasingCurve

Do = Callable[[], None]
Show = Callable[[float], None]
OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
STEADY = QEasingCurve(QEasingCurve.Type.Linear)
_OVERSHOOT = 1.2
"""How far an out-back curve goes past its end; Qt's own is 1.7."""


def out_back() -> QEasingCurve:
    """A curve that goes a little past its end and comes back: what has weight rests like this."""
    curve = QEasingCurve(QEasingCurve.Type.OutBack)
    curve.setOvershoot(_OVERSHOOT)
    return curve


class Motion:
    """Base of all motions; also one that takes no time and does nothing."""

    def begin(self) -> None:
        """Called once, first."""

    def show(self, ms: float) -> float | None:
        """The picture this long after the beginning; what is left over once it has ended."""
        return ms

    def finish(self) -> bool:
        """Jump to the end; False if it waits for a person."""
        return True


class Tween(Motion):
    """One change from 0 to 1 along a curve."""

    def __init__(
        self,
        ms: float,
        show: Show,
        *,
        curve: QEasingCurve = OUT,
        before: Do | None = None,
        after: Do | None = None,
    ) -> None:
        self._ms, self._show, self._curve = max(0.0, ms), show, curve
        self._before, self._after = before, after

    def begin(self) -> None:
        if self._before is not None:
            self._before()
        self._show(self._curve.valueForProgress(0.0))

    def show(self, ms: float) -> float | None:
        if ms < self._ms:
            self._show(self._curve.valueForProgress(ms / self._ms))
            return None
        self.finish()
        return ms - self._ms

    def finish(self) -> bool:
        self._show(self._curve.valueForProgress(1.0))
        if self._after is not None:
            self._after()
        return True


class Pause(Motion):
    """Nothing, for a while."""

    def __init__(self, ms: float) -> None:
        self._ms = ms

    def show(self, ms: float) -> float | None:
        return ms - self._ms if ms >= self._ms else None


class Act(Motion):
    """Something that happens at once."""

    def __init__(self, do: Do) -> None:
        self._do = do

    def show(self, ms: float) -> float | None:
        self._do()
        return ms

    def finish(self) -> bool:
        self._do()
        return True


class Passing(Act):
    """The same, but only when its time comes: not where it was skipped."""

    def finish(self) -> bool:
        return True


class Wait(Motion):
    """Waits until ``done`` is called; a click anywhere does so too unless it ``insists``."""

    def __init__(self, before: Do | None = None, *, insists: bool = False) -> None:
        self._before, self._insists = before, insists
        self.is_done = False

    def begin(self) -> None:
        if self._before is not None:
            self._before()

    def done(self) -> None:
        self.is_done = True

    def show(self, ms: float) -> float | None:
        return 0.0 if self.is_done else None

    def finish(self) -> bool:
        if self._insists and not self.is_done:
            return False
        self.is_done = True
        return True


class InTurn(Motion):
    """One motion after the other."""

    def __init__(self, motions: Iterable[Motion]) -> None:
        self._left = list(motions)
        self._began = 0.0

    def begin(self) -> None:
        if self._left:
            self._left[0].begin()

    def show(self, ms: float) -> float | None:
        while self._left:
            rest = self._left[0].show(ms - self._began)
            if rest is None:
                return None
            self._began = ms - rest
            self._left.pop(0)
            self.begin()
        return ms - self._began

    def finish(self) -> bool:
        while self._left:
            if not self._left[0].finish():
                return False
            self._left.pop(0)
            self.begin()
        return True


class Together(Motion):
    """All at the same time, each after its own delay in milliseconds if one is given."""

    def __init__(self, motions: Iterable[Motion], stagger: float = 0.0) -> None:
        self._left = [
            InTurn([Pause(stagger * place), motion]) if stagger else motion
            for place, motion in enumerate(motions)
        ]

    def begin(self) -> None:
        for motion in self._left:
            motion.begin()

    def show(self, ms: float) -> float | None:
        rest = ms
        still: list[Motion] = []
        for motion in self._left:
            left_over = motion.show(ms)
            if left_over is None:
                still.append(motion)
            else:
                rest = min(rest, left_over)
        self._left = still
        return None if still else rest

    def finish(self) -> bool:
        self._left = [motion for motion in self._left if not motion.finish()]
        return not self._left
