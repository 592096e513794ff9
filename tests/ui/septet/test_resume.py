"""Nothing is lost: after a kill the game goes on at the same point with the same cards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.septet.games import quick_thinker
from tests.ui.septet.shown import hand_cards
from tests.ui.table.snapshot import picture_of
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.window import routes

PLAY = """
import sys
from random import Random
from PySide6.QtWidgets import QApplication
from tests.ui.septet.games import any_legal, new_match, quick_thinker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.window import routes

app = QApplication([])
for name, value in (("animation", "off"), ("trick_pause", 1), ("thinking_pause", 0)):
    preferences().set_value(name, value)
page = SeptetTable(new_match(), {}, quick_thinker())
page.resize(1100, 700)
rng = Random(11)

def offered(legal):
    if len(page.match.actions) >= 21:
        print("\\n".join(map(str, page.match.actions)), flush=True)
        print("end", flush=True)
        while True:
            pass
    page.board.chosen.emit(any_legal(page.table.view, rng=rng))

page.table.offered.connect(offered)
page.show()
page.opened(routes.Table())
app.exec()
"""


def test_a_killed_game_goes_on_where_it_was(qtbot: QtBot, user_home: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"YOKAI_HOME": str(user_home), "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[3],
    )
    assert process.stdout is not None
    played = []
    for line in process.stdout:
        if line == "end\n":
            break
        played.append(line.strip())
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert len(played) >= 21
    save = saves().read("septet")
    assert save is not None
    assert [str(action) for action in save.match.actions] == played
    page = SeptetTable(save.match, dict(save.extra), quick_thinker())
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    page.opened(routes.Table())
    assert hand_cards(page.board) == save.match.view(0).hand  # type: ignore[attr-defined]
    assert page.board.choosing.is_asked
    assert picture_of(page.board)
    page.left()
