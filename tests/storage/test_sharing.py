"""Files of games: what one history writes another reads, whole or not at all."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.played_games import AIKO, play_by_chance, septet_game, septet_match, yokai_won
from yokai_desktop.engine.match import Seat
from yokai_desktop.storage import sharing
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.game_stream import FORMAT, VERSION, BadFile
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.sharing import Import, export_games

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def history() -> History:
    history = History(Database(None))
    history.add(Entry(septet_game((AIKO, Seat(name="Zoé 妖"))), NOON))
    history.add(Entry(yokai_won(), NOON + timedelta(days=1), "looks"))
    history.add(Entry(play_by_chance(septet_match((AIKO, AIKO)), most=9), NOON))
    return history


def take(path: Path, history: History) -> int:
    importing = Import(path)
    while importing.check_next():
        assert 0 < importing.share <= 1
    return importing.write(history)


def test_everything_goes_from_one_history_to_another(history: History, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    profiles = Profiles(history.database)
    profiles.delete(next(p.id for p in profiles.all() if p.name == "Ben"), with_games=False)
    assert export_games(history, path) == 3
    other = History(Database(None))
    assert take(path, other) == 3
    for number in (1, 2, 3):
        old, new = history.entry(number), other.entry(number)
        assert old is not None
        assert new in [history.entry(n) for n in (1, 2, 3)]
    assert take(path, other) == 0
    assert other.count() == 3


def test_one_game_can_be_shared(history: History, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert export_games(history, path, [2, 99]) == 1
    importing = Import(path)
    assert importing.checked == 0
    assert importing.check_next()
    assert not importing.check_next()
    assert importing.checked == 1
    assert importing.write(History(Database(None))) == 1


def test_a_file_of_every_version_can_be_read(tmp_path: Path) -> None:
    for version in range(1, VERSION + 1):
        path = Path(__file__).parent / "samples" / f"games-{version}.json"
        assert take(path, History(Database(None))) == 2


def test_what_cannot_be_read_or_written_is_told(history: History, tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        Import(tmp_path / "missing.json")
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        export_games(history, tmp_path / "file" / "games.json")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not_json"),
        (b"\xff\xfe\x00", "not_json"),
        (b"[" * 100_000, "not_json"),
        (b"[]", "not_games"),
        (b'{"format": "something else"}', "not_games"),
        (b'{"format": "yokai-desktop games", "version": 99}', "unknown_version"),
        (b'{"format": "yokai-desktop games", "version": 1}', "not_games"),
        (b'{"format": "yokai-desktop games", "version": true}', "unknown_version"),
        (b'{"format": "yokai-desktop games", "games": []}', "unknown_version"),
        (b'{"version": 1, "games": []}', "not_games"),
        (b'{"games": [], "games": []}', "not_games"),
        (b'{"games": {}}', "not_games"),
        (b'{"games": [', "not_json"),
        (b'{"games": [1}', "bad_game"),
        (b'{"games": [] "version": 1}', "not_json"),
        (b'{"games": []} {}', "not_json"),
        (b"{", "not_json"),
        (b"{}", "not_games"),
        (b'{"a"}', "not_json"),
        (b'{1: "a"}', "not_json"),
        (b'{"a": NaN, "b": [' + b"9" * 5_000 + b"]}", "not_json"),
        (b'{"a": ' + b"[" * 3_000_000, "too_large"),
        (b'{"a": [' + b"{}," * 1_000_000 + b"1]}", "too_large"),
    ],
)
def test_a_file_that_is_none_of_ours_says_why(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "games.json"
    path.write_bytes(content)
    with pytest.raises(BadFile) as error:
        Import(path).check_next()
    assert error.value.reason == reason


def test_huge_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.json"
    games = [broken("aid", "")] * 2
    path.write_text(json.dumps({"format": FORMAT, "version": 1, "games": games}))
    monkeypatch.setattr(sharing, "MOST_GAMES", 1)
    importing = Import(path)
    assert importing.check_next()
    with pytest.raises(BadFile) as error:
        importing.check_next()
    assert error.value.reason == "too_many"
    monkeypatch.setattr(sharing, "LARGEST_FILE", 10)
    with pytest.raises(BadFile) as error:
        Import(path)
    assert error.value.reason == "too_large"


def broken(change: str, value: Any) -> Any:
    record = yokai_won().record()
    game: dict[str, Any] = {"played": NOON.isoformat(), "aid": "", "former": [], "record": record}
    if change == "game":
        return value
    if change in game:
        game[change] = value
    elif change == "player":
        record["seats"][0]["player"] = value
    else:
        record[change] = value
    return game


@pytest.mark.parametrize(
    ("change", "value", "why"),
    [
        ("game", 7, "not_a_game"),
        ("played", None, "bad_date"),
        ("played", "yesterday", "bad_date"),
        ("played", "2026-11-16T12:00:00", "bad_date"),
        ("played", "1999-12-31T00:00:00+00:00", "bad_date"),
        ("aid", 5, "bad_aid"),
        ("aid", "x" * 21, "bad_aid"),
        ("aid", "é", "bad_aid"),
        ("aid", "sight", "bad_aid"),
        ("aid", [], "bad_aid"),
        ("former", 0, "bad_former"),
        ("former", ["0"], "bad_former"),
        ("former", [4], "bad_former"),
        ("former", [True], "bad_former"),
        ("former", [0] * 9, "bad_former"),
        ("record", None, "not_a_record"),
        ("actions", ["move 99 0,0"], "bad_action"),
        ("format", 2, "unknown_format"),
        ("player", "../../etc/x", "bad_field"),
        ("player", "master", "bad_field"),
    ],
)
def test_one_unsound_game_refuses_the_whole_file(
    tmp_path: Path, change: str, value: Any, why: str
) -> None:
    path = tmp_path / "games.json"
    games = [broken("aid", "looks"), broken(change, value)]
    path.write_text(json.dumps({"format": FORMAT, "version": 1, "games": games}))
    importing = Import(path)
    importing.check_next()
    with pytest.raises(BadFile) as error:
        importing.check_next()
    assert (error.value.reason, error.value.game, error.value.why) == ("bad_game", 2, why)
    assert importing.checked == 1


def test_halves_of_characters_in_a_seed_are_refused(tmp_path: Path) -> None:
    record = septet_match((AIKO, AIKO)).record()
    record["seed"] = "\ud800"
    path = tmp_path / "games.json"
    games = [{"played": NOON.isoformat(), "record": record}]
    path.write_text(json.dumps({"format": FORMAT, "version": 1, "games": games}))
    with pytest.raises(BadFile) as error:
        Import(path).check_next()
    assert error.value.why == "bad_field"
