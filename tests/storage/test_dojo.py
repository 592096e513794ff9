"""What people reach in the dojo: kept with the history, shared with it, gone with a person."""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.played_games import septet_game
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import FILE_NAME, Database
from yokai_desktop.storage.dojo import DojoProgress, everybody
from yokai_desktop.storage.dojo_sharing import MOST_ROWS
from yokai_desktop.storage.game_stream import BadFile
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.sharing import Import, export_games

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
ROW = {"name": "Aiko", "kind": "trial", "item": "a", "value": 2, "tries": 1}
WHOLE = {**ROW, "noted": "2026-11-16T12:00:00+00:00"}


@pytest.fixture
def database() -> Database:
    return Database(None)


def values(progress: DojoProgress) -> list[tuple[str, str, int, int]]:
    return [(each.kind, each.item, each.value, each.tries) for each in progress.all()]


def take(path: Path, history: History) -> None:
    taking = Import(path)
    while taking.check_next():
        pass
    taking.write(history)


def test_the_best_of_all_tries_stays(database: Database) -> None:
    progress = DojoProgress(database, None)
    for stars in (1, 3, 2):
        progress.note("trial", "septet-1", stars)
    progress.note("lesson", "first_trick", 2)
    assert values(progress) == [("lesson", "first_trick", 2, 1), ("trial", "septet-1", 3, 3)]
    assert progress.of_kind("trial")["septet-1"].value == 3
    assert progress.of_kind("puzzle") == {}


def test_people_have_progress_of_their_own(database: Database) -> None:
    aiko = Profiles(database).add("Aiko")
    DojoProgress(database, aiko).note("trial", "septet-1", 3)
    DojoProgress(database, None).note("trial", "septet-1", 1)
    assert values(DojoProgress(database, aiko)) == [("trial", "septet-1", 3, 1)]
    assert values(DojoProgress(database, None)) == [("trial", "septet-1", 1, 1)]
    DojoProgress(database, None).forget()
    assert [person.name for person in everybody(database)] == ["Aiko"]


def test_progress_goes_with_its_person(database: Database) -> None:
    profiles = Profiles(database)
    aiko = profiles.add("Aiko")
    DojoProgress(database, aiko).note("trial", "septet-1", 3)
    profiles.delete(aiko, with_games=False)
    assert everybody(database) == []


def test_progress_goes_from_one_history_to_another(database: Database, tmp_path: Path) -> None:
    history, path = History(database), tmp_path / "games.json"
    history.add(Entry(septet_game(), NOON))
    aiko = Profiles(database).add("Zoé")
    DojoProgress(database, aiko).note("trial", "septet-1", 3)
    DojoProgress(database, None).note("lesson", "first_trick", 2)
    export_games(history, path)
    other = Database(None)
    DojoProgress(other, None).note("lesson", "first_trick", 3)
    for _ in range(2):
        take(path, History(other))
    assert values(DojoProgress(other, None)) == [("lesson", "first_trick", 3, 1)]
    there = next(number for number, name in Profiles(other).names() if name == "Zoé")
    assert values(DojoProgress(other, there)) == [("trial", "septet-1", 3, 1)]


def test_one_shared_game_tells_nothing_of_the_dojo(database: Database, tmp_path: Path) -> None:
    history, path = History(database), tmp_path / "game.json"
    history.add(Entry(septet_game(), NOON))
    DojoProgress(database, None).note("trial", "septet-1", 3)
    export_games(history, path, [1])
    assert "dojo" not in json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "data",
    [
        {},
        [WHOLE] * (MOST_ROWS + 1),
        ["text"],
        [ROW],
        [{**WHOLE, "name": 1}],
        [{**WHOLE, "kind": ""}],
        [{**WHOLE, "item": "x" * 81}],
        [{**WHOLE, "item": "a\nb"}],
        [{**WHOLE, "value": True}],
        [{**WHOLE, "value": -1}],
        [{**WHOLE, "tries": 1.0}],
        [{**WHOLE, "noted": 5}],
        [{**WHOLE, "noted": "2026-11-16T12:00:00"}],
        [{**WHOLE, "noted": "0001-01-01T00:00:00+14:00"}],
        [{**WHOLE, "noted": "9999-12-31T23:00:00-14:00"}],
    ],
)
def test_a_part_that_cannot_be_ours_is_refused(data: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    text = {"format": "yokai-desktop games", "version": 1, "games": [], "dojo": data}
    path.write_text(json.dumps(text))
    with pytest.raises(BadFile) as refusal:
        take(path, History(Database(None)))
    assert refusal.value.reason == "not_games"


def test_rows_that_make_no_sense_are_told(database: Database) -> None:
    with database.writing() as connection:
        connection.execute("INSERT INTO dojo VALUES (NULL, 'trial', 'a', 'many', 1, 'today')")
    with pytest.raises(StorageError):
        DojoProgress(database, None).all()
    with pytest.raises(StorageError):
        everybody(database)


def test_a_history_of_the_version_before_gets_its_dojo(tmp_path: Path) -> None:
    sample = Path(__file__).parent / "samples" / "history-2.sql"
    old = sqlite3.connect(tmp_path / FILE_NAME)
    old.executescript(sample.read_text(encoding="utf-8"))
    old.close()
    database = Database(tmp_path)
    DojoProgress(database, 1).note("trial", "septet-1", 2)
    database.close()
    assert values(DojoProgress(Database(tmp_path), 1)) == [("trial", "septet-1", 2, 1)]
    assert (tmp_path / "history.version-2.db").exists()
