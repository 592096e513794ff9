"""The four families at the end in a row: together or in pieces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE, Family
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import FAMILIES as TONES
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name

_SIDE, _GAP = 36, 10


class FamilyRow(QWidget, Themed):
    """``show_families`` tells which ones are in pieces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._split: tuple[Family, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def show_families(self, split: tuple[Family, ...]) -> None:
        self._split = split
        self.setAccessibleName(
            row_of(labelled(family_name(family), self._words(family)) for family in FAMILIES)
        )
        self.update()

    def _words(self, family: Family) -> str:
        if family in self._split:
            return translate("Yokai", "scattered")
        return translate("Yokai", "{count} together").format(count=FAMILY_SIZE)

    def _columns(self, width: int) -> int:
        """Four beside each other, or two where their words need more room."""
        style = theme()
        names, small = (QFontMetricsF(style.font(role)) for role in (Role.NAME, Role.SECONDARY))
        longest = max(
            max(names.horizontalAdvance(family_name(family)), small.horizontalAdvance(words))
            for family in FAMILIES
            for words in (self._words(family),)
        )
        taken = longest + style.px(_SIDE) + style.px(14) + 4
        return len(FAMILIES) if taken * len(FAMILIES) <= width else 2

    def heightForWidth(self, width: int) -> int:
        return self._line_height() * (len(FAMILIES) // self._columns(width))

    def _line_height(self) -> int:
        style = theme()
        words = sum(
            QFontMetricsF(style.font(role)).height() for role in (Role.NAME, Role.SECONDARY)
        )
        return max(style.px(_SIDE), round(words)) + style.px(8)

    def shown_words(self) -> list[tuple[str, str]]:
        """The name of each family and what became of it, as they are painted: … ends a cut one."""
        style = theme()
        names, small = (QFontMetricsF(style.font(role)) for role in (Role.NAME, Role.SECONDARY))
        room = self.width() / self._columns(self.width()) - style.px(_SIDE) - style.px(_GAP) - 4
        elide = Qt.TextElideMode.ElideRight
        return [
            (
                names.elidedText(family_name(family), elide, room),
                small.elidedText(self._words(family), elide, room),
            )
            for family in FAMILIES
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = style.px(_SIDE)
        columns = self._columns(self.width())
        step = self.width() / columns
        names = QFontMetricsF(style.font(Role.NAME))
        shown = self.shown_words()
        for place, family in enumerate(FAMILIES):
            name, words = shown[place]
            down, across = divmod(place, columns)
            box = QRectF(round(across * step), 2 + down * self._line_height(), side, side)
            tone = TONES[family.word].fill
            if family in self._split:
                painter.setPen(QPen(tone, 2, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tone)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
            inner = box.adjusted(5, 5, -5, -5).toAlignedRect()
            sign = tone if family in self._split else style.colours.paper
            pictures.paint(painter, mark_of(family), QRectF(inner), self.devicePixelRatioF(), sign)
            x = box.right() + style.px(_GAP)
            painter.setFont(style.font(Role.NAME))
            painter.setPen(style.colours.text)
            painter.drawText(QPointF(x, box.top() + names.ascent()), name)
            painter.setFont(style.font(Role.SECONDARY))
            painter.setPen(style.colours.muted)
            small = QFontMetricsF(style.font(Role.SECONDARY))
            painter.drawText(QPointF(x, box.top() + names.height() + small.ascent()), words)
