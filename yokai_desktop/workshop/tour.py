"""A walk through every screen: each scene is set up offscreen and saved as a numbered picture.

A scene is a name and a function that brings the window there.  Every game brings the scenes of
its own table in a module ``scenes`` beside its board.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from yokai_desktop.leaving import held, putting_away
from yokai_desktop.paths import HOME_VARIABLE
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match
    from yokai_desktop.ui.window.main_window import MainWindow
    from yokai_desktop.ui.window.page import Page

Prepare = Callable[["Stage"], None]
_SETTLING = 250
"""Milliseconds a screen gets to finish what it draws in idle time."""


@dataclass(frozen=True)
class Scene:
    """One picture of the tour."""

    name: str
    prepare: Prepare
    text_percent: int = 100
    """The size of the text in the picture."""


class Stage:
    """What a scene works with: the window, and time to let things happen."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._loop = QEventLoop()
        self._timer = QTimer(singleShot=True)
        self._timer.timeout.connect(self._loop.quit)

    def sit_down(self, match: Match) -> Page:
        """Open the table of a game; the one left unfinished in another scene makes room for it."""
        for slot in saves().slots(match.game.name):
            saves().path_of(slot.name).unlink(missing_ok=True)
        self.window.sit_down(match, {})
        return self.window.page

    def wait(self, milliseconds: int) -> None:
        """Let the program run for a while."""
        self._timer.start(milliseconds)
        self._loop.exec()

    def wait_for(self, reached: Callable[[], bool], at_most: int = 20_000) -> bool:
        """Let the program run until something is so; False if it does not come to it."""
        for _ in range(at_most // 20):
            if reached():
                return True
            self.wait(20)
        return reached()


def _go(route: Route) -> Prepare:
    def prepare(stage: Stage) -> None:
        stage.window.go(route)

    return prepare


def _septet_mode(mode: str) -> Prepare:
    def prepare(stage: Stage) -> None:
        from yokai_desktop.ui.septet.new_game_page import NewSeptetPage

        stage.window.show_page("new-septet")
        page = stage.window.page
        assert isinstance(page, NewSeptetPage)
        page.tiles[mode].click()

    return prepare


def _yokai_level(edition: str, level: str, players: str) -> Prepare:
    def prepare(stage: Stage) -> None:
        from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage

        stage.window.show_page("new-yokai")
        page = stage.window.page
        assert isinstance(page, NewYokaiPage)
        page.edition.set_value(edition)
        page.player_count.set_value(players)
        page.tiles[level].click()

    return prepare


def _about(stage: Stage) -> None:
    stage.window.show_page("home")
    stage.window.show_about()


def _after_about(stage: Stage) -> None:
    from yokai_desktop.ui.settings.about import AboutSheet

    for sheet in stage.window.findChildren(AboutSheet):
        sheet.dismissed.emit()
    stage.window.go(routes.Rules("septet"))


def shell_scenes() -> list[Scene]:
    """The screens around the games."""
    return [
        Scene("home", _go(routes.Home())),
        Scene("new-septet", _septet_mode("four")),
        Scene("new-septet-three", _septet_mode("three")),
        Scene("new-septet-two", _septet_mode("two")),
        Scene("new-septet-seven-next", _septet_mode("seven_next")),
        Scene("new-yokai", _yokai_level("second", "1", "2")),
        Scene("new-yokai-shape", _yokai_level("second", "5", "4")),
        Scene("new-yokai-custom", _yokai_level("first", "custom", "3")),
        Scene("settings", _go(routes.Settings())),
        Scene("about", _about),
        Scene("rules", _after_about),
        Scene("rules-yokai", _go(routes.Rules("yokai-turn"))),
    ]


def parts() -> list[list[Scene]]:
    """Every scene of the tour, in order, part by part: the program's, then those of the tables."""
    from yokai_desktop.workshop.dojo_scenes import dojo_scenes
    from yokai_desktop.workshop.history_scenes import history_scenes
    from yokai_desktop.workshop.list_scenes import list_scenes
    from yokai_desktop.workshop.review_scenes import review_scenes
    from yokai_desktop.workshop.septet.coach_scenes import coach_scenes
    from yokai_desktop.workshop.septet.scenes import septet_scenes
    from yokai_desktop.workshop.try_scenes import try_scenes
    from yokai_desktop.workshop.unfinished_scenes import unfinished_scenes
    from yokai_desktop.workshop.yokai.scenes import yokai_scenes

    return [
        shell_scenes(),
        unfinished_scenes(),
        septet_scenes(),
        coach_scenes(),
        yokai_scenes(),
        history_scenes(),
        list_scenes(),
        dojo_scenes(),
        review_scenes(),
        try_scenes(),
    ]


def all_scenes() -> Iterator[Scene]:
    for scenes in parts():
        yield from scenes


def brief_scenes() -> Iterator[Scene]:
    """The first of each part, none of which needs another before it."""
    for scenes in parts():
        yield scenes[0]


def _screen_of(size: tuple[int, int], folder: Path) -> str:
    """A platform without a display whose screen is just as large as the window.

    Qt has to be started in the folder: it takes a colon, as in ``C:``, for the end of a path.
    """
    width, height = size
    place = {"name": "tour", "x": 0, "y": 0, "width": width, "height": height}
    screen = {**place, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    (folder / "screen.json").write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return "offscreen:configfile=screen.json"


def picture_with_popup(window: MainWindow) -> QPixmap:
    """The window and the list or menu that is open over it, which is then closed."""
    picture = window.grab()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        painter = QPainter(picture)
        painter.drawPixmap(window.mapFromGlobal(popup.pos()), popup.grab())
        painter.end()
        popup.close()
    return picture


def run(
    folder: Path, lang: str, theme: str, size: tuple[int, int], *, is_brief: bool = False
) -> Iterator[Path]:
    """Save every scene into a folder, in a language and a theme; yields each picture's path.

    Nothing of the user's is read or written: the tour has a home of its own.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with held():
        home = tempfile.mkdtemp()
        for_a_while = putting_away(lambda: shutil.rmtree(home, ignore_errors=True))
    with for_a_while:
        os.environ["QT_QPA_PLATFORM"] = _screen_of(size, Path(home))
        os.environ[HOME_VARIABLE] = home
        from yokai_desktop.ui.services.preferences import preferences
        from yokai_desktop.ui.window.application import make_application
        from yokai_desktop.ui.window.main_window import MainWindow
        from yokai_desktop.ui.window.page_fade import PageFade

        preferences().set_value("language", lang)
        preferences().set_value("theme", theme)
        with chdir(home):
            make_application()
        window = MainWindow()
        window.resize(*size)
        window.show()
        stage = Stage(window)
        scenes = brief_scenes() if is_brief else all_scenes()
        for number, scene in enumerate(scenes, start=1):
            preferences().set_value("text_size", scene.text_percent)
            scene.prepare(stage)
            stage.wait(_SETTLING)
            stage.wait_for(lambda: not window.findChildren(PageFade))
            path = folder / f"{number:02d}-{scene.name}.png"
            picture_with_popup(window).save(str(path))
            yield path
        window.close()
