"""Reviews kept with their games: they come back, and go with them."""

from __future__ import annotations

import sqlite3
import zlib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.played_games import septet_game
from yokai_desktop.storage.database import FILE_NAME, Database
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.packing import LARGEST
from yokai_desktop.storage.reviews import Reviews
from yokai_desktop.storage.sharing import Import, export_games

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
REVIEW = {"format": 1, "decisions": [{"action": "play fire-9", "loss": 0.12}], "names": "妖怪"}


@pytest.fixture
def database() -> Database:
    return Database(None)


@pytest.fixture
def number(database: Database) -> int:
    kept = History(database).add(Entry(septet_game(), NOON))
    assert kept is not None
    return kept


def test_a_review_comes_back_as_it_was_kept(database: Database, number: int) -> None:
    reviews = Reviews(database)
    assert reviews.load(number, 1) is None
    reviews.save(number, 1, {"begun": True})
    reviews.save(number, 1, REVIEW)
    assert reviews.load(number, 1) == REVIEW


def test_another_version_of_the_judge_finds_nothing(database: Database, number: int) -> None:
    reviews = Reviews(database)
    reviews.save(number, 1, REVIEW)
    assert reviews.load(number, 2) is None
    reviews.save(number, 2, REVIEW)
    assert reviews.load(number, 1) is None
    assert reviews.load(number, 2) == REVIEW


def test_a_review_goes_with_its_game(database: Database, number: int) -> None:
    reviews = Reviews(database)
    reviews.save(number, 1, REVIEW)
    History(database).delete([number])
    assert reviews.load(number, 1) is None
    reviews.save(number, 1, REVIEW)
    assert database.value("SELECT count(*) FROM review") == 0


def test_a_review_can_be_forgotten(database: Database, number: int) -> None:
    reviews = Reviews(database)
    reviews.save(number, 1, REVIEW)
    reviews.forget(number)
    assert reviews.load(number, 1) is None


@pytest.mark.parametrize(
    "data",
    [
        "text",
        b"not packed",
        zlib.compress(b'{"format": 1')[:-4],
        zlib.compress(b'{"format": '),
        zlib.compress(b"\xff\xfe"),
        zlib.compress(b"[" * 100_000),
        zlib.compress(b" " * (LARGEST + 1)),
    ],
    ids=["text", "foreign", "cut", "no json", "no text", "nested", "huge"],
)
def test_what_cannot_be_read_is_no_review(database: Database, number: int, data: object) -> None:
    with database.writing() as connection:
        connection.execute("INSERT INTO review VALUES (?, 1, ?)", (number, data))
    assert Reviews(database).load(number, 1) is None


def test_shared_games_leave_reviews_out(tmp_path: Path, database: Database, number: int) -> None:
    Reviews(database).save(number, 1, REVIEW)
    path = tmp_path / "games.json"
    assert export_games(History(database), path) == 1
    other = Database(None)
    taken = Import(path)
    while taken.check_next():
        assert taken.share <= 1
    taken.write(History(other))
    assert History(other).count() == 1
    assert other.value("SELECT count(*) FROM review") == 0


def test_games_of_the_first_version_can_be_reviewed(tmp_path: Path) -> None:
    sample = Path(__file__).parent / "samples" / "history-1.sql"
    old = sqlite3.connect(tmp_path / FILE_NAME)
    old.executescript(sample.read_text(encoding="utf-8"))
    old.close()
    database = Database(tmp_path)
    Reviews(database).save(1, 1, REVIEW)
    database.close()
    again = Database(tmp_path)
    assert again.set_aside is None
    assert Reviews(again).load(1, 1) == REVIEW
    assert (tmp_path / "history.version-1.db").exists()
