"""The log: private, of limited size, and never a reason to wait."""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path

import pytest

from yokai_desktop.storage import log_file
from yokai_desktop.storage.log_file import LineFormatter, LogFile


def write(path: Path, *words: str) -> None:
    with contextlib.closing(LogFile(path)) as log:
        for word in words:
            log.emit(logging.LogRecord("test", logging.WARNING, "", 0, word, None, None))


@pytest.mark.posix
def test_the_log_and_the_one_before_are_for_their_user_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "LOG_BYTES", 50)
    path = tmp_path / "log" / "it.log"
    before = os.umask(0)
    try:
        write(path, "the lantern is out")
        path.chmod(0o644)
        write(path, "again", "x" * 40, "y" * 40)
    finally:
        os.umask(before)
    modes = {found.name: found.stat().st_mode & 0o777 for found in path.parent.iterdir()}
    assert modes == {"it.log": 0o600, "it.log.1": 0o600}


@pytest.mark.posix
def test_a_pipe_or_a_device_is_no_log_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "unheard")
    with pytest.raises(OSError, match="unheard"):
        write(tmp_path / "unheard", "word")
    os.mkfifo(tmp_path / "heard")
    listener = os.open(tmp_path / "heard", os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(OSError, match="regular"):
        write(tmp_path / "heard", "word")
    os.close(listener)
    (tmp_path / "device").symlink_to("/dev/null")
    with pytest.raises(OSError, match="regular"):
        write(tmp_path / "device", "word")


def test_what_cannot_be_written_is_left_out_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(log_file, "LOG_BYTES", 50)
    path = tmp_path / "it.log"
    (tmp_path / "it.log.1").mkdir()
    write(path, "x" * 40, "y" * 40)
    assert path.read_text() == "x" * 40 + "\n"
    assert capsys.readouterr().err == ""


def test_bytes_that_are_no_text_are_spelt_out(tmp_path: Path) -> None:
    write(tmp_path / "it.log", os.fsdecode(b"/home/Zo\xeb/history.db"))
    assert (tmp_path / "it.log").read_text() == "/home/Zo\\udceb/history.db\n"


def test_no_message_looks_like_two_or_gives_orders_to_a_terminal() -> None:
    words = ("%s was left out", ("a\n2026-01-01 ERROR \x1b[2J\u202e",))
    record = logging.LogRecord("test", logging.WARNING, "", 0, *words, None)
    text = LineFormatter("%(levelname)s %(message)s").format(record)
    assert text == "WARNING a\\n2026-01-01 ERROR \\x1b[2J\\u202e was left out"
