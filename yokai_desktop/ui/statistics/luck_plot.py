"""Luck and skill of the last games: three bars a game, up for what helped, down for what hurt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen

from yokai_desktop.ai.reviews.reviewed import PARTS
from yokai_desktop.models.review.story import points_of
from yokai_desktop.storage.grades import GameGrade
from yokai_desktop.ui.history.words import date_words
from yokai_desktop.ui.statistics.plot import Plot
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.joining import groups_of, labelled, row_of
from yokai_desktop.words.numbers import signed_text

translate = QCoreApplication.translate


def _points(grade: GameGrade) -> tuple[int, int, int]:
    """Cards, others and own choices, in points of chance."""
    luck, others, own = (points_of(part / PARTS) for part in (grade.luck, grade.others, grade.own))
    return luck, others, own


def _result(game: GameGrade) -> str:
    if game.won:
        return translate("Statistics", "won", "one game")
    return translate("Statistics", "lost", "one game")


class LuckPlot(Plot):
    """Gold for the cards, hatched for others' play, ink for one's own choices."""

    def __init__(self) -> None:
        super().__init__()
        self._games: tuple[GameGrade, ...] = ()

    def show_games(self, games: tuple[GameGrade, ...]) -> None:
        self._games = games
        self.tell()

    def is_empty(self) -> bool:
        return not self._games

    def text(self) -> str:
        return groups_of(
            labelled(self._name(game), row_of(self._parts(game))) for game in self._games
        )

    def _name(self, game: GameGrade) -> str:
        notes = [date_words(game.played), _result(game)]
        if game.coached:
            notes.append(translate("Statistics", "with coach"))
        return row_of(notes)

    def _parts(self, game: GameGrade) -> list[str]:
        texts = (
            translate("Statistics", "cards {points}"),
            translate("Statistics", "others’ play {points}"),
            translate("Statistics", "own choices {points}"),
        )
        return [
            text.format(points=signed_text(points))
            for text, points in zip(texts, _points(game), strict=True)
        ]

    def draw(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        colours = theme().colours
        top = self._draw_keys(painter, area)
        inner = area.adjusted(0, top, 0, -metrics.height() - 6)
        highest = max(5, *(abs(points) for game in self._games for points in _points(game)))
        zero = inner.center().y()
        painter.setPen(QPen(colours.paper_edge, 1))
        painter.drawLine(QPointF(inner.left(), zero), QPointF(inner.right(), zero))
        step = inner.width() / len(self._games)
        wide = min(step * 0.24, 18.0)
        for place, game in enumerate(self._games):
            left = inner.left() + (place + 0.5) * step - 1.5 * wide
            for part, points in enumerate(_points(game)):
                tall = inner.height() / 2 * points / highest
                box = QRectF(left + part * wide, min(zero, zero - tall), wide - 1, abs(tall))
                self._paint_part(painter, box, part)
            words = _result(game)
            painter.setPen(colours.ink2)
            foot = QRectF(left - wide, inner.bottom() + 2, 5 * wide, metrics.height() + 4)
            if metrics.horizontalAdvance(words) <= step:
                painter.drawText(foot, int(Qt.AlignmentFlag.AlignHCenter), words)

    def _paint_part(self, painter: QPainter, box: QRectF, part: int) -> None:
        """The swatches of the ledger: each is told from the others without colour."""
        colours = theme().colours
        painter.setPen(QPen(colours.coin_dark if part == 0 else colours.ink2, 1))
        if part == 0:
            painter.setBrush(colours.knob_top)
        elif part == 1:
            painter.fillRect(box, colours.paper)
            painter.setBrush(QBrush(colours.ink2, Qt.BrushStyle.BDiagPattern))
        else:
            painter.setBrush(colours.ink)
        painter.drawRect(box)

    def _draw_keys(self, painter: QPainter, area: QRectF) -> float:
        metrics = QFontMetricsF(painter.font())
        x, y = area.left(), area.top() + metrics.height() / 2
        names = (
            translate("Statistics", "cards"),
            translate("Statistics", "others’ play"),
            translate("Statistics", "own choices"),
        )
        for part, words in enumerate(names):
            wide = 18 + metrics.horizontalAdvance(words) + 18
            if x > area.left() and x + wide > area.right():
                x, y = area.left(), y + metrics.height() + 2
            self._paint_part(painter, QRectF(x, y - 6, 12, 12), part)
            painter.setPen(theme().colours.ink2)
            painter.drawText(QPointF(x + 18, y + metrics.ascent() / 2 - 1), words)
            x += wide
        return y - area.top() + metrics.height()
