"""Reviews of kept games, packed: opening one again is instant, and it goes when its game goes.

A review is JSON data of whoever judged; nothing here knows what is in it.  It can always be worked
out again, so one that cannot be read is as good as none.  Files of shared games leave reviews out.
"""

from __future__ import annotations

from yokai_desktop.engine.contract import Json
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.packing import packed, unpacked


class Reviews:
    """The reviews of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def save(self, number: int, judge: int, review: Json) -> None:
        """Keep the review of a game, whole or begun, instead of any before; nothing if the game
        has been deleted meanwhile."""
        with self.database.writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO review SELECT id, ?, ? FROM game WHERE id = ?",
                (judge, packed(review), number),
            )

    def load(self, number: int, judge: int) -> Json | None:
        """The review of a game by this version of its judge; None if there is none to be used."""
        rows = self.database.rows(
            "SELECT data FROM review WHERE game_id = ? AND judge = ?", (number, judge)
        )
        return unpacked(rows[0]["data"]) if rows else None

    def forget(self, number: int) -> None:
        """Drop the review of a game."""
        with self.database.writing() as connection:
            connection.execute("DELETE FROM review WHERE game_id = ?", (number,))
