"""How one side stands: points against the goal, tricks and bosses against their limits, seals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.septet.scores import ScoreRow
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.tablet_parts import paint_cells, paint_empty, paint_seal_place
from yokai_desktop.ui.theme import Role, Themed, side_colour, theme

translate = QCoreApplication.translate

_BAND, _FIGURE, _BAR, _CELL, _SLOT_GAP = 34, 44, 6, 12, 6
_OVERHANG, _COUNT_GAP = 8, 6
_MOST_SLOTS = 4
SEALS_IN_ROW = 4
POINTS, TRICKS, BOSSES = "points", "tricks", "bosses"


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

    @property
    def _is_short(self) -> bool:
        if POINTS not in self._parts:
            return True
        style = theme()
        slots = RATIO * (self.width() - 3 * style.px(_SLOT_GAP)) / _MOST_SLOTS * 0.75
        needed = self._band + 2 * self._line + self._figure_height + style.px(_CELL + 22) + slots
        return self._always_short or self.height() < needed

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

    def slot(self, index: int) -> QRectF:
        """Where the n-th captured boss or seal lies, in the tablet's pixels."""
        wide = self._slot_width()
        gap = theme().px(_SLOT_GAP)
        if self._row is not None and not self._row.boss_limit:
            line, column = divmod(index, SEALS_IN_ROW)
            side = self._seal_side()
            return QRectF(
                column * (wide + gap) + (wide - side) / 2,
                self._slots_top + line * (side + gap),
                side,
                side,
            )
        high = card_size("septet", wide).height()
        if self._row is not None and self._row.boss_limit < index + 1:
            index = self._row.boss_limit - 1
        return QRectF(index * (wide + gap), self._slots_top, wide, high)

    def _slot_width(self) -> float:
        gap = theme().px(_SLOT_GAP)
        wide = (self.width() - (_MOST_SLOTS - 1) * gap) / _MOST_SLOTS
        left = self.height() - self._slots_top - 2
        return float(int(max(18.0, min(wide, left / RATIO))))

    def _seal_side(self) -> float:
        left = self.height() - self._slots_top - theme().px(_SLOT_GAP) - 2
        return max(20.0, min(self._slot_width() * 0.94, left / 2))

    @property
    def _line(self) -> float:
        return QFontMetricsF(theme().font(Role.SECONDARY)).height()

    @property
    def _band(self) -> float:
        metrics = QFontMetricsF(theme().font(Role.NAME))
        line = metrics.height()
        if self._is_folded and not self._score:
            room = QRectF(0, 0, self.width() - 2 * theme().px(_OVERHANG), 1000)
            wraps = int(Qt.TextFlag.TextWordWrap)
            return metrics.boundingRect(room, wraps, self._title).height() + 4
        return max(theme().px(_BAND), line + 4) + (line if self._is_folded else 0)

    @property
    def _is_folded(self) -> bool:
        """Whether the score stands on the band below the title: beside it there is no room."""
        if self._row is None:
            return False
        style = theme()
        title = QFontMetricsF(style.font(Role.NAME)).horizontalAdvance(self._title)
        score = QFontMetricsF(style.font(Role.NUMBER)).horizontalAdvance(self._score)
        room = self.width() - 2 * style.px(_OVERHANG) - 8
        return style.scale.text_percent > 100 and title + score > room

    @property
    def _score(self) -> str:
        if self._row is None or POINTS not in self._parts:
            return ""
        return f"{self._row.points} / {self._row.goal}"

    @property
    def _figure_height(self) -> float:
        return QFontMetricsF(theme().font(Role.FIGURE)).ascent() * 0.92

    @property
    def _slack(self) -> float:
        """What one of the gaps between the parts gets."""
        style = theme()
        fixed = self._band + self._line + style.px(_CELL) + self._line
        fixed += 0 if self._is_short else self._figure_height + style.px(_BAR)
        fixed += RATIO * (self.width() - 3 * style.px(_SLOT_GAP)) / _MOST_SLOTS
        gaps = 4 if self._is_short else 6
        return max(2.0, min(style.px(13), (self.height() - fixed) / gaps))

    @property
    def _slots_top(self) -> float:
        style = theme()
        gap = self._slack
        top = self._band + gap
        if not self._is_short:
            top += self._figure_height + gap * 0.7 + style.px(_BAR) + gap
        has_cells = self._row is None or self._row.trick_limit
        if TRICKS in self._parts:
            top += self._line + (style.px(_CELL) + 2 if has_cells else 0) + gap
        return top + self._line + 2

    def sizeHint(self) -> QSize:
        """The least it needs, without the large figure; it fills what it is given."""
        wide = theme().px(180)
        return QSize(wide, self.height_at(wide))

    def height_at(self, width: int) -> int:
        """The least it needs at a width; without points its places are as large as they can be."""
        style = theme()
        if POINTS in self._parts:
            return round(self._band + 2 * self._line + style.px(92))
        high = self._band + style.px(16)
        if TRICKS in self._parts:
            high += self._line + style.px(_CELL + 16)
        if BOSSES in self._parts:
            is_sealing = self._row is not None and not self._row.boss_limit
            slot = (width - 3 * style.px(_SLOT_GAP)) / _MOST_SLOTS
            high += self._line + slot * (2.2 if is_sealing else 1.4) + style.px(12)
        return round(high)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        row = self._row
        if row is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self._slack
        colour = side_colour(self._colour)
        self._paint_band(painter, row, colour)
        y = self._band + gap
        if not self._is_short:
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
        y += self._line
        if row.trick_limit:
            paint_cells(painter, QRectF(0, y, self.width(), theme().px(_CELL)), row, colour)
            y += theme().px(_CELL) + 2
        return y

    def _paint_band(self, painter: QPainter, row: ScoreRow, colour: QColor) -> None:
        style = theme()
        reach = style.px(_OVERHANG)
        band = QRectF(0, 0, self.width(), self._band)
        painter.fillRect(band, colour)
        painter.setPen(style.colours.seal_paper)
        inner = band.adjusted(reach, 0, -reach, 0)
        centre = int(Qt.AlignmentFlag.AlignVCenter)
        if self._is_short:
            painter.setFont(style.font(Role.NUMBER))
            score = QRectF(inner)
            if self._is_folded and not self._score:
                painter.setFont(style.font(Role.NAME))
                wraps = int(Qt.TextFlag.TextWordWrap)
                painter.drawText(inner, centre | wraps, self._title)
                return
            if self._is_folded:
                score.setTop(inner.top() + inner.height() / 2)
                inner.setHeight(inner.height() / 2)
            painter.drawText(score, centre | int(Qt.AlignmentFlag.AlignRight), self._score)
            taken = 0 if self._is_folded else painter.fontMetrics().horizontalAdvance(self._score)
            inner.adjust(0, 0, -taken - 8, 0)
        shown = fit_words(painter, Role.NAME, self._title, inner.width())
        painter.drawText(inner, centre, shown)

    def _paint_figure(self, painter: QPainter, row: ScoreRow, colour: QColor, y: float) -> float:
        style = theme()
        painter.setPen(style.colours.ink)
        painter.setFont(style.font(Role.FIGURE))
        base = y + self._figure_height
        painter.drawText(QPointF(0, base), str(row.points))
        x = QFontMetricsF(painter.font()).horizontalAdvance(str(row.points)) + style.px(8)
        painter.setFont(style.font(Role.BODY))
        painter.setPen(style.colours.ink2)
        metrics = QFontMetricsF(painter.font())
        words = metrics.elidedText(self._figure, Qt.TextElideMode.ElideRight, self.width() - x)
        painter.drawText(QPointF(x, base - 2), words)
        bar = QRectF(0, base + self._slack * 0.7, self.width(), style.px(_BAR))
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
        line = QRectF(0, y, self.width(), self._line)
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
        if shown > _MOST_SLOTS:
            step = (self.width() - self._slot_width()) / (shown - 1)
        for index in range(shown):
            box = self.slot(min(index, row.boss_limit - 1))
            if step:
                box.moveLeft(step * index)
            if index < len(row.bosses):
                boss = face(self._bosses[index], box.size().toSize(), dpr)
                painter.drawPixmap(box.topLeft(), boss)
            else:
                paint_empty(painter, box)
