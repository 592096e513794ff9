"""Empathy: the grid as one player saw and believed it, drawn over the cards while it is held."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.models.yokai.turns import Beliefs
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.names import BACK
from yokai_desktop.ui.yokai.review.belief_signs import (
    LIKELY,
    SEEN,
    is_wrong,
    likeliest,
    paint_chip,
    paint_false,
)
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.numbers import percent_text
from yokai_desktop.words.yokai.names import family_name
from yokai_desktop.words.yokai.places import place_name

_SMALLEST = 64
"""Cards narrower than this have no room for a number."""


class BeliefChips(QWidget):
    """Lies over a board; ``show_beliefs`` draws, ``hide`` lets the cards be seen again."""

    def __init__(self, board: YokaiBoard, truth: Sequence[int]) -> None:
        super().__init__(board)
        self._board, self._truth = board, truth
        self._beliefs: Beliefs | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_beliefs(self, beliefs: Beliefs | None) -> str:
        """Draw what somebody believed; returns it in words, the likely ones only."""
        self._beliefs = beliefs
        self.setGeometry(self._board.rect())
        self.raise_()
        self.show()
        self.update()
        if beliefs is None:
            return ""
        return row_of(
            row_of((place_name(place), family_name(found[0][0]), percent_text(found[0][1])))
            for card, place in enumerate(self._board.places)
            if (found := likeliest(beliefs[card])) and found[0][1] >= LIKELY
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for card, place in enumerate(self._board.places):
            cell = self._board.camera.cell(place)
            size = card_size("yokai", cell.width())
            painter.drawPixmap(cell.topLeft(), face(BACK, size, self.devicePixelRatioF()))
            if self._beliefs is None:
                continue
            found = likeliest(self._beliefs[card])
            if found and found[0][1] >= SEEN:
                self._paint_seen(painter, cell, found[0][0])
            else:
                self._paint_believed(painter, cell, found)
            if is_wrong(self._beliefs[card], self._truth[card]):
                side = max(18.0, cell.width() * 0.28)
                left, top = cell.right() - side * 0.7, cell.top() - side * 0.3
                paint_false(painter, QRectF(left, top, side, side))

    def _paint_seen(self, painter: QPainter, cell: QRectF, family: Family) -> None:
        side = cell.width() * 0.42
        box = QRectF(cell.left() + 3, cell.top() + 3, side, side)
        paint_chip(painter, box, family, SEEN, self.devicePixelRatioF())

    def _paint_believed(
        self, painter: QPainter, cell: QRectF, found: list[tuple[Family, int]]
    ) -> None:
        has_numbers = cell.width() >= theme().px(_SMALLEST)
        painter.setFont(theme().font(Role.LIMIT))
        line = QFontMetricsF(painter.font()).height() if has_numbers else 0
        side = cell.width() * 0.27
        wide = max(side + 8, cell.width() * 0.42)
        left = cell.center().x() - wide * len(found) / 2
        for place, (family, share) in enumerate(found):
            box = QRectF(left + place * wide + 1, 0, wide - 2, side + line + 6)
            box.moveCenter(QPointF(box.center().x(), cell.center().y()))
            paint_chip(painter, box, family, share, self.devicePixelRatioF(), line)
            if has_numbers:
                words = QRectF(box.left(), box.bottom() - line - 1, box.width(), line)
                painter.setPen(theme().colours.ink)
                said = fit_words(painter, Role.LIMIT, percent_text(share), words.width())
                painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), said)
