"""How often each trial is made: a few times in the normal suite, many with ``YOKAI_FULL=1``.

What was counted is told at the end of the run, so that a log of it is a proof.
"""

from __future__ import annotations

import os

FULL_VARIABLE = "YOKAI_FULL"
PROPERTY = "counted"
"""Under this name the counts of a test stand in its report."""
_tallies: list[str] = []


def is_full() -> bool:
    """Whether the long trials are wanted (``make robustness``)."""
    return bool(os.environ.get(FULL_VARIABLE))


def times(few: int, many: int) -> int:
    """How often to try something in this run."""
    return many if is_full() else few


def tell(what: str, **counts: object) -> None:
    """Keep counts of the running test for the summary of the run."""
    numbers = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in counts.items())
    _tallies.append(f"{what}: {numbers}")


def told() -> list[str]:
    """What was counted since ``forget``."""
    return list(_tallies)


def forget() -> None:
    """Begin to count for another test."""
    _tallies.clear()
