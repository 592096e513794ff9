"""The chance curve: a list of steps for keyboard and screen readers, shown as a picture."""

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
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QToolTip, QWidget

from yokai_desktop.models.review.story import ROUND, CurveRow
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.review.curve_layout import CurveLayout, PlacedMark
from yokai_desktop.ui.review.curve_picture import CurvePicture
from yokai_desktop.ui.review.curve_words import row_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, theme

Index = QModelIndex | QPersistentModelIndex
_LEAST = 150
"""The least height of the design; it takes all that is free."""


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
        self._drawing.setDuration(Span.CURVE)
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

    def update_words(self) -> None:
        """The words have changed (another language)."""
        self.curve_model.update_words()
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
        picture = CurvePicture(painter, layout, self._face, self.devicePixelRatioF())
        picture.paint_rounds()
        picture.paint_axis()
        picture.paint_unknown_rounds(self._working)
        painter.save()
        shown = QRectF(self.viewport().rect())
        shown.setRight(layout.area.left() + layout.area.width() * self._drawn + 1)
        painter.setClipRect(shown)
        picture.paint_line(by_rounds=self._scale == ROUND)
        if self.hasFocus():
            picture.paint_current(self.currentIndex().row())
        picture.paint_marks()
        painter.restore()
