"""An area that scrolls and lets the ground be seen through it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yokai_desktop.ui.parts.focus_ring import RingFocus


class ClearScroller(RingFocus, QScrollArea):
    """Shows a widget as wide as itself; sideways it scrolls only where words need more room.

    The keyboard reaches it only while there is more than can be seen.
    """

    ring_is_inside = True

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        content.setProperty("clear", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._follow_range)
        self._follow_range(0, 0)

    def _follow_range(self, least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > least else Qt.FocusPolicy.NoFocus)
