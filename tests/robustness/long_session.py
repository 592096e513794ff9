"""A long session in one process: ``python -m tests.robustness.long_session GAMES KINDS``.

Both kinds of games by turns, with one person, several, or none, between visits to every page.
Every sixth round through the kinds is painted: a picture costs more than the play it shows, and
what painting leaves behind grows with the pictures, not with the games.

Prints one JSON object a game: memory, kept pictures, widgets, what is kept of widgets that are
gone, threads, open files and processes after it.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
from functools import cache
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tests.dead_wrappers import dead_wrappers
from tests.robustness.scripted_play import step
from yokai_desktop.engine.match import Seat
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES

ROBOT = Seat("novice")
TABLES: tuple[tuple[str, tuple[Seat, ...], dict[str, str]], ...] = (
    ("septet", (Seat(), ROBOT, ROBOT, ROBOT), {"scoring": "standard"}),
    ("yokai", (Seat(), ROBOT), {}),
    ("septet", (Seat(name="A"), Seat(name="B")), {"scoring": "standard"}),
    ("yokai", (Seat(name="A"), Seat(name="B"), ROBOT), {"hints": "stacked"}),
    ("septet", (ROBOT,) * 3, {"scoring": "standard"}),
    ("septet", (Seat(), ROBOT, ROBOT, ROBOT), {"variant": "seven_next_short"}),
)


PAINTED_EVERY = 6
"""Of so many rounds through all kinds of games one is painted; the first is."""


class Waiting:
    """Lets the program run for a while.

    One timer serves all: every ``QTimer.singleShot`` of PySide leaves some 50 bytes behind.
    """

    def __init__(self) -> None:
        self.loop = QEventLoop()
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.loop.quit)

    def run(self, milliseconds: int) -> None:
        self.timer.start(milliseconds)
        self.loop.exec()


@cache
def waiting() -> Waiting:
    """The one that serves all, made once there is an application."""
    return Waiting()


def let_run(milliseconds: int) -> None:
    waiting().run(milliseconds)


def visit(window: MainWindow, name: str) -> None:
    window.show_page(name)
    let_run(5)


def play(window: MainWindow, number: int, kinds: int, rng: Random) -> None:
    """One whole game, then back home past some page."""
    game, seats, options = TABLES[number % kinds]
    window.setUpdatesEnabled(number // kinds % PAINTED_EVERY == 0)
    window.start(GameRequest(game, seats, tuple(options.items()), f"session {number}"))
    page = window.page
    assert isinstance(page, TablePage)
    while not step(page, rng):
        let_run(1)
    visit(window, list(PAGES)[number % len(PAGES)])
    visit(window, "home")


def sample() -> dict[str, int]:
    """What the process holds now."""
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    status = dict(line.split(":") for line in Path("/proc/self/status").read_text().splitlines())
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return {
        "memory_kb": int(status["VmRSS"].split()[0]),
        "read_from_files_kb": int(status["RssFile"].split()[0]),
        "pictures_kb": pictures.kept_bytes() >> 10,
        "widgets": len(QApplication.allWidgets()),
        "dead_wrappers": dead_wrappers(),
        "objects": len(gc.get_objects()),
        "threads": threading.active_count(),
        "files": len(os.listdir("/proc/self/fd")),
        "processes": len(children),
    }


if __name__ == "__main__":
    make_application()
    main_window = MainWindow()
    main_window.resize(1024, 640)
    main_window.show()
    chance = Random("session")
    games, kinds = int(sys.argv[1]), int(sys.argv[2])
    for page_name in PAGES:
        visit(main_window, page_name)
    for game_number in range(games):
        play(main_window, game_number, kinds, chance)
        print(json.dumps(sample()), flush=True)
    main_window.close()
    os._exit(0)
