"""How well people chose in reviewed games, in columns: for what is told over time.

Luck, others' play and one's own choices are parts of ``PARTS`` of the chance to win, as in the
review they come from.  What cannot be told (too few choices) has no accuracy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from yokai_desktop.storage.database import Database, refuses_nonsense

LAST_GAMES = 12


@dataclass(frozen=True)
class KindLoss:
    """All decisions of one kind: how many, and what they lost in sum."""

    decisions: int
    loss: float


@dataclass(frozen=True)
class Grade:
    """One seat of one reviewed game."""

    seat: int
    accuracy: int | None
    luck: int
    others: int
    own: int
    kinds: Mapping[str, KindLoss] = field(default_factory=dict)


@dataclass(frozen=True)
class MonthAccuracy:
    """The mean accuracy of a month in one mode, over so many games."""

    month: date
    game: str
    mode: str
    accuracy: float
    games: int


@dataclass(frozen=True)
class GameGrade:
    """Luck and skill of one game."""

    number: int
    game: str
    mode: str
    played: datetime
    won: bool
    coached: bool
    accuracy: int | None
    luck: int
    others: int
    own: int


_PEOPLE = (
    " FROM grade JOIN seat USING (game_id, seat) JOIN game ON game.id = grade.game_id"
    " WHERE player = 'person' AND NOT branched AND (? IS NULL OR profile_id = ?)"
    " AND (? = '' OR game.game = ?)"
)


class Grades:
    """The grades of one database; a ``profile`` of None means everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def save(self, number: int, judge: int, grades: Sequence[Grade], *, coached: bool) -> None:
        """Keep the grades of a game instead of any before; nothing if it has been deleted."""
        with self.database.writing() as connection:
            row = connection.execute("SELECT 1 FROM game WHERE id = ?", (number,)).fetchone()
            if row is not None:
                _save(connection, number, judge, grades, coached)

    def missing(self, game: str, judge: int) -> list[int]:
        """The games that this judge has reviewed and that have no grade by it."""
        rows = self.database.rows(
            "SELECT review.game_id FROM review JOIN game ON game.id = review.game_id"
            " LEFT JOIN grade ON grade.game_id = game.id AND grade.judge = review.judge"
            " WHERE grade.game_id IS NULL AND game.game = ? AND review.judge = ?"
            " ORDER BY game.id DESC",
            (game, judge),
        )
        return [row[0] for row in rows]

    @refuses_nonsense("damaged")
    def best(self, game: str, profile: int | None, before: int | None = None) -> int | None:
        """The highest accuracy without a coach, but that of the game ``before``."""
        found = self.database.value(
            f"SELECT max(accuracy) {_PEOPLE} AND NOT coached AND game.id IS NOT ?",
            (profile, profile, game, game, before),
        )
        return None if found is None else int(found)

    @refuses_nonsense("damaged")
    def by_month(self, game: str = "", profile: int | None = None) -> tuple[MonthAccuracy, ...]:
        """Accuracy month by month and mode by mode; games with a coach are kept apart."""
        rows = self.database.rows(
            f"SELECT played, game.game, mode, accuracy {_PEOPLE}"
            " AND accuracy IS NOT NULL AND NOT coached ORDER BY played",
            (profile, profile, game, game),
        )
        found: dict[tuple[date, str, str], list[int]] = {}
        for row in rows:
            day = datetime.fromisoformat(row["played"]).astimezone().date()
            key = day.replace(day=1), row["game"], row["mode"]
            found.setdefault(key, []).append(row["accuracy"])
        return tuple(
            MonthAccuracy(*key, sum(each) / len(each), len(each))
            for key, each in sorted(found.items())
        )

    @refuses_nonsense("damaged")
    def by_kind(self, game: str = "", profile: int | None = None) -> dict[str, KindLoss]:
        """What all decisions of a kind lost."""
        rows = self.database.rows(
            "SELECT kind, sum(decisions) AS decisions, sum(loss) AS loss"
            f" FROM kind_loss JOIN (SELECT grade.game_id, grade.seat {_PEOPLE} AND NOT coached)"
            " USING (game_id, seat) GROUP BY kind",
            (profile, profile, game, game),
        )
        return {row["kind"]: KindLoss(int(row["decisions"]), float(row["loss"])) for row in rows}

    @refuses_nonsense("damaged")
    def last_games(self, game: str = "", profile: int | None = None) -> tuple[GameGrade, ...]:
        """Luck and skill of the games played last, the latest at the end."""
        rows = self.database.rows(
            "SELECT game.id, game.game, mode, played, won, coached, accuracy, luck, others, own"
            f" {_PEOPLE} ORDER BY played DESC, game.id DESC, grade.seat LIMIT ?",
            (profile, profile, game, game, LAST_GAMES),
        )
        return tuple(
            GameGrade(
                row["id"],
                row["game"],
                row["mode"],
                datetime.fromisoformat(row["played"]),
                bool(row["won"]),
                bool(row["coached"]),
                row["accuracy"],
                int(row["luck"]),
                int(row["others"]),
                int(row["own"]),
            )
            for row in reversed(rows)
        )


def _save(
    connection: sqlite3.Connection,
    number: int,
    judge: int,
    grades: Sequence[Grade],
    coached: bool,
) -> None:
    for table in ("grade", "kind_loss"):
        connection.execute(f"DELETE FROM {table} WHERE game_id = ?", (number,))
    for grade in grades:
        figures = (grade.accuracy, grade.luck, grade.others, grade.own)
        connection.execute(
            "INSERT INTO grade VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (number, grade.seat, judge, coached, *figures),
        )
        connection.executemany(
            "INSERT INTO kind_loss VALUES (?, ?, ?, ?, ?)",
            [
                (number, grade.seat, kind, found.decisions, found.loss)
                for kind, found in grade.kinds.items()
            ],
        )
