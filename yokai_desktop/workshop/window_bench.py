"""Figures of the window, measured offscreen in processes of their own.

Start-up counts from the start of a process to its first painted window; frames are the times
between two pictures while a whole deal flies and a master thinks; memory is what a process holds
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
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from yokai_desktop.engine.match import Match
    from yokai_desktop.ui.window.main_window import MainWindow

RUNS = 7
DEALS = 4
WINDOW = (1440, 900)
IDLE_SECONDS, QUICK_IDLE_SECONDS = 5.0, 1.0
PAINTED = "painted"


def figures(quick: bool) -> dict[str, Any]:
    """All figures of the window."""
    runs = 2 if quick else RUNS
    starts = [_startup_ms() for _ in range(runs + 1)][1:]
    frames = sorted(_child("frames", "1" if quick else str(DEALS)))
    memory = _child("memory")
    idle = str(QUICK_IDLE_SECONDS if quick else IDLE_SECONDS)
    return {
        "startup_ms": round(median(starts)),
        "frame_ms_p50": round(median(frames), 1),
        "frame_ms_p99": round(quantiles(frames, n=100)[98], 1),
        "frames": len(frames),
        "memory_mb": round(memory[0]),
        "idle_cpu_share": {
            game: round(_child("idle", game, idle)[0], 4) for game in ("septet", "yokai")
        },
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


def _process(*words: str) -> subprocess.Popen[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-m", __spec__.name, *words],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )


def _open_window() -> MainWindow:
    from yokai_desktop.ui.window.application import make_application

    make_application()
    from yokai_desktop.ui.window.main_window import MainWindow

    window = MainWindow()
    window.resize(*WINDOW)
    window.show()
    return window


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
    window = _open_window()
    _watch_paint(window, painted, PAINTED)
    while not painted:
        QCoreApplication.processEvents()
    os._exit(0)


def run_frames(deals: int) -> None:
    """Let deals fly while another process thinks all the time; print the times between frames."""
    from PySide6.QtCore import QCoreApplication

    from yokai_desktop.ai.worker import Worker

    window = _open_window()
    view = _match("master").view(0)
    worker: Worker

    def think_on(answer: object = None) -> None:
        worker.ask(view, "master", "bench")

    worker = Worker(think_on)
    think_on()
    between: list[float] = []
    for _ in range(deals):
        window.sit_down(_match("master"), {})
        board = window.page.board  # type: ignore[attr-defined]
        painted: list[float] = []
        _watch_paint(board.overlay, painted)
        while not board.clock.is_running:
            QCoreApplication.processEvents()
        while board.clock.is_running:
            QCoreApplication.processEvents()
            time.sleep(0.0005)
        between += [1000 * (b - a) for a, b in pairwise(painted)]
    worker.close()
    print(json.dumps(between), flush=True)
    os._exit(0)


def run_memory() -> None:
    """Play a game to its end at once, people and all, and print the memory in use."""
    from PySide6.QtCore import QCoreApplication

    from yokai_desktop.ui.services.preferences import preferences

    window = _open_window()
    preferences().set_value("animation", "off")
    preferences().set_value("trick_pause", 200)
    preferences().set_value("thinking_pause", 0)
    match = _match("novice", people=0)
    window.sit_down(match, {})
    while match.outcome is None:
        QCoreApplication.processEvents()
        summary = window.page.summary  # type: ignore[attr-defined]
        if summary is not None:
            summary.went_on.emit()
    print(json.dumps([_memory_mb()]), flush=True)
    os._exit(0)


def run_idle(game: str, seconds: float) -> None:
    """Let a table wait for its person, and print how much of a processor that takes."""
    from PySide6.QtCore import QEventLoop, QTimer

    window = _open_window()
    match = _match("novice") if game == "septet" else _yokai_match()
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


def _yokai_match() -> Match:
    from yokai_desktop.engine.match import Match, Seat
    from yokai_desktop.engine.yokai.game import YOKAI

    return Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "bench"), [Seat(), Seat("novice")])


def _match(level: str, people: int = 1) -> Match:
    from yokai_desktop.engine.match import Match, Seat
    from yokai_desktop.engine.septet.game import SEPTET

    seats = [Seat()] * people + [Seat(level)] * (4 - people)
    return Match(SEPTET, SEPTET.setup(4, {"scoring": "standard"}, "bench"), seats)


def _memory_mb() -> float:
    status = Path("/proc/self/status")
    if status.exists():
        line = next(row for row in status.read_text().splitlines() if row.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(words: list[str]) -> None:
    match words:
        case ["startup"]:
            run_startup()
        case ["frames", deals]:
            run_frames(int(deals))
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
