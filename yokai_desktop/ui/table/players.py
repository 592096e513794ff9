"""Who sits at a table: their masks, and who thinks for the computer players."""

from __future__ import annotations

from yokai_desktop.engine.match import Match
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.ui.games.masks import masks_at


def mask_of(match: Match, seat: int) -> str:
    """The picture of a player's mask."""
    return masks_at(match.seats)[seat]


def thinker() -> Thinker:
    """Who answers for the computer players: a process of its own."""
    from yokai_desktop.models.worker_thinker import WorkerThinker

    return WorkerThinker()
