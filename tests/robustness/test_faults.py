"""Every call to the system about our files fails once: nothing is lost or replaced in silence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.robustness.counts import is_full, tell

SOURCE = Path(__file__).with_name("faults.c")
IN_MEMORY = Path("/dev/shm")
LONGEST_WAIT = 3_600
FEW = 61
"""In the normal suite one of so many calls fails."""


def build_library(folder: Path) -> Path:
    """Compile ``faults.c``."""
    library = folder / "faults.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE], check=True)
    return library


@pytest.fixture
def quick_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: thousands of walks wait for the disk."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else tmp_path) as name:
        yield Path(name)


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """The library that makes calls fail."""
    return build_library(tmp_path)


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_one_failed_call_loses_nothing(game: str, library: Path, quick_folder: Path) -> None:
    every = 1 if is_full() else FEW
    done = subprocess.run(
        [sys.executable, "-m", "tests.robustness.fault_walk", quick_folder, game, str(every)],
        env=os.environ | {"LD_PRELOAD": str(library)},
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["losses"] == []
    assert found["calls"] > 100
    assert found["told"] > 0
    tell(
        f"failed calls while playing {game}",
        calls=found["calls"],
        walks=found["walks"],
        told=found["told"],
        lost=0,
    )
