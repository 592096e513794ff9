"""Start-up time and memory next to other desktop card games, all on the same screen.

``python -m tests.benchmarks.compare_startup [runs]`` starts each program by turns under one Xvfb.
Others are measured if they are there: ``apt-get install --no-install-recommends kpat aisleriot``.

A window is *there* when it fills a good part of the screen with many shades; it is *complete* when
its picture has changed for the last time before it stands still.  The picture is read from the
memory of the X server, so that watching costs the program nothing.  A *first* start has an empty
home and, as root, nothing of the program in the file cache; a *warm* one comes after it.  Memory is
read once the picture stands still, over the whole tree of processes: RSS counts shared pages in
full, PSS by their share.
"""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
WIDTH, HEIGHT = 1440, 900
STEP = 61
"""Every so many pixels one is looked at."""
POINTER = 20
"""So many of these may be painted by the pointer."""
LEAST_SHADES = 24
LEAST_PAINTED = 100_000
"""Pixels that must differ from the empty screen."""
PATIENCE = 60.0
STILL = 2.0
"""Seconds without a change after which a picture is complete."""
LONGEST_CHANGE = 20.0
RUNS = 5

PROGRAMS = {
    "Yokai Desktop": [sys.executable, "-m", "yokai_desktop"],
    "Yokai Desktop, bundle": [str(ROOT / "dist" / "yokai-desktop" / "yokai-desktop")],
    "KPatience": ["/usr/games/kpat"],
    "AisleRiot": ["/usr/games/sol"],
}


@dataclass
class Start:
    """What one start of a program took."""

    there_ms: float
    complete_ms: float
    rss_mb: float
    pss_mb: float


@dataclass
class Measured:
    """The starts of one program."""

    first: list[Start] = field(default_factory=list)
    warm: list[Start] = field(default_factory=list)


class Screen:
    """A screen of its own whose pixels can be read without asking anybody."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(write), "-fbdir", str(folder)),
                *("-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-noreset", "-br"),
            ],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = f":{numbers.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # A dump of X: its header, a table of colours with 12 bytes each, then the pixels.
        header, colours = (int.from_bytes(memory[place : place + 4]) for place in (0, 4 * 19))
        begin = header + 12 * colours
        self._pixels = memoryview(memory)[begin : begin + WIDTH * HEIGHT * 4].cast("I")
        self._empty = self._pixels[0]

    def is_empty(self) -> bool:
        looked_at = self._pixels[::STEP].tolist()
        return looked_at.count(self._empty) >= len(looked_at) - POINTER

    def has_picture(self) -> bool:
        """Whether a window with more than a plain ground is painted."""
        looked_at = self._pixels[::STEP].tolist()
        painted = len(looked_at) - looked_at.count(self._empty)
        return painted * STEP >= LEAST_PAINTED and len(set(looked_at)) >= LEAST_SHADES

    def last_change(self) -> float:
        """Wait until the picture stands still; the time of its last change."""
        began = changed = time.perf_counter()
        before = self._pixels[::STEP].tolist()
        while (now := time.perf_counter()) < changed + STILL and now < began + LONGEST_CHANGE:
            time.sleep(0.005)
            shown = self._pixels[::STEP].tolist()
            if shown != before:
                before, changed = shown, time.perf_counter()
        return changed

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


def wait(condition: object, what: str) -> None:
    """Look every millisecond until something holds."""
    assert callable(condition)
    until = time.perf_counter() + PATIENCE
    while not condition():
        if time.perf_counter() > until:
            raise SystemExit(f"waited too long: {what}")
        time.sleep(0.001)


def family(process: int) -> Iterator[int]:
    """A process and everything it started."""
    yield process
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def memory_mb(process: int, what: str) -> float:
    """``Rss`` or ``Pss`` of a whole family of processes."""
    total = 0
    for member in family(process):
        with suppress(OSError):
            lines = Path(f"/proc/{member}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith(f"{what}:"))
    return total / 1024


def forget_files() -> bool:
    """Empty the file cache; False where that is not allowed."""
    os.sync()
    try:
        Path("/proc/sys/vm/drop_caches").write_text("3")
    except OSError:
        return False
    return True


@contextmanager
def session_bus() -> Iterator[str]:
    """A message bus, as every desktop has one."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--print-address", "--nofork"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert bus.stdout is not None
    yield bus.stdout.readline().strip()
    bus.terminate()
    bus.wait()


def start(words: list[str], screen: Screen, bus: str, home: Path) -> Start:
    """Start a program, watch it until its picture stands still, and end it."""
    wait(screen.is_empty, "an empty screen")
    environment = {
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "PATH": os.environ["PATH"],
        "LC_ALL": "C.UTF-8",
        "DISPLAY": screen.name,
        "DBUS_SESSION_BUS_ADDRESS": bus,
        "NO_AT_BRIDGE": "1",
    }
    since = time.perf_counter()
    program = subprocess.Popen(
        words, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait(screen.has_picture, f"the window of {words[0]}")
        there = time.perf_counter() - since
        complete = screen.last_change() - since
        rss, pss = (memory_mb(program.pid, what) for what in ("Rss", "Pss"))
        return Start(1000 * there, 1000 * complete, rss, pss)
    finally:
        for member in reversed(list(family(program.pid))):
            with suppress(ProcessLookupError):
                os.kill(member, 15)
        program.wait()


def measure(runs: int) -> tuple[dict[str, Measured], bool]:
    """All programs by turns, so that what disturbs one disturbs all; whether files were cold."""
    found = {name: words for name, words in PROGRAMS.items() if shutil.which(words[0])}
    measured = {name: Measured() for name in found}
    cold = True
    with tempfile.TemporaryDirectory() as folder, session_bus() as bus:
        screen = Screen(Path(folder))
        for number in range(runs):
            for name, words in found.items():
                home = Path(folder) / f"{name} {number}"
                home.mkdir(mode=0o700)
                cold = forget_files() and cold
                measured[name].first.append(start(words, screen, bus, home))
                measured[name].warm.append(start(words, screen, bus, home))
        screen.close()
    return measured, cold


def times(starts: list[Start]) -> str:
    there = median(found.there_ms for found in starts)
    complete = median(found.complete_ms for found in starts)
    return f"{there:,.0f} / {complete:,.0f} ms"


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    measured, cold = measure(runs)
    print(f"medians of {runs} starts; first starts with {'cold' if cold else 'warm'} files")
    print("| program | first: there / complete | warm: there / complete | RSS | PSS |")
    print("|---|---|---|---|---|")
    for name, result in measured.items():
        first, warm = (times(starts) for starts in (result.first, result.warm))
        rss = median(found.rss_mb for found in result.warm)
        pss = median(found.pss_mb for found in result.warm)
        print(f"| {name} | {first} | {warm} | {rss:.0f} MB | {pss:.0f} MB |")
    for name in PROGRAMS.keys() - measured.keys():
        print(f"not there: {name}")


if __name__ == "__main__":
    main()
