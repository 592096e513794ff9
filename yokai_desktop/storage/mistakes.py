"""Mistakes worth trying again, and when each comes back: a simple spaced repetition per person.

A person is the number of a profile, or None for whoever plays without a name.  A day is a local
``date``.  Pages that only count ask ``Mistakes(database).waiting(person, today)`` for one person,
or ``people(today)`` for everybody for whom something waits.

A position is kept whole, without the names of people: it outlasts its game, and goes with the
person who made it.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import PERSON
from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.packing import packed, unpacked

DAYS = (1, 3, 7, 21)
"""After how many days a position comes back when it was right once, twice, …; then it rests."""
FEWEST = 3
"""With fewer own positions today those of others fill up the rest."""
MOST_A_DAY = 8
RESTS = date.max
_NEVER = date.min


class AnswerKind(Enum):
    """How a position was answered."""

    RIGHT = "right"
    """At first, and without help."""
    HELPED = "helped"
    """Right after a nudge."""
    WRONG = "wrong"
    """Something else was chosen, or the answer was shown."""


@dataclass(frozen=True)
class FoundPosition:
    """A decision of a kept game as it is gathered; ``data`` is all that a page needs of it."""

    at: int
    seat: int
    loss: float
    data: Json


@dataclass(frozen=True)
class Mistake:
    """A kept position; ``number`` is that of its game, None once that was deleted."""

    id: int
    number: int | None
    game: str
    played: datetime
    at: int
    seat: int
    is_own: bool
    """Whether the person who is to try it made it."""
    data: Json


_OWN = "player = 'person' AND mistake.profile_id IS ?"
_FOR = (
    " FROM mistake LEFT JOIN practice ON mistake_id = mistake.id AND practice.profile_id IS ?"
    " WHERE coalesce(due, '') <= ?"
)


class Mistakes:
    """The positions of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def gather(self, number: int, positions: Sequence[FoundPosition]) -> None:
        """Keep positions of a game; one that is kept already is brought up to date.

        Nothing happens if the game has been deleted meanwhile.
        """
        with self.database.writing() as connection:
            for position in positions:
                _gather(connection, number, position)

    def waiting(self, person: int | None, today: date) -> int:
        """How many of a person's own mistakes wait today."""
        count = self.database.value(
            f"SELECT count(*) {_FOR} AND {_OWN}", (person, today.isoformat(), person)
        )
        return min(int(count), MOST_A_DAY)

    def people(self, today: date) -> dict[int | None, int]:
        """Everybody for whom own mistakes wait today, and how many."""
        rows = self.database.rows("SELECT DISTINCT profile_id FROM mistake WHERE player = 'person'")
        counts = {row[0]: self.waiting(row[0], today) for row in rows}
        return {person: count for person, count in counts.items() if count}

    def waiting_in(self, number: int, person: int | None, today: date) -> int:
        """How many of a person's own mistakes in one game wait today."""
        return int(
            self.database.value(
                f"SELECT count(*) {_FOR} AND {_OWN} AND game_id = ?",
                (person, today.isoformat(), person, number),
            )
        )

    def tried(self, person: int | None, today: date) -> int:
        """How many positions a person has finished with today."""
        return int(
            self.database.value(
                "SELECT count(*) FROM practice WHERE profile_id IS ? AND tried = ? AND due > ?",
                (person, today.isoformat(), today.isoformat()),
            )
        )

    @refuses_nonsense("damaged")
    def session(
        self, person: int | None, today: date, *, game: int | None = None
    ) -> tuple[Mistake, ...]:
        """What a person tries today, own ones first: what was due longest, then what cost most.

        With a ``game`` only its own mistakes, due or not.
        """
        order = " ORDER BY due IS NULL, due, loss DESC, mistake.id LIMIT ?"
        day = today.isoformat()
        chosen = "SELECT mistake.*"
        if game is not None:
            rows = self.database.rows(
                f"SELECT * FROM mistake WHERE {_OWN} AND game_id = ? ORDER BY at", (person, game)
            )
            return tuple(found for row in rows if (found := _mistake(row, person)))
        own = self.database.rows(
            f"{chosen} {_FOR} AND {_OWN} {order}", (person, day, person, MOST_A_DAY)
        )
        missing = max(0, FEWEST - len(own))
        others = self.database.rows(
            f"{chosen} {_FOR} AND NOT ({_OWN}) {order}", (person, day, person, missing)
        )
        return tuple(found for row in (*own, *others) if (found := _mistake(row, person)))

    @refuses_nonsense("damaged")
    def find(self, number: int, at: int, person: int | None) -> Mistake | None:
        """The position of a game at this action, if it is worth trying."""
        rows = self.database.rows(
            "SELECT * FROM mistake WHERE game_id = ? AND at = ?", (number, at)
        )
        return _mistake(rows[0], person) if rows else None

    @refuses_nonsense("damaged")
    def answered(self, mistake: int, person: int | None, today: date, answer: AnswerKind) -> date:
        """Note an answer; returns the day on which the position comes again.

        A wrong answer brings it back the same day, once.  What does not wait yet is practised
        without being counted.
        """
        with self.database.writing() as connection:
            now = _practice(connection, mistake, person)
            if now.due > today:
                return now.due
            then = _after(now, today, answer)
            connection.execute(
                "DELETE FROM practice WHERE mistake_id = ? AND profile_id IS ?", (mistake, person)
            )
            connection.execute(
                "INSERT INTO practice VALUES (?, ?, ?, ?, ?, ?)",
                (
                    mistake,
                    person,
                    then.times_right,
                    then.due.isoformat(),
                    today.isoformat(),
                    then.missed.isoformat(),
                ),
            )
        return then.due


@dataclass(frozen=True)
class _Practice:
    times_right: int = 0
    due: date = _NEVER
    missed: date = _NEVER


def _after(now: _Practice, today: date, answer: AnswerKind) -> _Practice:
    tomorrow = today + timedelta(DAYS[0])
    if answer is AnswerKind.WRONG:
        return _Practice(0, tomorrow if now.missed == today else today, today)
    if answer is AnswerKind.HELPED or now.missed == today:
        return _Practice(1, tomorrow, now.missed)
    times = now.times_right + 1
    due = today + timedelta(DAYS[times - 1]) if times <= len(DAYS) else RESTS
    return _Practice(times, due, now.missed)


def _practice(connection: sqlite3.Connection, mistake: int, person: int | None) -> _Practice:
    row = connection.execute(
        "SELECT times_right, due, missed FROM practice WHERE mistake_id = ? AND profile_id IS ?",
        (mistake, person),
    ).fetchone()
    if row is None:
        return _Practice()
    return _Practice(row[0], date.fromisoformat(row[1]), date.fromisoformat(row[2]))


def _gather(connection: sqlite3.Connection, number: int, position: FoundPosition) -> None:
    row = connection.execute("SELECT key FROM game WHERE id = ?", (number,)).fetchone()
    if row is None:
        return
    key = hashlib.sha256(f"{row[0]}/{position.at}".encode()).hexdigest()
    connection.execute(
        "INSERT INTO mistake (key, game_id, game, played, at, seat, player, profile_id, loss, data)"
        " SELECT ?, game.id, game, played, ?, seat, player, profile_id, ?, ?"
        " FROM game JOIN seat ON game_id = game.id WHERE game.id = ? AND seat = ? AND NOT former"
        " ON CONFLICT (key) DO UPDATE SET"
        " loss = excluded.loss, data = excluded.data, game_id = excluded.game_id",
        (key, position.at, position.loss, packed(position.data), number, position.seat),
    )


def _mistake(row: sqlite3.Row, person: int | None) -> Mistake | None:
    data = unpacked(row["data"])
    if data is None:
        return None
    return Mistake(
        row["id"],
        row["game_id"],
        row["game"],
        datetime.fromisoformat(row["played"]),
        row["at"],
        row["seat"],
        row["player"] == PERSON and row["profile_id"] == person,
        data,
    )
