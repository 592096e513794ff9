"""The log of a replay: every step in words; a click goes there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from yokai_desktop.models.rows import RowsModel
from yokai_desktop.ui.parts.bindings import Text, bind_style, bind_text
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.wrapping_list import WrappingList
from yokai_desktop.ui.theme import Role, theme

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class LogStep:
    """One thing that happened, and the position after it."""

    words: str
    position: int


class _StepDelegate(QStyledItemDelegate):
    """Wrapped plain text; the present step is tinted."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width() - theme().px(16)
        flags = int(Qt.TextFlag.TextWordWrap)
        room = QRect(0, 0, width, 10_000)
        box = view.fontMetrics().boundingRect(room, flags, str(index.data()))
        return QSize(width, box.height() + theme().px(8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = theme().colours
        state = option.state
        box = option.rect
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colours.current_row)
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), colours.seal)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, colours.paper_hover)
        view = self.parent()
        assert isinstance(view, QListView)
        painter.setFont(view.font())
        painter.setPen(colours.ink)
        words = box.adjusted(theme().px(10), 0, -theme().px(4), 0)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, int(flags), str(index.data()))
        painter.restore()


class StepLog(HangingScroll):
    """``jump_asked(position)`` goes to a step."""

    jump_asked = Signal(int)

    def __init__(self, title: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.model: RowsModel[LogStep] = RowsModel(LogStep, lambda row: row.words, self)
        self.list = WrappingList()
        bind_text(self.list.setAccessibleName, title)
        bind_style(self.list.setFont, lambda: theme().font(Role.SECONDARY))
        self.list.setModel(self.model)
        self.list.setItemDelegate(_StepDelegate(self.list))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Always there, so that the words wrap where they did when their height was worked out.
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setMouseTracking(True)
        self.list.setStyleSheet("QListView { background: transparent; border: none; outline: 0; }")
        self.list.viewport().setAutoFillBackground(False)
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(self._clicked)
        bind_style(self.body.setSpacing, 6)
        self.body.addWidget(Label(title, Role.GROUP))
        self.body.addWidget(self.list, 1)

    def show_steps(self, rows: list[LogStep]) -> None:
        self.model.set_rows(rows)

    def show_position(self, position: int) -> None:
        """Tint the last step that has happened."""
        rows = self.model.rows
        place = sum(row.position <= position for row in rows) - 1
        index = self.model.index(place) if place >= 0 else QModelIndex()
        self.list.setCurrentIndex(index)
        if index.isValid():
            self.list.scrollTo(index)

    def _clicked(self, index: QModelIndex) -> None:
        self.jump_asked.emit(self.model.rows[index.row()].position)
