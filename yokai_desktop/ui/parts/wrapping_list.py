"""A list whose rows wrap their words, and which keeps the reader's place."""

from __future__ import annotations

from PySide6.QtCore import QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.theme import theme

_END_SLACK = 2


class WrappingList(RingFocus, QListView):
    """Whatever changes its size or its rows: who reads at the end stays at the end, who has
    scrolled back keeps the same row on top.  Rows are measured anew at another width or font.
    """

    ring_is_inside = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_at_end = False
        self._top: QPersistentModelIndex | None = None
        self._is_laying_out = False
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        theme().settled.connect(self.doItemsLayout)

    def _scrolled(self) -> None:
        """The reader has moved: remember where to."""
        if self._is_laying_out:
            return
        bar = self.verticalScrollBar()
        self._is_at_end = bar.value() >= bar.maximum() - _END_SLACK
        self._top = QPersistentModelIndex(self.indexAt(QPoint(4, 1)))

    def updateGeometries(self) -> None:
        if self._is_laying_out:
            super().updateGeometries()
            return
        self._is_laying_out = True
        super().updateGeometries()
        bar = self.verticalScrollBar()
        if self._is_at_end:
            bar.setValue(bar.maximum())
        elif self._top is not None and self._top.isValid():
            bar.setValue(bar.value() + self.visualRect(self._top).top())
        self._is_laying_out = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()
