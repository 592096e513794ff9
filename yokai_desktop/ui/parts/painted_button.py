"""A button with words and pictures of its own on a ground that the style sheet draws."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QStyle, QStyleOption

from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.focus_ring import RingFocus

_FAINT = 0.45
"""How strong what cannot be pressed is drawn."""


class PaintedButton(RingFocus):
    """Mixed into a button: ``draw`` fills the ground, which is the rule of its class.

    The rule tells how it looks chosen (``:checked``) and under the pointer (``:hover``).
    """

    rim = QMargins(1, 1, 1, 1)
    """Free room around the ground."""
    corner: float = 8
    """How round the ground is."""
    tints_on_hover = False
    """Whether the pointer lays a breath of ink over it; else its rule answers."""

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)
        button = self._button()
        button.setAttribute(Qt.WidgetAttribute.WA_Hover)
        button.setCursor(Qt.CursorShape.PointingHandCursor)

    def _button(self) -> QAbstractButton:
        assert isinstance(self, QAbstractButton)
        return self

    def ground(self) -> QRectF:
        """Where the ground lies, in the button's pixels."""
        return QRectF(self._button().rect().marginsRemoved(self.rim))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw what lies on the ground."""
        raise NotImplementedError

    def draw_below(self, painter: QPainter, box: QRectF) -> None:
        """Draw what lies below the ground, such as its shadow."""

    def paintEvent(self, event: QPaintEvent) -> None:
        button, box = self._button(), self.ground()
        painter = QPainter(button)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not button.isEnabled():
            painter.setOpacity(_FAINT)
        self.draw_below(painter, box)
        option = QStyleOption()
        option.initFrom(button)
        option.rect = box.toRect()
        if button.isChecked():
            option.state |= QStyle.StateFlag.State_On
        button.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, button)
        self.draw(painter, box)
        paint_answer(painter, button, box, self.corner, only=not self.tints_on_hover)
