"""How far something has come: a brush line that fills from the left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from yokai_desktop.ui.theme import Themed, theme

_HEIGHT = 8


class ProgressLine(QProgressBar, Themed):
    """A progress bar in the program's own look; screen readers hear its value."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        colour: str | QColor = "seal",
        well: str = "paper_line",
        height: float = _HEIGHT,
    ) -> None:
        super().__init__(parent)
        self._colour, self._well, self._height = colour, well, height
        self.setRange(0, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(120, max(5, theme().px(self._height)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(self.rect())
        radius = box.height() / 2
        painter.setBrush(getattr(colours, self._well))
        painter.drawRoundedRect(box, radius, radius)
        if self.value():
            box.setWidth(max(box.height(), box.width() * self.value() / self.maximum()))
            painter.setBrush(_ink(self._colour))
            painter.drawRoundedRect(box, radius, radius)


def _ink(colour: str | QColor) -> QColor:
    ink = colour if isinstance(colour, QColor) else getattr(theme().colours, colour)
    assert isinstance(ink, QColor)
    return ink
