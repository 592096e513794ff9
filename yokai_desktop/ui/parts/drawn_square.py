"""A small square that is drawn: the one kind of widget that a disc, a badge or a stamp is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.layouts import Margin


class DrawnSquare(QWidget):
    """Subclasses say what is drawn; ``side`` is a length of the design, or gives pixels."""

    def __init__(self, side: Margin, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bind_style(self.setFixedSize, side, side)
        follow_style(self, self.update)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Fill the box, which is the whole square."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.draw(painter, QRectF(self.rect()))
