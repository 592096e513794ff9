"""Where the window stands on the screen, from one start of the program to the next."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.services.preferences import preferences

_FIRST_SIZE = (1280, 800)
_FRAME = QSize(8, 40)
"""What a window manager puts around a window, at most, before it is known."""
_FARTHEST = 100_000
"""Pixels from the origin beyond which a place is none."""


def restore_place(window: QWidget) -> None:
    """Put a window where it last stood, if any screen is there; else give it a first size."""
    kept = preferences().value("window")
    numbers = [kept.get(key) for key in ("x", "y", "width", "height")]
    if all(type(number) is int and abs(number) < _FARTHEST for number in numbers):
        place = _within_a_screen(QRect(*numbers))
        if any(screen.geometry().intersects(place) for screen in QGuiApplication.screens()):
            window.setGeometry(place)
        if kept.get("maximized") is True:
            window.setWindowState(Qt.WindowState.WindowMaximized)
        return
    screen = QGuiApplication.primaryScreen().availableGeometry()
    window.resize(QSize(*_FIRST_SIZE).boundedTo(screen.size() - _FRAME))


def save_place(window: QWidget) -> None:
    """Remember where a window stands, but for one that fills the screen."""
    if window.isFullScreen():
        return
    place = window.normalGeometry()
    kept = {
        "x": place.x(),
        "y": place.y(),
        "width": place.width(),
        "height": place.height(),
        "maximized": window.isMaximized(),
    }
    preferences().set_value("window", kept)


def _within_a_screen(place: QRect) -> QRect:
    """A place kept from another time, no larger than the screen it lies on now."""
    screen = QGuiApplication.screenAt(place.center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    size = place.size().boundedTo(room.size() - _FRAME)
    return QRect(place.topLeft(), size) if size != place.size() else place
