"""What a declaration would bring now: the points, the victory, and what follows it."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.levels import RankLine, rank_of, rank_table
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.models.yokai.hints import best_points
from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.fitting import fitting_font
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.spoken import describe, name_it
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import labelled, sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import rank_name, rank_range

_CELL, _GAP, _ARROW = 14, 4, 7
_FIGURE = 0.68
"""Of the usual size of figures."""


class _Cells(QWidget):
    """Three cells, the reached one golden under a red arrow, with their thresholds below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table: tuple[RankLine, ...] = ()
        self._tier = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_rank(self, table: tuple[RankLine, ...], tier: int) -> None:
        if (table, tier) != (self._table, self._tier):
            self._table, self._tier = table, tier
            self.update()

    def sizeHint(self) -> QSize:
        style = theme()
        words = QFontMetricsF(style.font(Role.CAPTION)).height()
        return QSize(120, style.px(_CELL) + style.px(_ARROW) + 4 + round(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arrow, gap = float(style.px(_ARROW)), float(style.px(_GAP))
        wide = (self.width() - 2 * gap) / 3
        for at, line in enumerate(self._table):
            box = QRectF(at * (wide + gap), arrow + 2, wide, style.px(_CELL)).adjusted(1, 1, -1, -1)
            reached = at + 1 == self._tier
            painter.setPen(QPen(colours.coin_dark if reached else colours.paper_edge, 1))
            painter.setBrush(colours.coin if reached else colours.paper_line)
            painter.drawRoundedRect(box, 3, 3)
            if reached:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.seal)
                tip = QPointF(box.center().x(), arrow)
                top = [QPointF(tip.x() - arrow, 0), QPointF(tip.x() + arrow, 0)]
                painter.drawPolygon(QPolygonF([*top, tip]))
            self._paint_words(painter, line, box)

    def _paint_words(self, painter: QPainter, line: RankLine, cell: QRectF) -> None:
        """Under their cell, all in letters of one size; where words have no room, in signs."""
        room = cell.width() - 2
        for words_of in (_limit_words, _limit_signs):
            texts = [words_of(each) for each in self._table]
            fonts = [fitting_font(Role.CAPTION, text, room) for text in texts]
            font = min(fonts, key=QFont.pixelSize)
            if all(QFontMetricsF(font).horizontalAdvance(text) <= room for text in texts):
                break
        painter.setFont(font)
        painter.setPen(theme().colours.ink2)
        below = QRectF(cell.left(), cell.bottom() + 2, cell.width(), self.height())
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, int(flags), words_of(line))


def _limit_words(line: RankLine) -> str:
    if line.lowest is None:
        return translate("Yokai", "to {points}").format(points=line.highest)
    return translate("Yokai", "from {points}").format(points=line.lowest)


def _limit_signs(line: RankLine) -> str:
    return f"≤ {line.highest}" if line.lowest is None else f"≥ {line.lowest}"


class Detail(Enum):
    """How much of it is shown."""

    LINE = auto()
    """The points and the victory, side by side."""
    CELLS = auto()
    """Below them the three cells."""
    ALL = auto()
    """And in words what follows."""


class RankGauge(QWidget):
    """Counts placed hints as true, and says so in its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points = Label(role=Role.FIGURE)
        bind_style(self._points.setFont, lambda: theme().font(Role.FIGURE, _FIGURE))
        self._now = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self._rank = Label(role=Role.NAME, colour="seal_text", wraps=True)
        self._next = Label(role=Role.CAPTION, colour="ink2", wraps=True)
        self._cells = _Cells(self)
        self._beside = row(self._points, (self._now, 1), spacing=8)
        self._rows = column(self._beside, self._rank, self._next, self._cells, spacing=2, on=self)
        self.detail = Detail.ALL

    def show_detail(self, detail: Detail) -> None:
        """Show so much of it."""
        if detail is self.detail:
            return
        is_line = detail is Detail.LINE
        if is_line != (self.detail is Detail.LINE):
            if is_line:
                self._beside.addWidget(self._rank, 1)
            else:
                self._rows.insertWidget(1, self._rank)
        self.detail = detail
        self._now.setVisible(not is_line)
        self._next.setVisible(detail is Detail.ALL)
        self._cells.setVisible(not is_line)

    def show_points(self, tableau: Tableau) -> None:
        """Follow a tableau, in the present language."""
        points = best_points(tableau)
        table = rank_table(tableau.edition, tableau.players)
        rank = rank_of(tableau.edition, tableau.players, points)
        self._points.setText(str(points))
        self._now.setText(self.tr("points now"))
        self._rank.setText(rank_name(rank))
        self._next.setText(self._next_words(table, rank.tier))
        self._cells.show_rank(table, rank.tier)
        sure = self.tr("If the yōkai are at peace and every placed hint is right.")
        lines = [labelled(rank_name(line.rank), rank_range(line)) for line in table]
        self.setToolTip("\n".join([sure, *lines]))
        words = self.tr("{points} points now").format(points=points)
        name_it(self, labelled(words, rank_name(rank)))
        describe(self, sentences((sure, self._next.text())))

    def _next_words(self, table: tuple[RankLine, ...], tier: int) -> str:
        if tier == len(table):
            text = self.tr("from {points}, the highest victory")
            return text.format(points=table[-1].lowest)
        following = table[tier]
        text = self.tr("{rank} from {points}")
        return text.format(rank=rank_name(following.rank), points=following.lowest)
