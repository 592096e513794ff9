"""The list of games: a table on paper, drawn by hand, sorted by its header."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from yokai_desktop.models.history import GAME_ROLE
from yokai_desktop.storage.finding import COLUMNS
from yokai_desktop.ui.parts.bindings import bind_style, follow_style, line
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.seal import paint_cross, paint_seal
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.qss import css

_ROW = 44
_WIDTHS = {"date": 0.17, "game": 0.09, "mode": 0.25, "result": 0.22, "players": 0.27}
_ROLES = {"game": Role.NAME, "players": Role.BODY}
Index = QModelIndex | QPersistentModelIndex


class _GameDelegate(QStyledItemDelegate):
    """Paints a cell; names and words are plain text always."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = theme()
        colours = style.colours
        state: Any = option.state
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colours.current_row)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, colours.paper_hover)
        painter.fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), colours.paper_line)
        column = COLUMNS[index.column()]
        words = box.adjusted(style.px(10), 0, -style.px(8), 0)
        if column == "result":
            words = self._paint_mark(painter, words, index)
        painter.setFont(style.font(_ROLES.get(column, Role.SECONDARY)))
        painter.setPen(colours.ink if column in ("game", "players", "result") else colours.ink2)
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(
            str(index.data() or ""), Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), text)
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_Selected:
            for colour, high in ((colours.focus_edge, 4), (colours.focus, 2)):
                painter.fillRect(QRectF(box.left(), box.top(), box.width(), high), colour)
                low = box.bottom() + 1 - high
                painter.fillRect(QRectF(box.left(), low, box.width(), high), colour)
        painter.restore()

    def _paint_mark(self, painter: QPainter, box: QRectF, index: Index) -> QRectF:
        """A seal for a game won, a cross for one lost; the words beside it say the same."""
        game = index.data(GAME_ROLE)
        side = theme().px(20)
        mark = QRectF(box.left(), box.center().y() - side / 2, side, side)
        if game is not None and game.result == "won":
            paint_seal(painter, mark, "勝", -4)
        elif game is not None and game.result == "lost":
            inset = side * 0.28
            cross = mark.adjusted(inset, inset, -inset, -inset)
            paint_cross(painter, cross, theme().colours.ink_faint)
        return box.adjusted(side + theme().px(8), 0, 0, 0)


class _Header(QHeaderView):
    """Titles with a small triangle at the one that sorts."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        if logicalIndex != self.sortIndicatorSection():
            return
        title = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal))
        x = rect.left() + theme().px(16) + self.fontMetrics().horizontalAdvance(title)
        y, half = rect.center().y(), 4
        tip = half if self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder else -half
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colours.seal_text)
        painter.drawPolygon(
            [
                QPointF(x, y - tip / 2),
                QPointF(x + 2 * half, y - tip / 2),
                QPointF(x + half, y + tip / 2),
            ]
        )


def _sheet() -> str:
    style = theme()
    colours = style.colours
    return (
        "QTableView { background: transparent; border: none; outline: none; }"
        "QHeaderView { background: transparent; border: none; }"
        f"QHeaderView::section {{ background: transparent; color: {css(colours.ink2)};"
        f" border: none; border-bottom: 2px solid {css(colours.paper_edge)};"
        f" padding: 6px {style.px(10)}px; }}"
        f"QHeaderView::section:hover {{ color: {css(colours.seal_text)}; }}"
    )


class GameTable(RingFocus, QTableView):
    """``opened(row)`` asks for a game's replay; ``nothing`` is said when there are no rows."""

    ring_is_inside = True
    opened = Signal(int)
    delete_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nothing = ""
        self.setItemDelegate(_GameDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()
        self.setHorizontalHeader(_Header(Qt.Orientation.Horizontal, self))
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        header.setSortIndicatorShown(False)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.viewport().setAutoFillBackground(False)
        bind_style(self.verticalHeader().setDefaultSectionSize, line(_ROW))
        bind_style(header.setFont, lambda: theme().font(Role.TAG))
        bind_style(self.setStyleSheet, _sheet)
        follow_style(self, self._share_width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        room = self.viewport().width()
        for place, column in enumerate(COLUMNS):
            if self.model() is not None:
                self.setColumnWidth(place, int(room * _WIDTHS[column]))

    def rows(self) -> list[int]:
        """The chosen rows, from top to bottom."""
        chosen = self.selectionModel()
        return sorted(index.row() for index in chosen.selectedRows()) if chosen else []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and len(self.rows()) == 1:
            self.opened.emit(self.rows()[0])
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_asked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model() is not None and self.model().rowCount() == 0:
            style = theme()
            painter = QPainter(self.viewport())
            painter.setFont(style.font(Role.PROMPT))
            painter.setPen(style.colours.ink2)
            room = self.viewport().rect().adjusted(style.px(80), 0, -style.px(80), 0)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, int(flags), self.nothing)
