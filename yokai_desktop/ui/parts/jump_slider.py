"""A slider that goes where one clicks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from yokai_desktop.ui.parts.focus_ring import RingFocus

_TALL = 28
"""Enough for a finger or a trembling hand, and for the handle with its edge."""


class JumpSlider(RingFocus, QSlider):
    """Horizontal.  A click beside the handle brings it there, and it can be dragged on at once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setMinimumHeight(_TALL)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            control = QStyle.ComplexControl.CC_Slider
            handle = self.style().subControlRect(
                control, option, QStyle.SubControl.SC_SliderHandle, self
            )
            if not handle.contains(event.position().toPoint()):
                x = round(event.position().x() - handle.width() / 2)
                room = self.width() - handle.width()
                self.setValue(
                    QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), x, room)
                )
        super().mousePressEvent(event)
