"""The chance curve: drawn as a picture, and a list of steps for keyboard and screen readers."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QToolTip, QWidget

from yokai_desktop.models.review.story import ROUND, CurveRow
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.plate import paint_mask
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.review.curve_layout import CurveLayout, PlacedMark
from yokai_desktop.ui.review.curve_words import row_words, unknown_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.theme import Role, theme

_LEFT = int(Qt.AlignmentFlag.AlignLeft)
Index = QModelIndex | QPersistentModelIndex
_DRAWING = 600
"""Milliseconds in which the curve is drawn from left to right."""
_LEAST = 150
"""The least height of the design; it takes all that is free."""
_LINES = (0.0, 0.25, 0.5, 0.75, 1.0)
_NAMED = (0.0, 0.5, 1.0)


class ChanceCurve(RingFocus, QListView):
    """``opened(index)`` asks for a decision, or for the first action of a step.

    ← and → go from mark to mark, with Ctrl from step to step, Enter opens.
    """

    ring_is_inside = True
    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: ReviewFace | None = None
        self._scale = ROUND
        self._working: int | None = None
        self._drawn = 1.0
        self.curve_model: RowsModel[CurveRow] = RowsModel(CurveRow, self._words, self)
        self.setModel(self.curve_model)
        self._drawing = QVariantAnimation(self)
        self._drawing.setDuration(_DRAWING)
        self._drawing.setStartValue(0.0)
        self._drawing.setEndValue(1.0)
        self._drawing.valueChanged.connect(self._draw_to)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: 0; }")
        self.viewport().setAutoFillBackground(False)
        bind_style(self.setFont, lambda: theme().font(Role.CAPTION))
        bind_style(self.setMinimumHeight, _LEAST)
        follow_style(self, self._repaint)

    def show_curve(
        self, face: ReviewFace, rows: tuple[CurveRow, ...], scale: str, working: int | None
    ) -> None:
        """The rows that are known; ``working`` is the round being worked out."""
        self._face, self._scale, self._working = face, scale, working
        self.curve_model.set_rows(rows)
        self.viewport().update()

    def draw_anew(self) -> None:
        """Draw the curve from left to right; at once where nothing should move."""
        chosen = preferences()
        pace = Pace.of(chosen.value("animation"), chosen.value("reduced_motion"))
        self._drawing.stop()
        if pace.is_still or pace.reduced:
            self._draw_to(1.0)
        else:
            self._drawing.start()

    def say_again(self) -> None:
        """The words have changed (another language)."""
        self.curve_model.say_again()
        self.viewport().update()

    def _repaint(self) -> None:
        self.viewport().update()

    def _draw_to(self, part: float) -> None:
        self._drawn = part
        self.viewport().update()

    def _words(self, row: CurveRow) -> str:
        return row_words(self._face, row) if self._face is not None else ""

    # where things are, for Qt and screen readers

    def layout_now(self) -> CurveLayout:
        """How the curve lies in the present window."""
        metrics = QFontMetricsF(self.font())
        left = metrics.horizontalAdvance(percent_words(1.0)) + theme().px(10)
        below = metrics.height() + theme().px(14)
        area = QRectF(self.viewport().rect()).adjusted(left, metrics.height() / 2, -2, -below)
        parts = self._face.parts if self._face is not None else ()
        return CurveLayout(area, parts, self.curve_model.rows, theme().u)

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= self.curve_model.rowCount():
            return QRect()
        return self.layout_now().strip(index.row()).toAlignedRect()

    def indexAt(self, p: QPoint) -> QModelIndex:
        row = self.layout_now().row_at(p.x()) if self._face is not None else -1
        return self.curve_model.index(row) if row >= 0 else QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QListView.ScrollHint.EnsureVisible
    ) -> None:
        """Everything is always in sight."""

    def sizeHint(self) -> QSize:
        return QSize(theme().px(600), theme().px(_LEAST))

    # what is done with it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        by_step = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._go(1 if key == Qt.Key.Key_Right else -1, by_step=by_step)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            last = self.curve_model.rowCount() - 1
            self._make_current(0 if key == Qt.Key.Key_Home else last)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open_row(self.currentIndex().row())
        else:
            event.ignore()

    def _go(self, way: int, *, by_step: bool) -> None:
        rows = self.curve_model.rows
        here = self.currentIndex().row()
        if here < 0:
            here = -1 if way > 0 else len(rows)
        place = here + way
        while 0 <= place < len(rows) and not (by_step or rows[place].marks):
            place += way
        if 0 <= place < len(rows):
            self._make_current(place)

    def _make_current(self, row: int) -> None:
        if row >= 0:
            self.setCurrentIndex(self.curve_model.index(row))
            self.viewport().update()

    def _open_row(self, row: int) -> None:
        if not 0 <= row < self.curve_model.rowCount():
            return
        found = self.curve_model.rows[row]
        own = [mark for mark in found.marks if mark.is_own] or list(found.marks)
        self.opened.emit(own[0].decision.index if own else found.at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._make_current(self.indexAt(event.position().toPoint()).row())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        mark = self._mark_at(event.position())
        if mark is not None:
            self.opened.emit(mark.mark.decision.index)
        else:
            self._open_row(self.indexAt(event.position().toPoint()).row())

    def _mark_at(self, point: QPointF) -> PlacedMark | None:
        if self._face is None:
            return None
        for placed in self.layout_now().marks:
            box = placed.box if placed.mask is None else placed.box.united(placed.mask)
            if box.adjusted(-4, -4, 4, 4).contains(point):
                return placed
        return None

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            words = str(index.data()) if index.isValid() else ""
            QToolTip.showText(event.globalPos(), plain_tip(words), self)
            return True
        return super().viewportEvent(event)

    # what is seen

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        layout = self.layout_now()
        self._paint_rounds(painter, layout)
        self._paint_axis(painter, layout)
        self._paint_unknown_rounds(painter, layout)
        painter.save()
        shown = QRectF(self.viewport().rect())
        shown.setRight(layout.area.left() + layout.area.width() * self._drawn + 1)
        painter.setClipRect(shown)
        self._paint_line(painter, layout)
        self._paint_current(painter, layout)
        for placed in layout.marks:
            self._paint_stem(painter, placed)
        for placed in layout.marks:
            self._paint_placed(painter, placed)
        painter.restore()

    def _paint_rounds(self, painter: QPainter, layout: CurveLayout) -> None:
        face, look = self._face, theme()
        assert face is not None
        wash = QColor(look.colours.ink)
        wash.setAlphaF(0.045)
        for place, part in enumerate(layout.parts):
            column = layout.column(part.number)
            if place % 2:
                painter.fillRect(column, wash)
            if place:
                pen = QPen(look.colours.ink2, 1)
                pen.setDashPattern([4, 4])
                painter.setPen(pen)
                painter.drawLine(column.topLeft(), column.bottomLeft())
            self._paint_name(painter, layout, column, part.number)
        painter.setPen(QPen(look.colours.ink_faint, 1))
        for step in range(layout.steps + 1):
            x = layout.x(step)
            painter.drawLine(
                QPointF(x, layout.area.bottom()), QPointF(x, layout.area.bottom() + look.px(4))
            )

    def _paint_name(
        self, painter: QPainter, layout: CurveLayout, column: QRectF, number: int
    ) -> None:
        """Below a round: its symbol, its name and how it ended, as far as there is room."""
        face, look = self._face, theme()
        assert face is not None
        name, result = face.part_words(number)
        metrics = QFontMetricsF(self.font())
        line = QRectF(
            column.left(), layout.area.bottom() + look.px(8), column.width(), metrics.height()
        )
        left, symbol = line.left() + look.px(6), face.part_symbol(number)
        if symbol:
            side = metrics.height() * 0.9
            spot = QRectF(left, line.center().y() - side / 2, side, side)
            pictures.paint(painter, symbol, spot, self.devicePixelRatioF())
            left = spot.right() + look.px(6)
        room = line.right() - look.px(6) - left
        painter.setPen(look.colours.ink)
        if metrics.horizontalAdvance(name) > room:
            name = str(number)
        painter.drawText(QRectF(left, line.top(), room, line.height()), _LEFT, name)
        used = metrics.horizontalAdvance(name) + look.px(14)
        if metrics.horizontalAdvance(result) <= room - used:
            painter.setPen(look.colours.ink2)
            rest = QRectF(left, line.top(), room, line.height())
            painter.drawText(rest, int(Qt.AlignmentFlag.AlignRight), result)

    def _paint_unknown_rounds(self, painter: QPainter, layout: CurveLayout) -> None:
        known = {row.round for row in layout.rows}
        for part in layout.parts:
            if part.number not in known:
                column = layout.column(part.number)
                self._paint_unknown(painter, column, is_next=part.number == self._working)

    def _paint_unknown(self, painter: QPainter, column: QRectF, *, is_next: bool) -> None:
        colours = theme().colours
        pen = QPen(colours.paper_edge, 1.4)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.setBrush(colours.paper_well)
        painter.setOpacity(0.85)
        painter.drawRoundedRect(column.adjusted(4, 4, -4, -4), 6, 6)
        painter.setOpacity(1)
        painter.setPen(colours.ink2)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        painter.drawText(column.adjusted(8, 0, -8, 0), flags, unknown_words(is_next=is_next))

    def _paint_axis(self, painter: QPainter, layout: CurveLayout) -> None:
        colours = theme().colours
        metrics = QFontMetricsF(self.font())
        for chance in _LINES:
            y = layout.y(chance)
            middle = chance == 0.5
            painter.setPen(
                QPen(colours.ink2 if middle else colours.paper_line, 1.3 if middle else 1)
            )
            painter.drawLine(QPointF(layout.area.left(), y), QPointF(layout.area.right(), y))
            if chance in _NAMED:
                words = QRectF(
                    0,
                    y - metrics.height() / 2,
                    layout.area.left() - theme().px(8),
                    metrics.height(),
                )
                painter.setPen(colours.ink2)
                painter.drawText(words, int(Qt.AlignmentFlag.AlignRight), percent_words(chance))

    def _paint_line(self, painter: QPainter, layout: CurveLayout) -> None:
        colours = theme().colours
        half = layout.y(0.5)
        above, below = QColor(colours.side_discs[0]), QColor(colours.sides[1])
        above.setAlphaF(0.30)
        tint = QColor(below)
        tint.setAlphaF(0.10)
        hatch = QBrush(below, Qt.BrushStyle.BDiagPattern)
        upper = QRectF(layout.area)
        upper.setBottom(half)
        lower = QRectF(layout.area)
        lower.setTop(half)
        by_rounds = self._scale == ROUND
        self._paint_band(painter, layout)
        for line in layout.lines(by_rounds):
            shape = QPolygonF([QPointF(line[0].x(), half), *line, QPointF(line[-1].x(), half)])
            painter.setPen(Qt.PenStyle.NoPen)
            for room, brushes in ((upper, [QBrush(above)]), (lower, [QBrush(tint), hatch])):
                painter.save()
                painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
                for brush in brushes:
                    painter.setBrush(brush)
                    painter.drawPolygon(shape)
                painter.restore()
            pen = QPen(colours.ink, max(1.6, 2.2 * theme().u))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(line))

    def _paint_band(self, painter: QPainter, layout: CurveLayout) -> None:
        """The error on both sides of the curve."""
        band = QColor(theme().colours.ink)
        band.setAlphaF(0.13)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        for place, row in enumerate(layout.rows):
            strip = layout.strip(place)
            following = layout.rows[place + 1] if place + 1 < len(layout.rows) else None
            joined = following is not None and following.round == row.round
            after = following.error if joined and following is not None else 0.0
            corners = [
                (strip.left(), row.chance + row.error),
                (strip.right(), row.after + after),
                (strip.right(), row.after - after),
                (strip.left(), row.chance - row.error),
            ]
            painter.drawPolygon(QPolygonF([QPointF(x, layout.y(chance)) for x, chance in corners]))

    def _paint_current(self, painter: QPainter, layout: CurveLayout) -> None:
        row = self.currentIndex().row()
        if not self.hasFocus() or not 0 <= row < len(layout.rows):
            return
        wash = QColor(theme().colours.current_row)
        wash.setAlphaF(0.75)
        strip = layout.strip(row)
        painter.fillRect(strip, wash)
        middle = (layout.rows[row].chance + layout.rows[row].after) / 2
        painter.setBrush(theme().colours.ink)
        painter.drawEllipse(QPointF(strip.center().x(), layout.y(middle)), 5, 5)

    def _paint_stem(self, painter: QPainter, placed: PlacedMark) -> None:
        if placed.mask is not None:
            colours = theme().colours
            painter.setPen(QPen(colours.ink, 1.2))
            painter.drawLine(placed.foot, placed.box.center())
            painter.setBrush(colours.ink)
            painter.drawEllipse(placed.foot, 2.6, 2.6)

    def _paint_placed(self, painter: QPainter, placed: PlacedMark) -> None:
        face = self._face
        assert face is not None
        decision = placed.mark.decision
        if placed.mask is not None:
            colour = face.colour_of(decision.seat)
            mask = face.mask(decision.seat)
            paint_mask(painter, placed.mask, mask, colour, self.devicePixelRatioF())
        paint_mark(painter, placed.box, decision.label, signed=placed.mask is not None)
