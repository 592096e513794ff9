"""Who sits at a table: their masks and manners, and who thinks for the computer players."""

from __future__ import annotations

from yokai_desktop.engine.match import Match
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.ui.games.masks import EVEN, LOOSE, masks_at, persona_of


def mask_of(match: Match, seat: int) -> str:
    """The picture of a player's mask."""
    return masks_at(match.seats)[seat]


def paces_of(match: Match) -> tuple[float, ...]:
    """How long each player takes, by the pause that is set: computer players have manners."""
    return tuple(
        EVEN if who.is_person else persona_of(who.name, seat).pace
        for seat, who in enumerate(match.seats)
    )


def lean_of(match: Match, seat: int) -> float:
    """How much a player's cards lean, by the usual lean of their place."""
    who = match.seats[seat]
    return LOOSE if who.is_person else persona_of(who.name, seat).lean


def thinker() -> Thinker:
    """Who answers for the computer players: a process of its own."""
    from yokai_desktop.models.worker_thinker import WorkerThinker

    return WorkerThinker()
