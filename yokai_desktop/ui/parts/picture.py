"""A small picture among words: the mark of a family, a symbol."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.layouts import Margin


class Picture(QWidget):
    """A square with a picture such as ``symbols/fire``; ``side`` is a length of the design."""

    def __init__(self, name: str, side: Margin, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        bind_style(self.setFixedSize, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        pictures.paint(QPainter(self), self._name, box, self.devicePixelRatioF())
