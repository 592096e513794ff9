"""The real program on a walk: ``python -m tests.robustness.walk GAME``.

It plays, finishes some games, gives others up or leaves them for new ones, changes a setting now
and then and quits.  Each line of its output is certain from then on: ``game SEED ACTIONS`` or
``size PERCENT``.
"""

from __future__ import annotations

import os
import sys
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tests.robustness.scripted_play import REQUESTS, step
from yokai_desktop.app import main
from yokai_desktop.deal_codes import new_code
from yokai_desktop.ui.games.starting import GameRequest, saves
from yokai_desktop.ui.services.archive import give_up_unfinished
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.main_window import MainWindow

_LOOK_EVERY = 4
_GAMES = 4
"""How many games one run begins before it quits."""
_GIVEN_UP = 0.5
"""How many of those that are left are given up, about."""


def say(*words: object) -> None:
    os.write(sys.stdout.fileno(), f"{' '.join(map(str, words))}\n".encode())


class Walk:
    """Goes through games of one kind in the window of the program."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._rng = Random()
        self._begun = 0
        self._timer = QTimer(interval=_LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        if not windows:
            return
        window = windows[0]
        page = window.page
        if not isinstance(page, TablePage):
            self._sit_down(window)
        elif step(page, self._rng) or len(page.match.actions) >= self._patience:
            self._tell(page)
            percent = self._rng.randrange(100, 150)
            preferences().set_value("text_size", percent)
            say("size", percent)
            if self._begun == _GAMES:
                window.close()
                return
            slot = page.slot
            window.show_page("home")
            if self._rng.random() < _GIVEN_UP:
                give_up_unfinished(slot)
            self._begin(window)

    def _sit_down(self, window: MainWindow) -> None:
        left = saves().slots(self._game)
        if left:
            self._begun += 1
            window.go(routes.Continue(left[0].name))
            self._follow(window)
        else:
            self._begin(window)

    def _begin(self, window: MainWindow) -> None:
        self._begun += 1
        seats, options = REQUESTS[self._game]
        window.start(GameRequest(self._game, seats, tuple(options.items()), new_code()))
        self._follow(window)

    def _follow(self, window: MainWindow) -> None:
        page = window.page
        assert isinstance(page, TablePage)
        self._patience = self._rng.choice((5, 30, 10_000))
        self._tell(page)
        page.table.happened.connect(lambda: self._tell(page))

    def _tell(self, page: TablePage) -> None:
        say("game", page.match.setup.seed, len(page.match.actions))


if __name__ == "__main__":
    make_application()
    walk = Walk(sys.argv[1])
    sys.exit(main([]))
