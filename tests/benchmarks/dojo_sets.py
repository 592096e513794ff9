"""How long the window stands still while the most there may be of added sets is read.

``python -m tests.benchmarks.dojo_sets`` writes as many entries as are looked at, each as long as
its position may be, and reads them: once in the thread of the window, once as the program does.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QTimer

from yokai_desktop.dojo.library import FORMAT, MOST_ADDED, VERSION, Library, read_sets
from yokai_desktop.dojo.reading import MOST_ACTIONS
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.models.dojo.added_sets import AddedSets

PER_FILE = 50
OPTIONS = {"variant": "seven_next"}
"""Its games are the longest."""
AGAIN = 6


def long_trial(number: int) -> Json:
    """A trial at the end of a position as long as it may be, or nearly."""
    match = max((played(f"long {number} {again}") for again in range(AGAIN)), key=_length)
    seat = match.to_act
    assert seat is not None
    return {
        "id": f"long-{number}",
        "kind": "card",
        "grade": 3,
        "idea": "duck",
        "goal": "win",
        "game": "septet",
        "players": 4,
        "seat": seat,
        "options": match.record()["options"],
        "seed": match.setup.seed,
        "actions": list(map(str, match.actions)),
        "solution": [str(match.view(seat).legal[0])],
    }


def played(seed: str) -> Match:
    """A game played by chance, up to the last choice of a card within the limit."""
    match, rng = Match(SEPTET, SEPTET.setup(4, OPTIONS, seed)), Random(seed)
    while match.outcome is None and len(match.actions) < MOST_ACTIONS:
        seat = match.to_act
        assert seat is not None
        match.play(seat, rng.choice(match.view(seat).legal))
    while match.to_act is None or not isinstance(match.view(match.to_act).legal[0], Play):
        match.take_back()
    return match


def _length(match: Match) -> int:
    return len(match.actions)


def write_sets(folder: Path) -> int:
    """As many as are looked at; how many actions they have together."""
    entries = [long_trial(number) for number in range(MOST_ADDED)]
    for first in range(0, MOST_ADDED, PER_FILE):
        some = entries[first : first + PER_FILE]
        data = {"format": FORMAT, "version": VERSION, "trials": some}
        (folder / f"{first:03}.json").write_text(json.dumps(data), encoding="utf-8")
    return sum(len(entry["actions"]) for entry in entries)


class Standstill:
    """The longest time between two turns of the event loop, by the clock and of the processor."""

    def __init__(self) -> None:
        self.longest, self.busiest = 0.0, 0.0
        self._last, self._work = time.perf_counter(), time.thread_time()
        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now, work = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self.busiest = max(self.busiest, work - self._work)
        self._last, self._work = now, work

    def words(self) -> str:
        return f"{1000 * self.longest:.1f} ms | {1000 * self.busiest:.1f} ms"


def measured(app: QCoreApplication, begin: Callable[[], None], is_over: Callable[[], bool]) -> str:
    """How long it took, and how long the window stood still meanwhile."""
    app.processEvents()
    still, start = Standstill(), time.perf_counter()
    app.processEvents()
    begin()
    while not is_over():
        app.processEvents()
    took = time.perf_counter() - start
    app.processEvents()
    return f"{took:.2f} s | {still.words()}"


def main() -> None:
    app = QCoreApplication([])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        actions = write_sets(folder)
        print(f"{MOST_ADDED} entries, {actions} actions")
        print("| read | took | the window stood still | of that it worked |\n|---|---|---|---|")
        found: list[Library] = []
        here = measured(app, lambda: found.append(read_sets([(folder, False)])), lambda: True)
        print(f"| in the thread of the window | {here} |")
        sets = AddedSets()
        beside = measured(app, lambda: sets.begin(folder), lambda: not sets.is_busy)
        print(f"| in a process of its own | {beside} |")
        print(f"{len(sets.found.trials)} taken, {len(sets.found.complaints)} left out")


if __name__ == "__main__":
    main()
