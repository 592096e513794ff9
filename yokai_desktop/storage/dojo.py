"""What people have done in the dojo: lessons, trials, exercises, each with the best result so far.

Nobody is told by ``None``: the person at the screen who gave no name.  Nothing here knows what a
lesson or a trial is; ``kind`` and ``item`` are short names, ``value`` says how far somebody came.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.history import now, profile_for

_UPSERT = (
    "INSERT INTO dojo VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (coalesce(profile_id, 0), kind, item) DO UPDATE SET"
    " value = max(value, excluded.value), noted = max(noted, excluded.noted),"
)
_ONCE_MORE = f"{_UPSERT} tries = tries + excluded.tries"
_THE_SAME = f"{_UPSERT} tries = max(tries, excluded.tries)"


@dataclass(frozen=True)
class Reached:
    """How far somebody came with one thing: the best value, how often tried, when last."""

    kind: str
    """``lesson`` (steps done), ``trial`` and ``puzzle`` (stars), ``convention`` (right answers)."""
    item: str
    value: int
    tries: int
    noted: datetime


@dataclass(frozen=True)
class OfPerson:
    """The same with whose it is, as it goes from one history to another; no name for nobody."""

    name: str
    reached: Reached


class DojoProgress:
    """What one person has reached, or the nameless one."""

    def __init__(self, database: Database, profile: int | None) -> None:
        self.database = database
        self.profile = profile

    def note(self, kind: str, item: str, value: int) -> None:
        """One more try, with its result: the best one stays."""
        row = (self.profile, kind, item, value, 1, now().isoformat())
        with self.database.writing() as connection:
            connection.execute(_ONCE_MORE, row)

    @refuses_nonsense("damaged")
    def all(self) -> list[Reached]:
        """Everything, in the order of kinds and items."""
        rows = self.database.rows(
            "SELECT * FROM dojo WHERE coalesce(profile_id, 0) = ? ORDER BY kind, item",
            (self.profile or 0,),
        )
        return [_reached(row) for row in rows]

    def of_kind(self, kind: str) -> dict[str, Reached]:
        """What was reached of one kind, by item."""
        return {reached.item: reached for reached in self.all() if reached.kind == kind}

    def forget(self) -> None:
        """Begin anew."""
        with self.database.writing() as connection:
            connection.execute(
                "DELETE FROM dojo WHERE coalesce(profile_id, 0) = ?", (self.profile or 0,)
            )


@refuses_nonsense("damaged")
def everybody(database: Database) -> list[OfPerson]:
    """What all people have reached."""
    rows = database.rows(
        "SELECT dojo.*, coalesce(name, '') AS name FROM dojo"
        " LEFT JOIN profile ON profile.id = profile_id ORDER BY name, kind, item"
    )
    return [OfPerson(str(row["name"]), _reached(row)) for row in rows]


def save_all(connection: sqlite3.Connection, found: Iterable[OfPerson]) -> None:
    """Add what came from elsewhere; of two results of one person the better one stays."""
    for person in found:
        reached = person.reached
        profile = None
        if person.name:
            profile, _ = profile_for(connection, person.name, reached.noted)
        noted = reached.noted.astimezone(UTC).isoformat()
        row = (profile, reached.kind, reached.item, reached.value, reached.tries, noted)
        connection.execute(_THE_SAME, row)


def _reached(row: sqlite3.Row) -> Reached:
    return Reached(
        str(row["kind"]),
        str(row["item"]),
        int(row["value"]),
        int(row["tries"]),
        datetime.fromisoformat(row["noted"]),
    )
