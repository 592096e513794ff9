"""Damaged histories: opened, or set aside whole; what is read is sound or refused."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.played_games import AIKO, BEN, septet_game, yokai_won
from tests.robustness.counts import tell, times
from tests.robustness.damages import damaged_bytes
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import FILE_NAME, Database
from yokai_desktop.storage.dojo import DojoProgress, everybody
from yokai_desktop.storage.finding import COLUMNS, GameFilter, find, modes
from yokai_desktop.storage.grades import Grade, Grades, KindLoss
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.mistakes import AnswerKind, FoundPosition, Mistakes
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.remarks import Remark, Remarks
from yokai_desktop.storage.reviews import Reviews
from yokai_desktop.storage.septet.progress import septet_progress
from yokai_desktop.storage.septet.statistics import bosses_by_family
from yokai_desktop.storage.statistics import results_over_time
from yokai_desktop.storage.yokai.journey import custom_games, journey, last_edition
from yokai_desktop.storage.yokai.statistics import scores_by_level

JUDGE = 1
TODAY = date(2026, 11, 18)
STRANGE = (None, -1, 2**62, 1e300, "", "x", "<i>x</i>", b"\x00\xff", "é" * 5_000, "[" * 2_000)


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A history with games of both kinds, closed."""
    folder = tmp_path / "sound"
    database = Database(folder)
    moment = datetime(2026, 5, 1, tzinfo=UTC)
    games = [septet_game(seed=f"AAA-{n}", options={"scoring": "standard"}) for n in range(3)]
    games += [yokai_won((AIKO, BEN), turns=turns) for turns in range(3)]
    for number, match in enumerate(games):
        History(database).add(Entry(match, moment + timedelta(days=number), "looks"))
    for number in range(1, len(games) + 1):
        Reviews(database).save(number, JUDGE, {"format": 1})
        loss = {"play": KindLoss(3, 0.5)}
        Grades(database).save(number, JUDGE, [Grade(0, 80, 1, 2, -3, loss)], coached=False)
        Mistakes(database).gather(number, [FoundPosition(5, 0, 0.1, {"at": 5})])
        Remarks(database).save(number, 5, Remark("Why?", is_pinned=True))
    for person in (None, 1):
        DojoProgress(database, person).note("trial", "septet-1", 2)
        for mistake in Mistakes(database).session(person, TODAY):
            Mistakes(database).answered(mistake.id, person, TODAY, AnswerKind.WRONG)
    assert all(database.value(f"SELECT count(*) FROM {table}") for table in _tables(database))
    database.close()
    return folder / FILE_NAME


def sorted_by(history: History, column: str) -> object:
    return history.games(find(history.database, GameFilter(sort=column)))


def readings(database: Database) -> Iterator[Callable[[], object]]:
    """Everything the pages read."""
    history = History(database)
    yield history.count
    for column in COLUMNS:
        yield partial(sorted_by, history, column)
    for number in range(1, 7):
        yield partial(history.entry, number)
    yield lambda: modes(database)
    yield lambda: find(database, GameFilter(words="aiko 2026"))
    yield lambda: journey(database)
    yield lambda: custom_games(database)
    yield lambda: last_edition(database)
    yield Profiles(database).all
    yield Profiles(database).names
    yield lambda: septet_progress(database)
    yield lambda: results_over_time(database)
    yield lambda: scores_by_level(database)
    yield lambda: bosses_by_family(database)
    yield lambda: everybody(database)
    grades, mistakes = Grades(database), Mistakes(database)
    yield grades.by_month
    yield grades.by_kind
    yield grades.last_games
    yield partial(grades.best, "septet", None)
    yield partial(grades.missing, "septet", JUDGE)
    yield partial(mistakes.people, TODAY)
    for person in (None, 1):
        yield DojoProgress(database, person).all
        yield partial(mistakes.waiting, person, TODAY)
        yield partial(mistakes.tried, person, TODAY)
        yield partial(mistakes.session, person, TODAY)
    for number in range(1, 7):
        yield partial(mistakes.find, number, 5, 1)
        yield partial(Remarks(database).of, number)
        yield partial(Reviews(database).load, number, JUDGE)


def _tables(database: Database) -> list[str]:
    rows = database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [row[0] for row in rows if not row[0].startswith("sqlite_")]


def read_all(database: Database) -> set[str]:
    """The reasons for which something could not be read; any other error is a failure."""
    reasons = set()
    for reading in readings(database):
        try:
            reading()
        except StorageError as error:
            reasons.add(error.reason)
    return reasons


def test_a_database_with_damaged_bytes_is_read_or_set_aside(sound: Path, tmp_path: Path) -> None:
    rng = Random("bytes")
    whole = sound.read_bytes()
    outcomes: Counter[str] = Counter()
    folder = tmp_path / "tried"
    for _ in range(times(40, 1_000)):
        folder.mkdir()
        damaged = damaged_bytes(whole, rng)
        (folder / FILE_NAME).write_bytes(damaged)
        with closing(Database(folder)) as database:
            outcome = "opened"
            if database.set_aside is not None:
                assert database.set_aside.kept_at.read_bytes() == damaged
                outcome = "set_aside"
            if "damaged" in read_all(database):
                database.begin_anew()
                assert database.set_aside is not None
                assert database.set_aside.kept_at.stat().st_size >= len(damaged)
                outcome = "found_damaged_in_use"
            assert "damaged" not in read_all(database)
            outcomes[outcome] += 1
        shutil.rmtree(folder)
    tell("databases with damaged bytes", tried=outcomes.total(), **outcomes)
    assert outcomes["set_aside"] > 0


def test_a_database_that_says_strange_things_is_read_or_refused(
    sound: Path, tmp_path: Path
) -> None:
    rng = Random("values")
    outcomes: Counter[str] = Counter()
    folder = tmp_path / "tried"
    for _ in range(times(40, 1_000)):
        folder.mkdir()
        shutil.copy(sound, folder / FILE_NAME)
        with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
            _alter(connection, rng)
        with closing(Database(folder, stand_in=True)) as database:
            if database.refusal is not None:
                assert database.refusal.reason == "later_version"
                outcomes["left_to_a_later_version"] += 1
            elif database.set_aside is not None:
                outcomes["set_aside"] += 1
            elif read_all(database):
                outcomes["refused"] += 1
            else:
                outcomes["read"] += 1
        shutil.rmtree(folder)
    tell("databases with strange values", tried=outcomes.total(), **outcomes)
    assert outcomes["refused"] > 0


def _alter(connection: sqlite3.Connection, rng: Random) -> None:
    """Change one thing as a stranger could who knows our tables."""
    tables = [
        row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    kind = rng.randrange(10)
    if kind == 0:
        pragma = rng.choice(("user_version", "application_id"))
        connection.execute(f"PRAGMA {pragma} = {rng.choice((0, 2, 99, -5))}")
    elif kind == 1:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(f"DELETE FROM {rng.choice(tables)} WHERE random() % 2")
    elif kind == 2:
        connection.execute("DROP TABLE " + rng.choice(tables))
    else:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        table = rng.choice(tables)
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        sql = f"UPDATE OR IGNORE {table} SET {rng.choice(columns)} = ? WHERE random() % 2"
        with suppress(sqlite3.IntegrityError):  # keys take numbers only
            connection.execute(sql, (rng.choice(STRANGE),))
    connection.commit()
