"""A small number between two buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.theme import Role, Themed, theme


class Stepper(QWidget, Themed):
    """``changed(number)`` tells a step made by the user; Up and Down step too."""

    changed = Signal(int)

    def __init__(self, low: int, high: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high, self._value = low, high, value
        self._less, self._more = (Button(sign, PAPER, height=SMALL) for sign in ("-", "+"))
        self._number = Label(role=Role.NUMBER)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self._less, self._number, self._more):
            self._row.addWidget(part)
        self._less.clicked.connect(lambda: self._step(-1))
        self._more.clicked.connect(lambda: self._step(1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._show()
        self.follow_theme()

    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        self._value = max(self._low, min(self._high, value))
        self._show()

    def describe(self, what: str, less: str, more: str) -> None:
        """What is counted, for screen readers, and what the two buttons do."""
        self.setAccessibleName(what)
        self._less.setAccessibleName(less)
        self._more.setAccessibleName(more)

    def restyle(self) -> None:
        look = theme()
        self._row.setSpacing(look.px(6))
        self._number.setFixedWidth(look.scale.line(26))
        for button in (self._less, self._more):
            button.setFixedWidth(look.scale.line(40))

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
