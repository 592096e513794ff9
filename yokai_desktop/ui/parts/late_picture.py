"""A costly picture, drawn late: while a window is being resized, the old one is stretched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

Draw = Callable[[QSize, float], QPixmap]
_FIRST_DELAY = 30
_RESIZE_DELAY = 120
"""Milliseconds of rest before the picture is drawn anew."""


class LatePicture(QObject):
    """Painted by its owner.  ``quick`` serves the very first moment, ``full`` all others."""

    def __init__(self, owner: QWidget, quick: Draw, full: Draw) -> None:
        super().__init__(owner)
        self._owner, self._quick, self._full = owner, quick, full
        self._pixmap: QPixmap | None = None
        self._wanted = (QSize(), 1.0)
        self._drawn: tuple[QSize, float] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw)

    @property
    def is_waiting(self) -> bool:
        """Whether the right picture is still to come."""
        return self._timer.isActive()

    def forget(self) -> None:
        """The picture itself has changed: the old one must not be seen any more."""
        self._pixmap = self._drawn = None

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint what there is into a box, and see to it that the right picture follows."""
        wanted = box.size().toSize(), self._owner.devicePixelRatioF()
        if wanted[0].isEmpty():
            return
        if self._pixmap is None:
            self._pixmap = self._quick(*wanted)
            if self._quick is self._full:
                self._drawn = wanted
        if wanted != self._wanted or (wanted != self._drawn and not self._timer.isActive()):
            self._wanted = wanted
            if wanted != self._drawn:
                self._timer.start(_RESIZE_DELAY if self._drawn else _FIRST_DELAY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.restore()

    def _draw(self) -> None:
        self._pixmap = self._full(*self._wanted)
        self._drawn = self._wanted
        self._owner.update()
