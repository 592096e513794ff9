"""A tile that stands for one of several choices, with a drawing, a title and a line."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.painted_button import PaintedButton
from yokai_desktop.ui.parts.radio import Radio
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.signs import RANKS

PaintArt = Callable[[QPainter, QRectF], None]
_OVERHANG = 10
"""Room above and at the right for the tick that overhangs the corner."""


class OptionTile(PaintedButton, Radio, Themed):
    """Checkable; put several into an exclusive ``QButtonGroup``."""

    rim = QMargins(1, _OVERHANG, _OVERHANG, 1)

    def __init__(
        self,
        title: str = "",
        line: str = "",
        art: PaintArt | None = None,
        *,
        width: int = 250,
        height: int = 104,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._line, self._art = line, art
        self._stamps, self._reached = 0, ""
        self._design = (width, height)
        self.set_words(title, line)
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def set_words(self, title: str, line: str) -> None:
        """Other words, in another language."""
        self.setText(title)
        self._line = line
        self._describe()
        self.updateGeometry()
        self.update()

    def set_stamps(self, count: int, words: str) -> None:
        """Up to three seals for what was reached here, and what they mean in words."""
        self._stamps, self._reached = count, words
        self.setToolTip(words)
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(sentences((self._line, self._reached)))

    def _art_width(self) -> int:
        return theme().px(96) if self._art else theme().px(16)

    def _words_height(self, width: float) -> float:
        titles = QFontMetricsF(theme().font(Role.NAME))
        lines = QFontMetricsF(theme().font(Role.SECONDARY))
        wrap = int(Qt.TextFlag.TextWordWrap)
        title = titles.boundingRect(QRectF(0, 0, width, 999), wrap, self.text()).height()
        line = lines.boundingRect(QRectF(0, 0, width, 999), wrap, self._line).height()
        return title + line

    def heightForWidth(self, width: int) -> int:
        style = theme()
        room = width - _OVERHANG - self._art_width() - style.px(12) - 2
        needed = math.ceil(self._words_height(max(60, room))) + style.px(14)
        return max(style.px(self._design[1]), needed) + _OVERHANG

    def sizeHint(self) -> QSize:
        width = theme().px(self._design[0]) + _OVERHANG
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = max(theme().px(200), self._art_width() + theme().px(90))
        return QSize(width, theme().px(self._design[1]) + _OVERHANG)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        colours = style.colours
        if self._art is not None:
            painter.save()
            self._art(painter, box.adjusted(0, 0, self._art_width() - box.width(), 0))
            painter.restore()
        words = box.adjusted(self._art_width(), 0, -style.px(12), 0)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        top = words.top() + (words.height() - self._words_height(words.width())) / 2
        painter.setFont(style.font(Role.NAME))
        painter.setPen(colours.ink)
        title = painter.boundingRect(
            QRectF(words.left(), top, words.width(), 999), int(wrap), self.text()
        )
        painter.drawText(title, int(wrap), self.text())
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(colours.ink2)
        below = QRectF(words.left(), title.bottom(), words.width(), box.bottom() - title.bottom())
        painter.drawText(below, int(wrap), self._line)
        self._paint_stamps(painter, box)
        if self.isChecked():
            side = style.px(28)
            tick = QRectF(box.right() - side + 6, box.top() - 8, side, side)
            paint_seal(painter, tick, kanji="", angle=-6)

    def _paint_stamps(self, painter: QPainter, box: QRectF) -> None:
        side = max(14, theme().px(18))
        left = box.right() - self._stamps * (side + 4) - theme().px(30)
        for place in range(self._stamps):
            spot = QRectF(left + place * (side + 4), box.top() - side * 0.5, side, side)
            paint_seal(painter, spot, RANKS[place], tilt(place))
