"""Points per level, for a plot."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.yokai.levels import LEVELS
from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.statistics import PEOPLES_SIDES


@dataclass(frozen=True)
class LevelScores:
    """The points of the games of one level, how often each was reached; losses apart."""

    edition: str
    level: int
    points: tuple[tuple[int, int], ...]
    lost: int

    @property
    def games(self) -> int:
        return self.lost + sum(count for _, count in self.points)


@refuses_nonsense("damaged")
def scores_by_level(database: Database, profile: int | None = None) -> tuple[LevelScores, ...]:
    """The levels that have been played, the first edition first."""
    rows = database.rows(
        "SELECT edition, level, tier > 0 AS won, points, count(*) AS games FROM yokai_result"
        " WHERE level IS NOT NULL AND game_id IN"
        f" (SELECT game_id FROM ({PEOPLES_SIDES})) GROUP BY 1, 2, 3, 4 ORDER BY points",
        (profile, profile, "yokai", "yokai"),
    )
    found = []
    for edition, levels in LEVELS.items():
        for level in range(1, len(levels) + 1):
            own = [row for row in rows if (row["edition"], row["level"]) == (edition, level)]
            if own:
                points = tuple((row["points"], row["games"]) for row in own if row["won"])
                lost = sum(row["games"] for row in own if not row["won"])
                found.append(LevelScores(edition.value, level, points, lost))
    return tuple(found)
