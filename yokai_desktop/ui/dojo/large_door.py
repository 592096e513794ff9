"""The door of the dojo where there is room: its picture, its name, what waits, and a way in."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.dojo.teacher import FOX
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.patterns import hemp_leaves, pattern_brush
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
HEIGHT = 132
_ART, _INSET, _PAD, _GAP = 170, 10, 26, 6
_ABOUT = 226
"""The width of what is said below the name."""
_LEAST_LINES = 210
_BUTTON = 46
_DOT = 7
_RADIUS, _BUTTON_RADIUS = 8, 6
_FOX_SIDE = 1.12
"""By the height of the picture: its chin is below the edge."""


def _dusk(size: QSize, dpr: float, *, with_fox: bool) -> QPixmap:
    pixmap = pictures.blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    box = QRectF(0, 0, size.width(), size.height())
    outline = QPainterPath()
    outline.addRoundedRect(box, _RADIUS, _RADIUS)
    painter.setClipPath(outline)
    sky = QLinearGradient(box.topLeft(), box.bottomLeft())
    colours = theme().colours
    sky.setColorAt(0, colours.plum_top)
    sky.setColorAt(0.5, colours.plum_middle)
    sky.setColorAt(1, colours.plum_bottom)
    painter.fillRect(box, sky)
    if with_fox:
        painter.fillRect(box, pattern_brush(hemp_leaves(colours.plum_leaves.rgba(), dpr, 30)))
        side = box.height() * _FOX_SIDE
        fox = QRectF(box.center().x() - side / 2, box.top() + box.height() * 0.06, side, side)
        pictures.paint(painter, FOX, fox, dpr)
    painter.end()
    return pixmap


class LargeDoor:
    """Measures and paints it; what it says is given each time."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self._art = LatePicture(
            owner,
            quick=lambda size, dpr: _dusk(size, dpr, with_fox=False),
            full=lambda size, dpr: _dusk(size, dpr, with_fox=True),
        )

    @staticmethod
    def about() -> str:
        """What the dojo is, below its name."""
        return translate("Dojo", "Lessons, trials, and your own mistakes to try again.")

    @staticmethod
    def way_in() -> str:
        """The words of the button that is painted on the door."""
        return translate("Dojo", "Enter")

    def fits(self, width: float) -> bool:
        """Whether lines of a fair length have room between the name and the button."""
        return self._lines_room(width) >= theme().px(_LEAST_LINES)

    def height(self, width: float, lines: tuple[str, ...]) -> int:
        """As high as its words need."""
        style = theme()
        words = max(self._about_height(), self._lines_height(width, lines))
        return max(style.px(HEIGHT), ceil(words) + 2 * style.px(_INSET + _GAP))

    def _left(self) -> float:
        style = theme()
        return style.px(_INSET + _ART + _PAD)

    def _name_height(self) -> float:
        return QFontMetricsF(theme().font(Role.HEADER_TITLE)).height()

    def _about_height(self) -> float:
        return self._name_height() + self._wrapped(self.about(), theme().px(_ABOUT))

    def _wrapped(self, text: str, width: float) -> float:
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        room = QRectF(0, 0, max(1.0, width), 10_000)
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def _lines_left(self) -> float:
        return self._left() + theme().px(_ABOUT + 2 * _PAD + _DOT + 12)

    def _button_width(self) -> float:
        words = QFontMetricsF(theme().font(Role.BUTTON)).horizontalAdvance(self.way_in())
        return max(theme().px(112), words + 2 * theme().px(24))

    def _lines_room(self, width: float) -> float:
        return width - self._lines_left() - self._button_width() - 2 * theme().px(_PAD)

    def _lines_height(self, width: float, lines: tuple[str, ...]) -> float:
        room = self._lines_room(width)
        gaps = theme().px(_GAP) * (len(lines) - 1)
        return sum(self._wrapped(line, room) for line in lines) + gaps

    def paint(
        self, painter: QPainter, box: QRectF, name: str, lines: tuple[str, ...], *, lit: bool
    ) -> None:
        """All that stands on the paper."""
        style = theme()
        inset = style.px(_INSET)
        art = QRectF(
            box.left() + inset, box.top() + inset, style.px(_ART), box.height() - 2 * inset
        )
        self._art.paint(painter, art)
        self._paint_name(painter, box, name)
        bar = box.left() + self._left() + style.px(_ABOUT + _PAD)
        painter.setPen(QPen(style.colours.paper_line, 1))
        painter.drawLine(
            QPointF(bar, box.top() + style.px(20)), QPointF(bar, box.bottom() - style.px(20))
        )
        self._paint_lines(painter, box, lines)
        self._paint_button(painter, box, lit=lit)

    def _paint_name(self, painter: QPainter, box: QRectF, name: str) -> None:
        style = theme()
        left, top = box.left() + self._left(), box.center().y() - self._about_height() / 2
        painter.setFont(style.font(Role.HEADER_TITLE))
        painter.setPen(style.colours.ink)
        wide = style.px(_ABOUT)
        painter.drawText(QRectF(left, top, wide, self._name_height()), 0, name)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.ink2)
        about = self._wrapped(self.about(), wide)
        below = QRectF(left, top + self._name_height(), wide, about)
        painter.drawText(below, int(Qt.TextFlag.TextWordWrap), self.about())

    def _paint_lines(self, painter: QPainter, box: QRectF, lines: tuple[str, ...]) -> None:
        style = theme()
        room = self._lines_room(box.width())
        y = box.center().y() - self._lines_height(box.width(), lines) / 2
        left, dot = box.left() + self._lines_left(), style.px(_DOT)
        painter.setFont(style.font(Role.SECONDARY))
        first = QFontMetricsF(style.font(Role.SECONDARY)).height()
        for line in lines:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colours.coin)
            spot = QRectF(left - dot - style.px(12), y + (first - dot) / 2, dot, dot)
            painter.drawEllipse(spot)
            painter.setPen(style.colours.ink)
            high = self._wrapped(line, room)
            painter.drawText(QRectF(left, y, room, high), int(Qt.TextFlag.TextWordWrap), line)
            y += high + style.px(_GAP)

    def _paint_button(self, painter: QPainter, box: QRectF, *, lit: bool) -> None:
        style = theme()
        wide, high = self._button_width(), style.px(_BUTTON)
        button = QRectF(
            box.right() - style.px(_PAD) - wide, box.center().y() - high / 2, wide, high
        )
        painter.setPen(QPen(style.colours.paper_edge, 1))
        painter.setBrush(style.colours.paper if lit else style.colours.paper_hi)
        painter.drawRoundedRect(button, _BUTTON_RADIUS, _BUTTON_RADIUS)
        painter.setFont(style.font(Role.BUTTON))
        painter.setPen(style.colours.ink)
        painter.drawText(button, int(Qt.AlignmentFlag.AlignCenter), self.way_in())
