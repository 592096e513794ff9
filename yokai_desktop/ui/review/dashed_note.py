"""A place that is empty for now, and what will lie there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import Words
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.theme import Role, theme

_RADIUS = 12


class DashedNote(QWidget):
    """A dashed frame around words."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        label = Label(words, Role.SECONDARY, "muted", wraps=True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column(label, margins=(28, 34, 28, 34), on=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().colours.muted, 1, Qt.PenStyle.DashLine))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
