"""Three stamps for three ranks: red when reached, a dashed place when not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.theme import Themed, theme
from yokai_desktop.words.signs import RANKS, sign_words

_LARGEST = 58
_GAP = 9


def paint_place(painter: QPainter, box: QRectF, numeral: str = "") -> None:
    """The empty place of a stamp."""
    colours = theme().colours
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colours.paper_edge, 1.2, Qt.PenStyle.DashLine)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    well = QColor(colours.paper_well)
    well.setAlphaF(0.55)
    painter.setBrush(well)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), box.width() * 0.12, box.width() * 0.12)
    if numeral:
        painter.setFont(theme().kanji_font(box.width() * 0.48))
        painter.setPen(colours.paper_edge)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, numeral)
    painter.restore()


class Stamps(QWidget, Themed):
    """``show_tier`` says how many ranks are reached; ``first`` varies the tilts of a row."""

    def __init__(
        self, parent: QWidget | None = None, *, first: int = 0, largest: int = _LARGEST
    ) -> None:
        super().__init__(parent)
        self._tier, self._first, self._largest = 0, first, largest
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setToolTip, lambda: "\n".join(map(sign_words, RANKS)))
        self.follow_theme()

    def show_tier(self, tier: int) -> None:
        self._tier = tier
        self.update()

    def restyle(self) -> None:
        self.setFixedHeight(theme().px(self._largest) + 6)

    def sizeHint(self) -> QSize:
        style = theme()
        return QSize(3 * style.px(self._largest) + 2 * style.px(_GAP) + 6, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(3 * theme().px(30), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        gap = style.px(_GAP)
        side = min(style.px(self._largest), (self.width() - 6 - 2 * gap) / 3)
        painter = QPainter(self)
        for place, numeral in enumerate(RANKS):
            box = QRectF(3 + place * (side + gap), (self.height() - side) / 2, side, side)
            if place < self._tier:
                paint_seal(painter, box.adjusted(1, 1, -1, -1), numeral, tilt(self._first + place))
            else:
                paint_place(painter, box, numeral)
