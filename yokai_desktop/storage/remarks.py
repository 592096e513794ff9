"""What somebody wrote beside a decision of a kept game, and which ones they pinned."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.storage.database import Database, refuses_nonsense

LONGEST = 2_000
"""Letters of a note."""


@dataclass(frozen=True)
class Remark:
    """The note of one decision; nothing is kept for an empty one that is not pinned."""

    text: str = ""
    is_pinned: bool = False


NOTHING = Remark()


class Remarks:
    """The remarks of one database; they go with their game."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @refuses_nonsense("damaged")
    def of(self, number: int) -> dict[int, Remark]:
        """The remarks of a game by the number of the action."""
        rows = self.database.rows(
            "SELECT at, text, pinned FROM remark WHERE game_id = ?", (number,)
        )
        return {
            int(row["at"]): Remark(str(row["text"])[:LONGEST], bool(row["pinned"])) for row in rows
        }

    def save(self, number: int, at: int, remark: Remark) -> None:
        """Keep a remark instead of the one before; nothing if the game has been deleted."""
        with self.database.writing() as connection:
            connection.execute("DELETE FROM remark WHERE game_id = ? AND at = ?", (number, at))
            if remark != NOTHING:
                connection.execute(
                    "INSERT INTO remark SELECT id, ?, ?, ? FROM game WHERE id = ?",
                    (at, remark.text[:LONGEST], remark.is_pinned, number),
                )
