"""What is left alone comes to rest: no page, table or sheet keeps a processor busy."""

from __future__ import annotations

import time

from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.septet.scenes import septet_scenes
from yokai_desktop.workshop.tour import Scene, Stage, all_scenes
from yokai_desktop.workshop.yokai.scenes import yokai_scenes

NEXT_TO_NOTHING = 0.05
"""Of a processor; what spins takes all of one."""
SPELL, SPELLS = 80, 40
"""Milliseconds of one measurement, and how many a screen has to come to rest."""


def share_of_processor() -> float:
    """How much of a processor this process takes for a spell in which nobody does anything."""
    loop = QEventLoop()
    QTimer.singleShot(SPELL, loop.quit)
    started, spent = time.perf_counter(), time.process_time()
    loop.exec()
    return (time.process_time() - spent) / (time.perf_counter() - started)


def comes_to_rest() -> bool:
    return any(share_of_processor() < NEXT_TO_NOTHING for _ in range(SPELLS))


def busy_scenes(window: MainWindow, scenes: list[Scene]) -> list[str]:
    stage = Stage(window)
    busy = []
    for scene in scenes:
        scene.prepare(stage)
        if not comes_to_rest():
            busy.append(scene.name)
    return busy


def test_every_screen_comes_to_rest(window: MainWindow, qtbot: QtBot) -> None:
    scenes = list(all_scenes())
    assert len(scenes) > 40
    assert not busy_scenes(window, scenes)


def test_tables_with_large_text_come_to_rest(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("text_size", 200)
    assert not busy_scenes(window, [*septet_scenes()[::4], *yokai_scenes()[::2]])
