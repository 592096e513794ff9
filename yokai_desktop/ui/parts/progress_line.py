"""How far something has come: a brush line that fills from the left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from yokai_desktop.ui.theme import Themed, theme

_HEIGHT = 8


class ProgressLine(QProgressBar, Themed):
    """A progress bar in the program's own look; screen readers hear its value."""

    def __init__(self, parent: QWidget | None = None, *, colour: str = "seal") -> None:
        super().__init__(parent)
        self._colour = colour
        self.setRange(0, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(120, max(5, theme().px(_HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(self.rect())
        radius = box.height() / 2
        painter.setBrush(colours.paper_line)
        painter.drawRoundedRect(box, radius, radius)
        done = box.width() * self.value() / 100
        painter.setBrush(getattr(colours, self._colour))
        painter.drawRoundedRect(
            QRectF(box.left(), box.top(), max(box.height(), done), box.height()), radius, radius
        )
