"""Small cards side by side, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.cards import PLAIN
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import Themed, theme
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.septet.cards import card_name

_GAP = 6


class CardStrip(QWidget, Themed):
    """Each card is ``width`` design pixels wide, less where there are too many for the room."""

    def __init__(self, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._design_width = width
        self._cards: tuple[Card, ...] = ()
        self._mode: Mode | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_cards(self, cards: Sequence[Card], mode: Mode) -> None:
        if tuple(cards) == self._cards and mode == self._mode:
            return
        self._cards, self._mode = tuple(cards), mode
        self.setAccessibleName(row_of(map(card_name, cards)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = theme()
        wide = style.px(self._design_width)
        count = max(1, len(self._cards))
        return QSize(count * (wide + style.px(_GAP)), round(wide * RATIO) + style.px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(self._design_width), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mode is None or not self._cards:
            return
        style, painter = theme(), QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        wide = style.px(self._design_width)
        step = min(wide + style.px(_GAP), (self.width() - wide) / max(1, len(self._cards) - 1))
        for place, card in enumerate(self._cards):
            painter.save()
            painter.translate(QPointF(wide / 2 + 1 + place * step, self.height() / 2))
            picture = picture_of(card, self._mode)
            paint_card(painter, "septet", picture, wide - 2, self.devicePixelRatioF(), PLAIN)
            painter.restore()
