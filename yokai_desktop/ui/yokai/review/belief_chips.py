"""Empathy: the grid as one player saw and believed it, drawn over the cards while it is held."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.models.yokai.turns import Beliefs
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.seal import paint_cross
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.numbers import percent_text
from yokai_desktop.words.yokai.names import family_name
from yokai_desktop.words.yokai.places import place_name

SEEN, SURE, LIKELY, WORTH = 99, 75, 55, 30
"""Percents from which a family was seen, is all but sure, is likely, and is drawn at all."""
_SMALLEST = 70
"""Cards narrower than this have no room for a number."""


def likeliest(shares: Sequence[int]) -> list[tuple[Family, int]]:
    """At most two families worth drawing, the likeliest first; none for equal shares."""
    ranked = sorted(((family, shares[family]) for family in FAMILIES), key=lambda pair: -pair[1])
    if ranked[0][1] >= SEEN:
        return ranked[:1]
    return [pair for pair in ranked[:2] if pair[1] >= WORTH]


def is_wrong(shares: Sequence[int], truth: int) -> bool:
    """Whether a likely belief is false."""
    family, share = max(((each, shares[each]) for each in FAMILIES), key=lambda pair: pair[1])
    return share >= LIKELY and int(family) != truth


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
        if self._beliefs is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, place in enumerate(self._board.places):
            box = self._board.camera.cell(place)
            wide = self._board.camera.card_width
            middle = box.center()
            cell = QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide)
            self._paint_back(painter, cell)
            found = likeliest(self._beliefs[card])
            if found and found[0][1] >= SEEN:
                self._paint_seen(painter, cell, found[0][0])
            else:
                self._paint_believed(painter, cell, found)
            if is_wrong(self._beliefs[card], self._truth[card]):
                self._paint_wrong(painter, cell)

    def _paint_back(self, painter: QPainter, cell: QRectF) -> None:
        """The back of a card, so that no face shows what nobody knew."""
        colours = theme().colours
        painter.setPen(QPen(colours.paper_edge, 1.5))
        painter.setBrush(colours.strip_back)
        painter.drawRoundedRect(cell, 5, 5)

    def _paint_seen(self, painter: QPainter, cell: QRectF, family: Family) -> None:
        side = cell.width() * 0.42
        box = QRectF(cell.left() + 3, cell.top() + 3, side, side)
        painter.setPen(QPen(theme().colours.strip_edge, 1.2))
        painter.setBrush(theme().colours.paper_hi)
        painter.drawRoundedRect(box, 4, 4)
        self._paint_mark(painter, box.adjusted(3, 3, -3, -3), family)

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
            pen = QPen(theme().colours.strip_edge, 1.2)
            if share < SURE:
                pen.setDashPattern([2.5, 2])
            painter.setPen(pen)
            colours = theme().colours
            likely = colours.belief_faint if share >= LIKELY else colours.belief_fainter
            sure = colours.paper_hi
            painter.setBrush(sure if share >= SURE else likely)
            painter.drawRoundedRect(box, 4, 4)
            mark = QRectF(box.center().x() - side / 2, box.top() + 3, side, side)
            self._paint_mark(painter, mark, family)
            if has_numbers:
                words = QRectF(box.left(), box.bottom() - line - 1, box.width(), line)
                painter.setPen(theme().colours.ink)
                painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), percent_text(share))

    def _paint_mark(self, painter: QPainter, box: QRectF, family: Family) -> None:
        pictures.paint(painter, f"marks/{family.word}", box, self.devicePixelRatioF())

    def _paint_wrong(self, painter: QPainter, cell: QRectF) -> None:
        side = max(18.0, cell.width() * 0.28)
        disc = QRectF(cell.right() - side * 0.7, cell.top() - side * 0.3, side, side)
        painter.setPen(QPen(theme().colours.paper_hi, 1.5))
        painter.setBrush(theme().colours.wrong)
        painter.drawEllipse(disc)
        inset = side * 0.3
        inner = disc.adjusted(inset, inset, -inset, -inset)
        paint_cross(painter, inner, theme().colours.seal_paper)
