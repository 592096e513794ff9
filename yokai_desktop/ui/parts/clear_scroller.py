"""An area that scrolls downwards and lets the ground be seen through it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class ClearScroller(QScrollArea):
    """Shows a widget as wide as itself."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        content.setProperty("clear", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
