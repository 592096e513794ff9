"""An area that scrolls and lets the ground be seen through it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yokai_desktop.ui.parts.focus_ring import RingFocus


class ClearScroller(RingFocus, QScrollArea):
    """Shows a widget as wide as itself; sideways it scrolls only where words need more room.

    The keyboard reaches it only while there is more than can be seen.  Its bar goes as soon as the
    words fit without it: Qt asks whether they fit beside the bar, and would let it stay.
    """

    ring_is_inside = True

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        content.setProperty("clear", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._follow_range)
        self._follow_range(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle_bar()

    def showEvent(self, event: QShowEvent) -> None:
        """A content that is resized in the midst of being shown is not told so by Qt."""
        super().showEvent(event)
        layout = self._content.layout()
        if layout is not None:
            layout.invalidate()

    def _settle_bar(self) -> None:
        bar = Qt.ScrollBarPolicy
        policy = bar.ScrollBarAlwaysOff if self.fits() else bar.ScrollBarAsNeeded
        if policy is not self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)

    def fits(self) -> bool:
        """Whether all is seen without scrolling."""
        content, room = self._content, self.maximumViewportSize()
        across = self.horizontalScrollBar()
        height = room.height() - (across.sizeHint().height() if across.maximum() else 0)
        least = max(content.minimumSizeHint().height(), content.minimumHeight())
        return max(content.heightForWidth(room.width()), least) <= height

    def _follow_range(self, least: int, most: int) -> None:
        self._settle_bar()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > least else Qt.FocusPolicy.NoFocus)
