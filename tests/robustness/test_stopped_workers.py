"""Players' processes that are stopped (SIGSTOP): noticed, told, replaced, and the answer comes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from queue import SimpleQueue

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.robustness.counts import is_full, tell, times
from yokai_desktop.ai import worker
from yokai_desktop.ai.silence import BEAT, GIVEN_UP_AFTER, WORD_AFTER, Silence, time_run
from yokai_desktop.ai.worker import Worker, WorkerReply
from yokai_desktop.engine.contract import View
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.routes import Route

LONGEST_WAIT = 240
AT_ONCE = 10
QUICK_BEAT = 0.4
"""Seconds from one look to the next in a normal run, which need not wait as long as people do."""


class Watched:
    """A worker whose process is stopped before it is asked; notes when it is told and answers."""

    def __init__(self, view: View) -> None:
        self.answers: SimpleQueue[tuple[WorkerReply, float]] = SimpleQueue()
        self.words: list[float] = []
        self.worker = Worker(
            lambda answer: self.answers.put((answer, time.monotonic())),
            lambda: self.words.append(time.monotonic()),
        )
        self.worker.start()
        self.first = self.worker.pid
        assert self.first is not None
        os.kill(self.first, signal.SIGSTOP)
        self.asked = time.monotonic()
        self.worker.ask(view, "novice", "seed")


def a_view() -> View:
    match = Match(SEPTET, SEPTET.setup(4, {}, "stopped"))
    assert match.to_act is not None
    return match.view(match.to_act)


def test_a_stopped_process_is_told_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_full():
        monkeypatch.setattr(worker, "BEAT", QUICK_BEAT)
    view = a_view()
    told: list[float] = []
    answered: list[float] = []
    wanted = times(1, 100)
    while len(answered) < wanted:
        batch = [Watched(view) for _ in range(min(AT_ONCE, wanted - len(answered)))]
        for one in batch:
            answer, when = one.answers.get(timeout=LONGEST_WAIT)
            assert answer.error == ""
            assert len(one.words) == 1
            assert one.worker.pid != one.first
            told.append(one.words[0] - one.asked)
            answered.append(when - one.asked)
            one.worker.close()
    tell(
        "stopped processes of the players",
        stopped=len(answered),
        replaced=len(answered),
        told_after_s=f"{min(told):.1f} to {max(told):.1f}",
        answered_after_s=f"{min(answered):.1f} to {max(answered):.1f}",
    )
    assert WORD_AFTER * BEAT < 10
    assert GIVEN_UP_AFTER * BEAT < 30


def test_a_process_that_runs_however_little_is_never_silent(tmp_path: Path) -> None:
    """One that wakes for an instant between two looks, as on a crowded machine."""
    slow = "import time\nwhile True: time.sleep(0.002)"
    with subprocess.Popen([sys.executable, "-c", slow]) as process:
        silence = Silence()
        for _ in range(3):
            time.sleep(0.2)
            assert silence.look(process.pid) == 0
        os.kill(process.pid, signal.SIGSTOP)
        os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT)
        silence.look(process.pid)
        assert [silence.look(process.pid) for _ in range(3)] == [1, 2, 3]
        silence.is_over()
        assert silence.look(process.pid) == 0
        process.kill()
    assert time_run(process.pid) is None


def words_of(widget: QWidget) -> str:
    return " ".join(label.text() for label in widget.findChildren(QLabel))


def test_the_window_says_that_players_have_stopped_or_cannot_think(
    window: MainWindow, qtbot: QtBot
) -> None:
    seats = [Seat(), Seat("master"), Seat("master"), Seat("master")]
    window.sit_down(Match(SEPTET, SEPTET.setup(4, {}, "words"), seats), {})
    page = window.page
    assert isinstance(page, TablePage)

    def notice() -> str:
        return words_of(window.notice)

    page.table._thinker.fell_silent.emit()
    assert "have stopped" in notice()
    window.notice.hide()
    said: list[Route] = []
    page.navigate.connect(said.append)
    for _ in range(2):
        page.table._asked = 77
        page.table._thinker.failed.emit(77)
        page.table._thinker.answered.emit(77, page.table.view.legal[0])
        page._update_bar()
        assert "at random" in words_of(page.bar)
    assert "cannot think" in notice()
    assert [type(route) for route in said] == [routes.Tell]
    page.table._asked = 78
    page.table._thinker.answered.emit(78, page.table.view.legal[0])
    assert not page.table.plays_by_chance
