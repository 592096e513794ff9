"""The four levels: how well a partner remembers, infers and plans."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.player_levels import YOKAI_LEVELS


@dataclass(frozen=True)
class Level:
    """One level.  Weaker partners forget and infer less; none of them moves at random."""

    name: str
    memory: int
    """For how many turns a card seen once is surely remembered."""
    fading: int
    """Over how many turns after that the memory is lost; 0 means never."""
    infers: bool
    """Whether it reads the moves of others, not only their hints."""
    searches: bool
    """Whether it looks two moves ahead when no single move helps, and to the end once in sight."""
    width: int
    """How many moves are weighed closely."""
    walks: int
    kept: int
    """Worlds imagined a decision: ``walks`` random walks, each keeping this many."""
    warm_up: int = 250
    """Steps of a random walk before its first world is kept."""
    partners: int = 0
    """How many partners it imagines to foresee what an act tells them; 0: it does not."""


LEVELS_BY_NAME = {
    level.name: level
    for level in (
        Level(
            "novice", memory=2, fading=6, infers=False, searches=False, width=16, walks=2, kept=16
        ),
        Level(
            "casual", memory=5, fading=16, infers=True, searches=False, width=16, walks=4, kept=16
        ),
        Level(
            "skilled", memory=12, fading=40, infers=True, searches=True, width=18, walks=4, kept=16
        ),
        Level(
            "expert",
            memory=0,
            fading=0,
            infers=True,
            searches=True,
            width=20,
            walks=6,
            kept=16,
            partners=12,
        ),
    )
}

LEVELS = YOKAI_LEVELS
