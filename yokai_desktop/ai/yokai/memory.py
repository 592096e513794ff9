"""What a partner remembers of the cards it has seen.

Forgetting is part of the player, not of its moves.  Every look leaves a trace of its own strength,
which follows from what the seat had seen of the game at that moment, so it is the same at every
later decision and needs no store: a view alone tells what its seat remembers.
"""

from __future__ import annotations

from zlib import crc32

from yokai_desktop.ai.yokai.levels import Level
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.events import Looked, TurnBegan
from yokai_desktop.engine.yokai.view import YokaiView

UNKNOWN = -1
TRACE_GRAINS = 1 << 32


def remembered(view: YokaiView, level: Level) -> list[int]:
    """The family of every card the seat still remembers, ``UNKNOWN`` for the others."""
    known = [UNKNOWN] * CARDS
    now = view.tableau.turn
    turn = 0
    trace = crc32(f"{view.seat}/{level.name}".encode())
    for event in view.history:
        if isinstance(event, TurnBegan):
            turn = event.turn
        if level.fading:
            trace = crc32(repr(event).encode(), trace)
        if not isinstance(event, Looked) or event.seat != view.seat or event.family is None:
            continue
        if _lasts(level, now - turn, trace):
            known[event.card] = event.family
    return known


def _lasts(level: Level, age: int, trace: int) -> bool:
    """Whether a look of this age is still remembered; once forgotten it stays forgotten."""
    if level.fading == 0 or age <= level.memory:
        return True
    return (age - level.memory) * TRACE_GRAINS < trace * level.fading
