"""Finding games in the history: what is wanted and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from yokai_desktop.storage.database import Database
from yokai_desktop.storage.names import name_key

_ORDERS = {
    "date": "played",
    "game": "game",
    "mode": "mode",
    "result": "result",
    "players": "(SELECT group_concat(name_key) FROM seat"
    " WHERE game_id = game.id AND player = 'person')",
}
COLUMNS = tuple(_ORDERS)

MOST_WORDS = 8
"""Words of a search beyond these are not looked for."""


@dataclass(frozen=True)
class GameFilter:
    """Which games are wanted; what is empty or None says nothing.

    Every word must occur in the name of a player, the deal code or the date (``2026-11``).
    """

    words: str = ""
    game: str = ""
    mode: str = ""
    result: str = ""
    profile: int | None = None
    sort: str = "date"
    descending: bool = True


def find(database: Database, wanted: GameFilter) -> list[int]:
    """The numbers of the games, in order; equal ones by date, the latest first."""
    conditions: list[str] = []
    values: list[Any] = []
    for column in ("game", "mode", "result"):
        value = getattr(wanted, column)
        if value:
            conditions.append(f"{column} = ?")
            values.append(value)
    if wanted.profile is not None:
        conditions.append("id IN (SELECT game_id FROM seat WHERE profile_id = ?)")
        values.append(wanted.profile)
    for word in name_key(wanted.words).split()[:MOST_WORDS]:
        conditions.append(
            "(instr(played, ?) = 1 OR instr(lower(code), ?)"
            " OR id IN (SELECT game_id FROM seat WHERE instr(name_key, ?)))"
        )
        values += [word, word, word]
    where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
    direction = "DESC" if wanted.descending else "ASC"
    order = f"{_ORDERS[wanted.sort]} {direction}, played DESC, id DESC"
    sql = f"SELECT id FROM game {where} ORDER BY {order}"
    return [row[0] for row in database.rows(sql, values)]


def modes(database: Database) -> list[tuple[str, str]]:
    """The games and modes that have been played, in a fixed order."""
    rows = database.rows("SELECT DISTINCT game, mode FROM game ORDER BY game, mode")
    return [(row["game"], row["mode"]) for row in rows]
