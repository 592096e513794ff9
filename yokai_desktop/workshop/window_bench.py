"""Figures of the window, measured offscreen in processes of their own.

Start-up counts from the start of a process to its first painted window; frames are the times
between two pictures of the great moments (``frame_bench.py``); memory is what a process holds
after a finished game; the idle share is the part of a processor that a table takes while it waits
for its person.  ``python -m yokai_desktop.workshop.window_bench`` prints one JSON object.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from yokai_desktop.workshop.benched_window import open_window, septet_match, yokai_match
from yokai_desktop.workshop.memory import memory_mb

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

RUNS = 7
TIMES = 4
"""How often each moment is measured."""
SIZES = ((1440, 900), (2560, 1440))
IDLE_SECONDS, QUICK_IDLE_SECONDS = 5.0, 1.0
PAINTED = "painted"
FRAMES = "yokai_desktop.workshop.frame_bench"


def figures(quick: bool) -> dict[str, Any]:
    """All figures of the window."""
    runs = 2 if quick else RUNS
    starts = [_startup_ms() for _ in range(runs + 1)][1:]
    times = 1 if quick else TIMES
    frames = {
        f"{width}x{height}": {
            moment: _moment(moment, width, height, times) for moment in ("deal", "drag", "reveal")
        }
        for width, height in (SIZES[:1] if quick else SIZES)
    }
    width, height = SIZES[0]
    deal = frames[f"{width}x{height}"]["deal"]
    memory = _child("memory")
    idle = str(QUICK_IDLE_SECONDS if quick else IDLE_SECONDS)
    return {
        "startup_ms": round(median(starts)),
        "frame_ms_p50": deal["p50"],
        "frame_ms_p99": deal["p99"],
        "frame_work_ms_p99": deal["work_p99"],
        "frames": deal["frames"],
        "frame_ms": frames,
        "click_to_frame_ms": _moment("click", width, height, times)["p50"],
        "memory_mb": round(memory[0]),
        "idle_cpu_share": {
            game: round(_child("idle", game, idle)[0], 4) for game in ("septet", "yokai")
        },
    }


def _moment(moment: str, width: int, height: int, times: int) -> dict[str, float]:
    """Milliseconds between two pictures of a moment, or until the first picture of a click.

    What is called work counts the processor only, so that a busy machine does not spoil it.
    """
    with _process(moment, str(width), str(height), str(times), module=FRAMES) as process:
        out, _ = process.communicate()
    frames: list[list[float]] = json.loads(out.splitlines()[-1])
    clock, work = zip(*frames, strict=True)
    return {
        "p50": round(median(clock), 1),
        "p99": round(quantiles(clock, n=100)[98], 1),
        "work_p50": round(median(work), 1),
        "work_p99": round(quantiles(work, n=100)[98], 1),
        "frames": len(frames),
    }


def _startup_ms() -> float:
    started = time.perf_counter()
    with _process("startup") as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == PAINTED:
                return 1000 * (time.perf_counter() - started)
    raise RuntimeError("the window was never painted")


def _child(*words: str) -> list[float]:
    with _process(*words) as process:
        out, _ = process.communicate()
    numbers: list[float] = json.loads(out.splitlines()[-1])
    return numbers


def _process(*words: str, module: str = __spec__.name) -> subprocess.Popen[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-m", module, *words],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )


def _watch_paint(target: QObject, painted: list[float], then: str = "") -> QObject:
    """Note the time of every paint event of a widget."""
    from PySide6.QtCore import QEvent, QObject

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(time.perf_counter())
                if then and len(painted) == 1:
                    print(then, flush=True)
            return False

    watcher = Watcher(target)
    target.installEventFilter(watcher)
    return watcher


def run_startup() -> None:
    """Open the window, say when it was painted, and end."""
    from PySide6.QtCore import QCoreApplication

    painted: list[float] = []
    window = open_window()
    _watch_paint(window, painted, PAINTED)
    while not painted:
        QCoreApplication.processEvents()
    os._exit(0)


def run_memory() -> None:
    """Play a game to its end at once, people and all, and print the memory in use."""
    from PySide6.QtCore import QCoreApplication

    from yokai_desktop.ui.services.preferences import preferences

    window = open_window()
    preferences().set_value("animation", "off")
    preferences().set_value("trick_pause", 200)
    preferences().set_value("thinking_pause", 0)
    match = septet_match("novice", people=0)
    window.sit_down(match, {})
    while match.outcome is None:
        QCoreApplication.processEvents()
        summary = window.page.summary  # type: ignore[attr-defined]
        if summary is not None:
            summary.went_on.emit()
    print(json.dumps([memory_mb()]), flush=True)
    os._exit(0)


def run_idle(game: str, seconds: float) -> None:
    """Let a table wait for its person, and print how much of a processor that takes."""
    from PySide6.QtCore import QEventLoop, QTimer

    window = open_window()
    match = septet_match("novice") if game == "septet" else yokai_match()
    window.sit_down(match, {})
    page = window.page
    loop = QEventLoop()
    for wait in (0.5, 0.5, seconds):
        while match.to_act != 0 or page.showing.is_busy:  # type: ignore[attr-defined]
            loop.processEvents()
        started, spent = time.perf_counter(), time.process_time()
        QTimer.singleShot(round(1000 * wait), loop.quit)
        loop.exec()
    share = (time.process_time() - spent) / (time.perf_counter() - started)
    print(json.dumps([share]), flush=True)
    os._exit(0)


def main(words: list[str]) -> None:
    match words:
        case ["startup"]:
            run_startup()
        case ["memory"]:
            run_memory()
        case ["idle", game, seconds]:
            run_idle(game, float(seconds))
        case _:
            with tempfile.TemporaryDirectory() as home:
                os.environ["YOKAI_HOME"] = home
                print(json.dumps(figures("--quick" in words)))


if __name__ == "__main__":
    main(sys.argv[1:])
