"""Sharing games as a file: one game or all, as JSON that says what it is.

::

    {"format": "yokai-desktop games", "version": 1,
     "games": [{"played": "2026-11-16T02:40:00+00:00",   when it ended, with its time zone
                "aid": "looks",                           memory aid in use, may be empty
                "former": [2],                            seats of people no longer named
                "record": {...}}]}                        the match, as ``Match.record`` writes it

A file is read in steps, so that a screen can go on: every record is replayed, and only when all
are sound is anything written.
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
from yokai_desktop.storage.finding import Wanted, find
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.reading import read_bytes
from yokai_desktop.storage.summaries import Summary, summary_of

FORMAT = "yokai-desktop games"
VERSION = 1
LARGEST_FILE = 128 * 2**20
MOST_GAMES = 100_000
YEARS = range(2000, 2200)
"""In which a game may have been played."""


class BadFile(ValueError):
    """A file from which nothing was taken.

    ``reason`` is ``too_large``, ``not_json``, ``not_games``, ``unknown_version``, ``too_many`` or
    ``bad_game``; then ``game`` counts from 1 and ``why`` is the engine's reason.
    """

    def __init__(self, reason: str, game: int = 0, why: str = "") -> None:
        super().__init__(f"{reason} {game} {why}".strip())
        self.reason, self.game, self.why = reason, game, why


def export_games(history: History, path: Path, ids: Sequence[int] | None = None) -> int:
    """Write these games, or all, to a file; returns how many.  ``StorageError`` if it fails."""
    if ids is None:
        ids = find(history.database, Wanted(descending=False))
    games = [_game_data(history, number) for number in ids]
    found = [game for game in games if game is not None]
    data = {"format": FORMAT, "version": VERSION, "games": found}
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
    """A file being taken over: ``check_next`` until it is done, then ``write``."""

    def __init__(self, path: Path) -> None:
        """Read the file; ``BadFile`` if it is none of ours, ``StorageError`` if unreadable."""
        self._games = _games_in(path)
        self._checked: list[tuple[Entry, Summary]] = []

    @property
    def total(self) -> int:
        return len(self._games)

    @property
    def checked(self) -> int:
        return len(self._checked)

    @property
    def is_done(self) -> bool:
        """Whether every game has been replayed."""
        return self.checked == self.total

    def check_next(self) -> None:
        """Replay the next game; ``BadFile`` if it is not sound."""
        entry = _entry_of(self._games[self.checked], self.checked + 1)
        self._checked.append((entry, summary_of(entry.match)))

    def write(self, history: History) -> int:
        """Keep all games, or none if that fails; returns how many are new."""
        assert self.is_done
        return sum(number is not None for number in history.add_all(self._checked))


def _games_in(path: Path) -> list[Json]:
    try:
        text = read_bytes(path, LARGEST_FILE)
    except StorageError as error:
        if error.reason == "too_large":
            raise BadFile("too_large") from error
        raise
    if text is None:
        raise StorageError("failed", path, "no such file")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile("not_json") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile("not_games")
    if data.get("version") != VERSION:
        raise BadFile("unknown_version")
    games = data.get("games")
    if not isinstance(games, list):
        raise BadFile("not_games")
    if len(games) > MOST_GAMES:
        raise BadFile("too_many")
    return games


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
