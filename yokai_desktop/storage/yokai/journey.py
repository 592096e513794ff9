"""The journey through the levels of cooperative Yōkai: the best of every level, and the way on.

A record, not a contest: every level can be played at any time.  Only finished games of a level
count, played from their deal to their end; custom games are listed apart.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from yokai_desktop.engine.names import clean_name
from yokai_desktop.engine.yokai.levels import LEVELS, Edition, rank_table
from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.history import History, KeptGame

HIGHEST_TIER = 3


@dataclass(frozen=True)
class Best:
    """The best game of a level: the highest rank, then the most points, then the first."""

    game: int
    points: int
    tier: int
    players: int
    played: datetime
    aid: str
    names: tuple[str, ...]
    """Who took part, in seat order; empty for people without a name."""


@dataclass(frozen=True)
class LevelRecord:
    """What has been reached at one level; ``best`` is None if it was never won."""

    edition: Edition
    level: int
    games: int
    won: int
    best: Best | None

    @property
    def tier(self) -> int:
        """The highest rank reached, 0 to 3: so many seals."""
        return self.best.tier if self.best else 0


@dataclass(frozen=True)
class EditionRecord:
    """All levels of one edition."""

    edition: Edition
    levels: tuple[LevelRecord, ...]

    @property
    def seals(self) -> int:
        return sum(level.tier for level in self.levels)

    @property
    def most_seals(self) -> int:
        return HIGHEST_TIER * len(self.levels)

    @property
    def next_level(self) -> LevelRecord | None:
        """The way on: the first level not won yet, else the first that can be won better."""
        for wanted in range(1, HIGHEST_TIER + 1):
            for level in self.levels:
                if level.tier < wanted:
                    return level
        return None


def points_for(edition: Edition, players: int, tier: int) -> int | None:
    """The points that a rank takes; None if every won game has it."""
    return rank_table(edition, players)[tier - 1].lowest


@refuses_nonsense("damaged")
def journey(database: Database, profile: int | None = None) -> tuple[EditionRecord, ...]:
    """Both editions; of one person if a profile is given."""
    best = _best_games(database, profile)
    return tuple(
        EditionRecord(
            edition,
            tuple(
                _level(database, edition, number, best.get((edition.value, number)))
                for number in range(1, len(levels) + 1)
            ),
        )
        for edition, levels in LEVELS.items()
    )


@refuses_nonsense("damaged")
def custom_games(
    database: Database, profile: int | None = None, most: int = 50
) -> tuple[KeptGame, ...]:
    """The latest finished custom games; they are listed, not ticked (Y8)."""
    rows = database.rows(
        "SELECT id FROM game JOIN yokai_result ON game_id = id"
        f" WHERE level IS NULL AND NOT branched AND {_TOOK_PART} ORDER BY played DESC LIMIT ?",
        (profile, profile, most),
    )
    return tuple(History(database).games([row[0] for row in rows]))


@refuses_nonsense("damaged")
def last_edition(database: Database) -> Edition:
    """The edition that was played last; the second at the beginning."""
    found = database.value(
        "SELECT edition FROM yokai_result JOIN game ON id = game_id ORDER BY played DESC LIMIT 1"
    )
    return Edition.SECOND if found is None else Edition(found)


_TOOK_PART = (
    "id IN (SELECT game_id FROM seat WHERE player = 'person' AND (? IS NULL OR profile_id = ?))"
)


def _best_games(database: Database, profile: int | None) -> dict[tuple[str, int], sqlite3.Row]:
    """The best game of every level that was played, with how many were played and won."""
    rows = database.rows(
        "SELECT * FROM (SELECT id, edition, level, points, tier, players, played, aid,"
        " count(*) OVER level AS games, sum(tier > 0) OVER level AS won,"
        " row_number() OVER (PARTITION BY edition, level"
        " ORDER BY tier DESC, points DESC, played) AS place"
        " FROM game JOIN yokai_result ON game_id = id"
        f" WHERE level IS NOT NULL AND NOT branched AND {_TOOK_PART}"
        " WINDOW level AS (PARTITION BY edition, level)) WHERE place = 1",
        (profile, profile),
    )
    return {(row["edition"], row["level"]): row for row in rows}


def _level(
    database: Database, edition: Edition, level: int, row: sqlite3.Row | None
) -> LevelRecord:
    if row is None:
        return LevelRecord(edition, level, 0, 0, None)
    if not row["won"]:
        return LevelRecord(edition, level, row["games"], 0, None)
    names = database.rows("SELECT name FROM seat WHERE game_id = ? ORDER BY seat", (row["id"],))
    best = Best(
        row["id"],
        row["points"],
        row["tier"],
        row["players"],
        datetime.fromisoformat(row["played"]),
        row["aid"],
        tuple(clean_name(name["name"]) for name in names),
    )
    return LevelRecord(edition, level, row["games"], row["won"], best)
