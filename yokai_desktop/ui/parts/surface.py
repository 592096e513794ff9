"""What the style sheet draws the ground of: flat on what it lies on, or raised above it."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOption, QWidget

from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow

_CORNER = 6


def paint_spine(
    painter: QPainter, box: QRectF, width: float, colour: QColor, corner: float
) -> None:
    """The coloured edge at the left of a slip that is so round."""
    outline = QPainterPath()
    outline.addRoundedRect(box, corner, corner)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(QRectF(box.left(), box.top(), width, box.height()), colour)
    painter.restore()


class Surface(QWidget):
    """Its material is the rule of its class in ``theme/materials.py``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)


class Raised(QWidget):
    """A slip with a shadow, and perhaps a coloured spine along its left edge.

    Style sheets know neither, so they are painted here; the rest is the rule of its class.
    """

    rim = QMargins()
    """The room around the slip in which its shadow falls."""
    cast = Shadow.PLATE
    softness = 1.0
    """Of the shadow: the part of its usual size."""

    def slip(self) -> QRectF:
        """Where the slip lies, in the widget's pixels."""
        return QRectF(self.rect().marginsRemoved(self.rim))

    def spine(self) -> tuple[float, QColor] | None:
        """How broad the spine is, and its colour."""
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.slip()
        draw_shadow(painter, box, self.cast, self.softness)
        option = QStyleOption()
        option.initFrom(self)
        option.rect = box.toRect()
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        spine = self.spine()
        if spine is not None:
            paint_spine(painter, box, *spine, _CORNER)
