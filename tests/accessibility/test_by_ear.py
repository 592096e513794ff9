"""A round of Septet and a game of Yōkai by ear alone: a real window, AT-SPI, nothing seen.

What was heard is kept in ``transcripts/``; with ``WRITE_TRANSCRIPTS=1`` it is written anew.
"""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.accessibility.test_atspi import LAUNCHER, SYSTEM_PYTHON, can_read
from tests.e2e.screen import needs_a_screen, screen, write_settings

HERE = Path(__file__).parent
PLAYER = HERE / "ear_player.py"
LONGEST = 300

SESSION = """
"$1" --launch-immediately & bus=$!
"$4" "$5" $6 $7 "$8" & player=$!
"$2" -c "$3" $6 "$8" & program=$!
wait $player; heard=$?
kill $program $bus
exit $heard
"""
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tests.accessibility.by_ear_games import match_of
from yokai_desktop.app import main, make_application
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.window.main_window import MainWindow

ready = Path(sys.argv.pop())
game = sys.argv.pop()

def sit_down():
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow) and widget.isActiveWindow():
            if not ready.exists():
                announcer().speak("Can you hear me?", widget)
                return
            timer.stop()
            widget.sit_down(match_of(game), {})

make_application()
timer = QTimer()
timer.timeout.connect(sit_down)
timer.start(100)
sys.exit(main([]))
"""


GAMES = [(game, language) for game in ("septet", "yokai") for language in ("en", "fr")]
WAYS = {"en": "name", "fr": "announcement"}
"""How messages reach the player; the words are the same, so each way is tried in one language."""
Games = dict[tuple[str, str], subprocess.Popen[str]]


def begin(home: Path, display: str, game: str, language: str) -> subprocess.Popen[str]:
    """Let a game be played on a screen of its own."""
    quick = {"animation": "off", "trick_pause": 1, "speech_pace": "off"}
    write_settings(home, language=language, speech_way=WAYS[language], **quick)
    environment = {
        **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
        "YOKAI_HOME": str(home),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    words = [LAUNCHER, sys.executable, PROGRAM, SYSTEM_PYTHON, str(PLAYER), game, language]
    words.append(str(home / "heard"))
    return subprocess.Popen(
        ["dbus-run-session", "--", "sh", "-c", SESSION, "session", *words],
        env=environment | {"DISPLAY": display},
        cwd=HERE.parents[1],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    """All of them at once: who listens mostly waits."""
    with ExitStack() as stack:
        playing: Games = {}
        for game, language in GAMES:
            home = tmp_path_factory.mktemp(f"{game}-{language}")
            done = begin(home, stack.enter_context(screen()), game, language)
            stack.callback(done.kill)
            playing[game, language] = done
        yield playing


def transcript_of(done: subprocess.Popen[str]) -> str:
    heard, errors = done.communicate(timeout=LONGEST)
    assert done.returncode == 0, f"{heard[-3_000:]}\n{errors[-3_000:]}"
    return "".join(
        line for line in heard.splitlines(keepends=True) if not line.startswith("SpiRegistry")
    )


@needs_a_screen
@pytest.mark.skipif(not can_read(), reason="needs xvfb, dbus, at-spi2-core and gir1.2-atspi-2.0")
@pytest.mark.parametrize(("game", "language"), GAMES)
def test_a_game_is_played_by_ear(games: Games, game: str, language: str) -> None:
    transcript = transcript_of(games[game, language])
    kept = HERE / "transcripts" / f"{game}.{language}.txt"
    if os.environ.get("WRITE_TRANSCRIPTS"):
        kept.write_text(transcript, encoding="utf-8")
    assert transcript == kept.read_text(encoding="utf-8")
    heard = [line for line in transcript.splitlines() if line[0] not in ">["]
    twice = [one for one, other in itertools.pairwise(heard) if one == other]
    assert not twice
    assert not re.search(r"layered pane|\bTable\b|\bNone\b|\{|\}", transcript)
