"""What a key does at a table: it asks something, or it plays."""

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


@dataclass(frozen=True)
class PlayingKey:
    """A key of the table that asks nothing, and what it does, as a line of the same list."""

    key: Callable[[], str]
    words: Callable[[], str]
