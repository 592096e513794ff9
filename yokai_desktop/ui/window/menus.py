"""What can be done from anywhere: the menu, its shortcuts and their places by platform."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from yokai_desktop.ui.games.game_face import Keys
from yokai_desktop.ui.games.game_faces import GAME_FACES

StandardKey = QKeySequence.StandardKey

_KEYS: dict[str, Keys] = {
    **{face.new_game: face.new_game_keys for face in GAME_FACES},
    **{face.records: face.records_keys for face in GAME_FACES},
    "home": ("Ctrl+Home",),
    "dojo": ("Ctrl+D",),
    "history": ("Ctrl+H",),
    "rules": (StandardKey.HelpContents,),
    "aid": ("F2",),
    "settings": (StandardKey.Preferences, "Ctrl+,"),
    "full-screen": (StandardKey.FullScreen, "F11"),
    "quit": (StandardKey.Quit, "Ctrl+Q"),
}
"""Turned into key sequences once there is an application, which they need."""

NEW_GAMES = tuple(face.new_game for face in GAME_FACES)
"""The pages for a new game."""
RECORDS = (
    *(face.records for face in reversed(GAME_FACES)),
    "history",
    "unfinished",
    "statistics",
    "over-time",
    "people",
)
"""The pages about past games."""

_GROUPS = (
    ("home", *NEW_GAMES, "dojo"),
    RECORDS,
    ("rules", "aid", "guide", "settings", "full-screen"),
    ("about", "quit"),
)
_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
}


def _shortcuts(name: str) -> list[QKeySequence]:
    keys = [QKeySequence(key) for key in _KEYS.get(name, ())]
    return [key for place, key in enumerate(keys) if not key.isEmpty() and key not in keys[:place]]


class Menus:
    """The actions of a window by name, in one menu; on macOS also in the bar of the screen."""

    def __init__(self, window: QMainWindow) -> None:
        self.actions: dict[str, QAction] = {}
        self.menu = QMenu(window)
        for group in _GROUPS:
            for name in group:
                action = QAction(window)
                action.setShortcuts(_shortcuts(name))
                action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
                self.actions[name] = action
                window.addAction(action)
                self.menu.addAction(action)
            self.menu.addSeparator()
        self.actions["full-screen"].setCheckable(True)
        if sys.platform == "darwin":
            window.menuBar().addMenu(self.menu)
        self.update_words()

    def update_words(self) -> None:
        """Name everything in the language now in force: actions hear of no change."""
        words = {
            "home": QCoreApplication.translate("Menus", "Home"),
            "dojo": QCoreApplication.translate("Menus", "Dojo"),
            **{face.new_game: face.new_game_words() for face in GAME_FACES},
            **{face.records: face.records_words() for face in GAME_FACES},
            "history": QCoreApplication.translate("Menus", "History"),
            "unfinished": QCoreApplication.translate("Menus", "Unfinished games"),
            "statistics": QCoreApplication.translate("Menus", "Statistics"),
            "over-time": QCoreApplication.translate("Menus", "Your choices over time"),
            "people": QCoreApplication.translate("Menus", "Players"),
            "rules": QCoreApplication.translate("Menus", "Rules"),
            "aid": QCoreApplication.translate("Menus", "Player aid"),
            "guide": QCoreApplication.translate("Menus", "User guide"),
            "settings": QCoreApplication.translate("Menus", "Settings"),
            "full-screen": QCoreApplication.translate("Menus", "Full screen"),
            "about": QCoreApplication.translate("Menus", "About Yokai Desktop"),
            "quit": QCoreApplication.translate("Menus", "Quit"),
        }
        for name, text in words.items():
            self.actions[name].setText(text)
        self.menu.setTitle(QCoreApplication.translate("Menus", "Game"))
        self.menu.setAccessibleName(QCoreApplication.translate("TopBar", "Menu"))
