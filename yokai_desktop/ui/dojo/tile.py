"""A door of the dojo: a picture, what is behind it, how far one has come, and the way in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import Text, bind_style, bind_text
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate
PaintArt = Callable[[QPainter, QRectF, float], None]
_RADIUS = 10


class _Art(QWidget):
    def __init__(self, paint: PaintArt) -> None:
        super().__init__()
        self._paint = paint
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        bind_style(self.setMinimumHeight, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
        painter.setClipPath(outline)
        self._paint(painter, QRectF(self.rect()), self.devicePixelRatioF())


class DojoTile(Surface):
    """``asked`` wants to go in."""

    asked = Signal()

    def __init__(
        self, title: Text, line: Text, art: PaintArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.reached = Label(role=Role.SECONDARY)
        self.open = Button(lambda: translate("Dojo", "Open"), PAPER, height=SMALL)
        self.open.clicked.connect(self.asked)
        bind_text(self.setAccessibleName, title)
        bind_text(self.open.setAccessibleDescription, title)
        column(
            (_Art(art), 1),
            Label(title, Role.GROUP, wraps=True),
            Label(line, Role.SECONDARY, "ink2", wraps=True),
            row((self.reached, 1), self.open, spacing=8),
            spacing=6,
            margins=(10, 10, 10, 10),
            on=self,
        )
