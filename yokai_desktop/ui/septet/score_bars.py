"""The score after a round: a bar a side against the goal, and the seals of Seven Next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.septet.names import symbol_of
from yokai_desktop.ui.theme import FAMILIES, Role, Themed, side_colour, theme
from yokai_desktop.words.joining import groups_of, labelled, listed
from yokai_desktop.words.septet.cards import family_name

_HCENTER = int(Qt.AlignmentFlag.AlignHCenter)


@dataclass(frozen=True)
class BarLine:
    """One side's bar: what it had, what it won now."""

    name: str
    colour: int
    before: int
    won: int
    total: str


class ScoreBars(QWidget, Themed):
    """A bar a side against the goal; ``shown`` of the new points are drawn already."""

    def __init__(self, lines: Callable[[], list[BarLine]], goal: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[BarLine] = []
        self._goal = goal
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self._show, lines)
        self.shown = max((line.won for line in self._lines), default=0)
        self.follow_theme()

    def _show(self, lines: list[BarLine]) -> None:
        self._lines = lines
        self.setAccessibleName(groups_of(labelled(line.name, line.total) for line in lines))
        self.update()

    def _pitch(self) -> float:
        return max(theme().px(40), QFontMetricsF(theme().font(Role.NAME)).height() + 8)

    def sizeHint(self) -> QSize:
        return QSize(300, round(self._pitch() * len(self._lines) + self._top()))

    def _top(self) -> float:
        """Room for the number over the line of the goal."""
        return QFontMetricsF(theme().font(Role.CAPTION)).height() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name_font, total_font = style.font(Role.NAME), style.font(Role.NUMBER)
        names, totals = QFontMetricsF(name_font), QFontMetricsF(total_font)
        left = min(
            self.width() * 0.3,
            max(names.horizontalAdvance(line.name) for line in self._lines) + style.px(28),
        )
        right = max(totals.horizontalAdvance(line.total) for line in self._lines) + style.px(22)
        most = max([self._goal, *(line.before + line.won for line in self._lines)])
        gap = style.px(6)
        cell = (self.width() - left - right - gap * (most + 1)) / most
        cell = min(cell, style.px(69))
        top = self._top()
        for place, line in enumerate(self._lines):
            y = top + place * self._pitch()
            row = QRectF(0, y, self.width(), self._pitch())
            middle = int(Qt.AlignmentFlag.AlignVCenter)
            painter.setFont(name_font)
            painter.setPen(side_colour(line.colour))
            shown = names.elidedText(line.name, Qt.TextElideMode.ElideRight, left - style.px(10))
            painter.drawText(row, middle, shown)
            painter.setFont(total_font)
            painter.setPen(style.colours.ink)
            painter.drawText(row, middle | int(Qt.AlignmentFlag.AlignRight), line.total)
            self._paint_cells(painter, line, left, row.center().y(), cell, gap)
        self._paint_goal(painter, left + self._goal * (cell + gap), top)

    def _paint_cells(
        self, painter: QPainter, line: BarLine, left: float, y: float, cell: float, gap: float
    ) -> None:
        style = theme()
        high = style.px(20)
        filled = line.before + min(line.won, self.shown)
        for index in range(max(self._goal, filled)):
            x = left + index * (cell + gap) + (gap if index >= self._goal else 0)
            colour: QColor = style.colours.paper_well
            edge: QColor = style.colours.paper_edge
            if index < line.before:
                colour = edge = side_colour(line.colour)
            elif index < filled:
                colour, edge = style.colours.coin, style.colours.coin_dark
            painter.setPen(QPen(edge, 1))
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(x, y - high / 2, cell, high), 2, 2)

    def _paint_goal(self, painter: QPainter, x: float, top: float) -> None:
        style = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        line = QRectF(x - 1.5, top, 3, self._pitch() * len(self._lines) - style.px(4))
        painter.fillRect(line, style.colours.seal)
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.seal_text)
        box = QRectF(x - 40, 0, 80, top)
        painter.drawText(box, _HCENTER | int(Qt.AlignmentFlag.AlignBottom), str(self._goal))


SealRow = tuple[str, int, frozenset[Family], frozenset[Family]]
"""The name of a side, its colour, its seals and those of this round."""


class SealRows(QWidget, Themed):
    """The seals of both teams of Seven Next; those of this round with a golden rim."""

    def __init__(self, rows: Callable[[], list[SealRow]], parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[SealRow] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self._show, rows)
        self.follow_theme()

    def _show(self, rows: list[SealRow]) -> None:
        self._rows = rows
        words = []
        for name, _, seals, _ in rows:
            words.append(labelled(name, listed(family_name(family) for family in sorted(seals))))
        self.setAccessibleName(groups_of(words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(theme().px(74) * len(self._rows)))

    def paintEvent(self, event: QPaintEvent) -> None:
        style, dpr = theme(), self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, pitch = style.px(54), style.px(74)
        left = self.width() * 0.3
        step = min(style.px(86), (self.width() - left) / len(Family))
        for place, (name, colour, seals, fresh) in enumerate(self._rows):
            middle = pitch * (place + 0.5)
            painter.setFont(style.font(Role.NAME))
            painter.setPen(side_colour(colour))
            row = QRectF(0, pitch * place, left - 8, pitch)
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, row.width())
            painter.drawText(row, int(Qt.AlignmentFlag.AlignVCenter), shown)
            for family in Family:
                box = QRectF(left + step * family, middle - side / 2, side, side)
                inner = box.adjusted(*(side * k for k in (0.2, 0.2, -0.2, -0.2)))
                if family in seals:
                    rim = style.colours.coin if family in fresh else style.colours.seal_edge
                    painter.setPen(QPen(rim, 4 if family in fresh else 1))
                    painter.setBrush(style.colours.seal)
                    painter.drawRoundedRect(box, 6, 6)
                    pictures.paint(painter, symbol_of(family), inner, dpr, style.colours.seal_paper)
                    continue
                painter.setPen(QPen(style.colours.paper_edge, 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 6, 6)
                faint = QColor(FAMILIES[family.label].deep)
                faint.setAlphaF(0.35)
                pictures.paint(painter, symbol_of(family), inner, dpr, faint)
