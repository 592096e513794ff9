"""Files that are written whole, and what the system may refuse."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from yokai_desktop.storage import atomic_files
from yokai_desktop.storage.atomic_files import StorageError, set_aside
from yokai_desktop.storage.saves import Saves
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


def test_a_save_that_cannot_be_removed_is_told(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.path_of("septet").mkdir()
    with pytest.raises(StorageError):
        saves.remove("septet")


def test_setting_what_holds_already_writes_nothing(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.set("sound", settings["sound"])
    assert os.listdir(tmp_path) == []
