"""Files of games taken over by another process: words about it, limits, all or nothing."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import pytest

from tests.played_games import septet_game, yokai_won
from yokai_desktop.storage import sharing, taking_over
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.sharing import export_games
from yokai_desktop.storage.taking_over import (
    MOST_MEMORY,
    ImportProgress,
    ImportRefused,
    TakenOver,
    limit_memory,
    serve,
    take_over,
)


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    history = History(Database(None))
    for match in (septet_game(), yokai_won()):
        history.add(Entry(match, now()))
    export_games(history, tmp_path / "games.json")
    return tmp_path / "games.json"


def test_all_games_are_kept_and_the_end_is_told(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_over, "_BETWEEN_WORDS", -1)
    first, *rest = take_over(shared, tmp_path / "data")
    assert isinstance(first, ImportProgress)
    assert 0 < first.percent < 100
    assert rest[-2:] == [ImportProgress(2, 100), TakenOver(2, 2)]
    assert list(take_over(shared, tmp_path / "data"))[-1] == TakenOver(0, 2)
    assert History(Database(tmp_path / "data")).count() == 2


def test_words_about_the_progress_are_few(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_over, "_BETWEEN_WORDS", 1e12)
    assert list(take_over(shared, tmp_path / "data")) == [ImportProgress(2, 100), TakenOver(2, 2)]


@pytest.mark.parametrize(
    ("content", "end"),
    [("{}", ImportRefused("not_games")), ('{"games": [7]}', ImportRefused("bad_game", 1))],
)
def test_what_is_wrong_is_told_and_no_history_is_made(
    tmp_path: Path, content: str, end: ImportRefused
) -> None:
    path = tmp_path / "games.json"
    path.write_text(content)
    assert list(take_over(path, tmp_path / "data")) == [end]
    assert not (tmp_path / "data").exists()


def test_a_missing_file_and_a_lack_of_memory_are_told(
    tmp_path: Path, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(take_over(tmp_path / "missing", tmp_path)) == [ImportRefused("failed")]

    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(sharing, "prepared", fail)
    assert list(take_over(shared, tmp_path / "data")) == [ImportRefused("too_large")]


def test_one_file_after_the_other_until_the_pipe_ends(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_over, "_BETWEEN_WORDS", 1e12)
    limits: list[int] = []
    monkeypatch.setattr(taking_over, "limit_memory", limits.append)
    ours, theirs = Pipe()
    process = Thread(target=serve, args=(theirs,))
    process.start()
    ours.send((shared, tmp_path / "data"))
    ours.send((tmp_path / "missing", tmp_path / "data"))
    words = [ours.recv() for _ in range(3)]
    assert words == [ImportProgress(2, 100), TakenOver(2, 2), ImportRefused("failed")]
    ours.close()
    process.join()
    assert limits == [MOST_MEMORY]


def test_the_process_has_no_more_memory_than_its_limit() -> None:
    code = (
        "from yokai_desktop.storage.taking_over import *\n"
        "limit_memory(MOST_MEMORY)\n"
        "try: bytearray(MOST_MEMORY)\n"
        "except MemoryError: print('refused')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "refused\n"


@pytest.mark.posix
def test_where_no_limit_can_be_set_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_AS)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", "win32")
        limit_memory(MOST_MEMORY)
    limit_memory(before[0])
    assert resource.getrlimit(resource.RLIMIT_AS) == before
