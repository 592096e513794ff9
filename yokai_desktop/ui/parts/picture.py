"""A small picture among words: the mark of a family, a symbol."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.parts.layouts import Margin
from yokai_desktop.ui.theme import theme


class Picture(DrawnSquare):
    """A square with a picture such as ``symbols/fire``, perhaps all in one colour of the theme."""

    def __init__(
        self, name: str, side: Margin, parent: QWidget | None = None, *, colour: str = ""
    ) -> None:
        super().__init__(side, parent)
        self._name, self._colour = name, colour

    def show_picture(self, name: str) -> None:
        """Another picture."""
        self._name = name
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        ink = getattr(theme().colours, self._colour) if self._colour else None
        pictures.paint(painter, self._name, box, self.devicePixelRatioF(), ink)
