"""Files that are written whole, and what the system may refuse."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from yokai_desktop.storage import atomic_files
from yokai_desktop.storage.atomic_files import (
    StorageError,
    make_folder,
    move,
    remove,
    set_aside,
)
from yokai_desktop.storage.leftovers import sweep
from yokai_desktop.storage.settings import Settings


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "disk_full"), (errno.EROFS, "read_only"), (errno.EIO, "failed")],
)
def test_an_error_of_the_system_has_a_reason(tmp_path: Path, number: int, reason: str) -> None:
    error = StorageError.of(OSError(number, "no"), tmp_path)
    assert (error.reason, error.path) == (reason, tmp_path)


def test_a_file_that_cannot_be_renamed_stays(tmp_path: Path) -> None:
    assert set_aside(tmp_path / "missing.json") is None


def test_files_set_aside_do_not_pile_up_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(atomic_files, "MOST_SET_ASIDE", 2)
    path = tmp_path / "settings.json"
    for kept in (True, True, False):
        path.write_text("broken")
        assert (set_aside(path) is not None) == kept
    assert path.read_text() == "broken"


def test_side_files_go_along_or_all_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "history.db"
    rename = os.rename

    def refuse_the_file_itself(old: Path, new: Path) -> None:
        if str(old) == str(path):
            raise OSError(errno.EIO, "Input/output error")
        rename(old, new)

    path.write_text("file")
    path.with_name("history.db-wal").write_text("log")
    with monkeypatch.context() as broken:
        broken.setattr(os, "rename", refuse_the_file_itself)
        assert set_aside(path, ("-wal", "-shm")) is None
    assert sorted(os.listdir(tmp_path)) == ["history.db", "history.db-wal"]
    assert set_aside(path, ("-wal", "-shm")) == tmp_path / "history.broken-1.db"
    assert sorted(os.listdir(tmp_path)) == ["history.broken-1.db", "history.broken-1.db-wal"]


def test_removing_and_moving_tell_what_goes_wrong(tmp_path: Path) -> None:
    remove(tmp_path / "nothing")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError):
        remove(tmp_path / "folder")
    with pytest.raises(StorageError):
        move(tmp_path / "nothing", tmp_path / "new" / "place")
    (tmp_path / "file").write_text("x")
    move(tmp_path / "file", tmp_path / "new" / "place")
    assert (tmp_path / "new" / "place").read_text() == "x"
    remove(tmp_path / "new" / "place")
    assert os.listdir(tmp_path / "new") == []


@pytest.mark.posix
def test_new_folders_are_for_their_user_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_folder(tmp_path / "a" / "b")
    finally:
        os.umask(before)
    for folder in ("a", "a/b"):
        assert (tmp_path / folder).stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("number", [errno.EINVAL, errno.EIO])
def test_a_folder_that_cannot_be_synced_is_told_where_that_means_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(_: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(os, "fsync", refuse)
    if number == errno.EINVAL:
        atomic_files.sync_folder(tmp_path)
    else:
        with pytest.raises(OSError, match="no"):
            atomic_files.sync_folder(tmp_path)


def test_what_killed_writes_left_is_swept(tmp_path: Path) -> None:
    ours = ("saves/.septet.save.abcdefgh", ".settings.json.a1_b2c3d")
    others = ("saves/septet.save", ".in-use", "history.db", "saves/.hidden", "history.db-wal")
    for name in (*ours, *others):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    (tmp_path / ".folder.abcdefgh").mkdir()
    sweep(tmp_path)
    sweep(tmp_path / "nowhere")
    assert not [name for name in ours if (tmp_path / name).exists()]
    assert all((tmp_path / name).exists() for name in (*others, ".folder.abcdefgh"))


def test_setting_what_holds_already_writes_nothing(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.set("sound", settings["sound"])
    assert os.listdir(tmp_path) == []
