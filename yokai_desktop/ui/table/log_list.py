"""The log as a list on paper: headings with a rule, lines with a small symbol and a note."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from yokai_desktop.models.log import LogCard, LogModel, LogRow
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.wrapping_list import WrappingList
from yokai_desktop.ui.theme import FAMILIES, Role, theme

Index = QModelIndex | QPersistentModelIndex
_ROW, _SYMBOL = 27, 18


class _Lines(QStyledItemDelegate):
    """Paints one row; a row without a figure takes as many lines as its words need."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        style = theme()
        high = style.scale.line(_ROW)
        row = _row(index)
        if not row.is_heading and not row.who:
            view = self.parent()
            assert isinstance(view, QListView)
            wide = view.viewport().width() - 4
            metrics = QFontMetricsF(style.font(Role.SECONDARY))
            flags = int(Qt.TextFlag.TextWordWrap)
            needed = metrics.boundingRect(QRectF(0, 0, wide, 10_000), flags, row.words).height()
            high = max(high, round(needed) + style.px(8))
        return QSize(50, high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = _row(index)
        style = theme()
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_current:
            painter.fillRect(box, style.colours.current_row)
        if row.is_heading:
            self._paint_heading(painter, box, row)
        elif row.who:
            self._paint_line(painter, box.adjusted(2, 0, -2, 0), row)
        else:
            painter.setFont(style.font(Role.SECONDARY))
            painter.setPen(style.colours.ink)
            flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(box, flags, row.words)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, row: LogRow) -> None:
        style = theme()
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.ink2)
        metrics = QFontMetricsF(painter.font())
        shown = metrics.elidedText(row.words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), shown)
        x = min(metrics.horizontalAdvance(shown) + style.px(10), box.width())
        painter.setPen(QPen(style.colours.paper_line, 1))
        y = box.center().y() + 1
        painter.drawLine(QPointF(box.left() + x, y), QPointF(box.right(), y))

    def _paint_line(self, painter: QPainter, box: QRectF, row: LogRow) -> None:
        style = theme()
        centre, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
        tone = FAMILIES[row.tone].deep if row.tone in FAMILIES else style.colours.ink
        note_font = style.font(Role.CAPTION)
        note_wide = QFontMetricsF(note_font).horizontalAdvance(row.note) if row.note else 0.0
        painter.setFont(note_font)
        painter.setPen(style.colours.seal_text)
        painter.drawText(box, int(centre | right), row.note)
        painter.setFont(style.font(Role.SECONDARY))
        metrics = QFontMetricsF(painter.font())
        middle = box.left() + box.width() * 0.42
        if row.symbol:
            side = style.px(_SYMBOL)
            spot = QRectF(middle, box.center().y() - side / 2, side, side)
            pictures.paint(painter, row.symbol, spot, painter.device().devicePixelRatioF(), tone)
            painter.setPen(tone)
            figure = box.adjusted(middle - box.left() + side + style.px(6), 0, 0, 0)
            painter.drawText(figure, int(centre), row.figure)
        cards = sum(self._card_width(card) for card in row.cards)
        room = (middle - box.left() if row.symbol else box.width() - note_wide - cards) - style.px(
            6
        )
        for place, card in enumerate(row.cards):
            left = box.right() - sum(map(self._card_width, row.cards[place:])) + style.px(8)
            self._paint_card(painter, QRectF(left, box.top(), box.width(), box.height()), card)
        painter.setPen(style.colours.ink)
        shown = metrics.elidedText(row.who, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, int(centre), shown)

    def _card_width(self, card: LogCard) -> float:
        """What a small card takes at the end of a line, with the gap before it."""
        style = theme()
        figure = QFontMetricsF(style.font(Role.SECONDARY)).horizontalAdvance(card.figure)
        return style.px(_SYMBOL - 2) + style.px(3) + figure + style.px(8)

    def _paint_card(self, painter: QPainter, box: QRectF, card: LogCard) -> None:
        style = theme()
        side = style.px(_SYMBOL - 2)
        tone = FAMILIES[card.tone].deep
        spot = QRectF(box.left(), box.center().y() - side / 2, side, side)
        pictures.paint(painter, card.symbol, spot, painter.device().devicePixelRatioF(), tone)
        painter.setPen(tone)
        words = box.adjusted(side + style.px(3), 0, 0, 0)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), card.figure)


def _row(index: Index) -> LogRow:
    model = index.model()
    assert isinstance(model, LogModel)
    return model.rows[index.row()]


class LogList(WrappingList):
    """Shows a ``LogModel``; a new line is always brought into sight."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(_Lines(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("clear", True)
        self.viewport().setAutoFillBackground(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        model.rowsInserted.connect(self._to_end)

    def _to_end(self) -> None:
        self.scrollToBottom()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The arrows begin at the newest line, which is what a screen reader says first."""
        self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and Space belong to the table: nothing is searched or chosen here."""
        if event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)
