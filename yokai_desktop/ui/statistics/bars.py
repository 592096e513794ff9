"""Horizontal bars with their figures: shares of a whole, told in words too."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import groups_of, labelled

_ROW = 46


@dataclass(frozen=True)
class Bar:
    """One bar: what it is, how long, and the words at its end."""

    name: str
    value: int
    words: str
    colour: QColor


class Bars(QWidget):
    """The longest bar takes the whole width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self._fit)

    def show_bars(self, bars: tuple[Bar, ...]) -> None:
        self._bars = bars
        self.setAccessibleDescription(self.text())
        self._fit()

    def text(self) -> str:
        return groups_of(labelled(bar.name, bar.words) for bar in self._bars)

    def _fit(self) -> None:
        self.setFixedHeight(max(1, len(self._bars) * theme().scale.line(_ROW)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(220), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max((bar.value for bar in self._bars), default=0) or 1
        font = style.font(Role.SECONDARY)
        metrics = QFontMetricsF(font)
        line = metrics.height()
        row, thick = style.scale.line(_ROW), style.px(10)
        painter.setFont(font)
        for place, bar in enumerate(self._bars):
            top = place * row
            words = QRectF(0, top, self.width(), line)
            painter.setPen(style.colours.ink)
            room = self.width() - metrics.horizontalAdvance(bar.words) - style.px(8)
            name = metrics.elidedText(bar.name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft), name)
            painter.setPen(style.colours.ink2)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignRight), bar.words)
            well = QRectF(0, top + line + 3, self.width(), thick)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colours.paper_well)
            painter.drawRoundedRect(well, thick / 2, thick / 2)
            if bar.value:
                done = QRectF(well)
                done.setWidth(max(thick, well.width() * bar.value / most))
                painter.setBrush(bar.colour)
                painter.drawRoundedRect(done, thick / 2, thick / 2)
