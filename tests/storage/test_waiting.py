"""Games that wait for the history: whole, with the time of their end."""

from __future__ import annotations

import errno
import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.played_games import AIKO, BEN, play_by_chance, septet_game, septet_match, yokai_won
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.history import Entry
from yokai_desktop.storage.saves import BrokenSave, Saves, text_of
from yokai_desktop.storage.waiting import Waiting

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def test_a_finished_game_waits_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path)
    assert waiting.files() == []
    match = yokai_won()
    match.mark(0, "memory notes")
    entry = Entry(match, NOON, "notes")
    waiting.put(entry)
    waiting.put(entry)
    (path,) = waiting.files()
    assert waiting.read(path) == entry
    waiting.remove(path)
    assert waiting.files() == []
    assert waiting.read(path) is None


def test_a_save_is_moved_and_waits_with_the_time_it_was_written(tmp_path: Path) -> None:
    saves, waiting = Saves(tmp_path / "saves"), Waiting(tmp_path)
    match = play_by_chance(septet_match((AIKO, BEN)), most=5)
    saves.write(match, {"ended": "by nobody"})
    os.utime(saves.path_of("septet"), (NOON.timestamp(), NOON.timestamp()))
    waiting.take_save(saves.path_of("septet"), match)
    assert not saves.exists("septet")
    (path,) = waiting.files()
    assert waiting.read(path) == Entry(match, NOON)


@pytest.mark.parametrize("ended", [{}, {"ended": None}, {"ended": "2026-11-16T12:00:00"}])
def test_without_a_sound_time_the_file_tells_it(tmp_path: Path, ended: dict[str, object]) -> None:
    waiting = Waiting(tmp_path)
    waiting.put(Entry(septet_game(), NOON))
    (path,) = waiting.files()
    path.write_text(text_of(septet_game(), ended))
    os.utime(path, (0, 0))
    assert waiting.read(path) == Entry(septet_game(), datetime.fromtimestamp(0, UTC))


def test_a_broken_file_is_set_aside_and_waits_no_longer(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path)
    waiting.put(Entry(septet_game(), NOON))
    (path,) = waiting.files()
    path.write_text(json.dumps("broken"))
    with pytest.raises(BrokenSave):
        waiting.read(path)
    assert waiting.files() == []
    assert len(list(waiting.folder.iterdir())) == 1


@pytest.mark.posix
def test_saves_that_cannot_be_read_wait_side_by_side(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path)
    for _ in range(2):
        os.mkfifo(tmp_path / "septet.save")
        waiting.take_unread(tmp_path / "septet.save")
    names = [path.name for path in waiting.files()]
    assert names == ["septet-unread-1.save", "septet-unread-2.save"]
    with pytest.raises(StorageError):
        waiting.read(waiting.files()[0])


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path)
    waiting.folder.write_text("in the way")
    with pytest.raises(StorageError):
        waiting.put(Entry(septet_game(), NOON))
    assert waiting.files() == []


def test_a_folder_that_cannot_be_listed_makes_no_unread_save_replace_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, save = Waiting(tmp_path), tmp_path / "septet.save"
    for text in ("first", "second"):
        save.write_text(text)
        if text == "second":
            monkeypatch.setattr(os, "listdir", _forbidden)
            with pytest.raises(StorageError) as told:
                waiting.take_unread(save)
            assert told.value.reason == "read_only"
        else:
            waiting.take_unread(save)
    assert save.read_text() == "second"
    assert (waiting.folder / "septet-unread-1.save").read_text() == "first"


def _forbidden(folder: Path) -> list[str]:
    raise PermissionError(errno.EACCES, "no", str(folder))
