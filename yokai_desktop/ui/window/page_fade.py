"""The change from one page to another: the old picture fades away over the new page."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class PageFade(QWidget):
    """Lies over the pages, never takes a click, and is gone when it has faded."""

    faded = Signal()
    """Nothing is seen of the old picture any more."""

    def __init__(self, picture: QPixmap, parent: QWidget, milliseconds: float) -> None:
        super().__init__(parent)
        self._picture = picture
        self._strength = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        animation = QVariantAnimation(self)
        animation.setStartValue(1.0)
        animation.setEndValue(0.0)
        animation.setDuration(round(milliseconds))
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(self._fade)
        animation.finished.connect(self.faded)
        animation.finished.connect(self.deleteLater)
        self.show()
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def _fade(self, strength: float) -> None:
        self._strength = strength
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._strength)
        painter.drawPixmap(0, 0, self._picture)
