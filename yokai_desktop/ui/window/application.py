"""The Qt application: its name, icon, language and theme."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from yokai_desktop.paths import resources
from yokai_desktop.ui.language.translation import build_missing_translations, translation
from yokai_desktop.ui.services.less_motion import follow_system_motion
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.interfaces import install_interfaces
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.heap import give_back_large_blocks
from yokai_desktop.version import APP_ID, APP_TITLE, VERSION


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The Qt application in the user's language and theme; one that exists is taken."""
    give_back_large_blocks()
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication([APP_ID, *arguments])
    app.setApplicationName(APP_TITLE)  # what a screen reader calls it
    app.setApplicationDisplayName(APP_TITLE)
    app.setApplicationVersion(VERSION)
    QGuiApplication.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(resources("icons", "yokai-desktop.svg"))))
    build_missing_translations()
    translation().speak(preferences().value("language"))
    theme().set_choice(preferences().value("theme"))
    theme().set_text_percent(preferences().value("text_size"))
    theme().install()
    install_interfaces()
    follow_system_motion()
    return app
