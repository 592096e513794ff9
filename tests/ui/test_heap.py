"""Memory is given back, though small blocks stay between the large ones."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.held import held_bytes, only_where_told
from yokai_desktop.engine.match import Seat
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.window import heap, main_window
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES

LEFT_AFTER_PICTURES = """
import sys
from yokai_desktop.ui.window.heap import give_back_large_blocks

def resident_kb():
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

if sys.argv[1] == "asked":
    assert give_back_large_blocks()
bytearray(8 << 20)  # from now on glibc by itself keeps all blocks of up to this size
before = resident_kb()
pictures, names = [], []
for _ in range(100):
    pictures.append(bytearray(300_000))
    names.append(bytearray(2_000))
del pictures
print(resident_kb() - before)
"""


LEFT_BETWEEN_BLOCKS = """
import ctypes, sys
from yokai_desktop.ui.window.heap import give_back_unused

def resident_kb():
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

before = resident_kb()
gone, kept = [], []
for _ in range(1_000):
    gone.append(bytearray(30_000))
    kept.append(bytearray(2_000))
del gone
if sys.argv[1] == "asked":
    assert give_back_unused()
print(resident_kb() - before)
"""

only_glibc = pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "mallopt"), reason="only glibc can be asked to give back"
)


REPAINTINGS = 8
MOST_LEFT = 1_000
"""Bytes that painting a whole page may leave behind on average: less than an icon weighs."""


def left_kb(script: str, how: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", script, how], capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@only_glibc
def test_pictures_let_go_leave_no_memory_behind() -> None:
    assert left_kb(LEFT_AFTER_PICTURES, "not asked") > 20_000
    assert left_kb(LEFT_AFTER_PICTURES, "asked") < 5_000


@only_glibc
def test_holes_between_small_blocks_are_given_back() -> None:
    assert left_kb(LEFT_BETWEEN_BLOCKS, "not asked") > 20_000
    assert left_kb(LEFT_BETWEEN_BLOCKS, "asked") < 12_000


def test_a_library_that_cannot_be_asked_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    assert not heap.give_back_large_blocks()
    assert not heap.give_back_unused()


def test_a_table_that_is_gone_leaves_no_holes(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(main_window, "give_back_unused", lambda: asked.append(True))
    window.start(GameRequest("yokai", (Seat(), Seat("novice")), (), "4K7-QM2"))
    window.show_page("home")
    qtbot.waitUntil(lambda: bool(asked))


@only_where_told
@pytest.mark.parametrize("name", ["history", "dojo", "septet", "yokai"])
def test_painting_leaves_nothing_behind(name: str, window: MainWindow) -> None:
    """Not even in Qt's own caches, which hold ten megabytes before the oldest goes."""
    if name in PAGES:
        window.show_page(name)
    else:
        window.start(GameRequest(name, (Seat(), Seat()), (), "4K7-QM2"))
    for _ in range(2):
        window.grab()
    before = held_bytes()
    for _ in range(REPAINTINGS):
        window.grab()
    assert held_bytes() - before < MOST_LEFT * REPAINTINGS
