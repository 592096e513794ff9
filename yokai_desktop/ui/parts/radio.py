"""One of several choices: a screen reader calls it a radio button, whatever it looks like."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QRadioButton


class Radio(QRadioButton):
    """Painted by its subclass; all of it can be pressed, not only where Qt would draw a circle."""

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)
