"""A place of the grid by its name: typed, and the keyboard goes there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.keys import ENTER
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.speech.answer_slip import AnswerSlip

_LONGEST = 6


class FindField(AnswerSlip):
    """``asked`` tells what was typed, ``left`` that it was put away."""

    asked = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = TextField()
        self.field.setMaxLength(_LONGEST)
        bind_text(self.field.setAccessibleName, _title)
        self._row.addWidget(self.field)

    def open(self) -> None:
        self.field.clear()
        self.tell(_title())
        self._timer.stop()
        self.field.setFocus(leading_hand().reason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            words = self.field.text()
            self.hide()
            self.asked.emit(words)
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()


def _title() -> str:
    return QCoreApplication.translate("Questions", "Go to a place, such as L13")
