"""Files of strangers, imported and opened as replays in the window: it stays whole and awake."""

from __future__ import annotations

import gc
import json
import logging
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game, yokai_won
from tests.robustness.counts import is_full, tell, times
from tests.robustness.hostile_files import file_with, hostile_game
from yokai_desktop.engine.match import Seat
from yokai_desktop.models.importing import DIED
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.storage.sharing import LARGEST_FILE, _game_data
from yokai_desktop.ui.history.page import HistoryPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.routes import Route

LONGEST_FREEZE = 0.2
"""Seconds of the processor between two turns of the event loop, measured by the full trial alone:
what measures the lines of a normal run doubles them."""
WORSE_THAN_A_SOUND_GAME = 3
"""In a normal run a hostile game may freeze the window so many times as long as a sound one."""
TRIES = 4
"""A file that seems to freeze the window is tried again: what is in the file freezes it each time,
what another program did to the measure does not."""
MOST_MEMORY = 500
"""Megabytes that the window's process may gain, and that the other one may have."""
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def quiet_program(dressed_app: QApplication) -> Iterator[None]:
    forget_preferences()
    for name, value in (("language", "en"), ("animation", "off")):
        preferences().set_value(name, value)
    # What earlier tests left behind would be gone through at every collection of garbage.
    gc.collect()
    gc.freeze()
    # Logs kept for a report would hold on to every error, and by its traceback to every record.
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)
    gc.unfreeze()
    forget_preferences()


_opened: list[str] = []
_is_tracing: list[bool] = []


def _trace(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open" and _is_tracing and isinstance(arguments[0], str | bytes | os.PathLike):
        _opened.append(os.fsdecode(arguments[0]))


sys.addaudithook(_trace)


class Pulse(QTimer):
    """Measures the processor time of the window's thread between two turns of its loop."""

    def __init__(self) -> None:
        super().__init__(interval=1)
        self.longest = 0.0
        self.skip()
        self.timeout.connect(self.beat)

    def least_of(self, act: Callable[[], None], allowed: float) -> float:
        """The longest freeze while something is done; of several goes where it is not allowed."""
        found: list[float] = []
        while len(found) < TRIES and (not found or min(found) > allowed):
            self.longest = 0.0
            self.skip()
            act()
            found.append(self.longest)
        return min(found)

    def skip(self) -> None:
        """What the test itself did since the last turn does not count."""
        self._last = time.thread_time()

    def beat(self) -> None:
        """The loop has come round."""
        self.longest = max(self.longest, time.thread_time() - self._last)
        self.skip()


def history_page(window: MainWindow) -> HistoryPage:
    window.show_page("history")
    page = window.page
    assert isinstance(page, HistoryPage)
    return page


@pytest.mark.parametrize("part", range(times(1, 10)))
def test_hostile_files_are_imported_and_opened_without_harm(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, user_home: Path, part: int
) -> None:
    rng = Random(f"hostile {part}")
    history = archive().history
    people = (Seat(name="Eve"), Seat(name="Bob"))
    numbers = [
        history.add(Entry(septet_game(people, options={"scoring": "standard"}), now())),
        history.add(Entry(yokai_won(people), now())),
    ]
    sound = [_game_data(history, number or 0) for number in numbers]
    victims = [
        history.add(Entry(septet_game(people, "B", {"scoring": "standard"}), now())),
        history.add(Entry(yokai_won(people, turns=1), now())),
    ]
    page = history_page(window)
    importing = page.exchange.importing
    importing._listening.setInterval(2)
    pulse, outcomes, path = Pulse(), Counter[str](), tmp_path / "games.json"
    for turn, number in enumerate(numbers * 2):
        if turn == len(numbers):
            pulse.longest = 0.0  # by now both boards are built, as at any first opening
        for route in (routes.Replay(number), routes.History()):
            pulse.skip()
            window.go(route)
            QApplication.processEvents()
            pulse.beat()
        qtbot.wait(50)
    sound_freeze, pulse.longest = pulse.longest, 0.0
    bearable, longest = allowed_freeze(sound_freeze), 0.0
    ends: list[str] = []
    importing.finished.connect(lambda *_: ends.append("taken_over"))
    importing.failed.connect(lambda why: ends.append("died" if why == DIED else "refused"))
    pulse.start()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    for number in range(times(60, 1_000)):
        whole, victim = sound[number % 2], victims[number % 2] or 0
        assert whole is not None
        game = hostile_game(whole, rng)
        path.write_bytes(file_with(game, whole, rng))
        text = json.dumps(game.get("record"))
        known = set(rows()) if number % 50 == 0 else set()
        ends.clear()

        def import_it() -> None:
            seen = len(ends)
            page.exchange.take_over(path)
            qtbot.waitUntil(lambda: len(ends) > seen, timeout=120_000)

        _is_tracing[:] = [True]
        longest = max(longest, pulse.least_of(import_it, bearable))
        outcomes[ends[0]] += 1
        if number % 50 == 0 and ends[0] == "refused":
            assert set(rows()) == known
        new = max(rows(), default=victim) if ends[0] == "taken_over" else victim
        _is_tracing.clear()
        replace_record(victim, text)
        ways = (routes.Replay(new), routes.Replay(victim), routes.History())

        def open_them(ways: tuple[Route, ...] = ways) -> None:
            for route in ways:
                window.go(route)
                QApplication.processEvents()
                pulse.beat()

        _is_tracing[:] = [True]
        longest = max(longest, pulse.least_of(open_them, bearable))
        _is_tracing.clear()
        assert window.isVisible()
    pid = importing.pid
    assert pid is not None
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024 - before
    other = peak_of(pid)
    importing.close()
    allowed = (str(user_home), str(path), str(ROOT), sys.prefix, sys.base_prefix, "/dev/null")
    strange = {name for name in _opened if not name.startswith(allowed) and not name.isdecimal()}
    tell(
        f"hostile imports, each opened as a replay, part {part + 1}",
        tried=outcomes.total(),
        **outcomes,
        opened_outside=len(strange),
        longest_freeze_ms=round(1000 * longest),
        of_a_sound_game_ms=round(1000 * sound_freeze),
        window_grew_mb=own,
        import_process_mb=other,
    )
    assert not strange
    assert outcomes["refused"] > outcomes["taken_over"]
    assert not outcomes["died"]
    assert longest <= bearable
    assert max(own, other) <= MOST_MEMORY


def allowed_freeze(sound: float) -> float:
    """How long the window may stand still, in seconds of the processor."""
    return LONGEST_FREEZE if is_full() else max(LONGEST_FREEZE, WORSE_THAN_A_SOUND_GAME * sound)


def rows() -> list[int]:
    return [row[0] for row in archive().database.rows("SELECT id FROM game")]


def replace_record(number: int, text: str) -> None:
    """A stranger writes into the history itself."""
    with archive().database.writing() as connection:
        connection.execute("UPDATE record SET text = ? WHERE game_id = ?", (text, number))


def peak_of(pid: int) -> int:
    """The most memory a process ever had, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) // 1024
    raise AssertionError("the system does not tell")


@pytest.mark.parametrize("kind", ["one value", "many games", "beyond the limit"])
def test_a_huge_file_neither_freezes_the_window_nor_fills_the_memory(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    megabytes = times(8, 60)
    empty = "{}," * (megabytes * 2**20 // 3) + "{}"
    path = tmp_path / "games.json"
    if kind == "one value":
        path.write_text('{"format": "yokai-desktop games", "version": 1, "x": [' + empty + "]}")
    elif kind == "many games":
        path.write_text('{"format": "yokai-desktop games", "version": 1, "games": [' + empty + "]}")
    else:
        with path.open("wb") as file:
            file.truncate(LARGEST_FILE + 1)
    page = history_page(window)
    importing = page.exchange.importing
    pulse = Pulse()
    qtbot.wait(50)
    pulse.start()

    def import_it() -> None:
        with qtbot.waitSignal(importing.failed, timeout=120_000) as failed:
            page.exchange.take_over(path)
        assert failed.args is not None
        assert failed.args[0].reason == ("bad_game" if kind == "many games" else "too_large")

    longest = pulse.least_of(import_it, LONGEST_FREEZE)
    memory = peak_of(importing.pid or 0)
    importing.close()
    tell(
        f"huge file, {kind}",
        megabytes=path.stat().st_size >> 20,
        longest_freeze_ms=round(1000 * longest),
        import_process_mb=memory,
    )
    assert longest <= LONGEST_FREEZE
    assert memory <= MOST_MEMORY
    assert archive().history.count() == 0
