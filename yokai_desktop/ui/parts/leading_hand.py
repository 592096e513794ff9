"""Whether the person last used the keyboard or the pointer.

The keyboard also moves without being asked: to a sheet that opens, to the hand when it may be
played.  Those who play with the keys then see the ring at once; those who point never see it.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

_POINTING = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class LeadingHand(QObject):
    """Follows the windows it is told to watch."""

    def __init__(self) -> None:
        super().__init__()
        self.is_keyboard = False

    def watch(self, window: QWindow) -> None:
        """Hear of every key and press in a window, before any widget does."""
        window.removeEventFilter(self)
        window.installEventFilter(self)

    @property
    def reason(self) -> Qt.FocusReason:
        """The reason to give when the keyboard is moved by the program."""
        if self.is_keyboard:
            return Qt.FocusReason.TabFocusReason
        return Qt.FocusReason.OtherFocusReason

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self.is_keyboard = True
        elif event.type() in _POINTING:
            self.is_keyboard = False
        return False


@cache
def leading_hand() -> LeadingHand:
    """The one of this program."""
    return LeadingHand()


def hold_keyboard(widget: QWidget) -> None:
    """Give the keyboard to a widget; one that has it already shows its ring if it is wanted."""
    if widget.hasFocus():
        widget.clearFocus()
    widget.setFocus(leading_hand().reason)


def can_hold_keyboard(widget: object) -> bool:
    """Whether the keyboard may stay where it is: on something that is there and can be used."""
    return isinstance(widget, QWidget) and widget.isVisible() and widget.isEnabled()
