"""Bosses per family, for a plot."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.statistics import PEOPLES_SIDES


@dataclass(frozen=True)
class FamilyBosses:
    """Bosses of one family taken by the people's sides and by the others."""

    family: str
    own: int
    rivals: int


@refuses_nonsense("damaged")
def bosses_by_family(database: Database, profile: int | None = None) -> tuple[FamilyBosses, ...]:
    """All seven families; the people's own bosses and those of their opponents."""
    rows = database.rows(
        "SELECT family, sum(CASE WHEN sides.side = taken.side THEN count ELSE 0 END) AS own,"
        " sum(CASE WHEN sides.side <> taken.side THEN count ELSE 0 END) AS rivals"
        f" FROM ({PEOPLES_SIDES}) AS sides JOIN bosses_taken AS taken USING (game_id)"
        " GROUP BY family",
        (profile, profile, "septet", "septet"),
    )
    counts = {row["family"]: (row["own"], row["rivals"]) for row in rows}
    return tuple(FamilyBosses(family.label, *counts.get(family.label, (0, 0))) for family in Family)
