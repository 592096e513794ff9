"""Two programs at once, and clocks that go wrong."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import yokai_desktop
from tests.played_games import septet_game
from tests.robustness.counts import tell, times
from tests.robustness.test_kills import HASTE, program
from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.claim import Claim
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.finding import GameFilter, find
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.settings import FILE_NAME
from yokai_desktop.storage.statistics import results_over_time

LONGEST_WAIT = 60

SECOND_START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from yokai_desktop.app import main
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.main_window import MainWindow

def look():
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            print("window", flush=True)
            QApplication.quit()
        elif isinstance(widget, QMessageBox):
            print("told:", widget.text(), flush=True)
            widget.accept()

make_application()
timer = QTimer(interval=20)
timer.timeout.connect(look)
timer.start()
sys.exit(main([]))
"""


def second_start(home: Path) -> str:
    """What a start of the program shows first: its window, or a message."""
    environment = os.environ | {"YOKAI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SECOND_START],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[0]


def test_a_second_program_says_so_and_touches_nothing(user_home: Path) -> None:
    settings = {"format": 1, "settings": {**HASTE, "language": "en"}}
    write_text(user_home / "config" / FILE_NAME, json.dumps(settings))
    with program("septet", user_home) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("begin")
        left = user_home / "data" / "saves" / ".septet.save.abcdefgh"
        left.write_text("of a write that was killed, for all the second one knows")
        assert second_start(user_home) == "told: Yokai Desktop is already open."
        assert first.poll() is None
        assert left.exists()
    # The first was killed: its claim must be gone with it, and what it left is swept.
    assert second_start(user_home) == "window"
    assert not left.exists()


def test_a_claim_is_for_one_and_ends_with_its_holder(tmp_path: Path) -> None:
    first, second = Claim(tmp_path), Claim(tmp_path)
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_a_folder_that_cannot_be_locked_is_anybodys(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    claim = Claim(tmp_path / "file")
    assert claim.take()
    claim.release()


def test_two_programs_can_write_one_history(tmp_path: Path) -> None:
    games = times(10, 200)
    with closing(Database(tmp_path)) as first, closing(Database(tmp_path)) as second:
        start = datetime(2026, 1, 1, tzinfo=UTC)
        match = septet_game(options={"scoring": "standard"})
        for number in range(games):
            history = History((first, second)[number % 2])
            assert history.add(Entry(match, start + timedelta(hours=number))) is not None
        assert History(first).count() == History(second).count() == games
        assert first.value("PRAGMA integrity_check") == "ok"
    tell("games written by two programs in turn", games=games, lost=0)


def test_a_clock_set_back_spoils_no_history(tmp_path: Path) -> None:
    match = septet_game(options={"scoring": "standard"})
    with closing(Database(tmp_path)) as database:
        history = History(database)
        moments = [datetime(year, 5, 1, tzinfo=UTC) for year in (2026, 2031, 2001, 2026, 1971)]
        numbers = [history.add(Entry(match, moment)) for moment in moments]
        assert numbers[3] is None  # the same game at the same moment is one game
        ordered = history.games(find(database, GameFilter()))
        assert [game.played.year for game in ordered] == [2031, 2026, 2001, 1971]
        periods = results_over_time(database)
        assert sum(period.won + period.lost for period in periods) == 4


def test_only_the_dates_of_games_follow_the_wall_clock() -> None:
    """Whatever measures time counts from the start of the machine, which nobody can set back."""
    package = Path(yokai_desktop.__file__).parent
    found = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                name = f"{node.value.id}.{node.attr}"
                if name in ("time.time", "datetime.now", "date.today", "datetime.today"):
                    found.add(f"{path.relative_to(package).as_posix()}: {name}")
    assert found == {
        "storage/history.py: datetime.now",  # when a game ended
        "ui/window/failure.py: datetime.now",  # when a report was written
        "deal_codes.py: date.today",  # the deal of the day
        "ui/review/try_page.py: date.today",  # when a mistake comes back
        "ui/dojo/learner.py: date.today",  # the puzzle of the day
    }
