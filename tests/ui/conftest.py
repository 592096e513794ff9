"""The program in a fresh state for every test: English, dark, at its reference size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.language.translation import build_missing_translations, translation
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.review.desk import close_desk
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.speech.interfaces import install_interfaces
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow


@pytest.fixture(scope="session")
def dressed_app(qapp: QApplication) -> QApplication:
    """The application with its fonts, style sheet and translations, and what readers are told."""
    build_missing_translations()
    theme().install()
    install_interfaces()
    return qapp


@pytest.fixture(autouse=True)
def fresh_program(dressed_app: QApplication, user_home: Path) -> Iterator[None]:
    """Settings of its own for each test, and nothing left of the one before.

    Qt deletes the windows of earlier tests only once an event loop runs; until then each would
    follow every change of theme and language.  The desk of reviews knows games by their number in
    the history, and each test has a history of its own.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    forget_preferences()
    preferences().set_value("language", "en")
    preferences().set_value("theme", "dark")
    translation().speak("en")
    theme().set_choice("dark")
    theme().set_text_percent(100)
    theme().set_window_size(QSize(1440, 900))
    leading_hand().is_keyboard = False
    yield
    close_desk()
    forget_preferences()


@pytest.fixture
def still() -> None:
    """Nothing is animated: what is asked for is shown at once."""
    preferences().set_value("animation", "off")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """The window on its home page, shown."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    return made
