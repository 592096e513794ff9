"""Keys that mean the same wherever they are pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt

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
