"""The points of every level of Yōkai: a row of dots, larger where games were many."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from yokai_desktop.storage.database import Database
from yokai_desktop.storage.yokai.statistics import LevelScores, scores_by_level
from yokai_desktop.ui.statistics.plot import GamePlot
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.kept_words import mode_words
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import groups_of, labelled, row_of

_LOST_COLUMN = 0.12
_TALLEST_ROW = 54


class ScoresPlot(GamePlot):
    """A row a level; lost games stand apart at the left."""

    def __init__(self) -> None:
        super().__init__()
        self._levels: tuple[LevelScores, ...] = ()

    def title(self) -> str:
        return QCoreApplication.translate("StatisticsPage", "Yōkai: points per level")

    def nothing_words(self) -> str:
        return QCoreApplication.translate("StatisticsPage", "No finished game of a level yet.")

    def load(self, database: Database, profile: int | None) -> None:
        self.show_levels(scores_by_level(database, profile))

    def show_levels(self, levels: tuple[LevelScores, ...]) -> None:
        self._levels = levels
        self.tell()

    def is_empty(self) -> bool:
        return not self._levels

    def text(self) -> str:
        lines = []
        for level in self._levels:
            cells = [f"{points_words(points)} × {count}" for points, count in level.points]
            if level.lost:
                lost = QCoreApplication.translate("Statistics", "lost")
                cells.append(f"{lost} × {level.lost}")
            lines.append(labelled(self._name(level), row_of(cells)))
        return groups_of(lines)

    @staticmethod
    def _name(level: LevelScores) -> str:
        return mode_words(f"{level.edition}-{level.level}")

    @staticmethod
    def _short_name(level: LevelScores) -> str:
        """The edition by its number, then the level: ``2 · level 3``."""
        words = QCoreApplication.translate("Statistics", "Ed. %1, level %2")
        edition = "1" if level.edition == "first" else "2"
        return words.replace("%1", edition).replace("%2", str(level.level))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        names = max(metrics.horizontalAdvance(self._short_name(level)) for level in self._levels)
        foot = metrics.height() + 6
        row = min((area.height() - foot) / len(self._levels), _TALLEST_ROW)
        left = area.left() + names + 14
        lost_width = max(
            (area.right() - left) * _LOST_COLUMN,
            metrics.horizontalAdvance(QCoreApplication.translate("Statistics", "lost")) + 8,
        )
        scale = QRectF(
            left + lost_width,
            area.top(),
            area.right() - left - lost_width - 14,
            row * len(self._levels),
        )
        low, high = self._range()
        most = max(max((c for _, c in level.points), default=0) for level in self._levels)
        most = max(most, *(level.lost for level in self._levels), 1)
        for place, level in enumerate(self._levels):
            y = area.top() + (place + 0.5) * row
            self._draw_name(painter, QRectF(area.left(), y - row / 2, names, row), level)
            painter.setPen(QPen(theme().colours.paper_line, 1))
            painter.drawLine(QPointF(left, y), QPointF(area.right(), y))
            largest = min(row * 0.46, 16)
            if level.lost:
                spot = QPointF(left + lost_width / 2, y)
                self._draw_dot(painter, spot, largest, level.lost / most, False)
            for points, count in level.points:
                x = scale.left() + (points - low + 0.5) / (high - low + 1) * scale.width()
                self._draw_dot(painter, QPointF(x, y), largest, count / most, True)
        self._draw_foot(painter, QRectF(left, scale.bottom() + 2, lost_width, foot), scale)

    def _range(self) -> tuple[int, int]:
        points = [number for level in self._levels for number, _ in level.points]
        return min([0, *points]), max([10, *points])

    def _draw_name(self, painter: QPainter, box: QRectF, level: LevelScores) -> None:
        painter.setPen(theme().colours.ink2)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), self._short_name(level))

    def _draw_dot(
        self, painter: QPainter, spot: QPointF, largest: float, share: float, won: bool
    ) -> None:
        colours = theme().colours
        radius = max(3.5, largest * math.sqrt(share))
        fill = QColor(colours.side_discs[0] if won else colours.paper_hi)
        fill.setAlphaF(0.86)
        painter.setPen(QPen(colours.sides[0] if won else colours.sides[1], 1.5))
        painter.setBrush(fill)
        painter.drawEllipse(spot, radius, radius)

    def _draw_foot(self, painter: QPainter, lost: QRectF, scale: QRectF) -> None:
        painter.setPen(theme().colours.ink3)
        centred = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.drawText(lost, centred, QCoreApplication.translate("Statistics", "lost"))
        low, high = self._range()
        for points in range(low - low % 5, high + 1, 5):
            if points < low:
                continue
            x = scale.left() + (points - low + 0.5) / (high - low + 1) * scale.width()
            painter.drawText(QRectF(x - 20, lost.top(), 40, 40), centred, str(points))
