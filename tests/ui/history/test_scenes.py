"""The pages about past games in the tour: each shows something of its own, empty and filled."""

from __future__ import annotations

from PySide6.QtGui import QImage

from yokai_desktop.storage.finding import GameFilter, find
from yokai_desktop.ui.history.records_page import PAGES
from yokai_desktop.ui.replay.page import ReplayPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop import history_scenes as scenes
from yokai_desktop.workshop.tour import Stage


def test_every_page_about_past_games_is_shown_empty_and_filled(window: MainWindow) -> None:
    stage = Stage(window)
    pictures: dict[str, QImage] = {}
    for scene in scenes.history_scenes():
        scene.prepare(stage)
        stage.wait(20)
        pictures[scene.name] = window.grab().toImage()
        if scene.name == "home-filled":
            assert len(find(archive().database, GameFilter())) > 40
        if scene.name.startswith("replay"):
            assert isinstance(window.page, ReplayPage)
    assert not [page for page in PAGES if pictures[page] == pictures[f"{page}-empty"]]
    assert pictures["replay-septet"] != pictures["replay-septet-open"]
    assert pictures["replay-yokai"] != pictures["replay-yokai-open"]
    assert window.page_name == "replay"
