"""The turns of a reviewed game as rows: number, mask, name, and a mark for each of four steps."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.wrapping_list import WrappingList
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.review.turn_words import turn_words

Index = QModelIndex | QPersistentModelIndex
translate = QCoreApplication.translate
STEPS = ("eye", "eye", "move", "hint")
"""The icons of the steps of a turn, in their order."""
_ROW, _MASK, _MARK, _STEP, _BAR = 42, 28, 20, 24, 4
_LEAST_NAME = 64
"""A name with more room than this may end with dots; with less, the masks alone tell who played."""


class _Turns(QStyledItemDelegate):
    """Paints one turn."""

    def _list(self) -> ReviewedTurnsList:
        view = self.parent()
        assert isinstance(view, ReviewedTurnsList)
        return view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, theme().scale.line(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, style, box = self._list(), theme(), QRectF(option.rect)
        turn, colours, face = view.model_rows.rows[index.row()], style.colours, view.face
        if face is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if turn.number == view.current_turn:
            painter.fillRect(box, colours.current_row)
            painter.fillRect(QRectF(box.left(), box.top(), _BAR, box.height()), colours.seal)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, colours.paper_hover)
        painter.fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), colours.paper_line)
        number, disc, name = view.places_of(box)
        painter.setFont(style.font(Role.NUMBER, 0.9))
        painter.setPen(colours.ink)
        painter.drawText(number, int(Qt.AlignmentFlag.AlignCenter), str(turn.number))
        dpr = view.devicePixelRatioF()
        paint_mask(painter, disc, face.mask(turn.seat), face.colour_of(turn.seat), dpr)
        painter.setPen(colours.ink)
        painter.setFont(style.font(Role.NAME, 0.9))
        words = view.name_shown(turn, name.width())
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), words)
        self._paint_marks(painter, box, turn)
        painter.restore()

    def _paint_marks(self, painter: QPainter, box: QRectF, turn: TurnRow) -> None:
        view, colours = self._list(), theme().colours
        for step, label in enumerate(turn.marks[: len(STEPS)]):
            spot = view.mark_box(box, step)
            if turn.number == view.current_turn and step == view.current_step:
                line = QRectF(spot.left() + 2, box.bottom() - 4, spot.width() - 4, 2.5)
                painter.fillRect(line, colours.seal)
            if label is DecisionLabel.FORCED:
                painter.fillRect(QRectF(spot.center().x() - 4, spot.center().y(), 8, 1.5),
                                 colours.ink_faint)  # fmt: skip
            else:
                paint_mark(painter, spot, label)
        if turn.is_declared:
            self._paint_peace(painter, box, len(turn.marks))

    def _paint_peace(self, painter: QPainter, box: QRectF, taken: int) -> None:
        """A seal over the steps that were not taken any more."""
        if taken >= len(STEPS):
            return
        style, view = theme(), self._list()
        first, last = view.mark_box(box, taken), view.mark_box(box, len(STEPS) - 1)
        tag = QRectF(first.left(), first.top() - 2, last.right() - first.left(), first.height() + 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colours.seal)
        painter.drawRoundedRect(tag, 4, 4)
        painter.setPen(style.colours.seal_paper)
        painter.setFont(style.font(Role.TAG, 0.9))
        words = QFontMetricsF(painter.font()).elidedText(
            translate("YokaiReview", "peace"), Qt.TextElideMode.ElideRight, tag.width()
        )
        painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), words)


class ReviewedTurnsList(WrappingList):
    """``opened(index)`` asks for a decision: a click on a mark for its own, else the first."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face: ReviewFace | None = None
        self.current_turn, self.current_step = 0, 0
        self.model_rows: RowsModel[TurnRow] = RowsModel(TurnRow, self._spoken, self)
        self.setModel(self.model_rows)
        self.setItemDelegate(_Turns(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setProperty("clear", True)
        self.viewport().setAutoFillBackground(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.activated.connect(lambda index: self.opened.emit(self._rows[index.row()].index))

    @property
    def _rows(self) -> tuple[TurnRow, ...]:
        return self.model_rows.rows

    def _spoken(self, turn: TurnRow) -> str:
        return "" if self.face is None else turn_words(self.face, turn)

    def show_turns(self, turns: tuple[TurnRow, ...], position: int) -> None:
        """The turns, and the action before which the review stands."""
        self.model_rows.set_rows(list(turns))
        here = [row for row, turn in enumerate(turns) if turn.index <= position]
        turn = turns[here[-1]] if here else None
        number = turn.number if turn is not None else 0
        if number != self.current_turn and here:
            self.scrollTo(self.model_rows.index(here[-1], 0))
        self.current_turn = number
        self.current_step = position - turn.index if turn is not None else 0
        self.viewport().update()

    def name_shown(self, turn: TurnRow, room: float) -> str:
        """Who played, in so much room: whole, or cut where the room is fair, or all by mask."""
        style = theme()
        metrics = QFontMetricsF(style.font(Role.NAME, 0.9))
        if self.face is None:
            return ""
        names = {self.face.name(row.seat) for row in self._rows}
        widest = max(map(metrics.horizontalAdvance, names), default=0)
        if room < min(widest, style.px(_LEAST_NAME)):
            return ""
        name = self.face.name(turn.seat)
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)

    # where things are

    def mark_box(self, box: QRectF, step: int) -> QRectF:
        """Where the mark of a step stands in a row."""
        style = theme()
        side, pitch = style.px(_MARK), style.px(_STEP)
        left = box.right() - style.px(4) - (len(STEPS) - step) * pitch + (pitch - side) / 2
        return QRectF(left, box.center().y() - side / 2, side, side)

    def places_of(self, box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Where number, mask and name stand in a row."""
        style = theme()
        wide = QFontMetricsF(style.font(Role.NUMBER, 0.9)).horizontalAdvance("00")
        number = QRectF(box.left() + _BAR + 2, box.top(), wide, box.height())
        side = style.px(_MASK)
        disc = QRectF(number.right() + style.px(4), box.center().y() - side / 2, side, side)
        left = disc.right() + style.px(7)
        right = self.mark_box(box, 0).left() - style.px(5)
        return number, disc, QRectF(left, box.top(), right - left, box.height())

    def paint_head(self, painter: QPainter, box: QRectF) -> None:
        """The icons of the steps over their marks."""
        dpr, ink = self.devicePixelRatioF(), theme().colours.ink2
        for step, icon in enumerate(STEPS):
            spot = self.mark_box(box, step)
            side = spot.width() * 0.86
            inner = QRectF(spot.center() - QPointF(side / 2, side / 2), spot.center())
            inner.setSize(QRectF(0, 0, side, side).size())
            pictures.paint(painter, f"icons/{icon}", inner, dpr, ink)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            return
        turn, box = self._rows[index.row()], QRectF(self.visualRect(index))
        at = next(
            (
                step
                for step in range(min(len(turn.marks), len(STEPS)))
                if self.mark_box(box, step).adjusted(-3, -9, 3, 9).contains(event.position())
            ),
            0,
        )
        self.opened.emit(turn.index + at)
