"""A small picture among words: the mark of a family, a symbol."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.drawing import Drawing
from yokai_desktop.ui.parts.layouts import Margin


class Picture(Drawing):
    """A square with a picture such as ``symbols/fire``."""

    def __init__(self, name: str, side: Margin, parent: QWidget | None = None) -> None:
        super().__init__(side, parent)
        self._name = name

    def draw(self, painter: QPainter, box: QRectF) -> None:
        pictures.paint(painter, self._name, box, self.devicePixelRatioF())
