"""The keys of a decision: steps, marks, the lens, choices, whose eyes, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from yokai_desktop.ui.review.decision_page import DecisionPage

_STEPS: dict[int, str] = {
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}


def pressed(page: DecisionPage, event: QKeyEvent) -> bool:
    """Do what a key stands for; False for all keys that stand for nothing here."""
    eyes, board, key = page.table.eyes, page.table.board, event.key()
    if eyes is not None and eyes.key(event, is_down=True):
        return True
    shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and shift:
        page.go_to_mistake(1 if key == Qt.Key.Key_Right else -1)
    elif board is not None and board.steer(event):
        return True
    elif key in _STEPS:
        page.table.step(_STEPS[key])
    elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        page.panel.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
    elif key in (Qt.Key.Key_L, Qt.Key.Key_O):
        page.table.turn_lens()
    elif key == Qt.Key.Key_P:
        page.play_on()
    elif key == Qt.Key.Key_T:
        page.try_it()
    else:
        return _noted(page, key)
    return True


def _noted(page: DecisionPage, key: int) -> bool:
    """The keys of note and bookmark, where the game can keep them."""
    remark = page.panel.remark
    if key not in (Qt.Key.Key_N, Qt.Key.Key_B) or not remark.isVisible():
        return False
    if key == Qt.Key.Key_N:
        remark.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
    else:
        remark.pin.click()
    return True
