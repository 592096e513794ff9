"""The rows that a drop-down choice opens: ink on paper, whatever the box lies on."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from yokai_desktop.ui.parts.seal import paint_tick
from yokai_desktop.ui.theme import Role, theme

_HEIGHT, _PAD, _TICK = 34, 10, 13


class _Rows(QStyledItemDelegate):
    """Paints a row; the chosen one has a tick, the one under pointer or keyboard is gold."""

    def __init__(self, box: QComboBox, view: QListView) -> None:
        super().__init__(view)
        self._box, self._view = box, view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = self._view.fontMetrics()
        words = metrics.horizontalAdvance(str(index.data()))
        style = theme()
        height = max(style.scale.line(_HEIGHT), metrics.height() + style.px(8))
        return QSize(words + 3 * style.px(_PAD) + self._tick(), height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style = theme()
        box: QRect = option.rect
        state = option.state
        is_under = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(box, style.colours.current_row if is_under else style.colours.paper)
        pad, side = style.px(_PAD), self._tick()
        words = box.adjusted(2 * pad + side, 0, -pad, 0)
        painter.setFont(self._view.font())
        painter.setPen(style.colours.ink)
        right = Qt.TextElideMode.ElideRight
        shown = self._view.fontMetrics().elidedText(str(index.data()), right, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
        if index.row() == self._box.currentIndex():
            tick = QRect(box.left() + pad, box.center().y() - side // 2, side, side)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_tick(painter, QRectF(tick), style.colours.seal)
        painter.restore()

    def _tick(self) -> int:
        return theme().scale.line(_TICK)


class ChoiceList(QListView):
    """The open list of a box: never narrower than the box or than its widest row."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self.setItemDelegate(_Rows(box, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def make_ready(self) -> None:
        """Ask for the width of the widest row, and of the bar that scrolls long lists."""
        self.setFont(theme().font(Role.BUTTON))
        rows = self._box.count()
        widest = max((self.sizeHintForIndex(self.row(i)).width() for i in range(rows)), default=0)
        bar = self.verticalScrollBar().sizeHint().width()
        scrolls = rows > self._box.maxVisibleItems()
        edges = self.contentsMargins()
        around = edges.left() + edges.right() + 2 * self.frameWidth()
        self.setMinimumWidth(widest + around + (bar if scrolls else 0))

    def row(self, number: int) -> QModelIndex:
        """The item of a row."""
        return self.model().index(number, self.modelColumn())
