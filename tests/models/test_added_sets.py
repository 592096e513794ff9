"""Sets that somebody added are read in another process, whatever becomes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.dojo.test_library import TRIAL, written
from yokai_desktop.dojo import added
from yokai_desktop.dojo.added import found_in, serve, take
from yokai_desktop.dojo.library import Complaint, Library, shipped
from yokai_desktop.models import other_process
from yokai_desktop.models.dojo import added_sets
from yokai_desktop.models.dojo.added_sets import AddedSets
from yokai_desktop.storage.atomic_files import StorageError


def test_what_was_added_comes(tmp_path: Path, qtbot: QtBot) -> None:
    written(tmp_path, trials=[TRIAL, {**TRIAL, "id": "bad", "grade": 9}])
    sets = AddedSets()
    with qtbot.waitSignal(sets.came, timeout=30_000):
        sets.begin(tmp_path)
        assert sets.is_busy
    assert [trial.id for trial in sets.found.trials] == [TRIAL["id"]]
    assert sets.found.complaints == [Complaint("set.json", "bad", "grade")]
    assert not sets.is_busy


def test_nothing_is_started_for_nothing(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_process, "launch", lambda *_: pytest.fail("a process was started"))
    (tmp_path / "notes.txt").write_text("no set")
    sets = AddedSets()
    for folder in (tmp_path, tmp_path / "missing"):
        sets.begin(folder)
        assert not sets.is_busy


def test_a_process_that_cannot_be_started_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise BlockingIOError

    monkeypatch.setattr(other_process, "launch", refuse)
    written(tmp_path, trials=[TRIAL])
    sets = AddedSets()
    with qtbot.waitSignal(sets.came):
        sets.begin(tmp_path)
    assert [each.reason for each in sets.found.complaints] == [added_sets.FAILED]


def test_a_process_that_dies_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    written(tmp_path, trials=[TRIAL])
    sets = AddedSets()
    with qtbot.waitSignal(sets.came, timeout=30_000):
        sets.begin(tmp_path)
        assert sets._process is not None
        sets._process.kill()
    assert [each.reason for each in sets.found.complaints] == [added_sets.FAILED]


def test_a_folder_that_cannot_be_listed_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(folder: Path) -> list[str]:
        raise StorageError("denied", folder)

    monkeypatch.setattr(added_sets, "names_in", refuse)
    sets = AddedSets()
    with qtbot.waitSignal(sets.came):
        sets.begin(tmp_path)
    assert [each.reason for each in sets.found.complaints] == ["denied"]


def test_much_is_taken_little_by_little(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_process, "_AT_ONCE", 0)
    written(tmp_path, trials=[{**TRIAL, "id": f"{number}"} for number in range(9)])
    sets = AddedSets()
    with qtbot.waitSignal(sets.came, timeout=30_000):
        sets.begin(tmp_path)
    assert len(sets.found.trials) == 9


def test_only_what_was_added_is_told(tmp_path: Path) -> None:
    written(tmp_path, trials=[TRIAL, TRIAL])
    library = Library()
    for word in found_in(tmp_path):
        take(library, word)
    assert [trial.id for trial in library.trials] == [TRIAL["id"]]
    assert [each.reason for each in library.complaints] == ["id"]
    for word in (shipped().lessons[0], shipped().exercises[0]):
        take(library, word)
    assert (len(library.lessons), len(library.exercises)) == (1, 1)


def test_what_needs_too_much_memory_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_: Path) -> Library:
        raise MemoryError

    monkeypatch.setattr(added, "with_those_of", read)
    assert [word.reason for word in found_in(tmp_path) if isinstance(word, Complaint)] == [
        "too_large"
    ]


def test_the_process_ends_with_its_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe:
        def __init__(self) -> None:
            self.said: list[Any] = []

        def recv(self) -> Path:
            if self.said:
                raise EOFError
            return tmp_path

        def send(self, word: Any) -> None:
            self.said.append(word)

    monkeypatch.setattr(added, "limit_memory", lambda _: None)
    pipe = Pipe()
    serve(pipe)  # type: ignore[arg-type]
    assert pipe.said == [None]
    serve(pipe)  # type: ignore[arg-type]
    assert pipe.said == [None]
