"""Commands of the program, each interrupted once at a chosen moment of its run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from yokai_desktop.leaving import INTERRUPTED

LONGEST_WAIT = 120
MEASURING = ("COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG")
"""What tells a process to measure itself: an interrupt while coverage.py holds its own lock would
wait for that lock for ever when the process ends and saves what was measured."""


def commands(folder: Path) -> dict[str, list[str]]:
    """Every command, and the window without one; ``folder`` holds a record and takes pictures."""
    return {
        "simulate": ["simulate", "septet", "--games", "20", "--seats", "novice"],
        "replay": ["replay", str(folder / "record.json")],
        "review": ["review", str(folder / "record.json"), "--quick"],
        "console": ["console", "septet", "--seats", "random,random,random,random", "--seed", "A"],
        "console, asking": ["console", "yokai", "--seed", "A"],
        "dojo": ["dojo", "--check"],
        "bench": ["bench", "--quick"],
        "tour": ["tour", str(folder / "tour"), "--size", "640x480"],
        "menu entry": ["install-desktop-entry"],
        "no menu entry": ["install-desktop-entry", "--remove"],
        "window": [],
    }


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    complaints: str
    seconds: float
    was_running: bool
    left_files: list[str] = field(default_factory=list)

    @property
    def is_of_python(self) -> bool:
        """Whether the interrupt came while the interpreter itself was still starting.

        Then the program has not been read yet, and Python says what it says: no line of the
        traceback, if there is one, is the program's.
        """
        ours = "yokai_desktop/" in self.complaints or "multiprocessing" in self.complaints
        return "KeyboardInterrupt" in self.complaints and not ours

    @property
    def is_clean(self) -> bool:
        """Exit code 130 and not a word; or the whole work, when the interrupt came too late.

        A process that the signal itself has ended is what shells call 130 as well.
        """
        return self.complaints == "" and self.code in (0, INTERRUPTED, -signal.SIGINT)


def run(words: list[str], home: Path, interrupt_after: float | None) -> Ended:
    """Run a command and interrupt it, and all it has started, so many seconds after its start."""
    home.mkdir(parents=True, exist_ok=True)
    files = home / "files"
    files.mkdir(exist_ok=True)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored here
    with tempfile.TemporaryFile() as complaints:
        began = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "yokai_desktop", *words],
            env={name: value for name, value in os.environ.items() if name not in MEASURING}
            | {"YOKAI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(files)}
            | {"XDG_DATA_HOME": str(home / "share")},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            start_new_session=True,
        )
        signal.signal(signal.SIGINT, before)
        was_running = False
        try:
            if interrupt_after is not None:
                time.sleep(max(0.0, began + interrupt_after - time.monotonic()))
                was_running = process.poll() is None
                if was_running:
                    os.killpg(process.pid, signal.SIGINT)
            code = process.wait(LONGEST_WAIT)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            assert process.stdin is not None
            process.stdin.close()
        complaints.seek(0)
        said = complaints.read().decode(errors="replace")
    left = [str(path) for path in files.iterdir() if not path.name.startswith("pymp-")]
    return Ended(code, said, time.monotonic() - began, was_running, left)
