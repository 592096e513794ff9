"""The paper of a sheet: a coloured header with waves, a stamp over its edge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.patterns import pattern_brush, waves
from yokai_desktop.ui.parts.seal import paint_seal
from yokai_desktop.ui.theme import theme

STAMP = 104
"""The side of the stamp, in lengths of the design."""
_RADIUS = 14
_HEADER = 112


class SheetPaper(QWidget):
    """The sheet itself: a coloured header with waves, then paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.header_colour: Callable[[], QColor] | None = None
        self.header_words = 0
        """The height that the words of the header need."""
        self.kanji = ""
        self.pressed = 1.0
        """How far the stamp has come down."""

    def header_height(self) -> int:
        if self.header_colour is None:
            return 0
        return max(theme().scale.line(_HEADER), self.header_words + theme().px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(box, _RADIUS, _RADIUS)
        painter.fillPath(outline, colours.paper)
        if self.header_colour is None:
            return
        painter.save()
        painter.setClipPath(outline)
        header = QRectF(0, 0, box.width(), self.header_height())
        sky = QLinearGradient(header.topLeft(), header.bottomLeft())
        sky.setColorAt(0, self.header_colour())
        sky.setColorAt(1, self.header_colour().lighter(128))
        painter.fillRect(header, sky)
        line = QColor(colours.seal_paper)
        line.setAlphaF(0.16)
        tile = waves(line.rgba(), self.devicePixelRatioF(), style.px(14))
        painter.fillRect(header, pattern_brush(tile))
        painter.restore()
        if self.kanji:
            side = style.px(STAMP)
            middle = header.bottom() - side * 0.22
            spot = QRectF(box.width() - side - style.px(46), middle - side / 2, side, side)
            above = side * 0.2 * (1 - self.pressed)
            painter.setOpacity(min(1.0, self.pressed * 1.6))
            paint_seal(painter, spot.adjusted(-above, -above, above, above), self.kanji, angle=5)
