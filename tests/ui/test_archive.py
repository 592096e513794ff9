"""A history that cannot be used now: games wait beside it, nothing is lost or waited for."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.played_games import AIKO, BEN, play_by_chance, septet_game, septet_match, yokai_won
from yokai_desktop.engine.match import Match
from yokai_desktop.storage import migrations
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import FILE_NAME, Database
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.services import archive as archive_module
from yokai_desktop.ui.services.archive import archive, give_up_unfinished
from yokai_desktop.ui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_module, "TRY_AGAIN_AFTER", 10)


@pytest.fixture
def data(user_home: Path) -> Path:
    """The folder of the history, which nobody has opened yet."""
    archive_module._current.clear()
    Database(user_home / "data").close()
    return user_home / "data"


@contextmanager
def locked(data: Path, mode: str = "NORMAL") -> Iterator[None]:
    """Another program is writing into the history, or keeps it for itself."""
    with closing(sqlite3.connect(data / FILE_NAME, isolation_level=None)) as other:
        other.execute(f"PRAGMA locking_mode = {mode}")
        other.execute("BEGIN EXCLUSIVE")
        yield


def unfinished(actions: int = 9, seed: str = "AAA-AAA") -> Match:
    return play_by_chance(septet_match((AIKO, BEN), seed), most=actions)


def kept(data: Path) -> list[str]:
    """What is in the history on disk, as another program sees it."""
    with closing(Database(data)) as database:
        return sorted(
            History(database).match(row[0]).text()  # type: ignore[union-attr]
            for row in database.rows("SELECT id FROM game")
        )


def test_nothing_waits_for_another_program(data: Path) -> None:
    assert archive().database.value("PRAGMA busy_timeout") == 0


@pytest.mark.parametrize("mode", ["NORMAL", "EXCLUSIVE"])
def test_a_game_given_up_while_the_history_is_locked_is_not_lost(
    data: Path, qtbot: QtBot, mode: str
) -> None:
    match = unfinished()
    saves().write(match)
    with locked(data, mode):
        assert "will be added later" in give_up_unfinished("septet")
        assert len(archive().waiting.files()) == 1
        assert saves().slots() == []
    qtbot.waitUntil(lambda: not archive().waiting.files())
    assert kept(data) == [match.text()]
    assert archive().database.refusal is None


def test_a_game_that_ends_while_the_history_is_locked_waits(data: Path, qtbot: QtBot) -> None:
    with locked(data):
        assert archive().save(yokai_won())
        assert archive().save(septet_game())
        assert archive().take_messages().count("will be added later") == 1
        assert len(archive().waiting.files()) == 2
        archive().try_again()
        assert len(archive().waiting.files()) == 2
    changes: list[int] = []
    archive().changed.connect(lambda: changes.append(1))
    qtbot.waitUntil(lambda: not archive().waiting.files())
    assert kept(data) == sorted([yokai_won().text(), septet_game().text()])
    assert len(changes) == 2


def test_a_history_locked_at_the_start_is_tried_again(data: Path, qtbot: QtBot) -> None:
    with locked(data, "EXCLUSIVE"):
        assert "cannot be opened now" in archive().take_messages()
        assert archive().save(septet_game())
        assert archive().history.count() == 0
        with pytest.raises(StorageError):
            archive().profiles.add("Aiko")
    qtbot.waitUntil(lambda: archive().history.count() == 1)
    assert kept(data) == [septet_game().text()]


def test_what_waits_is_taken_over_at_the_next_start(data: Path, qtbot: QtBot) -> None:
    with locked(data, "EXCLUSIVE"):
        archive().save(septet_game())
        archive_module._current.clear()
    assert kept(data) == []
    qtbot.waitUntil(lambda: archive().history.count() == 1)
    assert archive().waiting.files() == []


def test_a_game_that_is_in_the_history_already_waits_no_longer(data: Path, qtbot: QtBot) -> None:
    archive().save(septet_game())
    archive().waiting.put(Entry(septet_game(), now()))
    archive().try_again()
    assert archive().waiting.files() == []
    assert archive().history.count() == 1


def test_a_waiting_file_that_is_broken_is_no_hindrance(data: Path, qtbot: QtBot) -> None:
    waiting = archive().waiting
    waiting.put(Entry(septet_game(), now()))
    (waiting.folder / "zzz.save").write_text("broken")
    os.mkfifo(waiting.folder / "pipe.save")
    archive().try_again()
    qtbot.waitUntil(lambda: archive().history.count() == 1)
    names = sorted(path.name for path in waiting.folder.iterdir())
    assert names == ["pipe.save", "zzz.broken-1.save"]


def test_a_later_version_keeps_its_history_and_gets_our_games(data: Path, qtbot: QtBot) -> None:
    with closing(sqlite3.connect(data / FILE_NAME)) as later:
        later.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    before = (data / FILE_NAME).read_bytes()
    message = archive().take_messages()
    assert FILE_NAME in message
    assert "later version" in message
    assert archive().save(septet_game())
    archive().failed(StorageError("later_version", data / FILE_NAME))
    assert "later version" in archive().take_messages()
    assert not archive()._again.isActive()
    archive_module._current.clear()
    assert (data / FILE_NAME).read_bytes() == before
    assert not list(data.glob("*broken*"))
    assert len(list((data / "waiting").iterdir())) == 1


def test_what_cannot_even_wait_stays_saved(data: Path) -> None:
    match = unfinished()
    saves().write(match)
    whole = saves().path_of("septet").read_bytes()
    (data / "waiting").write_text("in the way")
    with locked(data):
        assert "it stays saved" in give_up_unfinished("septet")
        assert not archive().save(septet_game())
        assert archive().take_messages()
    assert saves().path_of("septet").read_bytes() == whole


def test_an_unfinished_game_that_cannot_be_read_is_kept_aside(data: Path) -> None:
    path = saves().path_of("septet")
    path.parent.mkdir(parents=True)
    for number in (1, 2):
        os.mkfifo(path)
        assert "set aside" in give_up_unfinished("septet")
        assert (data / "waiting" / f"septet-unread-{number}.save").is_fifo()
    archive().try_again()
    (data / "waiting").rename(data / "elsewhere")
    (data / "waiting").write_text("in the way")
    os.mkfifo(path)
    assert "it stays saved" in give_up_unfinished("septet")
    assert path.is_fifo()


def test_an_unfinished_game_that_can_be_read_later_is_taken_over_then(data: Path) -> None:
    match = unfinished()
    saves().write(match)
    path = saves().path_of("septet")
    whole = path.read_bytes()
    path.unlink()
    path.symlink_to(path)
    give_up_unfinished("septet")
    (moved,) = (data / "waiting").iterdir()
    moved.unlink()
    moved.write_bytes(whole)
    archive().try_again()
    assert kept(data) == [match.text()]


def test_a_save_that_cannot_be_removed_stays(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves().write(unfinished())

    def refuse(*_: object) -> None:
        raise StorageError("failed", Path("septet.save"))

    monkeypatch.setattr("yokai_desktop.storage.saves.remove", refuse)
    assert "it stays saved" in give_up_unfinished("septet")
    assert saves().exists("septet")


def test_a_damaged_history_that_cannot_be_set_aside_is_told(
    data: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    with monkeypatch.context() as stuck:
        stuck.setattr("yokai_desktop.storage.database.set_aside", lambda *_: None)
        archive().failed(StorageError("damaged", data / FILE_NAME))
        assert "cannot be opened now" in archive().take_messages()
        assert archive().save(septet_game())
    qtbot.waitUntil(lambda: archive().history.count() == 1)


def test_a_folder_of_waiting_games_that_cannot_be_read_stops_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> list[Path]:
        raise StorageError("failed", data)

    monkeypatch.setattr("yokai_desktop.storage.waiting.Waiting.files", refuse)
    assert archive().save(septet_game())
    archive().try_again()
    assert archive().history.count() == 1


def test_a_save_that_cannot_be_read_now_is_left_alone(data: Path, window: MainWindow) -> None:
    path = saves().path_of("septet")
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    window.resume("septet")
    assert "left as it is" in window.notice.accessibleName()
    assert path.is_fifo()
