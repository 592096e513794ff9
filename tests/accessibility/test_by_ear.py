"""A round of Septet and a game of Yōkai by ear alone: a real window, AT-SPI, nothing seen.

What was heard is kept in ``transcripts/``; with ``WRITE_TRANSCRIPTS=1`` it is written anew.
"""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.accessibility.test_atspi import LAUNCHER, SYSTEM_PYTHON, can_read
from tests.e2e.screen import needs_a_screen, screen, write_settings

HERE = Path(__file__).parent
PLAYER = HERE / "ear_player.py"
LONGEST = 150

SESSION = """
"$1" --launch-immediately & bus=$!
"$4" "$5" $6 $7 & player=$!
sleep 1
"$2" -c "$3" $6 & program=$!
wait $player; heard=$?
kill $program $bus
exit $heard
"""
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tests.accessibility.by_ear_games import match_of
from yokai_desktop.app import main, make_application
from yokai_desktop.ui.window.main_window import MainWindow

game = sys.argv.pop()

def sit_down():
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow) and widget.isActiveWindow():
            timer.stop()
            widget.sit_down(match_of(game), {})

make_application()
timer = QTimer()
timer.timeout.connect(sit_down)
timer.start(300)
sys.exit(main([]))
"""


def played(home: Path, game: str, language: str) -> str:
    """The transcript of a game."""
    write_settings(home, language=language, animation="off", trick_pause=1, speech_pace="off")
    environment = {
        **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
        "YOKAI_HOME": str(home),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    words = [LAUNCHER, sys.executable, PROGRAM, SYSTEM_PYTHON, str(PLAYER), game, language]
    with screen() as display:
        done = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", SESSION, "session", *words],
            env=environment | {"DISPLAY": display},
            cwd=HERE.parents[1],
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    assert done.returncode == 0, f"{done.stdout[-3_000:]}\n{done.stderr[-3_000:]}"
    return "".join(
        line for line in done.stdout.splitlines(keepends=True) if not line.startswith("SpiRegistry")
    )


@needs_a_screen
@pytest.mark.skipif(not can_read(), reason="needs xvfb, dbus, at-spi2-core and gir1.2-atspi-2.0")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_a_game_is_played_by_ear(user_home: Path, game: str, language: str) -> None:
    transcript = played(user_home, game, language)
    kept = HERE / "transcripts" / f"{game}.{language}.txt"
    if os.environ.get("WRITE_TRANSCRIPTS"):
        kept.write_text(transcript, encoding="utf-8")
    assert transcript == kept.read_text(encoding="utf-8")
    heard = [line for line in transcript.splitlines() if not line.startswith(">")]
    twice = [one for one, other in itertools.pairwise(heard) if one == other]
    assert not twice
    assert not re.search(r"layered pane|\bTable\b|\bNone\b|\{|\}", transcript)
