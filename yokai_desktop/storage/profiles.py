"""People by name: their results belong to them, and can be taken over or forgotten."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from yokai_desktop.engine.names import clean_name
from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.history import now, profile_for
from yokai_desktop.storage.names import name_key

NAMELESS = "?"


class NameRefused(ValueError):
    """``reason`` is ``empty`` or ``taken``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Profile:
    """A person and how much they have played."""

    id: int
    name: str
    games: int
    won: int
    last_played: datetime | None


class Profiles:
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @refuses_nonsense("damaged")
    def all(self) -> list[Profile]:
        """Everybody; those who played last come first."""
        rows = self.database.rows(
            "SELECT profile.id, profile.name, count(DISTINCT game.id) AS games,"
            " count(DISTINCT CASE WHEN won THEN game.id END) AS won, max(played) AS last"
            " FROM profile LEFT JOIN seat ON profile_id = profile.id"
            " LEFT JOIN game ON game.id = game_id AND result <> 'abandoned' AND NOT branched"
            " GROUP BY profile.id ORDER BY last DESC, profile.name_key"
        )
        return [
            Profile(
                row["id"],
                _shown(row["name"]),
                row["games"],
                row["won"],
                datetime.fromisoformat(row["last"]) if row["last"] else None,
            )
            for row in rows
        ]

    @refuses_nonsense("damaged")
    def names(self) -> list[tuple[int, str]]:
        """Everybody by number and name, in the order of the names."""
        rows = self.database.rows("SELECT id, name FROM profile ORDER BY name_key")
        return [(row["id"], _shown(row["name"])) for row in rows]

    def add(self, name: str) -> int:
        """A new person; ``NameRefused`` if the name is empty or taken."""
        name = _checked(name)
        with self.database.writing() as connection:
            _refuse_taken(connection, name, None)
            return profile_for(connection, name, now())[0]

    def rename(self, profile: int, name: str) -> None:
        """Another name, in all games too; ``NameRefused`` if it is empty or taken."""
        name = _checked(name)
        with self.database.writing() as connection:
            _refuse_taken(connection, name, profile)
            both = (name, name_key(name), profile)
            connection.execute("UPDATE profile SET name = ?, name_key = ? WHERE id = ?", both)
            connection.execute("UPDATE seat SET name = ?, name_key = ? WHERE profile_id = ?", both)

    def delete(self, profile: int, *, with_games: bool) -> None:
        """Forget a person.

        Their games stay as those of a former player.  ``with_games`` removes the games in which
        nobody else with a name took part; the others belong to those people too, and stay.
        """
        with self.database.writing() as connection:
            if with_games:
                connection.execute(
                    "DELETE FROM game WHERE id IN (SELECT game_id FROM seat WHERE profile_id = ?)"
                    " AND id NOT IN (SELECT game_id FROM seat WHERE profile_id <> ?)",
                    (profile, profile),
                )
            connection.execute(
                "UPDATE seat SET name = '', name_key = '', former = 1 WHERE profile_id = ?",
                (profile,),
            )
            connection.execute("DELETE FROM profile WHERE id = ?", (profile,))


def _shown(name: str) -> str:
    """A name that was kept; nobody is a blank, whatever a stranger has written into the file."""
    return clean_name(name) or NAMELESS


def _checked(name: str) -> str:
    name = clean_name(name)
    if not name:
        raise NameRefused("empty")
    return name


def _refuse_taken(connection: sqlite3.Connection, name: str, own: int | None) -> None:
    row = connection.execute("SELECT id FROM profile WHERE name_key = ?", (name_key(name),))
    found = row.fetchone()
    if found is not None and found[0] != own:
        raise NameRefused("taken")
