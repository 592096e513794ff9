"""The rows of the list of who may sit on a seat: a mask or a sign, words, a note or pips."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.theme import Role, theme

SIDE, SIGNS = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
"""Data of a row: the note at its right, and its sign."""
_ROW, _MASK, _PAD, _PIP, _BAR = 40, 30, 12, 7, 5
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class RowSign:
    """What is drawn in a row beside its words."""

    mask: str = ""
    colour: int = 0
    """The number of the disc behind the mask."""
    icon: str = ""
    level: tuple[int, int] = (0, 0)
    """So many pips of so many; none if there are none."""
    begins_group: bool = False


class SeatRows(QStyledItemDelegate):
    """Paints the rows; one that cannot be chosen is faint."""

    def __init__(self, box: QComboBox, view: QListView) -> None:
        super().__init__(view)
        self._box, self._view = box, view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        style = theme()
        metrics = self._view.fontMetrics()
        sign: RowSign = index.data(SIGNS)
        words = metrics.horizontalAdvance(str(index.data()))
        words += metrics.horizontalAdvance(str(index.data(SIDE) or ""))
        words += round(pips_width(style.px(_PIP), sign.level[1])) if sign.level[1] else 0
        height = max(style.px(_ROW), metrics.height() + style.px(8))
        return QSize(words + 5 * style.px(_PAD) + style.px(_MASK), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        style = theme()
        colours = style.colours
        box: QRect = option.rect
        sign: RowSign = index.data(SIGNS)
        state = option.state
        is_under = bool(state & QStyle.StateFlag.State_Selected)
        is_free = bool(state & QStyle.StateFlag.State_Enabled)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, colours.current_row if is_under else colours.paper)
        if sign.begins_group:
            painter.fillRect(QRect(box.left(), box.top(), box.width(), 1), colours.paper_line)
        if index.row() == self._box.currentIndex():
            bar = QRect(box.left(), box.top(), style.px(_BAR), box.height())
            painter.fillRect(bar, colours.seal)
        pad, side = style.px(_PAD), style.px(_MASK)
        spot = QRectF(box.left() + pad, box.center().y() - side / 2, side, side)
        painter.setOpacity(1.0 if is_free else 0.5)
        self._paint_sign(painter, spot, sign)
        painter.setOpacity(1.0)
        words = QRectF(box).adjusted(2 * pad + side, 0, -pad, 0)
        painter.setFont(self._view.font())
        painter.setPen(colours.ink if is_free else colours.ink3)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), str(index.data()))
        painter.setPen(colours.ink2 if is_free else colours.ink3)
        painter.setFont(style.font(Role.SECONDARY))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(words, int(right), str(index.data(SIDE) or ""))
        level, most = sign.level
        if most:
            dot = style.px(_PIP)
            left = words.right() - pips_width(dot, most)
            paint_pips(painter, left, words.center().y(), dot, level, most, colours.ink)
        painter.restore()

    def _paint_sign(self, painter: QPainter, spot: QRectF, sign: RowSign) -> None:
        dpr = self._view.devicePixelRatioF()
        if sign.mask:
            paint_mask(painter, spot, sign.mask, sign.colour, dpr)
            return
        side = round(spot.width() * 0.6)
        drawn = pictures.icon(sign.icon, side, dpr, theme().colours.ink2)
        if drawn is not None:
            middle = spot.center()
            painter.drawPixmap(round(middle.x() - side / 2), round(middle.y() - side / 2), drawn)
