"""A hint card in the tray: the pile, or one that was turned up.  It can be dragged onto a card."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.table.card_art import MARGIN, paint_card
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.names import HINT_BACK

MOST_DRAWN = 6
"""Cards of the pile that are drawn; more look the same."""
_STEP = 7


class HintButton(CardButton):
    """One turned-up hint."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, game="hint")
        self.lift_height = 0
        self.hint: Hint | None = None

    def _wanted_rise(self) -> float:
        raised = self._is_hovered or self._shows_focus
        return 3 * theme().u if raised and self.look.legal else 0.0


class PileButton(HintButton):
    """The face-down hints, the top one whole and the edges of those below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = 0

    def show_pile(self, count: int, spoken: str) -> None:
        if count != self.count:
            self.count = count
            self._repaint()
        self.show_card(HINT_BACK, spoken)

    def take_one(self) -> None:
        """The top card goes, before the pile is counted again."""
        self.show_pile(self.count - 1, self.accessibleName())

    @staticmethod
    def spread(count: int) -> float:
        """How far the edges of the lower cards reach out to the left."""
        return max(0, min(count, MOST_DRAWN) - 1) * _STEP * theme().u

    def _is_plain(self) -> bool:
        return False

    def _compose(self, dpr: float) -> QPixmap:
        margin = MARGIN * theme().u
        box = self.spot.bounds(self.ratio, margin)
        pixmap = blank(QSize(math.ceil(box.width()) + 1, math.ceil(box.height()) + 1), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(self.spot.middle - box.topLeft())
        size = card_size(self.game, self.spot.width)
        shown = min(self.count, MOST_DRAWN)
        for place in range(1 - shown, 0):
            at = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            at.translate(place * _STEP * theme().u, 0)
            painter.drawPixmap(at.topLeft(), face(HINT_BACK, size, dpr))
        if shown:
            paint_card(
                painter, self.game, HINT_BACK, self.spot.width, dpr, self.look, self._edges()
            )
        painter.end()
        return pixmap
