"""The claim on the data folder: for one program, where the system can lock at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from yokai_desktop.storage import claim as claim_module
from yokai_desktop.storage.claim import FILE_NAME, Claim


def test_a_claim_is_for_one_until_it_is_released(tmp_path: Path) -> None:
    first, second = Claim(tmp_path), Claim(tmp_path)
    assert first.take()
    assert not second.take()
    second.release()
    assert not Claim(tmp_path).take()
    first.release()
    assert second.take()
    second.release()


def test_a_folder_that_cannot_be_written_is_anybodys(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Claim(tmp_path / "file").take()
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_file_system_without_locks_is_anybodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(handle: int) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(claim_module, "_lock", no_locks)
    claim = Claim(tmp_path)
    assert claim.take()
    claim.release()
    assert (tmp_path / FILE_NAME).exists()


@pytest.mark.posix
def test_a_new_folder_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        claim = Claim(tmp_path / "user" / "data")
        assert claim.take()
    finally:
        os.umask(before)
    claim.release()
    for place in ("user", "user/data"):
        assert (tmp_path / place).stat().st_mode & 0o777 == 0o700
