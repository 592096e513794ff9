"""Every game that was finished or given up, with its whole record.

Names live in the rows of the seats only, never in the stored record: renaming or forgetting a
person is one change, and a record read back has the names of now.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import cast

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import PERSON, Match
from yokai_desktop.engine.names import clean_name
from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.names import name_key
from yokai_desktop.storage.summaries import Summary, summary_of

LONGEST_TEXT = 2**20
"""Characters of a record; that of the longest game is much shorter."""


@dataclass(frozen=True)
class Entry:
    """A game as it enters the history: its match, when it ended, and the memory aid in use."""

    match: Match
    played: datetime
    aid: str = ""
    former: frozenset[int] = frozenset()
    """Seats of people who are no longer named."""


@dataclass(frozen=True)
class Prepared:
    """All that the rows of a game need; much smaller than its match."""

    text: str
    played: datetime
    aid: str
    former: frozenset[int]
    summary: Summary


@dataclass(frozen=True)
class KeptSeat:
    """A player of a kept game."""

    player: str
    name: str
    is_former: bool
    won: bool | None

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True)
class KeptGame:
    """A game of the history, without its record."""

    id: int
    game: str
    mode: str
    played: datetime
    code: str
    result: str
    scores: tuple[int, ...]
    actions: int
    hints: int
    branched: bool
    aid: str
    tier: int | None
    """Of a finished cooperative game."""
    seats: tuple[KeptSeat, ...]


class History:
    """The games of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, entry: Entry) -> int | None:
        """Keep one game; returns its number, None if it is kept already."""
        return self.add_all([prepared(entry)])[0]

    def add_all(self, games: Sequence[Prepared]) -> list[int | None]:
        """Keep several games, all or none."""
        with self.database.writing() as connection:
            return [insert_game(connection, game) for game in games]

    def ends_with(self, match: Match) -> bool:
        """Whether the game kept last is this very one; a crash may offer a game twice."""
        last = self.database.value("SELECT text FROM record ORDER BY game_id DESC LIMIT 1")
        return bool(last == _nameless_text(match))

    def number_of(self, match: Match) -> int | None:
        """The number of the latest game with this very record; None if there is none."""
        return cast(
            int | None,
            self.database.value(
                "SELECT game_id FROM record WHERE text = ? ORDER BY game_id DESC LIMIT 1",
                (_nameless_text(match),),
            ),
        )

    def count(self) -> int:
        return int(self.database.value("SELECT count(*) FROM game"))

    @refuses_nonsense("damaged")
    def games(self, ids: Sequence[int]) -> list[KeptGame]:
        """These games in this order; numbers that are not there are left out."""
        marks = ",".join("?" * len(ids))
        seats: dict[int, list[KeptSeat]] = {}
        for row in self.database.rows(
            "SELECT game_id, player, name, former, won FROM seat"
            f" WHERE game_id IN ({marks}) ORDER BY game_id, seat",
            ids,
        ):
            won = None if row["won"] is None else bool(row["won"])
            seat = KeptSeat(row["player"], clean_name(row["name"]), bool(row["former"]), won)
            seats.setdefault(row["game_id"], []).append(seat)
        found = {
            row["id"]: _kept_game(row, seats[row["id"]])
            for row in self.database.rows(
                "SELECT game.*, tier FROM game LEFT JOIN yokai_result ON game_id = id"
                f" WHERE id IN ({marks})",
                ids,
            )
        }
        return [found[number] for number in ids if number in found]

    @refuses_nonsense("unreadable")
    def record(self, number: int) -> dict[str, Json] | None:
        """The record of a game with the names of now; None if there is no such game."""
        found = self.database.rows(
            "SELECT CASE WHEN length(text) <= ? THEN text END FROM record WHERE game_id = ?",
            (LONGEST_TEXT, number),
        )
        if not found:
            return None
        record: dict[str, Json] = json.loads(found[0][0])
        names = self.database.rows(
            "SELECT name FROM seat WHERE game_id = ? ORDER BY seat", (number,)
        )
        for seat, row in zip(record["seats"], names, strict=True):
            seat["name"] = row["name"]
        return record

    @refuses_nonsense("unreadable")
    def match(self, number: int) -> Match | None:
        """The game, played again to its end."""
        record = self.record(number)
        return None if record is None else Match.replay(record)

    @refuses_nonsense("unreadable")
    def entry(self, number: int) -> Entry | None:
        """The game as it could enter another history."""
        match = self.match(number)
        if match is None:
            return None
        game = self.games([number])[0]
        former = frozenset(seat for seat, who in enumerate(game.seats) if who.is_former)
        return Entry(match, game.played, game.aid, former)

    def delete(self, ids: Iterable[int]) -> None:
        """Forget these games for good."""
        with self.database.writing() as connection:
            connection.executemany("DELETE FROM game WHERE id = ?", [(n,) for n in ids])


def prepared(entry: Entry) -> Prepared:
    """A game worked out so far that only its rows are still to be written."""
    summary = summary_of(entry.match)
    return Prepared(_nameless_text(entry.match), entry.played, entry.aid, entry.former, summary)


def now() -> datetime:
    """The present, to the second, as the history writes it."""
    return datetime.now(UTC).replace(microsecond=0)


def _kept_game(row: sqlite3.Row, seats: list[KeptSeat]) -> KeptGame:
    return KeptGame(
        id=row["id"],
        game=row["game"],
        mode=row["mode"],
        played=datetime.fromisoformat(row["played"]),
        code=clean_name(row["code"]),
        result=row["result"],
        scores=tuple(map(int, row["scores"].split())),
        actions=row["actions"],
        hints=row["hints"],
        branched=bool(row["branched"]),
        aid=row["aid"],
        tier=row["tier"],
        seats=tuple(seats),
    )


def _nameless_text(match: Match) -> str:
    """The record as it is stored."""
    record = match.record()
    for seat in record["seats"]:
        seat["name"] = ""
    return json.dumps(record, separators=(",", ":"), sort_keys=True)


def insert_game(connection: sqlite3.Connection, game: Prepared) -> int | None:
    """Write the rows of a game; its number, None if it is kept already."""
    text, summary = game.text, game.summary
    played = game.played.astimezone(UTC).isoformat()
    key = hashlib.sha256(f"{played}\n{text}".encode()).hexdigest()
    known = connection.execute("SELECT 1 FROM game WHERE key = ?", (key,)).fetchone()
    if known is not None:
        return None
    cursor = connection.execute(
        "INSERT INTO game (key, played, game, mode, players, code, result, scores, actions,"
        " hints, branched, aid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            key,
            played,
            summary.game,
            summary.mode,
            len(summary.seats),
            summary.code,
            summary.result,
            " ".join(map(str, summary.scores)),
            summary.actions,
            summary.hints,
            summary.branched,
            game.aid,
        ),
    )
    number = cursor.lastrowid
    assert number is not None
    connection.execute("INSERT INTO record VALUES (?, ?)", (number, text))
    _insert_seats(connection, number, game)
    if summary.yokai is not None:
        yokai = summary.yokai
        connection.execute(
            "INSERT INTO yokai_result VALUES (?, ?, ?, ?, ?)",
            (number, yokai.edition, yokai.level, yokai.points, yokai.tier),
        )
    for table, counts in (
        ("rounds_won", summary.rounds_won),
        ("bosses_taken", summary.bosses_taken),
    ):
        connection.executemany(
            f"INSERT INTO {table} VALUES (?, ?, ?, ?)",
            [(number, side, what, count) for (side, what), count in counts.items()],
        )
    return number


def _insert_seats(connection: sqlite3.Connection, number: int, game: Prepared) -> None:
    for place, seat in enumerate(game.summary.seats):
        former = place in game.former
        name = "" if former else clean_name(seat.who.name)
        profile = None
        if seat.who.is_person and name:
            profile, name = profile_for(connection, name, game.played)
        connection.execute(
            "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                place,
                seat.side,
                seat.who.player,
                name,
                name_key(name),
                former,
                profile,
                seat.won,
                seat.rivals,
            ),
        )


def profile_for(connection: sqlite3.Connection, name: str, since: datetime) -> tuple[int, str]:
    """The profile of a name and how it is written there, made if the name is new."""
    connection.execute(
        "INSERT INTO profile (name, name_key, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (name, name_key(name), since.astimezone(UTC).isoformat()),
    )
    row = connection.execute("SELECT id, name FROM profile WHERE name_key = ?", (name_key(name),))
    number, written = row.fetchone()
    return int(number), str(written)
