"""The one reader: regular files only, never waiting, never more than its limit."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import pytest

from tests.played_games import septet_game
from yokai_desktop.storage import reading
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.game_stream import BadFile
from yokai_desktop.storage.reading import read_bytes, read_text
from yokai_desktop.storage.saves import Saves
from yokai_desktop.storage.settings import FILE_NAME, Settings
from yokai_desktop.storage.sharing import Import


def put(kind: str, path: Path) -> None:
    """Something at a path that is no regular file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")


KINDS = pytest.mark.parametrize("kind", ["pipe", "folder", "device"])


def test_what_is_not_there_is_none(tmp_path: Path) -> None:
    assert read_bytes(tmp_path / "nothing") is None
    assert read_text(tmp_path / "nothing") is None


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(StorageError) as error:
        read_bytes(path, 4)
    assert error.value.reason == "too_large"


def test_a_file_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_AT_ONCE", 2)
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bytes(path) == b"12345"


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_file_that_tells_no_size_is_still_limited() -> None:
    with pytest.raises(StorageError) as error:
        read_bytes(Path("/proc/self/maps"), 10)
    assert error.value.reason == "too_large"


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("é", encoding="utf-8-sig")
    assert read_text(path) == "é"
    path.write_bytes(b"\xff")
    assert read_text(path) == "\ufffd"


@pytest.mark.posix
def test_what_the_system_refuses_has_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "loop"
    path.symlink_to(path)
    with pytest.raises(StorageError):
        read_bytes(path)

    def broken(*_: int) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "read", broken)
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError) as error:
        read_bytes(tmp_path / "file")
    assert error.value.reason == "failed"


@pytest.mark.posix
@KINDS
def test_no_pipe_folder_or_device_is_read(tmp_path: Path, kind: str) -> None:
    put(kind, tmp_path / "it")
    with pytest.raises(StorageError) as error:
        read_bytes(tmp_path / "it")
    assert error.value.reason == "not_a_file"


@pytest.mark.posix
@KINDS
def test_settings_saves_and_imports_use_this_reader(tmp_path: Path, kind: str) -> None:
    put(kind, tmp_path / FILE_NAME)
    assert Settings(tmp_path).problems
    saves = Saves(tmp_path)
    put(kind, saves.path_of("septet"))
    with pytest.raises(StorageError):
        saves.read("septet")
    put(kind, tmp_path / "games.json")
    with pytest.raises(StorageError):
        Import(tmp_path / "games.json")


def test_an_import_of_nothing_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        Import(tmp_path / "games.json")


def test_a_byte_order_mark_damages_nothing(tmp_path: Path) -> None:
    settings = tmp_path / FILE_NAME
    text = json.dumps({"format": 1, "settings": {"theme": "dark"}})
    settings.write_text(text, encoding="utf-8-sig")
    assert Settings(tmp_path)["theme"] == "dark"
    saves = Saves(tmp_path)
    match = septet_game()
    saves.write(match)
    path = saves.path_of("septet")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    save = saves.read("septet")
    assert save is not None
    assert save.match == match
    shared = tmp_path / "games.json"
    shared.write_text('{"format": "yokai-desktop games"}', encoding="utf-8-sig")
    with pytest.raises(BadFile) as error:
        Import(shared).check_next()
    assert error.value.reason == "unknown_version"
