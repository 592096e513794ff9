"""The process of the computer players killed again and again: every game comes to its end."""

from __future__ import annotations

import os
import signal
from random import Random

from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from tests.robustness.counts import tell, times
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.models.table import TableModel
from yokai_desktop.models.worker_thinker import WorkerThinker, close_worker

LONGEST_WAIT = 300_000


def test_a_game_goes_on_however_often_its_players_die(qtbot: QtBot) -> None:
    rng = Random("deaths")
    wanted = times(4, 100)
    deaths = games = actions = 0
    while deaths < wanted:
        seats = [Seat("novice")] * 4
        match = Match(SEPTET, SEPTET.setup(4, {"scoring": "standard"}, str(games)), seats)
        thinker = WorkerThinker()
        table = TableModel(match, thinker, lambda _: None)
        table.start()
        since = QElapsedTimer()
        since.start()
        while match.outcome is None:
            assert since.elapsed() < LONGEST_WAIT
            qtbot.wait(rng.randint(0, 60))
            pid = thinker._worker.pid
            if deaths < wanted and pid is not None and rng.random() < 0.5:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    continue  # dead already, and not yet replaced
                deaths += 1
        games += 1
        actions += len(match.actions)
        assert Match.replay(match.record()) == match
        table.close()
    close_worker()
    tell("deaths of the players' process", deaths=deaths, games_ended=games, actions=actions)
    assert deaths == wanted
