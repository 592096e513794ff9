"""A small slip with a word and perhaps a symbol: *Led*, *best so far*."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import Role, Themed, theme

LED, BEST = "led", "best"


class Tag(QWidget, Themed):
    """``symbol`` is a picture such as ``symbols/fire``, drawn in the tag's text colour."""

    def __init__(
        self, text: str = "", kind: str = LED, symbol: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text, self._kind, self._symbol = text, kind, symbol
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()
        self.adjustSize()

    def set_content(self, text: str, symbol: str = "") -> None:
        """Other words; the tag takes the size they need."""
        self._text, self._symbol = text, symbol
        self.setAccessibleName(text)
        self.updateGeometry()
        self.adjustSize()
        self.update()

    def restyle(self) -> None:
        self.setFont(theme().font(Role.TAG))

    def _symbol_side(self) -> int:
        return theme().px(15) if self._symbol else 0

    def sizeHint(self) -> QSize:
        style = theme()
        width = QFontMetricsF(self.font()).horizontalAdvance(self._text) + 2 * style.px(9) + 2
        if self._symbol:
            width += self._symbol_side() + style.px(5)
        return QSize(round(width), max(style.px(24), self.fontMetrics().height() + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        ground, words = colours.seal, colours.seal_paper
        if self._kind == BEST:
            ground, words = colours.best_tag, colours.best_text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()), 4, 4)
        x, side = style.px(9), self._symbol_side()
        if side:
            spot = QRectF(x, (self.height() - side) / 2, side, side)
            pictures.paint(painter, self._symbol, spot, self.devicePixelRatioF(), words)
            x += side + style.px(5)
        painter.setPen(words)
        painter.setFont(self.font())
        rest = QRectF(x, 0, self.width() - x, self.height())
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignVCenter), self._text)
