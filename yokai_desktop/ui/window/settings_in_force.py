"""What the whole window does when a setting changes, and says when it cannot be saved."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme

translate = QCoreApplication.translate


def apply_setting(name: str) -> None:
    """Let a setting that was changed be in force at once, if the window has to do with it."""
    if name == "language":
        translation().speak(preferences().value("language"))
    elif name == "theme":
        theme().set_choice(preferences().value("theme"))
    elif name == "text_size":
        theme().set_text_percent(preferences().value("text_size"))


def unsaved_words(reason: str) -> str:
    """Why settings will be forgotten."""
    words = {
        "disk_full": translate(
            "MainWindow", "The disk is full: your settings last until you quit."
        ),
        "read_only": translate(
            "MainWindow", "Settings cannot be saved here: they last until you quit."
        ),
    }
    return words.get(reason, translate("MainWindow", "Your settings could not be saved."))
