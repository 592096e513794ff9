"""How a choice of a decision is painted: its cards, its chance with the error, what it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from yokai_desktop.models.review.choices import ChoiceRow
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import RATIOS, face, kind_of
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.review.error_bar import paint_error_bar
from yokai_desktop.ui.theme import Role, theme

_LEFT = int(Qt.AlignmentFlag.AlignLeft)
Index = QModelIndex | QPersistentModelIndex
_CARD, _NARROW_CARD, _ICON = 50, 36, 34
_BAR, _LEAST_BAR, _BAR_HEIGHT = 128, 40, 8
_AFTER_BAR, _AFTER_CHANCE = 10, 8


class ChoiceDelegate(QStyledItemDelegate):
    """Paints a row of a list; it is as high as its reason needs."""

    def __init__(self, view: QListView, choices: RowsModel[ChoiceRow]) -> None:
        super().__init__(view)
        self._view, self._choices = view, choices

    def _row(self, index: Index) -> ChoiceRow:
        return self._choices.rows[index.row()]

    def _card_width(self, row: ChoiceRow) -> float:
        style = theme()
        if not row.pictures:
            return style.px(_ICON)
        if len(row.pictures) == 1:
            return style.px(_CARD)
        return style.px(_NARROW_CARD) * (1 + 0.5 * (len(row.pictures) - 1))

    def _card_height(self, row: ChoiceRow) -> float:
        style = theme()
        if not row.pictures:
            return style.px(_ICON)
        width = style.px(_CARD if len(row.pictures) == 1 else _NARROW_CARD)
        return width * RATIOS[kind_of(row.pictures[0])]

    def _text_width(self, row: ChoiceRow) -> float:
        return self._view.viewport().width() - self._card_width(row) - theme().px(30)

    def _head_lines(self, row: ChoiceRow) -> tuple[float, float]:
        """The heights of the name and of the line of tags below it, where they need one."""
        style = theme()
        names = QFontMetricsF(style.font(Role.NAME))
        points = QFontMetricsF(style.font(Role.SECONDARY)).horizontalAdvance(row.points)
        tags = sum(self._tag_width(words) + style.px(6) for words, _ in row.tags)
        room = self._text_width(row) - points - style.px(10)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = names.boundingRect(QRectF(0, 0, room, 10_000), flags, row.name)
        fits = box.height() < 1.5 * names.height() and (
            names.horizontalAdvance(row.name) + tags + style.px(8) <= room
        )
        below = 0.0 if fits or not row.tags else self._tag_height() + style.px(3)
        return box.height(), below

    def _tag_width(self, words: str) -> float:
        style = theme()
        return QFontMetricsF(style.font(Role.TAG)).horizontalAdvance(words) + 2 * style.px(8)

    def _tag_height(self) -> float:
        return QFontMetricsF(theme().font(Role.TAG)).height() + 4

    def _bar_line(self) -> float:
        return QFontMetricsF(theme().font(Role.NUMBER)).height()

    def _bar_width(self, room: float) -> float:
        """The same for all choices, so that they compare, and short enough for their figures."""
        style = theme()
        wide = min(style.px(_BAR), room * 0.45, *map(self._room_beside(room), self._choices.rows))
        return max(wide, style.px(_LEAST_BAR))

    def _room_beside(self, room: float) -> Callable[[ChoiceRow], float]:
        style = theme()
        numbers = QFontMetricsF(style.font(Role.NUMBER))
        small = QFontMetricsF(style.font(Role.LIMIT))
        gaps = style.px(_AFTER_BAR + _AFTER_CHANCE)

        def beside(row: ChoiceRow) -> float:
            chance = numbers.horizontalAdvance(row.chance_words)
            return room - gaps - chance - small.horizontalAdvance(row.error_words)

        return beside

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        style, row = theme(), self._row(index)
        words = QFontMetricsF(style.font(Role.SECONDARY)).boundingRect(
            QRectF(0, 0, self._text_width(row), 10_000), int(Qt.TextFlag.TextWordWrap), row.reason
        )
        text = sum(self._head_lines(row)) + self._bar_line() + words.height() + style.px(4)
        height = max(text, self._card_height(row)) + style.px(20)
        return QSize(self._view.viewport().width(), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style, row = theme(), self._row(index)
        colours = style.colours
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_best:
            painter.fillRect(box, colours.current_row)
        state = option.state
        if state & QStyle.StateFlag.State_MouseOver and not row.is_best:
            painter.fillRect(box, colours.paper_hover)
        painter.fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), colours.paper_line)
        if state & QStyle.StateFlag.State_HasFocus:
            for colour, wide in ((colours.focus_edge, 6), (colours.focus, 4)):
                painter.fillRect(QRectF(box.left(), box.top(), wide, box.height()), colour)
        spot = QPointF(box.left() + style.px(8), box.top() + style.px(10))
        self._paint_cards(painter, spot, row)
        left = spot.x() + self._card_width(row) + style.px(12)
        self._paint_words(painter, QRectF(left, spot.y(), self._text_width(row), box.height()), row)
        painter.restore()

    def _paint_cards(self, painter: QPainter, spot: QPointF, row: ChoiceRow) -> None:
        style, dpr = theme(), self._view.devicePixelRatioF()
        if not row.pictures:
            side = style.px(_ICON)
            box = QRectF(spot.x(), spot.y(), side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colours.brocade)
            painter.drawRoundedRect(box, 6, 6)
            inset = side * 0.2
            inner = box.adjusted(inset, inset, -inset, -inset)
            if row.icon:
                pictures.paint(painter, f"icons/{row.icon}", inner, dpr, style.colours.plate_text)
            return
        width = style.px(_CARD if len(row.pictures) == 1 else _NARROW_CARD)
        for place, picture in enumerate(row.pictures):
            size = QSize(round(width), round(width * RATIOS[kind_of(picture)]))
            at = spot + QPointF(place * width * 0.5, 0)
            painter.drawPixmap(at, face(picture, size, dpr))

    def _paint_words(self, painter: QPainter, box: QRectF, row: ChoiceRow) -> None:
        style = theme()
        colours = style.colours
        names, small = style.font(Role.NAME), style.font(Role.SECONDARY)
        name_height, tag_line = self._head_lines(row)
        points = QFontMetricsF(small).horizontalAdvance(row.points)
        painter.setPen(colours.ink2)
        painter.setFont(small)
        figure = QRectF(box.right() - points - 2, box.top(), points + 4, name_height)
        painter.drawText(figure, _LEFT, row.points)
        painter.setPen(colours.ink)
        painter.setFont(names)
        room = QRectF(box.left(), box.top(), box.width() - points - style.px(10), name_height)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), row.name)
        x = box.left() + QFontMetricsF(names).horizontalAdvance(row.name) + style.px(8)
        y = box.top() + (QFontMetricsF(names).height() - self._tag_height()) / 2
        if tag_line:
            x, y = box.left(), box.top() + name_height + 1
        for words, golden in row.tags:
            x += self._paint_tag(painter, QPointF(x, y), words, golden) + style.px(6)
        top = box.top() + name_height + tag_line
        self._paint_chance(painter, QRectF(box.left(), top, box.width(), self._bar_line()), row)
        painter.setPen(colours.ink)
        painter.setFont(small)
        rest = QRectF(box.left(), top + self._bar_line() + style.px(2), box.width(), 10_000)
        painter.drawText(rest, int(Qt.TextFlag.TextWordWrap), row.reason)

    def _paint_tag(self, painter: QPainter, at: QPointF, words: str, golden: bool) -> float:
        style = theme()
        colours = style.colours
        wide = self._tag_width(words)
        box = QRectF(at.x(), at.y(), wide, self._tag_height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.best_tag if golden else colours.seal)
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(colours.best_text if golden else colours.seal_paper)
        painter.setFont(style.font(Role.TAG))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)
        return wide

    def _paint_chance(self, painter: QPainter, line: QRectF, row: ChoiceRow) -> None:
        style = theme()
        high = style.px(_BAR_HEIGHT)
        wide = self._bar_width(line.width())
        track = QRectF(line.left(), line.center().y() - high / 2, wide, high)
        paint_error_bar(painter, track, row.chance, row.error, row.open_chance)
        numbers = style.font(Role.NUMBER)
        painter.setFont(numbers)
        painter.setPen(style.colours.ink)
        left = line.left() + wide + style.px(_AFTER_BAR)
        painter.drawText(
            QRectF(left, line.top(), line.right() - left, line.height()),
            int(Qt.AlignmentFlag.AlignVCenter),
            row.chance_words,
        )
        left += QFontMetricsF(numbers).horizontalAdvance(row.chance_words) + style.px(_AFTER_CHANCE)
        painter.setPen(QColor(style.colours.ink2))
        room = QRectF(left, line.top(), line.right() - left, line.height())
        words = fit_words(painter, Role.LIMIT, row.error_words, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
