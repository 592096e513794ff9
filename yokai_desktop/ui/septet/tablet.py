"""How one side stands: points against the goal, tricks and bosses against their limits, seals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.septet.scores import ScoreRow
from yokai_desktop.ui.art.faces import face
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.tablet_layout import (
    BAR,
    BOSSES,
    CELL,
    MOST_SLOTS,
    OVERHANG,
    POINTS,
    TRICKS,
    TabletLayout,
)
from yokai_desktop.ui.septet.tablet_parts import paint_cells, paint_empty, paint_seal_place
from yokai_desktop.ui.theme import Role, Themed, side_colour, theme

translate = QCoreApplication.translate

_COUNT_GAP = 6


class Tablet(QWidget, Themed):
    """Shows one ``ScoreRow``.

    ``is_short``, or where there is little room, it leaves the large figure out: the points then
    stand on the band.
    """

    def __init__(self, parent: QWidget | None = None, *, is_short: bool = False) -> None:
        super().__init__(parent)
        self._row: ScoreRow | None = None
        self._title = self._figure = ""
        self._bosses: list[str] = []
        self._colour = 0
        self._always_short = is_short
        self._parts = frozenset((POINTS, TRICKS, BOSSES))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.follow_theme()

    def show_only(self, parts: frozenset[str]) -> None:
        """Leave out all but these of ``points``, ``tricks`` and ``bosses``."""
        self._parts = parts
        self.updateGeometry()
        self.update()

    def show_row(
        self, row: ScoreRow, mode: Mode, title: str, figure: str, colour: int, words: str
    ) -> None:
        bosses = [picture_of(card, mode) for card in row.bosses]
        shown = (row, title, figure, colour, bosses)
        before = (self._row, self._title, self._figure, self._colour, self._bosses)
        if shown == before and words == self.accessibleName():
            return
        self._row, self._title, self._figure, self._colour, self._bosses = shown
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    @property
    def _layout(self) -> TabletLayout:
        size = self.size()
        return TabletLayout(
            size.width(), size.height(), self._row, self._title, self._parts, self._always_short
        )

    def slot(self, index: int) -> QRectF:
        """Where the n-th captured boss or seal lies, in the tablet's pixels."""
        return self._layout.slot(index)

    def height_at(self, width: int) -> int:
        """The least it needs at a width; without points its places are as large as they can be."""
        return self._layout.height_at(width)

    def sizeHint(self) -> QSize:
        """The least it needs, without the large figure; it fills what it is given."""
        wide = theme().px(180)
        return QSize(wide, self.height_at(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        row = self._row
        if row is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self._layout.slack
        colour = side_colour(self._colour)
        self._paint_band(painter, row, colour)
        y = self._layout.band + gap
        if not self._layout.is_short:
            y = self._paint_figure(painter, row, colour, y) + gap
        if TRICKS in self._parts:
            y = self._paint_tricks(painter, row, colour, y) + gap
        if BOSSES not in self._parts:
            return
        if row.boss_limit:
            self._paint_count(
                painter,
                y,
                translate("Septet", "Bosses"),
                str(len(row.bosses)),
                f" / {row.boss_limit}",
            )
            self._paint_bosses(painter, row)
        else:
            self._paint_count(painter, y, translate("Septet", "Seals"), "", "")
            for family in Family:
                paint_seal_place(painter, self.slot(family), row, family)

    def _paint_tricks(self, painter: QPainter, row: ScoreRow, colour: QColor, y: float) -> float:
        limit = f" / {row.trick_limit}" if row.trick_limit else ""
        self._paint_count(painter, y, translate("Septet", "Tricks"), str(row.tricks), limit)
        y += self._layout.line
        if row.trick_limit:
            paint_cells(painter, QRectF(0, y, self.width(), theme().px(CELL)), row, colour)
            y += theme().px(CELL) + 2
        return y

    def _paint_band(self, painter: QPainter, row: ScoreRow, colour: QColor) -> None:
        style = theme()
        reach = style.px(OVERHANG)
        band = QRectF(0, 0, self.width(), self._layout.band)
        painter.fillRect(band, colour)
        painter.setPen(style.colours.seal_paper)
        inner = band.adjusted(reach, 0, -reach, 0)
        centre = int(Qt.AlignmentFlag.AlignVCenter)
        if self._layout.is_short:
            painter.setFont(style.font(Role.NUMBER))
            score = QRectF(inner)
            if self._layout.is_folded and not self._layout.score:
                painter.setFont(style.font(Role.NAME))
                wraps = int(Qt.TextFlag.TextWordWrap)
                painter.drawText(inner, centre | wraps, self._title)
                return
            if self._layout.is_folded:
                score.setTop(inner.top() + inner.height() / 2)
                inner.setHeight(inner.height() / 2)
            painter.drawText(score, centre | int(Qt.AlignmentFlag.AlignRight), self._layout.score)
            taken = (
                0
                if self._layout.is_folded
                else painter.fontMetrics().horizontalAdvance(self._layout.score)
            )
            inner.adjust(0, 0, -taken - 8, 0)
        shown = fit_words(painter, Role.NAME, self._title, inner.width())
        painter.drawText(inner, centre, shown)

    def _paint_figure(self, painter: QPainter, row: ScoreRow, colour: QColor, y: float) -> float:
        style = theme()
        painter.setPen(style.colours.ink)
        painter.setFont(style.font(Role.FIGURE))
        base = y + self._layout.figure_height
        painter.drawText(QPointF(0, base), str(row.points))
        x = QFontMetricsF(painter.font()).horizontalAdvance(str(row.points)) + style.px(8)
        painter.setFont(style.font(Role.BODY))
        painter.setPen(style.colours.ink2)
        metrics = QFontMetricsF(painter.font())
        words = metrics.elidedText(self._figure, Qt.TextElideMode.ElideRight, self.width() - x)
        painter.drawText(QPointF(x, base - 2), words)
        bar = QRectF(0, base + self._layout.slack * 0.7, self.width(), style.px(BAR))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colours.paper_well)
        painter.drawRoundedRect(bar, 3, 3)
        if row.points:
            full = QRectF(bar)
            full.setWidth(bar.width() * min(1.0, row.points / row.goal))
            painter.setBrush(colour)
            painter.drawRoundedRect(full, 3, 3)
        return bar.bottom()

    def _paint_count(self, painter: QPainter, y: float, label: str, count: str, limit: str) -> None:
        """Without room for all of it the limit is left out: the empty places show it."""
        style = theme()
        line = QRectF(0, y, self.width(), self._layout.line)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.ink2)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignBottom), label)
        words = QFontMetricsF(painter.font()).horizontalAdvance(label)
        figures = QFontMetricsF(style.font(Role.NUMBER)).horizontalAdvance(count)
        limits = QFontMetricsF(style.font(Role.LIMIT)).horizontalAdvance(limit)
        if words + figures + limits + style.px(_COUNT_GAP) > line.width():
            limit = ""
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        if limit:
            painter.setFont(style.font(Role.LIMIT))
            painter.setPen(style.colours.ink3)
            painter.drawText(line, right, limit)
            line.adjust(0, 0, -limits, 0)
        painter.setFont(style.font(Role.NUMBER))
        painter.setPen(style.colours.ink)
        painter.drawText(line.adjusted(0, -4, 0, 2), right, count)

    def _paint_bosses(self, painter: QPainter, row: ScoreRow) -> None:
        dpr = self.devicePixelRatioF()
        shown = max(row.boss_limit, len(row.bosses))
        step = 0.0
        if shown > MOST_SLOTS:
            step = (self.width() - self._layout.slot_width()) / (shown - 1)
        for index in range(shown):
            box = self.slot(min(index, row.boss_limit - 1))
            if step:
                box.moveLeft(step * index)
            if index < len(row.bosses):
                boss = face(self._bosses[index], box.size().toSize(), dpr)
                painter.drawPixmap(box.topLeft(), boss)
            else:
                paint_empty(painter, box)
