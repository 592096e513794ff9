"""The seats around the table, in the places they really have."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.art.faces import RATIOS, card_size, face
from yokai_desktop.ui.new_game.seat_card import SeatCard
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import theme

_MAT_WIDTH, _MAT_HEIGHT = 212, 224
_GAP = 12
_NARROWER = 16
"""Pixels of every seat that are only its shadow, and may lie over another's."""
_PLACES = {
    2: ((1, 2), (1, 0)),
    3: ((1, 2), (0, 0), (2, 0)),
    4: ((1, 2), (0, 1), (1, 0), (2, 1)),
}
"""Column and row of every seat, seat 0 nearest; play goes clockwise."""


class Seating(QWidget):
    """Lays out the cards of the seats in play and hides the others."""

    def __init__(
        self, seats: list[SeatCard], pictures: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.seats = seats
        self._pictures = pictures
        self._players = len(seats)
        for seat in seats:
            seat.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_style(self, self._fit)

    def set_players(self, players: int) -> None:
        self._players = players
        for seat in self.seats:
            seat.setVisible(seat.number < players)
        self._place()
        self.update()

    def _fit(self) -> None:
        self._place()
        self.updateGeometry()
        self.update()

    def _seat_size(self) -> QSize:
        hints = [seat.sizeHint() for seat in self.seats]
        return QSize(max(h.width() for h in hints), max(h.height() for h in hints))

    def _mat_size(self) -> QSize:
        style = theme()
        return QSize(style.px(_MAT_WIDTH), style.px(_MAT_HEIGHT))

    def sizeHint(self) -> QSize:
        seat, mat, gap = self._seat_size(), self._mat_size(), 2 * theme().px(_GAP)
        return QSize(
            2 * seat.width() + max(mat.width(), seat.width()) + gap,
            2 * seat.height() + mat.height() + gap,
        )

    def minimumSizeHint(self) -> QSize:
        seat, mat = self._seat_size(), self._mat_size().height()
        if self._is_narrow():
            rows = math.ceil(self._players / self._columns())
            return QSize(seat.width(), rows * (seat.height() + theme().px(_GAP)))
        return QSize(seat.width(), self.sizeHint().height() - round(mat * 0.45))

    def _is_narrow(self) -> bool:
        """Too narrow for a seat at each side of the table: the seats stand in rows instead."""
        abreast = self._players - 1
        return self.width() < abreast * (self._seat_size().width() - _NARROWER)

    def _columns(self) -> int:
        return max(1, self.width() // self._seat_size().width())

    def _mat_box(self) -> QRectF:
        seat, mat, gap = self._seat_size(), self._mat_size(), theme().px(_GAP)
        height = min(mat.height(), self.height() - 2 * seat.height() - 2 * gap)
        box = QRectF(0, 0, mat.width(), max(40, height))
        box.moveCenter(QRectF(self.rect()).center())
        return box

    def _place(self) -> None:
        seat, mat, gap = self._seat_size(), self._mat_box(), theme().px(_GAP)
        self.setMinimumHeight(self.minimumSizeHint().height())
        if self._is_narrow():
            columns = self._columns()
            for card in self.seats:
                row, column = divmod(card.number, columns)
                spot = QPoint(column * seat.width(), row * (seat.height() + gap))
                card.setGeometry(QRect(spot, seat))
            return
        middle = mat.center()
        across = max(mat.width(), seat.width()) / 2 + gap + seat.width() / 2
        across = min(across, self.width() / 2 - seat.width() / 2)
        down = mat.height() / 2 + gap + seat.height() / 2
        for card, (column, row) in zip(self.seats, _PLACES[self._players], strict=False):
            place = middle + QPointF((column - 1) * across, (row - 1) * down)
            x, y = place.x() - seat.width() / 2, place.y() - seat.height() / 2
            card.setGeometry(round(x), round(y), seat.width(), seat.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        if self._is_narrow():
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        mat = self._mat_box()
        painter.setPen(QPen(colours.mat, 1))
        painter.setBrush(colours.mat)
        painter.drawRoundedRect(mat, 18, 18)
        painter.setPen(QPen(colours.mat_line, 1))
        painter.drawRoundedRect(mat.adjusted(6, 6, -6, -6), 12, 12)
        self._paint_cards(painter, mat)

    def _paint_cards(self, painter: QPainter, mat: QRectF) -> None:
        game = self._pictures[0].split("/")[0]
        width = min(mat.height() * 0.56 / RATIOS[game], mat.width() * 0.42)
        size = card_size(game, width)
        dpr = self.devicePixelRatioF()
        for name, turn, right in zip(self._pictures, (-14, 14, 0), (-0.62, 0.62, 0), strict=False):
            painter.save()
            painter.translate(mat.center() + QPointF(right * width, abs(right) * width * 0.2))
            painter.rotate(turn)
            spot = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            draw_shadow(painter, spot, Shadow.CARD)
            painter.drawPixmap(spot.topLeft(), face(name, size, dpr))
            painter.restore()
