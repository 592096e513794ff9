"""One thing that can be asked at a table with one key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """``key`` is written as Qt writes keys everywhere: ``Q``, ``Shift+X``."""

    name: str
    key: str
    words: Callable[[], str]
    """What it asks, as a line of a list."""
