"""What a round of Septet is at, and the swaps of two players while they are under way."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.engine.septet.straw import Straw


class Phase(StrEnum):
    """What a round is at: what the seat to act has to choose."""

    PASS = "pass"
    DISCARD = "discard"
    SWAP = "swap"
    PLAY = "play"


@dataclass(frozen=True)
class Swapping:
    """The swaps under way, hidden from the other until both are done (S8.3)."""

    before: tuple[Straw, ...]
    """The straw piles before any swap: what the other still sees."""
    used: int = 0
    """Bosses that have been swapped already, each at most once."""
    met: tuple[int, int] | None = None
    """Place and slot of two bosses between which the owner must choose."""
