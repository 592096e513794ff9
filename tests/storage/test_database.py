"""The file of the history: whole, ours and up to date, or set aside."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop.storage import database as database_module
from yokai_desktop.storage import inspection, migrations
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.connection import LONGEST_VALUE
from yokai_desktop.storage.database import FILE_NAME, Database, refuses_nonsense
from yokai_desktop.storage.inspection import APPLICATION_ID, is_sound

ADD_PROFILE = "INSERT INTO profile (name, name_key, created) VALUES (?, ?, '2026')"


def names_in(database: Database) -> list[str]:
    return [row["name"] for row in database.rows("SELECT name FROM profile ORDER BY name")]


def without_people(path: Path) -> bytes:
    """The bytes of a file in which the page of the people is spoilt; its definitions are not."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        [root] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'profile'")
        [size] = connection.execute("PRAGMA page_size").fetchone()
    broken = bytearray(path.read_bytes())
    broken[size * (root[0] - 1) : size * root[0]] = b"\xff" * size
    return bytes(broken)


def test_what_is_written_comes_back_after_opening_again(tmp_path: Path) -> None:
    first = Database(tmp_path / "deep" / "folder")
    with first.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    first.close()
    again = Database(tmp_path / "deep" / "folder")
    assert names_in(again) == ["Aiko"]
    assert again.set_aside is None


def test_a_file_is_marked_as_ours_and_safe_for_two_programs(tmp_path: Path) -> None:
    database = Database(tmp_path)
    assert database.value("PRAGMA application_id") == APPLICATION_ID
    assert database.value("PRAGMA user_version") == migrations.VERSION
    assert database.value("PRAGMA journal_mode") == "wal"
    assert database.value("PRAGMA foreign_keys") == 1


def test_without_a_folder_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database = Database(None)
    with database.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    assert names_in(database) == ["Aiko"]
    assert list(tmp_path.iterdir()) == []


def test_a_failed_transaction_leaves_nothing(tmp_path: Path) -> None:
    database = Database(tmp_path)

    def fail_midway() -> None:
        with database.writing() as connection:
            connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
            raise KeyError

    with pytest.raises(KeyError):
        fail_midway()
    assert names_in(database) == []


def test_a_transaction_that_sqlite_rolled_back_is_not_rolled_back_twice(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with pytest.raises(StorageError), database.writing() as connection:
        connection.executescript("ROLLBACK; SELECT nothing")
    assert names_in(database) == []


def test_an_empty_file_becomes_a_history(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"")
    database = Database(tmp_path)
    assert database.set_aside is None
    assert names_in(database) == []


@pytest.mark.parametrize("content", [b"no database at all, but long enough " * 100, b"short"])
def test_a_file_that_is_no_database_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    database = Database(tmp_path)
    assert database.set_aside is not None
    assert database.set_aside.reason == "damaged"
    assert database.set_aside.kept_at.read_bytes() == content
    assert names_in(database) == []


def test_a_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    foreign = sqlite3.connect(tmp_path / FILE_NAME)
    foreign.execute("CREATE TABLE bookmarks (url TEXT)")
    foreign.close()
    database = Database(tmp_path)
    assert database.set_aside is not None
    assert database.set_aside.reason == "foreign"
    assert names_in(database) == []


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if "-shm" not in path.name}


@pytest.mark.parametrize("ended_well", [True, False])
def test_a_database_of_a_later_version_stays_untouched(tmp_path: Path, ended_well: bool) -> None:
    Database(tmp_path / "its").close()
    later = sqlite3.connect(tmp_path / "its" / FILE_NAME)
    later.execute("CREATE TABLE holograms (id INTEGER)")
    later.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    later.commit()
    if ended_well:
        later.close()
    shutil.copytree(tmp_path / "its", tmp_path / "copy")
    assert (tmp_path / "copy" / f"{FILE_NAME}-wal").exists() != ended_well
    before = bytes_in(tmp_path / "copy")
    with pytest.raises(StorageError) as error:
        Database(tmp_path / "copy")
    assert error.value.reason == "later_version"
    assert error.value.path == tmp_path / "copy" / FILE_NAME
    assert bytes_in(tmp_path / "copy") == before


def test_what_analyze_leaves_is_no_damage(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    database.value("ANALYZE")
    assert database.rows("SELECT * FROM sqlite_stat1")
    database.close()
    again = Database(tmp_path)
    assert again.set_aside is None
    assert names_in(again) == ["Aiko"]


def test_every_commit_is_on_disk(tmp_path: Path) -> None:
    assert Database(tmp_path).value("PRAGMA synchronous") == 2


@pytest.mark.posix
@pytest.mark.parametrize("umask", [0, 0o022, 0o777])
def test_a_history_and_what_lies_beside_it_is_for_its_user_alone(
    tmp_path: Path, umask: int
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / FILE_NAME).touch(0o644)
    before = os.umask(umask)
    try:
        for name in ("new", "old"):
            (tmp_path / name).mkdir(exist_ok=True)
            (tmp_path / name).chmod(0o700)
            database = Database(tmp_path / name)
            with database.writing() as connection:
                connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
            modes = {p.name: p.stat().st_mode & 0o777 for p in (tmp_path / name).iterdir()}
            assert modes == dict.fromkeys(
                [FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"], 0o600
            )
            database.close()
    finally:
        os.umask(before)


@pytest.mark.posix
@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal"])
def test_a_pipe_in_place_of_a_file_hangs_nobody_and_harms_nothing(
    tmp_path: Path, ending: str
) -> None:
    database = Database(tmp_path)
    with database.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    database.close()
    path, pipe = tmp_path / FILE_NAME, tmp_path / f"{FILE_NAME}{ending}"
    path.rename(tmp_path / "whole")
    os.mkfifo(pipe)
    if ending:
        (tmp_path / "whole").rename(path)
    with contextlib.suppress(StorageError):
        Database(tmp_path, patience=0).close()
    if pipe.is_fifo():
        pipe.unlink()
    if not ending:
        (tmp_path / "whole").rename(path)
    assert names_in(Database(tmp_path)) == ["Aiko"]


def lock(folder: Path) -> sqlite3.Connection:
    """Another program that keeps the history for itself."""
    other = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_an_empty_one_stands_in_for_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    first = Database(tmp_path)
    with first.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    first.close()
    other = lock(tmp_path)
    database = Database(tmp_path, patience=0, stand_in=True)
    assert database.refusal is not None
    assert database.refusal.reason == "busy"
    assert names_in(database) == []
    with pytest.raises(StorageError) as error, database.writing():
        pytest.fail("what is in memory is lost at the end")
    assert error.value.reason == "busy"
    with pytest.raises(StorageError):
        database.open_again()
    other.close()
    database.open_again()
    assert database.refusal is None
    assert names_in(database) == ["Aiko"]


def test_a_damaged_file_that_cannot_be_set_aside_leaves_an_empty_one_to_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(tmp_path)
    monkeypatch.setattr(database_module, "set_aside", lambda path, side_files: None)
    with pytest.raises(StorageError):
        database.begin_anew()
    assert database.refusal is not None
    assert names_in(database) == []
    database.open_again()
    assert database.refusal is None


def test_a_page_overwritten_in_the_middle_is_noticed_and_its_log_goes_along(
    tmp_path: Path,
) -> None:
    database = Database(tmp_path)
    with database.writing() as connection:
        for number in range(2000):
            connection.execute(ADD_PROFILE, (f"name {number}", f"name {number}"))
    database.close()
    path = tmp_path / FILE_NAME
    broken = bytearray(path.read_bytes())
    broken[4096 * 3 : 4096 * 12] = b"\xff" * 4096 * 9
    path.write_bytes(broken)
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(b"")
    again = Database(tmp_path)
    assert again.set_aside is not None
    assert again.set_aside.reason == "damaged"
    assert again.set_aside.kept_at.read_bytes() == broken
    assert names_in(again) == []


def test_what_sqlite_only_notices_by_checking_is_set_aside(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master"
            " WHERE name = 'profile') WHERE name = 'seat_by_profile'"
        )
    database.close()
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(b"left behind")
    again = Database(tmp_path)
    assert again.set_aside is not None
    assert again.set_aside.reason == "damaged"


def test_a_file_with_a_trigger_of_a_stranger_is_not_ours(tmp_path: Path) -> None:
    Database(tmp_path).close()
    altered = sqlite3.connect(tmp_path / FILE_NAME)
    altered.execute("CREATE TRIGGER t AFTER INSERT ON profile BEGIN DELETE FROM game; END")
    altered.close()
    database = Database(tmp_path)
    assert database.set_aside is not None
    assert database.set_aside.reason == "damaged"
    assert not database.rows("SELECT * FROM sqlite_master WHERE type = 'trigger'")


def test_a_text_that_is_no_text_is_damage(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.writing() as connection:
        connection.execute(
            "INSERT INTO profile (name, name_key, created) VALUES (CAST(x'ff' AS TEXT), 'a', '')"
        )
    with pytest.raises(StorageError) as error:
        names_in(database)
    assert error.value.reason == "damaged"


def test_a_value_that_would_fill_the_memory_is_not_read(tmp_path: Path) -> None:
    Database(tmp_path).close()
    stranger = sqlite3.connect(tmp_path / FILE_NAME)
    with stranger:
        stranger.execute(
            "INSERT INTO profile (name, name_key, created) VALUES (zeroblob(?), 'a', '')",
            (LONGEST_VALUE + 1,),
        )
    stranger.close()
    database = Database(tmp_path)
    with pytest.raises(StorageError) as error:
        names_in(database)
    assert error.value.reason == "failed"
    assert database.value("SELECT count(*) FROM profile") == 1


def test_rows_that_make_no_sense_are_told_with_a_reason() -> None:
    @refuses_nonsense("strange_row")
    def half(row: dict[str, str]) -> int:
        return int(row["points"]) // 2

    assert half({"points": "8"}) == 4
    with pytest.raises(StorageError) as error:
        half({"points": "many"})
    assert error.value.reason == "strange_row"


def test_a_log_left_behind_by_a_crash_is_taken_over(tmp_path: Path) -> None:
    crashed = Database(tmp_path / "crashed")
    with crashed.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    shutil.copytree(tmp_path / "crashed", tmp_path / "copy")
    assert (tmp_path / "copy" / f"{FILE_NAME}-wal").stat().st_size > 0
    again = Database(tmp_path / "copy")
    assert again.set_aside is None
    assert names_in(again) == ["Aiko"]


def test_a_file_that_turns_out_damaged_while_in_use_gives_way_to_a_new_one(
    tmp_path: Path,
) -> None:
    Database(tmp_path).close()
    path = tmp_path / FILE_NAME
    broken = without_people(path)
    path.write_bytes(broken)
    database = Database(tmp_path)
    with pytest.raises(StorageError) as error:
        names_in(database)
    assert error.value.reason == "damaged"
    database.begin_anew()
    assert names_in(database) == []
    assert database.set_aside is not None
    assert database.set_aside.kept_at.read_bytes() == broken
    in_memory = Database(None)
    in_memory.begin_anew()
    assert in_memory.set_aside is None


def test_what_looks_damaged_once_is_a_failure_of_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(tmp_path).close()
    path = tmp_path / FILE_NAME
    broken = without_people(path)
    assert is_sound(path, 0)
    with contextlib.closing(lock(tmp_path)):
        assert is_sound(path, 0)  # for all we know
    path.write_bytes(broken)
    assert not is_sound(path, 0)
    database = Database(tmp_path)
    monkeypatch.setattr(database_module, "is_sound", lambda path, patience: True)
    with pytest.raises(StorageError) as error:
        names_in(database)
    assert error.value.reason == "failed"


def test_a_file_is_looked_at_twice_before_it_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(tmp_path).close()
    looks = iter(("damaged", "", ""))
    monkeypatch.setattr(inspection, "_look_at", lambda path, patience: next(looks))
    assert Database(tmp_path).set_aside is None
    assert list(looks) == [""]


def test_a_file_that_cannot_be_set_aside_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"broken" * 1000)
    monkeypatch.setattr(database_module, "set_aside", lambda path, side_files: None)
    with pytest.raises(StorageError) as error:
        Database(tmp_path)
    assert error.value.reason == "failed"


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StorageError):
        Database(tmp_path / "data")


def test_a_directory_in_place_of_the_file_is_told_and_kept(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StorageError):
        Database(tmp_path)
    assert (tmp_path / FILE_NAME).is_dir()


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    database = Database(tmp_path)
    pages = database.value("PRAGMA page_count")
    database.value(f"PRAGMA max_page_count = {pages}")
    people = [(f"name {number}", f"name {number}") for number in range(5000)]
    with pytest.raises(StorageError) as error, database.writing() as connection:
        connection.executemany(ADD_PROFILE, people)
    assert error.value.reason == "disk_full"
    assert names_in(database) == []


def test_a_program_that_writes_for_long_is_told_as_busy(tmp_path: Path) -> None:
    first, second = Database(tmp_path), Database(tmp_path, patience=0.01)
    with first.writing():
        assert names_in(second) == []
        with pytest.raises(StorageError) as error, second.writing():
            pytest.fail("two may not write at once")
    assert error.value.reason == "busy"


def test_a_file_that_another_program_keeps_for_itself_is_not_set_aside(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.execute("CREATE TABLE anything (id INTEGER)")
    with pytest.raises(StorageError) as error:
        Database(tmp_path, patience=0)
    assert error.value.reason == "busy"
    assert (tmp_path / FILE_NAME).exists()
    other.close()


_WRITER = """
import sys
from pathlib import Path
from yokai_desktop.storage.database import Database
for number in range(40):
    database = Database(Path(sys.argv[1]))
    with database.writing() as connection:
        name = f"{sys.argv[2]}-{number}"
        connection.execute(
            "INSERT INTO profile (name, name_key, created) VALUES (?, ?, '')", (name, name))
    database.close()
"""


def test_two_programs_write_side_by_side_from_the_first_moment_on(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", _WRITER, str(tmp_path / "new"), word], env=environment
        )
        for word in ("a", "b")
    ]
    assert [program.wait(60) for program in programs] == [0, 0]
    database = Database(tmp_path / "new")
    assert database.set_aside is None
    assert len(names_in(database)) == 80
    assert database.value("PRAGMA integrity_check") == "ok"


def test_an_older_file_is_copied_before_it_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Database(tmp_path)
    with old.writing() as connection:
        connection.execute(ADD_PROFILE, ("Aiko", "aiko"))
    old.close()
    steps = (*migrations.MIGRATIONS, "ALTER TABLE profile ADD COLUMN mask TEXT DEFAULT 'fox'")
    monkeypatch.setattr(migrations, "MIGRATIONS", steps)
    monkeypatch.setattr(migrations, "VERSION", len(steps))
    new = Database(tmp_path)
    assert new.value("SELECT mask FROM profile") == "fox"
    assert new.value("PRAGMA user_version") == len(steps)
    copy = sqlite3.connect(tmp_path / f"history.version-{len(steps) - 1}.db")
    assert copy.execute("SELECT name FROM profile").fetchall() == [("Aiko",)]
    assert copy.execute("PRAGMA user_version").fetchone() == (len(steps) - 1,)


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(tmp_path).close()
    steps = (*migrations.MIGRATIONS, "CREATE TABLE mask (id INTEGER); SELECT nothing")
    monkeypatch.setattr(migrations, "MIGRATIONS", steps)
    monkeypatch.setattr(migrations, "VERSION", len(steps))
    with pytest.raises(StorageError):
        Database(tmp_path)
    monkeypatch.undo()
    database = Database(tmp_path)
    assert database.set_aside is None
    assert not database.rows("SELECT * FROM sqlite_master WHERE name = 'mask'")


@pytest.mark.parametrize("version", range(1, migrations.VERSION + 1))
def test_a_file_of_every_version_can_be_opened(tmp_path: Path, version: int) -> None:
    sample = Path(__file__).parent / "samples" / f"history-{version}.sql"
    old = sqlite3.connect(tmp_path / FILE_NAME)
    old.executescript(sample.read_text(encoding="utf-8"))
    old.close()
    database = Database(tmp_path)
    assert database.set_aside is None
    assert names_in(database) == ["Aiko", "Ben"]
    assert database.value("SELECT count(*) FROM game") == 2
