"""How much the window is made of, and what one click on a card costs.

``python -m tests.benchmarks.house [--no-bench]`` prints one JSON object.  The file imports nothing
of the tests, so that a copy of it measures any checkout: ``cd CHECKOUT; .venv/bin/python COPY``.

A click is a press and a release on a card that may be chosen: in Septet a card for the trick, in
Yōkai a first look.  It is followed from the press to the end of the first frame that is painted
after it; times are processor time of the process, the median of several clicks after a first one.
``frame_ms_p99``, ``memory_mb`` and the like are those of ``yokai bench``.
"""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from yokai_desktop.engine.match import Match
    from yokai_desktop.ui.window.main_window import MainWindow

CLICKS, STARTS = 7, 5
WINDOW = (1440, 900)
GAMES = ("septet", "yokai")
PACKAGE = "yokai_desktop"
COMPILED = {name: v for name, v in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""The environment, but what is imported is kept compiled, as a user has it: compiling all of it
again at every start would count the lines of the program."""
BENCH = ("startup_ms", "frame_ms_p50", "frame_ms_p99", "frames", "memory_mb", "idle_cpu_share")


def figures(tree: Path, with_bench: bool) -> dict[str, Any]:
    """Everything about one checkout."""
    return {
        **written(tree / PACKAGE),
        "click": {game: child("click", game) for game in GAMES},
        "startup_cpu_ms": round(median([startup_cpu_ms() for _ in range(STARTS + 1)][1:])),
        **(bench() if with_bench else {}),
    }


def written(package: Path) -> dict[str, Any]:
    """What is written: lines of each part, and the methods that paint."""
    parts = sorted(folder.name for folder in package.iterdir() if list(folder.glob("*.py")))
    texts = {
        part: [file.read_text(encoding="utf-8") for file in sorted((package / part).rglob("*.py"))]
        for part in parts
    }
    return {
        "lines": {part: sum(len(text.splitlines()) for text in texts[part]) for part in parts},
        "files": {part: len(texts[part]) for part in parts},
        "paint_events": sum(
            len(re.findall(r"^\s+def paintEvent\b", text, re.MULTILINE))
            for part in parts
            for text in texts[part]
        ),
    }


def child(*words: str) -> Any:
    """What a process of its own found: it has its own home and nothing loaded before."""
    with tempfile.TemporaryDirectory() as home:
        said = subprocess.run(
            [sys.executable, __file__, *words],
            env=COMPILED
            | {"QT_QPA_PLATFORM": "offscreen", "YOKAI_HOME": home, "PYTHONPATH": str(Path.cwd())},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return json.loads(said.stdout.splitlines()[-1])


def startup_cpu_ms() -> float:
    """Processor time of a process from its start to the first painted window."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    child("startup")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def bench() -> dict[str, Any]:
    """The figures of the window that the program measures itself."""
    said = subprocess.run(
        [sys.executable, "-m", PACKAGE, "bench", "--json"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    return {name: found[name] for name in BENCH if name in found}


# in a process of its own


class Fonts:
    """Counts the fonts that the program builds; to be made before the program is imported."""

    def __init__(self) -> None:
        from PySide6 import QtGui

        counter = self
        self.built = 0

        class CountedFont(QtGui.QFont):
            def __init__(self, *words: Any) -> None:
                counter.built += 1
                super().__init__(*words)

        QtGui.QFont = CountedFont  # type: ignore[misc,assignment]


class Passed:
    """The files and functions of the program that are run."""

    def __init__(self) -> None:
        self.calls = 0
        self.functions: set[tuple[str, int]] = set()

    def __call__(self, frame: FrameType, what: str, argument: object) -> None:
        code = frame.f_code
        if what == "call" and PACKAGE in code.co_filename:
            self.calls += 1
            self.functions.add((code.co_filename, code.co_firstlineno))

    @property
    def files(self) -> int:
        return len({file for file, _ in self.functions})


def open_window() -> MainWindow:
    from yokai_desktop.ui.window.application import make_application

    make_application()
    from yokai_desktop.ui.window.main_window import MainWindow

    window = MainWindow()
    window.resize(*WINDOW)
    window.show()
    return window


def wait_for(reached: Callable[[], bool]) -> None:
    from PySide6.QtCore import QCoreApplication

    until = time.monotonic() + 60
    while not reached():
        if time.monotonic() > until:
            raise SystemExit("waited too long")
        QCoreApplication.processEvents()


def painting_of(window: QWidget) -> Callable[[], None]:
    """Begin to watch; calling what is returned goes on until a frame has been painted."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject

    class Watcher(QObject):
        has_painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() != QEvent.Type.UpdateRequest:
                return False
            watched.removeEventFilter(self)
            QCoreApplication.sendEvent(watched, event)
            self.has_painted = True
            return True

    watcher = Watcher(window)
    window.installEventFilter(watcher)

    def go_on() -> None:
        while not watcher.has_painted:
            QCoreApplication.processEvents()

    return go_on


def run_startup() -> None:
    """Open the window and end when it has been painted."""
    window = open_window()
    painting_of(window)()
    print("[]", flush=True)
    os._exit(0)


def run_click(game: str) -> None:
    """Click once at every one of several tables; print what that cost."""
    fonts = Fonts()
    window = open_window()
    from yokai_desktop.ui.services.preferences import preferences

    preferences().set_value("guide", False)
    spent = [one_click(window, game) for _ in range(CLICKS + 1)][1:]
    before = fonts.built
    one_click(window, game)
    built = fonts.built - before
    passed = Passed()
    one_click(window, game, passed)
    found = {
        "cpu_ms": round(1000 * median(spent), 1),
        "fonts": built,
        "files": passed.files,
        "functions": len(passed.functions),
        "calls": passed.calls,
        "rss_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }
    print(json.dumps(found), flush=True)
    os._exit(0)


def one_click(window: MainWindow, game: str, passed: Passed | None = None) -> float:
    """Sit down at a table that waits for its person, click, and see the first frame of it."""
    from PySide6.QtCore import QCoreApplication, QEvent, Qt
    from PySide6.QtGui import QMouseEvent

    from yokai_desktop.ui.table.card_button import CardButton

    match = septet_match() if game == "septet" else yokai_match()
    window.sit_down(match, {})
    page: Any = window.page
    board = page.board
    wait_for(lambda: board.is_choosing and not board.clock.is_running)
    for _ in range(20):
        QCoreApplication.processEvents()
    cards = [card for card in board.findChildren(CardButton) if card.isVisible()]
    card = [card for card in cards if card.look.legal][-1]
    point = card.shown_spot.middle
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    events = [
        QMouseEvent(kind, point, board.mapToGlobal(point), left, held, Qt.KeyboardModifier(0))
        for kind, held in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, none),
        )
    ]
    played = len(match.actions)
    go_on = painting_of(window)
    sys.setprofile(passed)
    began = time.process_time()
    for event in events:
        QCoreApplication.sendEvent(board, event)
    go_on()
    spent = time.process_time() - began
    sys.setprofile(None)
    if len(match.actions) == played:
        raise SystemExit("the click meant nothing")
    return spent


def septet_match() -> Match:
    """Four players; the person is to play a card of the second trick or a later one."""
    from yokai_desktop.engine.match import Match, Seat
    from yokai_desktop.engine.septet.game import SEPTET
    from yokai_desktop.engine.septet.view import SeptetView

    setup = SEPTET.setup(4, {"scoring": "standard"}, "house")
    match = Match(SEPTET, setup, [Seat(), *[Seat("novice")] * 3])
    while True:
        seat = match.to_act
        assert seat is not None
        view = match.view(seat)
        assert isinstance(view, SeptetView)
        if seat == 0 and view.tricks and len(view.legal) > 1:
            return match
        match.play(seat, view.legal[0])


def yokai_match() -> Match:
    """Two players; the person begins a turn."""
    from yokai_desktop.engine.match import Match, Seat
    from yokai_desktop.engine.yokai.game import YOKAI

    return Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "house"), [Seat(), Seat("novice")])


def main(words: list[str]) -> None:
    match words:
        case ["startup"]:
            run_startup()
        case ["click", game]:
            run_click(game)
        case _:
            print(json.dumps(figures(Path.cwd(), "--no-bench" not in words), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
