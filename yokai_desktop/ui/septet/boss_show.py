"""The bosses of a round's winners side by side, each with what it is worth."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.cards import CardLook
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.septet.names import picture_of, symbol_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import groups_of, labelled, row_of
from yokai_desktop.words.septet.cards import BOSS_NAMES

translate = QCoreApplication.translate

_CARD, _MOST_IN_ROW = 126, 5
_STAR = 17
_HCENTER = int(Qt.AlignmentFlag.AlignHCenter)


@dataclass(frozen=True)
class BossLine:
    """One boss of the winners and what it is worth."""

    card: Card
    origin: str
    stars: int
    outline_stars: int
    points: int
    is_trump: bool


class BossShow(QWidget, Themed):
    """The bosses side by side; ``counted`` of them show their worth already.

    Where the text is large they stand in several rows, so that every name has its room.
    """

    def __init__(self, lines: Callable[[], list[BossLine]], mode: Mode, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: list[BossLine] = []
        self._mode, self._with_points = mode, mode.stars_score
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        bind_text(self._show, lines)
        self.counted = len(self.lines)
        self.follow_theme()

    def _show(self, lines: list[BossLine]) -> None:
        self.lines = lines
        self.setAccessibleName(groups_of(self._words(line) for line in lines))
        self.updateGeometry()
        self.update()

    def _words(self, line: BossLine) -> str:
        name = row_of((BOSS_NAMES[line.card.family], line.origin))
        if not self._with_points:
            return name
        return labelled(name, points_words(line.points))

    def _columns(self, width: int) -> int:
        """How many stand side by side: all of them, or as many as their words have room for."""
        style = theme()
        names, origins = (
            QFontMetricsF(style.font(Role.NAME)),
            QFontMetricsF(style.font(Role.CAPTION)),
        )
        widest = style.px(8) + max(
            max(
                names.horizontalAdvance(BOSS_NAMES[line.card.family]),
                origins.horizontalAdvance(line.origin),
            )
            for line in self.lines
        )
        most = max(1, int(width / widest))
        rows = math.ceil(len(self.lines) / most)
        return max(math.ceil(len(self.lines) / rows), min(most, _MOST_IN_ROW) if rows == 1 else 1)

    def _card_width(self, width: int) -> float:
        return min(theme().px(_CARD), width / self._columns(width) - theme().px(18))

    def _row_height(self, width: int) -> float:
        return self._card_width(width) * RATIO + self._words_height() + theme().px(10)

    def _words_height(self) -> float:
        style = theme()
        lines = QFontMetricsF(style.font(Role.NAME)).height()
        lines += QFontMetricsF(style.font(Role.CAPTION)).height()
        if self._with_points:
            lines += QFontMetricsF(style.font(Role.SECTION)).height()
        return lines + style.px(8)

    def heightForWidth(self, width: int) -> int:
        rows = math.ceil(len(self.lines) / self._columns(width))
        return round(rows * self._row_height(width))

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """The height follows the width, which is known only later."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        columns = self._columns(self.width())
        step = self.width() / columns
        width = self._card_width(self.width())
        for place, line in enumerate(self.lines):
            row, column = divmod(place, columns)
            beside = min(columns, len(self.lines) - row * columns)
            first = (self.width() - step * beside) / 2
            top = row * self._row_height(self.width()) + theme().px(5)
            middle = QPointF(first + step * (column + 0.5), top + width * 0.7)
            painter.save()
            painter.translate(middle)
            washed = line.is_trump and self._with_points
            paint_card(
                painter,
                "septet",
                picture_of(line.card, self._mode),
                width,
                self.devicePixelRatioF(),
                CardLook(washed=washed),
            )
            if washed:
                self._paint_trump(painter, line.card.family)
            painter.restore()
            words = QRectF(middle.x() - step / 2, middle.y() + width * 0.7 + 6, step, 200)
            self._paint_words(painter, words, line, place < self.counted)

    def _paint_trump(self, painter: QPainter, family: Family) -> None:
        style = theme()
        painter.setFont(style.font(Role.TAG))
        text = translate("Septet", "Trump")
        side = style.px(15)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + side + style.px(24)
        box = QRectF(-wide / 2, -style.px(12), wide, style.px(24))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colours.seal)
        painter.drawRoundedRect(box, 4, 4)
        spot = QRectF(box.left() + style.px(9), box.center().y() - side / 2, side, side)
        dpr = self.devicePixelRatioF()
        pictures.paint(painter, symbol_of(family), spot, dpr, style.colours.seal_paper)
        painter.setPen(style.colours.seal_paper)
        rest = box.adjusted(side + style.px(14), 0, 0, 0)
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_words(self, painter: QPainter, box: QRectF, line: BossLine, counted: bool) -> None:
        style = theme()
        painter.setFont(style.font(Role.NAME))
        painter.setPen(style.colours.ink)
        painter.drawText(box, _HCENTER, BOSS_NAMES[line.card.family])
        box = box.adjusted(0, QFontMetricsF(painter.font()).height(), 0, 0)
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.ink2)
        metrics = QFontMetricsF(painter.font())
        origin = metrics.elidedText(line.origin, Qt.TextElideMode.ElideRight, box.width() - 2)
        painter.drawText(box, _HCENTER, origin)
        box = box.adjusted(0, metrics.height(), 0, 0)
        if self._with_points and counted:
            self._paint_points(painter, box, line)

    def _paint_points(self, painter: QPainter, box: QRectF, line: BossLine) -> None:
        style = theme()
        painter.setFont(style.font(Role.NUMBER, 1.2))
        metrics = QFontMetricsF(painter.font())
        text = f"+{line.points}" if line.points else "0"
        star = style.px(_STAR)
        stars = 0 if line.is_trump else line.stars + line.outline_stars
        wide = stars * star + (style.px(6) if stars else 0) + metrics.horizontalAdvance(text)
        x = box.center().x() - wide / 2
        y = box.top() + metrics.height() / 2
        for index in range(stars):
            filled = index < line.stars
            paint_star(painter, QPointF(x + star * (index + 0.5), y), star * 0.5, filled)
        painter.setPen(style.colours.ink if line.points else style.colours.ink2)
        at = QRectF(x + wide - metrics.horizontalAdvance(text), box.top(), 200, metrics.height())
        painter.drawText(at, int(Qt.AlignmentFlag.AlignVCenter), text)


def paint_star(painter: QPainter, middle: QPointF, radius: float, filled: bool) -> None:
    """A five-pointed star."""
    colours = theme().colours
    corners = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.44
        turn = math.pi * (corner / 5 - 0.5)
        corners.append(middle + QPointF(math.cos(turn) * reach, math.sin(turn) * reach))
    painter.setPen(QPen(colours.coin_edge, 1.2))
    painter.setBrush(colours.coin if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))
