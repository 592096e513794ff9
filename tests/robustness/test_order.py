"""The order in which files are written, synced, named and removed: safe on any disk.

Where a power cut cannot be tried on a real file system, this shows what every file system promises:
that is on disk which was synced, its name which was synced with its folder.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.robustness.counts import tell
from tests.robustness.test_faults import LONGEST_WAIT, build_library

CALLS = "openat,write,pwrite64,fsync,fdatasync,rename,unlink,ftruncate,sync"
_LINE = re.compile(r"(?:\d+ +)?(\w+)\((.*)\) += (\d+)(?:<(.*)>)?$")
_HANDLE = re.compile(r"\d+<(.*?)>")


class Disk:
    """What may be lost if the power is cut now, and what was done in spite of that."""

    def __init__(self, home: str) -> None:
        self._home = home
        self._unsynced: set[str] = set()
        self._unnamed: set[str] = set()
        self._there: set[str] = set()
        self.faults: list[str] = []
        self.renamed = self.removed = 0

    def follow(self, line: str) -> None:
        """One line of what strace has written."""
        if re.search(r"\bsync\(\) +=", line):
            self._unsynced, self._unnamed = set(), set()
        found = _LINE.match(line)
        if found is None or self._home not in line:
            return
        call, given, opened = found[1], found[2], found[4]
        if call == "openat":
            if "O_CREAT" in given and opened not in self._there:
                self._unnamed.add(opened)
                self._there.add(opened)
        elif call in ("rename", "unlink"):
            self._rename_or_remove(call, re.findall(r'"(.*?)"', given))
        else:
            handle = _HANDLE.match(given)
            assert handle is not None, line
            if call in ("fsync", "fdatasync"):
                self._sync(handle[1])
            else:
                self._unsynced.add(handle[1])

    def _sync(self, path: str) -> None:
        self._unsynced.discard(path)
        self._unnamed = {name for name in self._unnamed if os.path.dirname(name) != path}

    def _rename_or_remove(self, call: str, paths: list[str]) -> None:
        old = paths[0]
        if call == "rename":
            self.renamed += 1
            if old in self._unsynced:
                self.faults.append(f"{old} renamed before it was synced")
            self._unnamed.add(paths[1])
            self._there.add(paths[1])
        elif self._holds_a_game(old):
            self.removed += 1
            others = {path for path in self._unsynced | self._unnamed if self._holds_a_game(path)}
            if others - {old}:
                self.faults.append(f"{old} removed before {others - {old}}")
        for names in (self._unsynced, self._unnamed, self._there):
            names.discard(old)

    @staticmethod
    def _holds_a_game(path: str) -> bool:
        """Games are in saves and in the history: in its file, or in the log of writes."""
        return path.endswith((".save", ".db", ".db-wal"))


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_nothing_is_removed_before_what_replaces_it_is_on_disk(game: str, tmp_path: Path) -> None:
    trace, walk = tmp_path / "trace", tmp_path / "walk"
    walk.mkdir()
    done = subprocess.run(
        [
            *("strace", "-f", "-qq", "-y", "-s", "0", "-e", f"trace={CALLS}", "-o", trace),
            *("-e", "status=successful", "-E", f"LD_PRELOAD={build_library(tmp_path)}"),
            *(sys.executable, "-m", "tests.robustness.fault_walk", walk, game, "0"),
        ],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert done.returncode == 0, done.stderr
    disk = Disk(str(walk / "home"))
    for line in trace.read_text().splitlines():
        disk.follow(line)
    assert disk.faults == []
    assert disk.renamed > 3
    assert disk.removed > 2
    tell(f"order of calls while playing {game}", renamed=disk.renamed, removed=disk.removed)
