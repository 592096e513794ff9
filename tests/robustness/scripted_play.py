"""The real program, played by a script: ``python -m tests.robustness.scripted_play GAME``.

It continues the unfinished game or starts one, answers for the person by chance, reads every
summary away and starts anew after the end.  Each line of its output is one fact that is certain
from then on: ``begin N``, ``on disk N``, ``finished N``, with the number of actions played.
"""

from __future__ import annotations

import os
import sys
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from yokai_desktop.app import main
from yokai_desktop.deal_codes import new_code
from yokai_desktop.engine.match import Seat
from yokai_desktop.ui.games.starting import GameRequest, saves
from yokai_desktop.ui.septet.summary import RoundSummary
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.main_window import MainWindow

_LOOK_EVERY = 4
"""Milliseconds between two looks at what there is to do."""

REQUESTS = {
    "septet": ((Seat(), Seat("novice"), Seat("novice"), Seat("novice")), {"scoring": "standard"}),
    "yokai": ((Seat(), Seat("novice")), {}),
}


def step(page: TablePage, rng: Random) -> bool:
    """Do what a hasty person would do at a table now; True once the game is over and shown."""
    over = page.match.outcome is not None
    for summary in page.findChildren(RoundSummary):
        if summary.isVisible() and not over:
            summary.went_on.emit()
            return False
    if page.showing.is_busy:
        page.showing.finish()  # as a click does: a card that was looked at turns back
    elif over:
        return True
    elif page.table.awaits is not None:
        page.curtain.opened.emit(page.table.awaits)
    elif page.match.to_act in page.table.people:
        page.table.submit(rng.choice(page.table.view.legal))
    return False


class Script:
    """Plays one game after the other in a window."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._rng = Random()
        self._page: TablePage | None = None
        self._timer = QTimer(interval=_LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        if not windows:
            return
        window = windows[0]
        if not isinstance(window.page, TablePage):
            self._open_table(window)
            assert isinstance(window.page, TablePage)
            self._follow(window.page)
        else:
            self._act(window.page)

    def _open_table(self, window: MainWindow) -> None:
        left = saves().slots(self._game)
        if left:
            window.go(routes.Continue(left[0].name))
            return
        seats, options = REQUESTS[self._game]
        window.start(GameRequest(self._game, seats, tuple(options.items()), new_code()))

    def _follow(self, page: TablePage) -> None:
        self._page = page
        self._say("begin")
        page.table.happened.connect(lambda: self._say("on disk"))

    def _act(self, page: TablePage) -> None:
        if step(page, self._rng):
            self._say("finished")
            page.go(routes.Home())

    def _say(self, what: str) -> None:
        assert self._page is not None
        os.write(sys.stdout.fileno(), f"{what} {len(self._page.match.actions)}\n".encode())


if __name__ == "__main__":
    make_application()
    script = Script(sys.argv[1])
    sys.exit(main([]))
