"""What Qt would tell screen readers wrongly: windows that speak, sheets that are dialogs.

Qt asks ``_made_for`` for every widget a reader comes to; what is no ``ReadAs`` it answers itself.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtGui import QAccessibleActionInterface as Action
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import isValid

Role = QAccessible.Role


class ReadAs:
    """Mixed into a widget: what screen readers take it for."""

    read_as = Role.Client
    is_modal = False
    """Whether it lies over everything else and keeps it away."""

    def spoken_name(self) -> str | None:
        """Its name at this moment, if that may differ from what was last told of it."""
        return None

    def spoken_description(self) -> str | None:
        """Its description, worked out when a reader asks: it changes too often to be told."""
        return None

    def is_spoken_selected(self) -> bool | None:
        """Whether it is the one of several that is open; None for what is no such thing."""
        return None


class Interface(QAccessibleWidget):
    """A widget as its class wants it read; its name can be a sentence for the time of one event."""

    sentence = last = ""
    is_modal = False

    def text(self, kind: QAccessible.Text) -> str:
        widget, live = self.object(), None
        if kind is QAccessible.Text.Name and self.sentence:
            return self.sentence
        if isinstance(widget, ReadAs) and kind is QAccessible.Text.Name:
            live = widget.spoken_name()
        elif isinstance(widget, ReadAs) and kind is QAccessible.Text.Description:
            live = widget.spoken_description()
        return super().text(kind) if live is None else live

    def state(self) -> QAccessible.State:
        state = super().state()
        if self.is_modal:
            state.modal = True
        widget = self.object()
        selected = widget.is_spoken_selected() if isinstance(widget, ReadAs) else None
        if selected is not None:
            state.selectable = True
            state.selected = selected
        return state


class ButtonInterface(Interface):
    """The same for a button, which can be pressed."""

    def actionNames(self) -> list[str]:
        return [Action.pressAction(), Action.setFocusAction()]

    def doAction(self, name: str) -> None:
        button = self.object()
        if name == Action.pressAction() and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().doAction(name)


class _Kept:
    """All interfaces that Qt may still use.

    Qt deletes an interface with its widget.  Python, which has made it, must not do so before, and
    would where it collects a widget as garbage and begins with what belongs to it.
    """

    def __init__(self) -> None:
        self.interfaces: list[QAccessibleInterface] = []
        self._swept_at = _SWEEP

    def keep(self, made: QAccessibleInterface) -> None:
        self.interfaces.append(made)
        if len(self.interfaces) >= self._swept_at:
            self.interfaces = [each for each in self.interfaces if isValid(each)]
            self._swept_at = len(self.interfaces) + _SWEEP


_SWEEP = 200
"""After so many new interfaces those that Qt has deleted are forgotten."""
_kept = _Kept()


def _made_for(_: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, ReadAs) or not isinstance(thing, QWidget):
        return None
    kind = ButtonInterface if isinstance(thing, QAbstractButton) else Interface
    made = kind(thing, thing.read_as)
    made.is_modal = thing.is_modal
    _kept.keep(made)
    return made


@cache
def install_interfaces() -> None:
    """Have Qt ask here first, once."""
    QAccessible.installFactory(_made_for)


def speak_by_name(window: QWidget, words: str) -> None:
    """Tell readers of the window's name as if it were these words; its name stays what it is.

    Orca reads the new name of the active window, whichever version it is, and what is being said
    is not cut short by it.
    """
    found = QAccessible.queryAccessibleInterface(window)
    if isinstance(found, Interface):
        # A name that is told twice is no news to Orca: the second has a space more.
        found.sentence = found.last = f"{words} " if words == found.last else words
        QAccessible.updateAccessibility(QAccessibleEvent(window, QAccessible.Event.NameChanged))
        found.sentence = ""
