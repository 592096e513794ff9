"""A game goes on where it was after the program was killed, in each step of a turn."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import state_of
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.games.starting import saves

PLAY_AND_DIE = """
import os, signal, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.ui.yokai.games import any_deed, at_step, new_match, quick_thinker
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.models.yokai.notes import Note
from tests.ui.yokai.hand import end_peek
preferences().set_value("animation", "off")
preferences().set_value("thinking_pause", 0)
match = new_match("second", 2)
page = YokaiTable(match, {}, quick_thinker())
page.resize(1024, 640)
page.show()
page.opened(routes.Table())
page.board.notes.pin(0, 4, Note(maybe=2))
reached = at_step(Step(sys.argv[1]), turn=3)
while not reached(match):
    app.processEvents()
    if page.board.choosing.is_open and not reached(match):
        page.board.chosen.emit(any_deed(page.table.view))
        end_peek(page.board)
print(match.text(), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("step", [Step.FIRST_LOOK, Step.SECOND_LOOK, Step.MOVE, Step.HINT])
def test_game_goes_on_after_a_kill(make_table: MakeTable, step: Step) -> None:
    root = Path(__file__).parents[3]
    died = subprocess.run(
        [sys.executable, "-c", PLAY_AND_DIE, step.value],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL, died.stderr
    save = saves().read("yokai")
    assert save is not None
    assert save.match.text() == died.stdout.strip()
    table = make_table(save.match, **save.extra)
    assert state_of(table.match).tableau.step is step
    assert table.board.choosing.step is step
    assert table.board.notes.data() == {"0": {"4": [2, 0, -1]}}
