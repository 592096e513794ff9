"""Whether a process that was asked something is at work, however slowly.

A process that was stopped, frozen or is deadlocked gets no processor time at all; one on a slow or
crowded machine gets some.  So the time it has run is read, and only one that has not run for many
looks in a row is given up.  An answer that is late says nothing, and a sign of life from a thread
of its own would not come through while compiled code thinks: both would kill slow workers again
and again.

Looks are counted, not seconds: when the whole program was stopped and goes on, nobody was silent.
"""

from __future__ import annotations

BEAT = 1.0
"""Seconds between two looks."""
WORD_AFTER = 5
"""Silent looks until it is told."""
GIVEN_UP_AFTER = 15
"""Silent looks until the process is replaced."""


class Silence:
    """Counts the looks at which a process had not run since the one before."""

    def __init__(self) -> None:
        self._seen: tuple[int, int] | None = None
        self.looks = 0

    def look(self, pid: int) -> int:
        """Look at a process now; returns for how many looks it has been silent."""
        spent = time_run(pid)
        seen = None if spent is None else (pid, spent)
        self.looks = self.looks + 1 if seen is not None and seen == self._seen else 0
        self._seen = seen
        return self.looks

    def is_over(self) -> None:
        """Nothing is expected of the process any more."""
        self._seen, self.looks = None, 0


def time_run(pid: int) -> int | None:
    """Nanoseconds for which the main thread of a process has run; None where nobody tells.

    Linux tells.  Elsewhere a stopped worker is not noticed, one that dies is.
    """
    try:
        with open(f"/proc/{pid}/schedstat", encoding="ascii") as numbers:
            return int(numbers.read().split()[0])
    except (OSError, ValueError, IndexError):
        return None
