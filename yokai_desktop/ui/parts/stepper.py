"""A small number between two buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import Words, bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.theme import Role


class Stepper(QWidget):
    """``changed(number)`` tells a step made by the user; Up and Down step too."""

    changed = Signal(int)

    def __init__(self, low: int, high: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high, self._value = low, high, value
        self._less, self._more = (Button(sign, PAPER, height=SMALL) for sign in ("-", "+"))
        self._number = Label(role=Role.NUMBER)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bind_style(self._number.setFixedWidth, line(26))
        for button in (self._less, self._more):
            bind_style(button.setFixedWidth, line(40))
        row(self._less, self._number, self._more, spacing=6, on=self)
        self._less.clicked.connect(lambda: self._step(-1))
        self._more.clicked.connect(lambda: self._step(1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._show()

    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        self._value = max(self._low, min(self._high, value))
        self._show()

    def describe(self, what: Words, less: Words, more: Words) -> None:
        """What is counted, for screen readers, and what the two buttons do."""
        bind_text(self.setAccessibleName, what)
        bind_text(self._less.setAccessibleName, less)
        bind_text(self._more.setAccessibleName, more)

    def _show(self) -> None:
        self._number.setText(str(self._value))
        self._less.setEnabled(self._value > self._low)
        self._more.setEnabled(self._value < self._high)

    def _step(self, by: int) -> None:
        before = self._value
        self.set_value(before + by)
        if self._value != before:
            self.changed.emit(self._value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self._step(steps[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)
