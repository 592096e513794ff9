"""The light on the place where a carried card would land: the target answers before the drop."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.theme import theme

_ROOM, _LINE, _RADIUS = 10, 3, 10


class LandingLight(QWidget):
    """Lies under the cards of a surface and lets all clicks through; hidden unless it is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.lower()

    def shine(self, place: QRectF | None) -> None:
        """Light up this place of the surface; none puts the light out."""
        if place is None:
            self.hide()
            return
        room = theme().px(_ROOM)
        self.setGeometry(place.adjusted(-room, -room, room, room).toAlignedRect())
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        gold = QColor(theme().colours.gold_hi)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(gold, _LINE))
        gold.setAlphaF(0.22)
        painter.setBrush(gold)
        inset = _LINE / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
