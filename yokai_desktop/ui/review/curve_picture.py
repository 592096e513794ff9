"""The chance curve as it is painted: rounds, axis, line, marks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.review.curve_layout import CurveLayout, PlacedMark
from yokai_desktop.ui.review.curve_words import unknown_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.theme import theme

_LEFT = int(Qt.AlignmentFlag.AlignLeft)
_LINES = (0.0, 0.25, 0.5, 0.75, 1.0)
_NAMED = (0.0, 0.5, 1.0)


@dataclass(frozen=True)
class CurvePicture:
    """Paints one moment; the painter has the font of the words."""

    painter: QPainter
    layout: CurveLayout
    face: ReviewFace
    dpr: float

    def paint_rounds(self) -> None:
        """Columns, what stands below them, and a tick at every step."""
        style = theme()
        wash = QColor(style.colours.ink)
        wash.setAlphaF(0.045)
        for place, part in enumerate(self.layout.parts):
            column = self.layout.column(part.number)
            if place % 2:
                self.painter.fillRect(column, wash)
            if place:
                pen = QPen(style.colours.ink2, 1)
                pen.setDashPattern([4, 4])
                self.painter.setPen(pen)
                self.painter.drawLine(column.topLeft(), column.bottomLeft())
            self._paint_name(column, part.number)
        self.painter.setPen(QPen(style.colours.ink_faint, 1))
        for step in range(self.layout.steps + 1):
            x = self.layout.x(step)
            self.painter.drawLine(
                QPointF(x, self.layout.area.bottom()),
                QPointF(x, self.layout.area.bottom() + style.px(4)),
            )

    def _paint_name(self, column: QRectF, number: int) -> None:
        """Below a round: its symbol, its name and how it ended, as far as there is room."""
        style = theme()
        name, result = self.face.part_words(number)
        metrics = QFontMetricsF(self.painter.font())
        line = QRectF(
            column.left(), self.layout.area.bottom() + style.px(8), column.width(), metrics.height()
        )
        left, symbol = line.left() + style.px(6), self.face.part_symbol(number)
        if symbol:
            side = metrics.height() * 0.9
            spot = QRectF(left, line.center().y() - side / 2, side, side)
            pictures.paint(self.painter, symbol, spot, self.dpr)
            left = spot.right() + style.px(6)
        room = line.right() - style.px(6) - left
        self.painter.setPen(style.colours.ink)
        if metrics.horizontalAdvance(name) > room:
            name = str(number)
        self.painter.drawText(QRectF(left, line.top(), room, line.height()), _LEFT, name)
        used = metrics.horizontalAdvance(name) + style.px(14)
        if metrics.horizontalAdvance(result) <= room - used:
            self.painter.setPen(style.colours.ink2)
            rest = QRectF(left, line.top(), room, line.height())
            self.painter.drawText(rest, int(Qt.AlignmentFlag.AlignRight), result)

    def paint_unknown_rounds(self, working: int | None) -> None:
        """What stands in place of rounds that are not known; ``working`` is the one under way."""
        known = {row.round for row in self.layout.rows}
        for part in self.layout.parts:
            if part.number not in known:
                column = self.layout.column(part.number)
                self._paint_unknown(column, is_next=part.number == working)

    def _paint_unknown(self, column: QRectF, *, is_next: bool) -> None:
        colours = theme().colours
        pen = QPen(colours.paper_edge, 1.4)
        pen.setDashPattern([5, 4])
        self.painter.setPen(pen)
        self.painter.setBrush(colours.paper_well)
        self.painter.setOpacity(0.85)
        self.painter.drawRoundedRect(column.adjusted(4, 4, -4, -4), 6, 6)
        self.painter.setOpacity(1)
        self.painter.setPen(colours.ink2)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        self.painter.drawText(column.adjusted(8, 0, -8, 0), flags, unknown_words(is_next=is_next))

    def paint_axis(self) -> None:
        """Lines across, some of them with their chance."""
        colours = theme().colours
        metrics = QFontMetricsF(self.painter.font())
        for chance in _LINES:
            y = self.layout.y(chance)
            middle = chance == 0.5
            self.painter.setPen(
                QPen(colours.ink2 if middle else colours.paper_line, 1.3 if middle else 1)
            )
            self.painter.drawLine(
                QPointF(self.layout.area.left(), y), QPointF(self.layout.area.right(), y)
            )
            if chance in _NAMED:
                words = QRectF(
                    0,
                    y - metrics.height() / 2,
                    self.layout.area.left() - theme().px(8),
                    metrics.height(),
                )
                self.painter.setPen(colours.ink2)
                self.painter.drawText(
                    words, int(Qt.AlignmentFlag.AlignRight), percent_words(chance)
                )

    def paint_line(self, *, by_rounds: bool) -> None:
        """The chance, its error, and what lies between it and an even one."""
        colours = theme().colours
        half = self.layout.y(0.5)
        above, below = QColor(colours.side_discs[0]), QColor(colours.sides[1])
        above.setAlphaF(0.30)
        tint = QColor(below)
        tint.setAlphaF(0.10)
        hatch = QBrush(below, Qt.BrushStyle.BDiagPattern)
        upper = QRectF(self.layout.area)
        upper.setBottom(half)
        lower = QRectF(self.layout.area)
        lower.setTop(half)
        self._paint_band()
        for line in self.layout.lines(by_rounds):
            shape = QPolygonF([QPointF(line[0].x(), half), *line, QPointF(line[-1].x(), half)])
            self.painter.setPen(Qt.PenStyle.NoPen)
            for room, brushes in ((upper, [QBrush(above)]), (lower, [QBrush(tint), hatch])):
                self.painter.save()
                self.painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
                for brush in brushes:
                    self.painter.setBrush(brush)
                    self.painter.drawPolygon(shape)
                self.painter.restore()
            pen = QPen(colours.ink, max(1.6, 2.2 * theme().u))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.setPen(pen)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawPolyline(QPolygonF(line))

    def _paint_band(self) -> None:
        """The error on both sides of the curve."""
        band = QColor(theme().colours.ink)
        band.setAlphaF(0.13)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(band)
        for place, row in enumerate(self.layout.rows):
            strip = self.layout.strip(place)
            following = self.layout.rows[place + 1] if place + 1 < len(self.layout.rows) else None
            joined = following is not None and following.round == row.round
            after = following.error if joined and following is not None else 0.0
            corners = [
                (strip.left(), row.chance + row.error),
                (strip.right(), row.after + after),
                (strip.right(), row.after - after),
                (strip.left(), row.chance - row.error),
            ]
            self.painter.drawPolygon(
                QPolygonF([QPointF(x, self.layout.y(chance)) for x, chance in corners])
            )

    def paint_current(self, row: int) -> None:
        """The step that the keyboard is on; nothing for none."""
        if not 0 <= row < len(self.layout.rows):
            return
        wash = QColor(theme().colours.current_row)
        wash.setAlphaF(0.75)
        strip = self.layout.strip(row)
        self.painter.fillRect(strip, wash)
        middle = (self.layout.rows[row].chance + self.layout.rows[row].after) / 2
        self.painter.setBrush(theme().colours.ink)
        self.painter.drawEllipse(QPointF(strip.center().x(), self.layout.y(middle)), 5, 5)

    def paint_marks(self) -> None:
        """Stems first, so that none crosses a mark."""
        for placed in self.layout.marks:
            self._paint_stem(placed)
        for placed in self.layout.marks:
            self._paint_placed(placed)

    def _paint_stem(self, placed: PlacedMark) -> None:
        if placed.mask is not None:
            colours = theme().colours
            self.painter.setPen(QPen(colours.ink, 1.2))
            self.painter.drawLine(placed.foot, placed.box.center())
            self.painter.setBrush(colours.ink)
            self.painter.drawEllipse(placed.foot, 2.6, 2.6)

    def _paint_placed(self, placed: PlacedMark) -> None:
        decision = placed.mark.decision
        if placed.mask is not None:
            colour = self.face.colour_of(decision.seat)
            mask = self.face.mask(decision.seat)
            paint_mask(self.painter, placed.mask, mask, colour, self.dpr)
        paint_mark(self.painter, placed.box, decision.label, signed=placed.mask is not None)
