"""Whatever can be pressed is large enough: at least 24 pixels each way at the usual text size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.replay.page import ReplayPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.history_scenes import fill_history
from yokai_desktop.workshop.tour import Stage, all_scenes

LEAST = 24
KINDS = (QAbstractButton, QComboBox, QLineEdit, QSlider)
SCENES = (
    "home",
    "settings",
    "new-septet",
    "new-yokai",
    "rules",
    "unfinished",
    "septet-coach",
    "septet-round-summary",
    "yokai-move",
    "yokai-trace-three",
    "yokai-notes",
    "yokai-won",
    "history",
    "people",
    "over-time",
    "journey",
    "septet-progress",
    "replay-septet",
    "review-septet",
    "review-decision",
    "try-question",
    "dojo",
    "dojo-trials",
    "dojo-language",
)


def small_targets(around: QWidget) -> list[str]:
    """What is too small to be pressed with ease; cards are as large as the table allows."""
    return [
        f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()!r}"
        f" {widget.width()}x{widget.height()}"
        for kind in KINDS
        for widget in around.findChildren(kind)
        if widget.isVisible() and widget.isEnabled() and not isinstance(widget, CardButton)
        if min(widget.width(), widget.height()) < LEAST
    ]


@pytest.mark.parametrize("size", [QSize(1440, 900), QSize(1024, 640)], ids=["usual", "small"])
def test_targets_are_large_enough(window: MainWindow, qtbot: QtBot, size: QSize) -> None:
    preferences().set_value("animation", "off")
    fill_history()
    window.resize(size)
    stage = Stage(window)
    seen, small = set[str](), []
    for scene in all_scenes():
        if scene.name in SCENES:
            seen.add(scene.name)
            scene.prepare(stage)
            qtbot.wait(30)
            small += [f"{scene.name}: {target}" for target in small_targets(window.page)]
    close_worker()
    assert seen == set(SCENES)
    assert not small, "\n".join(small)


def test_the_handle_of_a_slider_is_a_target_too(window: MainWindow, qtbot: QtBot) -> None:
    archive().save(septet_game())
    window.go(routes.Replay(game=1))
    assert isinstance(window.page, ReplayPage)
    slider = window.page.controls.slider
    qtbot.wait(10)
    assert slider.height() >= LEAST
