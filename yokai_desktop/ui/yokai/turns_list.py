"""The list of turns on paper: a line under the pointer or the keyboard lights its cards."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from yokai_desktop.models.yokai.turn_rows import TurnLine, TurnsModel
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.wrapping_list import WrappingList
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.seat_signs import paint_shape_of
from yokai_desktop.ui.yokai.turn_signs import ICONS

Index = QModelIndex | QPersistentModelIndex
_ROW, _HEADING = 31, 36
_SIGN, _MASK, _SHAPE, _BAR = 19, 26, 12, 4
_LARGEST_SIGN = 1.35
"""How much larger than usual the signs become beside large words."""


class _Lines(QStyledItemDelegate):
    """Paints one row; a line takes as many lines of text as its words need."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row, style = _row(index), theme()
        if row.is_heading:
            return QSize(50, style.scale.line(_HEADING))
        view = self.parent()
        assert isinstance(view, TurnsList)
        layout = _laid_out(row, view.viewport().width() - _words_left() - 4)
        needed = layout.boundingRect().height()
        return QSize(50, max(style.scale.line(_ROW), round(needed) + style.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, style, box = _row(index), theme(), QRectF(option.rect)
        view = self.parent()
        assert isinstance(view, TurnsList)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_heading:
            self._paint_heading(painter, box, row)
        else:
            if view.pointed == index.row():
                painter.fillRect(box, style.colours.current_row)
                painter.fillRect(
                    QRectF(box.left(), box.top(), _BAR, box.height()), style.colours.mount_line
                )
            self._paint_line(painter, box, row)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, row: TurnLine) -> None:
        style = theme()
        side = float(style.px(_MASK))
        disc = QRectF(box.left() + 2, box.center().y() - side / 2, side, side)
        paint_mask(painter, disc, row.mask, row.seat, painter.device().devicePixelRatioF())
        paint_shape_of(painter, row.seat, disc.bottomRight() - QPointF(2, 2), style.px(_SHAPE))
        left = disc.right() + style.px(9)
        painter.setFont(style.font(Role.CAPTION))
        metrics = QFontMetricsF(painter.font())
        wide = metrics.horizontalAdvance(row.note)
        painter.setPen(style.colours.ink2)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(box.adjusted(0, 0, -3, 0), int(flags), row.note)
        painter.setFont(style.font(Role.NAME, 0.85))
        names = QFontMetricsF(painter.font())
        room = box.right() - wide - style.px(14) - left
        name = names.elidedText(row.line, Qt.TextElideMode.ElideRight, room)
        painter.setPen(style.colours.ink)
        painter.drawText(box.adjusted(left - box.left(), 0, 0, 0), int(_MIDDLE), name)
        start = left + names.horizontalAdvance(name) + style.px(8)
        end = box.right() - wide - style.px(10)
        if end > start:
            painter.setPen(QPen(style.colours.paper_line, 1))
            painter.drawLine(QPointF(start, box.center().y()), QPointF(end, box.center().y()))

    def _paint_line(self, painter: QPainter, box: QRectF, row: TurnLine) -> None:
        assert row.deed is not None
        style = theme()
        tone = style.colours.sides[row.seat % len(style.colours.sides)]
        side = float(_sign_side())
        sign = QRectF(box.left() + style.px(7), box.center().y() - side / 2, side, side)
        dpr = painter.device().devicePixelRatioF()
        pictures.paint(painter, f"icons/{ICONS[row.deed.kind]}", sign, dpr, tone)
        painter.setPen(style.colours.ink)
        painter.setFont(style.font(Role.SECONDARY))
        if row.deed.number:
            number = QRectF(sign.right() + style.px(2), box.top(), _number_room(), box.height())
            painter.drawText(number, int(_MIDDLE), str(row.deed.number))
        layout = _laid_out(row, box.width() - _words_left() - 4)
        top = box.center().y() - layout.boundingRect().height() / 2
        layout.draw(painter, QPointF(box.left() + _words_left(), top))


_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def _sign_side() -> int:
    """Signs grow with the words, but not as much."""
    style = theme()
    return min(style.scale.line(_SIGN), round(style.px(_SIGN) * _LARGEST_SIGN))


def _number_room() -> int:
    """The number of a look and what is free after it."""
    metrics = QFontMetricsF(theme().font(Role.SECONDARY))
    return max(theme().px(16), round(metrics.horizontalAdvance("2")) + theme().px(5))


def _words_left() -> int:
    return theme().px(7 + 2 + 2) + _sign_side() + _number_room()


def _laid_out(row: TurnLine, width: float) -> QTextLayout:
    """The words in lines of this width, the names of places underlined with dots."""
    layout = QTextLayout(row.line, theme().font(Role.SECONDARY))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    formats = []
    for name in row.names:
        at = row.line.find(name)
        if at >= 0:
            marked = QTextLayout.FormatRange()
            marked.start, marked.length = at, len(name)
            style = QTextCharFormat()
            style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            marked.format = style
            formats.append(marked)
    layout.setFormats(formats)
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(20.0, width))
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    return layout


def _row(index: Index) -> TurnLine:
    model = index.model()
    assert isinstance(model, TurnsModel)
    return model.rows[index.row()]


class TurnsList(WrappingList):
    """``pointed_at`` tells the row under the pointer or the keyboard, ``asked`` one to replay."""

    pointed_at = Signal(object)
    """A TurnRow, or None."""
    asked = Signal(int)
    """The number of the turn to be shown again."""

    def __init__(self, model: TurnsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointed = -1
        self._rows_model = model
        self.setModel(model)
        self.setItemDelegate(_Lines(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("clear", True)
        self.viewport().setAutoFillBackground(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        model.rowsInserted.connect(self.scrollToBottom)

    def point_at(self, row: int) -> None:
        """A row is under the pointer or the keyboard; -1 for none."""
        if row == self.pointed:
            return
        self.pointed = row
        self.viewport().update()
        rows = self._rows_model.rows
        self.pointed_at.emit(rows[row] if 0 <= row < len(rows) else None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.point_at(self.indexAt(event.position().toPoint()).row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.asked.emit(_row(index).turn)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_at(self.currentIndex().row() if self.hasFocus() else -1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.point_at(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the turn again; other letters belong to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self.asked.emit(_row(self.currentIndex()).turn)
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.point_at(-1)
