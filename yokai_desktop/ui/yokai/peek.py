"""A look at a card: it turns over, waits for its observer, and turns back."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from yokai_desktop.ui.table.motion import IN_OUT, Motion
from yokai_desktop.ui.table.pace import SHORTEST_PEEK


class _Stage(Enum):
    RISING = auto()
    OPEN = auto()
    FALLING = auto()
    OVER = auto()


class Peek(Motion):
    """``show(part)`` paints the turning card, 0 face down and 1 face up.

    A click or key ends one stage at a time: it shows the face at once, or turns it back.  With
    ``most_ms`` the face turns back by itself.
    """

    def __init__(
        self,
        flip_ms: float,
        show: Callable[[float], None],
        *,
        opened: Callable[[], None],
        after: Callable[[], None],
        most_ms: float = 0.0,
    ) -> None:
        self._flip_ms, self._show = flip_ms, show
        self._opened, self._after = opened, after
        self._most_ms = most_ms
        self._stage = _Stage.RISING
        self._since = 0.0
        self._now = 0.0

    @property
    def is_open(self) -> bool:
        return self._stage is _Stage.OPEN

    def begin(self) -> None:
        self._show(0.0)

    def show_again(self) -> None:
        """The picture was put right in the meantime: a face that is open stays open."""
        if self.is_open:
            self._show(1.0)
            self._opened()

    def show(self, ms: float) -> float | None:
        self._now = ms
        passed = ms - self._since
        if self._stage is _Stage.RISING:
            if passed < self._flip_ms:
                self._show(IN_OUT.valueForProgress(passed / self._flip_ms))
            else:
                self._open()
        elif self._stage is _Stage.OPEN:
            if self._most_ms and passed >= self._most_ms:
                self._close()
        elif self._stage is _Stage.FALLING:
            if passed < self._flip_ms:
                self._show(1 - IN_OUT.valueForProgress(passed / self._flip_ms))
            else:
                self._end()
        return 0.0 if self._stage is _Stage.OVER else None

    def finish(self) -> bool:
        if self._stage is _Stage.RISING:
            self._open()
        elif self._stage is _Stage.OPEN:
            if self._now - self._since >= SHORTEST_PEEK:
                self._close()
        elif self._stage is _Stage.FALLING:
            self._end()
        return self._stage is _Stage.OVER

    def _open(self) -> None:
        self._stage, self._since = _Stage.OPEN, self._now
        self._show(1.0)
        self._opened()

    def _close(self) -> None:
        self._stage, self._since = _Stage.FALLING, self._now
        if not self._flip_ms:
            self._end()

    def _end(self) -> None:
        if self._stage is not _Stage.OVER:
            self._stage = _Stage.OVER
            self._show(0.0)
            self._after()
