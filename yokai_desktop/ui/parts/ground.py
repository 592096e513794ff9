"""The table that everything lies on: cloth with a faint pattern, lit from the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.parts.patterns import hemp_leaves, pattern_brush
from yokai_desktop.ui.theme import Themed, theme


def painted_ground(size: QSize, dpr: float) -> QPixmap:
    """The cloth of the present theme for a window of this size."""
    colours = theme().colours
    pixmap = blank(size, dpr)
    pixmap.fill(colours.table)
    painter = QPainter(pixmap)
    whole = QRectF(0, 0, size.width(), size.height())
    painter.fillRect(whole, pattern_brush(hemp_leaves(colours.pattern.rgba(), dpr)))
    light = QRadialGradient(QPointF(0, 0), 1.0)
    light.setColorAt(0, colours.glow)
    light.setColorAt(0.55, colours.glow_end)
    edge = colours.vignette
    clear = edge.toRgb()
    clear.setAlpha(0)
    painter.translate(size.width() * 0.5, size.height() * 0.48)
    painter.scale(size.width() * 0.62, size.height() * 0.68)
    everything = QRectF(-1, -1, 2, 2)
    painter.fillRect(everything, light)
    dark = QRadialGradient(QPointF(0, 0), 1.0)
    dark.setColorAt(0.55, clear)
    dark.setColorAt(1, edge)
    painter.fillRect(everything, dark)
    painter.end()
    return pixmap


class Ground(QWidget, Themed):
    """A page on cloth: put a layout or children on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painted: QPixmap | None = None
        self.follow_theme()

    def restyle(self) -> None:
        self._painted = None

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        wanted = self.size() * dpr
        if self._painted is None or self._painted.size() != wanted:
            self._painted = painted_ground(self.size(), dpr)
        QPainter(self).drawPixmap(0, 0, self._painted)
