"""Reviews in the tour: every state of them is a picture of its own."""

from __future__ import annotations

from PySide6.QtGui import QImage

from yokai_desktop.ui.review.desk import close_desk
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.review_scenes import review_scenes
from yokai_desktop.workshop.tour import Stage

FEW = ("review-two", "review-yokai", "review-yokai-move")
"""What is quickly worked out; the tour itself shows all."""


def test_scenes_show_what_they_are_named_after(window: MainWindow) -> None:
    stage = Stage(window)
    pictures: list[QImage] = []
    for scene in review_scenes():
        if scene.name in FEW:
            scene.prepare(stage)
            stage.wait(20)
            pictures.append(window.grab().toImage())
    assert len(pictures) == len(FEW)
    assert pictures[0] != pictures[1] != pictures[2]
    close_desk()
