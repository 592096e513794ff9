"""A choice on the scroll of advice: its cards, its name, the chance with its error, a reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.cards import PLAIN, CardMark
from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.review.error_bar import paint_error_bar
from yokai_desktop.ui.septet.advice_words import AdviceRow
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.table.card_marks import FIRST, NUMBER, paint_disc
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.qss import set_state

_CARD, _SMALL_CARD = 48, 36
_PAD, _GAP, _DISC, _BETWEEN = 8, 12, 24, 6
_LEFT, _ABOVE = 0.62, 0.75
"""Of the disc: how much of it lies on the last card."""


class _Cards(QWidget):
    """The cards of a choice with its place; without a choice the shape of a line that breathes."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place
        self._row: AdviceRow | None = None
        self._mode: Mode | None = None
        self.breath = 0.5
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_row(self, row: AdviceRow | None, mode: Mode) -> None:
        self._row, self._mode = row, mode
        across = QSizePolicy.Policy.Expanding if row is None else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setVisible(row is None or bool(row.cards))
        self.updateGeometry()
        self.update()

    @property
    def _count(self) -> int:
        return len(self._row.cards) if self._row is not None else 1

    def _card(self) -> int:
        return theme().px(_CARD if self._count < 2 else _SMALL_CARD)

    def sizeHint(self) -> QSize:
        disc = theme().px(_DISC)
        return QSize(
            round(self._right() + disc * (1 - _LEFT)),
            round(self._card() * RATIO + disc * (1 - _ABOVE)),
        )

    def _right(self) -> float:
        """Where the last card ends."""
        step = self._card() + theme().px(_BETWEEN)
        return self._count * step - theme().px(_BETWEEN)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if self._row is None or self._mode is None:
            self._paint_breath(painter)
            return
        wide, style = self._card(), theme()
        for place, card in enumerate(self._row.cards):
            painter.save()
            x = wide / 2 + place * (wide + style.px(_BETWEEN))
            painter.translate(QPointF(x, wide * RATIO / 2))
            picture = picture_of(card, self._mode)
            paint_card(painter, "septet", picture, wide - 2, self.devicePixelRatioF(), PLAIN)
            painter.restore()
        if self._row.chance is not None:
            side = style.px(_DISC)
            x, y = self._right() - side * _LEFT, wide * RATIO - side * _ABOVE
            disc = QRectF(x, y, side, side)
            mark = CardMark(NUMBER if self._place else FIRST, str(self._place + 1))
            paint_disc(painter, disc, mark)

    def _paint_breath(self, painter: QPainter) -> None:
        """The shape of a line, coming and going."""
        tone = QColor(theme().colours.paper_line)
        tone.setAlphaF(0.35 + 0.5 * self.breath)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        wide = self._card()
        painter.drawRoundedRect(QRectF(0, 0, wide, wide * RATIO), 4, 4)
        left = wide + theme().px(_GAP)
        for line, share in enumerate((0.7, 0.9, 0.5)):
            box = QRectF(left, line * theme().px(20), (self.width() - left) * share, 8)
            painter.drawRoundedRect(box, 4, 4)


class _Chance(QWidget):
    """The bar of the chance."""

    def __init__(self) -> None:
        super().__init__()
        self._row: AdviceRow | None = None
        bind_style(self.setFixedHeight, 16)

    def show_row(self, row: AdviceRow) -> None:
        self._row = row
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._row is None or self._row.chance is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        quarter = self.height() / 4
        track = QRectF(self.rect()).adjusted(0, quarter, 0, -quarter)
        paint_error_bar(painter, track, self._row.chance, self._row.error, None)


class AdviceLine(Surface):
    """One choice; without a row it breathes while the master thinks."""

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("best", place == 0)
        self._cards = _Cards(place)
        self._name = Label(role=Role.NAME, wraps=True)
        self._chance = _Chance()
        self._figure = Label(role=Role.BODY)
        self._spread = Label(role=Role.CAPTION, colour="ink2")
        self._reason = Label(role=Role.SECONDARY, wraps=True)
        self._figures = row(self._figure, self._spread, 1, spacing=6)
        self._words = column(self._name, self._chance, self._figures, 1, spacing=0)
        cards = column(self._cards, 1, spacing=0)
        self._head = row(cards, (self._words, 1), spacing=_GAP - _DISC * (1 - _LEFT))
        column(self._head, self._reason, spacing=2, margins=(_PAD,) * 4, on=self)

    def show_row(self, row: AdviceRow | None, mode: Mode) -> None:
        """A choice, or None while it is awaited."""
        self._cards.show_row(row, mode)
        for part in (self._name, self._chance, self._figure, self._spread, self._reason):
            part.setVisible(row is not None)
        set_state(self, "awaited", row is None)
        self.setAccessibleName(row.spoken() if row is not None else "")
        if row is None:
            return
        ways, is_alone = QBoxLayout.Direction, len(row.cards) < 2
        self._head.setDirection(ways.LeftToRight if is_alone else ways.TopToBottom)
        self._name.setText(row.name)
        self._name.setVisible(is_alone or mode.is_seven_next)  # three cards speak for themselves
        self._chance.show_row(row)
        self._figure.setText(row.figure)
        self._spread.setText(row.spread)
        self._reason.setText(row.reason)
        for part in (self._chance, self._figure, self._spread):
            part.setVisible(row.chance is not None)

    def breathe(self, breath: float) -> None:
        """How strong the shape is seen, from 0 to 1."""
        self._cards.breath = breath
        self._cards.update()
