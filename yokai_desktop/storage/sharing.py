"""Sharing games as a file: one game or all, as JSON that says what it is.

::

    {"format": "yokai-desktop games", "version": 1,
     "games": [{"played": "2026-11-16T02:40:00+00:00",   when it ended, with its time zone
                "aid": "looks",                           memory aid in use, may be empty
                "former": [2],                            seats of people no longer named
                "record": {...}}],                        the match, as ``Match.record`` writes it
     "dojo": [...]}                                       with all games: see ``dojo_sharing``

A file is read game by game, every record is replayed, and only when all are sound is anything
written; ``taking_over`` does that in a process of its own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.marks import AIDS
from yokai_desktop.engine.match import BadRecord, Match
from yokai_desktop.storage.atomic_files import StorageError, write_text
from yokai_desktop.storage.dojo import everybody, save_all
from yokai_desktop.storage.dojo_sharing import dojo_data
from yokai_desktop.storage.finding import GameFilter, find
from yokai_desktop.storage.game_stream import FORMAT, VERSION, BadFile, GameStream
from yokai_desktop.storage.history import Entry, History, Prepared, insert_game, prepared
from yokai_desktop.storage.reading import read_bytes

LARGEST_FILE = 64 * 2**20
MOST_GAMES = 50_000
YEARS = range(2000, 2200)
"""In which a game may have been played."""


def export_games(history: History, path: Path, ids: Sequence[int] | None = None) -> int:
    """Write these games, or all, to a file; returns how many.  ``StorageError`` if it fails.

    All games go with what people have reached in the dojo.
    """
    is_all = ids is None
    if ids is None:
        ids = find(history.database, GameFilter(descending=False))
    games = [_game_data(history, number) for number in ids]
    found = [game for game in games if game is not None]
    data: dict[str, Json] = {"format": FORMAT, "version": VERSION, "games": found}
    if is_all and (people := everybody(history.database)):
        data["dojo"] = dojo_data(people)
    write_text(path, json.dumps(data, ensure_ascii=True, indent=1))
    return len(found)


def _game_data(history: History, number: int) -> dict[str, Json] | None:
    record = history.record(number)
    if record is None:
        return None
    game = history.games([number])[0]
    return {
        "played": game.played.isoformat(),
        "aid": game.aid,
        "former": [seat for seat, who in enumerate(game.seats) if who.is_former],
        "record": record,
    }


class Import:
    """A file being taken over: ``check_next`` until nothing is left, then ``write``."""

    def __init__(self, path: Path) -> None:
        """Read the file; ``BadFile`` if it is none of ours, ``StorageError`` if unreadable."""
        self._stream = GameStream(_text_of(path))
        self._rest = iter(self._stream)
        self._checked: list[Prepared] = []

    @property
    def checked(self) -> int:
        return len(self._checked)

    @property
    def share(self) -> float:
        """How much of the file has been read, from 0 to 1."""
        return self._stream.share

    def check_next(self) -> bool:
        """Replay the next game, ``BadFile`` if it is not sound; False if none is left."""
        for data in self._rest:
            if self.checked == MOST_GAMES:
                raise BadFile("too_many")
            self._checked.append(prepared(_entry_of(data, self.checked + 1)))
            return True
        return False

    def write(self, history: History) -> int:
        """Keep all games that were checked, and what belongs to people, or nothing if that fails.

        Returns how many games are new.
        """
        people = self._stream.dojo
        with history.database.writing() as connection:
            numbers = [insert_game(connection, game) for game in self._checked]
            save_all(connection, people)
        return sum(number is not None for number in numbers)


def _text_of(path: Path) -> str:
    try:
        found = read_bytes(path, LARGEST_FILE)
    except StorageError as error:
        if error.reason == "too_large":
            raise BadFile("too_large") from error
        raise
    if found is None:
        raise StorageError("failed", path, "no such file")
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile("not_json") from error


def _entry_of(data: Json, number: int) -> Entry:
    if not isinstance(data, dict):
        raise BadFile("bad_game", number, "not_a_game")
    played, aid, former = data.get("played"), data.get("aid", ""), data.get("former", [])
    if aid not in ("", *AIDS):
        raise BadFile("bad_game", number, "bad_aid")
    try:
        match = Match.replay(data.get("record"))
    except BadRecord as error:
        raise BadFile("bad_game", number, error.reason) from error
    seats = range(len(match.seats))
    if (
        not isinstance(former, list)
        or len(former) > len(seats)
        or not all(type(seat) is int and seat in seats for seat in former)
    ):
        raise BadFile("bad_game", number, "bad_former")
    return Entry(match, _moment(played, number), aid, frozenset(former))


def _moment(text: Json, number: int) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
        if moment.tzinfo is None or moment.year not in YEARS:
            raise ValueError(text)
        return moment.astimezone(UTC).replace(microsecond=0)
    except (ValueError, TypeError) as error:
        raise BadFile("bad_game", number, "bad_date") from error
