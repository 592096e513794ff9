"""The program in a real window, read through AT-SPI as a screen reader reads it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.played_games import hand_of, play_by_chance
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.saves import Saves
from yokai_desktop.storage.settings import FILE_NAME
from yokai_desktop.words.septet.cards import spoken_card

READER = Path(__file__).with_name("atspi_reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
LONGEST_WAIT = 120

SESSION = """
"$1" --launch-immediately & bus=$!
"$2" -c "$3" & program=$!
"$4" "$5" "Yokai Desktop" 60; found=$?
kill $program $bus
exit $found
"""
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from yokai_desktop.app import main, make_application
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

def sit_down():
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            widget.go(routes.Continue("septet"))

make_application()
QTimer.singleShot(50, sit_down)
sys.exit(main([]))
"""
CONTROLS = {"push button", "toggle button", "check box", "radio button", "text", "slider", "table"}
CONTROLS |= {"button"}  # as AT-SPI calls it since Debian 13


def can_read() -> bool:
    tools = all(map(shutil.which, ("xvfb-run", "dbus-run-session", SYSTEM_PYTHON, LAUNCHER)))
    asked = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return (
        tools and subprocess.run([SYSTEM_PYTHON, "-c", asked], capture_output=True).returncode == 0
    )


@pytest.fixture
def running_match(user_home: Path) -> Match:
    """A game in progress, left unfinished in the home that the program will open."""
    settings = {"language": "en", "animation": "off", "thinking_pause": 5_000, "guide": False}
    write_text(user_home / "config" / FILE_NAME, json.dumps({"format": 1, "settings": settings}))
    seats = [Seat(name="Aiko"), Seat("novice"), Seat("novice"), Seat("novice")]
    match = Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), seats)
    while len(match.actions) < 4 or match.to_act != 0:
        play_by_chance(match, str(len(match.actions)), most=len(match.actions) + 1)
    Saves(user_home / "data" / "saves").write(match)
    return match


def read_program(home: Path) -> list[dict[str, Any]]:
    """Every element of the program that is shown, as AT-SPI tells it."""
    environment = {
        **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
        "YOKAI_HOME": str(home),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    words = [LAUNCHER, sys.executable, PROGRAM, SYSTEM_PYTHON, str(READER)]
    done = subprocess.run(
        ["xvfb-run", "-a", "dbus-run-session", "--", "sh", "-c", SESSION, "session", *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    elements = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return [element for element in elements if element["showing"]]


@pytest.mark.skipif(not can_read(), reason="needs xvfb, dbus, at-spi2-core and gir1.2-atspi-2.0")
def test_a_screen_reader_reads_a_table_and_learns_no_secret(
    user_home: Path, running_match: Match
) -> None:
    elements = read_program(user_home)
    controls = [element for element in elements if element["role"] in CONTROLS]
    assert len(controls) >= 12
    for element in controls:
        assert element["name"], element
        assert element["description"], element
    told = "\n".join(f"{element['name']} {element['description']}" for element in elements)
    for card in hand_of(running_match, 0):
        assert spoken_card(card) in told
    for seat in (1, 2, 3):
        for card in hand_of(running_match, seat):
            assert spoken_card(card) not in told, card
