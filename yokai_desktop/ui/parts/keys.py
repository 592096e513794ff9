"""Keys that mean the same wherever they are pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Where each points: to the right, and down."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSING = (*ENTER, Qt.Key.Key_Space)
"""What chooses that which has the keyboard."""
MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_X11_DIGITS = range(10, 19)
"""Scan codes of the row of digits, from 1 on, under X11 and Wayland."""
_WINDOWS_DIGITS = range(0x31, 0x3A)
"""Virtual keys of the same row."""


def digit_of(event: QKeyEvent) -> int | None:
    """The digit from 1 to 9 on a key, whatever Shift and the layout make of it; None for others.

    With Shift the key of 2 types @ on an American keyboard, and without it é on a French one.
    """
    key = event.key()
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return int(key) - int(Qt.Key.Key_0)
    platform = QGuiApplication.platformName()
    if platform == "windows" and event.nativeVirtualKey() in _WINDOWS_DIGITS:
        return _WINDOWS_DIGITS.index(event.nativeVirtualKey()) + 1
    if platform in ("xcb", "wayland", "offscreen") and event.nativeScanCode() in _X11_DIGITS:
        return _X11_DIGITS.index(event.nativeScanCode()) + 1
    return None
