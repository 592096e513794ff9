"""The seven families as the cards show them."""

from __future__ import annotations

from dataclasses import dataclass

BOSS_RANK = 7
CARDS_A_FAMILY = 7


@dataclass(frozen=True)
class Family:
    """Colours, range and boss stars of one family; ranks run from `lowest` over seven steps."""

    name: str
    colour: str
    deep: str
    lowest: int
    stars: int
    outline_stars: int

    @property
    def ranks(self) -> range:
        """All ranks, weakest first."""
        return range(self.lowest, self.lowest + CARDS_A_FAMILY)

    def standing(self, rank: int) -> int:
        """Where a rank stands in the family: 0 is the weakest, 6 the strongest."""
        return rank - self.lowest


FAMILIES = {
    family.name: family
    for family in (
        Family("wind", "#4F8A5B", "#2C5A38", 1, 0, 0),
        Family("earth", "#7A5A94", "#4B3363", 2, 0, 1),
        Family("charm", "#D9809A", "#A34A68", 3, 1, 0),
        Family("lightning", "#E0B23C", "#7E5D0C", 4, 1, 1),
        Family("darkness", "#6B6B72", "#2E2E35", 5, 1, 1),
        Family("fire", "#C8452F", "#832314", 6, 2, 1),
        Family("snow", "#4C86B8", "#234F7A", 7, 2, 1),
    )
}


def rank_text(rank: int) -> str:
    """A rank as it is written on the card and in its file name."""
    return "A" if rank == 1 else str(rank)
