"""How long a long history takes: ``python -m tests.benchmarks.database [games]``.

Goal: with 10,000 games the list opens and answers a filter within 150 ms.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib import import_module
from pathlib import Path

from tests.played_games import septet_game, yokai_lost, yokai_won
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.paths import data_folder
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.finding import COLUMNS, GameFilter, find
from yokai_desktop.storage.history import Entry, History, prepared
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.septet.progress import septet_progress
from yokai_desktop.storage.septet.statistics import bosses_by_family
from yokai_desktop.storage.sharing import export_games
from yokai_desktop.storage.statistics import results_over_time
from yokai_desktop.storage.yokai.journey import journey
from yokai_desktop.storage.yokai.statistics import scores_by_level

GOAL_MS = 150
FIRST_PAGE = 100
DIFFERENT_GAMES = 60
NAMES = ("Aiko", "Ben", "Chiyo", "Daisuke", "Émile", "Fumiko", "Gwenaël", "Haruki")
_FIRST_DAY = datetime(2020, 1, 1, tzinfo=UTC)


def some_games() -> list[Match]:
    """Different games of all kinds, to be kept many times over."""
    games = []
    for number in range(DIFFERENT_GAMES // 3):
        person = Seat(name=NAMES[number % len(NAMES)])
        other = Seat(name=NAMES[(number + 3) % len(NAMES)])
        rivals = [Seat("novice"), Seat("adept"), Seat("master")]
        games.append(septet_game((person, *rivals), f"BEN-{number:03}"))
        games.append(yokai_won((person, other), level=number % 4 + 1, turns=number % 14))
        games.append(yokai_lost((person, Seat("casual")), f"BEN-{number:03}", number % 4 + 1))
    return games


def fill(history: History, count: int) -> None:
    """Keep so many games, a few hours apart."""
    games = [prepared(Entry(match, _FIRST_DAY)) for match in some_games()]
    entries = []
    for number in range(count):
        game = games[number % len(games)]
        entries.append(replace(game, played=_FIRST_DAY + timedelta(hours=5 * number)))
    history.add_all(entries)


def timed(work: Callable[[], object], times: int = 5) -> float:
    """The median time in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append((time.perf_counter() - start) * 1000)
    return sorted(taken)[times // 2]


def open_list(folder: Path) -> None:
    """What the page of the history does when it is opened for the first time."""
    database = Database(folder)
    history = History(database)
    history.games(find(database, GameFilter())[:FIRST_PAGE])
    Profiles(database).names()
    database.close()


def filter_list(history: History, wanted: GameFilter) -> None:
    history.games(find(history.database, wanted)[:FIRST_PAGE])


def page_ms() -> tuple[float, float]:
    """Opening the page of the history in the window, for the first time and later.

    From the call until the page is painted, once the program has imported its pages in idle time.
    """
    from PySide6.QtWidgets import QApplication

    from yokai_desktop.ui.window.application import make_application
    from yokai_desktop.ui.window.imports_ahead import AHEAD
    from yokai_desktop.ui.window.main_window import MainWindow

    make_application()
    for name in AHEAD:
        import_module(name)
    window = MainWindow()
    window.resize(1440, 900)
    window.show()

    def opened() -> float:
        window.show_page("home")
        QApplication.processEvents()
        start = time.perf_counter()
        window.show_page("history")
        window.grab()
        return (time.perf_counter() - start) * 1000

    return opened(), sorted(opened() for _ in range(5))[2]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as temporary:
        os.environ |= {"YOKAI_HOME": temporary, "QT_QPA_PLATFORM": "offscreen"}
        folder = data_folder()
        history = History(Database(folder))
        start = time.perf_counter()
        fill(history, count)
        print(f"{count} games kept in {time.perf_counter() - start:.1f} s")
        database = history.database
        database.close()
        measured = {"open the list": timed(lambda: open_list(folder))}
        history = History(database := Database(folder))
        for column in COLUMNS:
            wanted = GameFilter(sort=column)
            measured[f"sort by {column}"] = timed(partial(filter_list, history, wanted))
        for name, wanted in {
            "two words": GameFilter(words="ben 2021"),
            "no match": GameFilter(words="nobody"),
            "game and result": GameFilter(game="yokai", result="won"),
            "person": GameFilter(profile=1),
        }.items():
            measured[f"filter: {name}"] = timed(partial(filter_list, history, wanted))
        measured["people"] = timed(lambda: Profiles(database).all())
        measured["journey"] = timed(lambda: journey(database))
        measured["progress at Septet"] = timed(lambda: septet_progress(database))
        measured["results over time"] = timed(lambda: results_over_time(database))
        measured["points per level"] = timed(lambda: scores_by_level(database))
        measured["bosses per family"] = timed(lambda: bosses_by_family(database))
        measured["export all"] = timed(lambda: export_games(history, folder / "all.json"), 1)
        database.close()
        measured["open the page first"], measured["open the page again"] = page_ms()
        for name, taken in measured.items():
            mark = " (goal 150)" if name.startswith(("open", "sort", "filter")) else ""
            print(f"{name:24} {taken:8.1f} ms{mark}")
        size = (folder / "history.db").stat().st_size / 2**20
        print(f"{'size':24} {size:8.1f} MiB")


if __name__ == "__main__":
    main()
