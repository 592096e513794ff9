"""Walks on which one call to the system fails: ``python -m tests.robustness.fault_walk ...``.

``FOLDER GAME EVERY``: in a home below the folder a game is given up, another played to its end
while a third is left beside it, a fourth begun, a setting changed and the program left.  This is
done once for every EVERY-th call that the walk makes on its files and for each error; the library
of ``faults.c`` has to be loaded.  With EVERY 0 there is one walk on which nothing fails.  What the
walks found is printed as JSON.
"""

from __future__ import annotations

import ctypes
import errno
import json
import logging
import os
import shutil
import sys
import traceback
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.played_games import play_by_chance, septet_game
from tests.robustness.places import games_in
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.paths import config_folder, data_folder, state_folder
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.storage.leftovers import sweep
from yokai_desktop.storage.settings import Settings
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.services import archive as archive_module
from yokai_desktop.ui.services.archive import archive, give_up_unfinished, save_game
from yokai_desktop.ui.services.preferences import forget_preferences, preferences

ERRORS = (errno.EIO, errno.ENOSPC, errno.EACCES, errno.EINTR)
SEATS = (Seat(name="Aiko"), Seat("novice"))
OLD, NEW = 120, 130
"""The size of texts before the walk, and the one chosen on it."""


def game(kind: str, seed: str) -> Match:
    rules = game_named(kind)
    assert rules is not None
    return Match(rules, rules.setup(len(SEATS), {}, seed), SEATS)


class Walk:
    """One walk; ``certain`` holds the actions of each game that are on disk for certain."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.certain: dict[str, int] = {}
        self.is_size_told = False
        self.messages = 0

    def prepare(self) -> None:
        """A home in which everything has been used."""
        settings = Settings(config_folder())
        settings.set("theme", "light")
        settings.set("text_size", OLD)
        archive().save(septet_game())
        waits = play_by_chance(game(self.kind, "WAI-TED"), most=4)
        archive().waiting.put(Entry(waits, now()))
        given_up = play_by_chance(game(self.kind, "GIV-ENU"), most=5)
        saves().write(given_up)
        quit_program()

    def go(self) -> None:
        self.certain = {"WAI-TED": 4, "GIV-ENU": 5, septet_game().setup.seed: septet_actions()}
        for folder in (config_folder(), data_folder(), state_folder()):
            sweep(folder)
        preferences().could_not_save.connect(self._size_told)
        archive().try_again()
        preferences().set_value("text_size", NEW)
        left = play_by_chance(game(self.kind, "LEF-TXX"), most=2)
        self._keep(left, saves().free_slot(self.kind))
        self._hear(give_up_unfinished(self.kind))
        whole = play_by_chance(game(self.kind, "END-EDX"))
        match = game(self.kind, "END-EDX")
        for action in whole.actions:
            assert match.to_act is not None
            match.play(match.to_act, action)
            if len(match.actions) <= 2 or match.outcome is not None:
                self._keep(match)
        self.certain["END-EDX"] = len(whole.actions)
        self._hear(give_up_unfinished(self.kind))
        self._keep(play_by_chance(game(self.kind, "BEG-UNX"), most=3))
        archive().try_again()
        quit_program()

    def _keep(self, match: Match, slot: str = "") -> None:
        try:
            self._hear(save_game(match, {}, slot))
        except StorageError:
            self.messages += 1  # as the table tells it
        else:
            self.certain[match.setup.seed] = len(match.actions)

    def _hear(self, message: str) -> None:
        self.messages += bool(message)

    def _size_told(self, _: str) -> None:
        self.is_size_told = True
        self.messages += 1

    def check(self, home: Path) -> None:
        """At the next start nothing is missing, and nothing was replaced by a default."""
        found = games_in(home)
        for _ in range(8):
            archive().try_again()
        assert not archive().waiting.files()
        quit_program()
        for seed, actions in self.certain.items():
            assert found.get(seed, 0) >= actions, f"{seed} {actions} {found}"
        again = games_in(home)
        assert all(again.get(seed, 0) >= actions for seed, actions in found.items()), again
        settings = Settings(config_folder())
        assert not settings.problems
        assert settings["theme"] == "light"
        assert settings["text_size"] == NEW or (self.is_size_told and settings["text_size"] == OLD)


def septet_actions() -> int:
    return len(septet_game().actions)


def quit_program() -> None:
    for opened in archive_module._current:
        opened.database.close()
    archive_module._current.clear()
    forget_preferences()


def main(folder: Path, kind: str, every: int) -> None:
    faults = ctypes.CDLL(None)
    faults.fault_failed_call.restype = ctypes.c_char_p
    logging.disable()
    home, template = folder / "home", folder / "template"
    os.environ["YOKAI_HOME"] = str(template)
    walk = Walk(kind)
    walk.prepare()
    outcome: Counter[str] = Counter()
    losses = []

    def try_walk(failing: int, error: int) -> int:
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(template, home)
        if not every:
            os.sync()  # the order is looked at from here on
        os.environ["YOKAI_HOME"] = str(home)
        walk = Walk(kind)
        faults.fault_begin(str(home).encode(), failing, error)
        try:
            walk.go()
            faults.fault_end()
            walk.check(home)
        except Exception as trouble:
            faults.fault_end()
            quit_program()
            call = faults.fault_failed_call().decode()
            where = f"call {failing} ({call}, {errno.errorcode.get(error)})"
            place = traceback.extract_tb(trouble.__traceback__)[-1]
            losses.append(f"{where}: {type(trouble).__name__} {trouble} at {place}"[:600])
        outcome["told"] += walk.messages > 0
        outcome["walks"] += 1
        return int(faults.fault_calls())

    calls = try_walk(0, 0)
    for error in ERRORS if every else ():
        for failing in range(1 + error % every, calls + 1, every):
            try_walk(failing, error)
    print(json.dumps({"calls": calls, **outcome, "losses": losses}))


if __name__ == "__main__":
    app = QCoreApplication(sys.argv)
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
