"""The scroll with a master's advice: rows with a card, the chance and its error, a reason."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.cards import PLAIN, CardMark
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.key_cap import KeyCap
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.review.error_bar import paint_error_bar
from yokai_desktop.ui.septet.advice_words import MOST_ROWS, AdviceRow, AdviceStory
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.table.card_marks import FIRST, NUMBER, paint_disc
from yokai_desktop.ui.table.pace import THINKING_IS_TOLD, Pace, Span
from yokai_desktop.ui.theme import Role, Themed, theme

translate = QCoreApplication.translate
_CARD, _SMALL_CARD = 48, 36
_PAD, _GAP, _DISC = 8, 12, 24
_BETWEEN = 6


class AdviceLine(QWidget, Themed):
    """One choice; without a row it breathes while the master thinks."""

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._row: AdviceRow | None = None
        self._mode: Mode | None = None
        self.breath = 0.5
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def show_row(self, row: AdviceRow | None, mode: Mode) -> None:
        self._row, self._mode = row, mode
        self.setAccessibleName(row.spoken() if row is not None else "")
        self._stand()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        """Be as high as the words need in this width."""
        self.setMinimumHeight(self.heightForWidth(self.width()))
        self.updateGeometry()

    def _card_width(self) -> int:
        cards = len(self._row.cards) if self._row is not None else 1
        return theme().px(_CARD if cards < 2 else _SMALL_CARD)

    @property
    def _is_named(self) -> bool:
        """Three cards that go to one player speak for themselves."""
        assert self._row is not None
        assert self._mode is not None
        return len(self._row.cards) < 2 or self._mode.is_seven_next

    def _name_lines(self, width: float) -> float:
        assert self._row is not None
        if not self._is_named:
            return 0.0
        metrics = QFontMetricsF(theme().font(Role.NAME))
        box = QRectF(0, 0, max(20.0, width), 10_000)
        return metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self._row.name).height()

    def _beside(self) -> float:
        """Where the words beside one card begin; several cards have their own line."""
        cards = len(self._row.cards) if self._row is not None else 1
        return theme().px(_PAD) + (self._card_width() + theme().px(_GAP) if cards < 2 else 0)

    def _head_height(self, width: int) -> float:
        """Cards with name and chance."""
        style = theme()
        card = self._card_width() * RATIO
        if self._row is None:
            return card
        words = self._name_lines(width - self._beside() - style.px(_PAD)) + self._chance_height()
        if len(self._row.cards) > 1:
            return card + style.px(4) + words
        return max(card, words) if self._row.cards else words

    def _chance_height(self) -> float:
        if self._row is None or self._row.chance is None:
            return 0.0
        return QFontMetricsF(theme().font(Role.BODY)).height() + theme().px(16)

    def _reason_height(self, width: int) -> float:
        if self._row is None:
            return theme().px(26)
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        box = QRectF(0, 0, width - 2 * theme().px(_PAD), 10_000)
        return metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self._row.reason).height()

    def heightForWidth(self, width: int) -> int:
        pads = 2 * theme().px(_PAD) + theme().px(6)
        return round(self._head_height(width) + self._reason_height(width) + pads)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(200), self.heightForWidth(theme().px(200)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        style = theme()
        painter.setPen(QPen(style.colours.paper_line, 1))
        painter.drawLine(QPointF(0, 0.5), QPointF(self.width(), 0.5))
        if self._row is None:
            self._paint_breath(painter)
            return
        if self._place == 0:
            painter.fillRect(self.rect(), style.colours.current_row)
        head = self._head_height(self.width())
        self._paint_cards(painter)
        self._paint_words(painter)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.ink)
        pad = style.px(_PAD)
        top = pad + head + style.px(5)
        box = QRectF(pad, top, self.width() - 2 * pad, self.height() - top)
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), self._row.reason)

    def _paint_breath(self, painter: QPainter) -> None:
        """The shape of a row, coming and going."""
        style, pad = theme(), theme().px(_PAD)
        tone = QColor(style.colours.paper_line)
        tone.setAlphaF(0.35 + 0.5 * self.breath)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        wide = self._card_width()
        painter.drawRoundedRect(QRectF(pad, pad, wide, wide * RATIO), 4, 4)
        left = pad + wide + style.px(_GAP)
        for line, share in enumerate((0.7, 0.9, 0.5)):
            box = QRectF(left, pad + line * style.px(20), (self.width() - left - pad) * share, 8)
            painter.drawRoundedRect(box, 4, 4)

    def _paint_cards(self, painter: QPainter) -> None:
        assert self._row is not None
        assert self._mode is not None
        wide, pad, style = self._card_width(), theme().px(_PAD), theme()
        for place, card in enumerate(self._row.cards):
            painter.save()
            x = pad + wide / 2 + place * (wide + style.px(6))
            painter.translate(QPointF(x, pad + wide * RATIO / 2))
            picture = picture_of(card, self._mode)
            paint_card(painter, "septet", picture, wide - 2, self.devicePixelRatioF(), PLAIN)
            painter.restore()
        if self._row.cards and self._row.chance is not None:
            side = style.px(_DISC)
            x = pad + len(self._row.cards) * (wide + style.px(6)) - style.px(6)
            disc = QRectF(x - side * 0.62, pad + wide * RATIO - side * 0.75, side, side)
            mark = CardMark(NUMBER if self._place else FIRST, str(self._place + 1))
            paint_disc(painter, disc, mark)

    def _paint_words(self, painter: QPainter) -> None:
        assert self._row is not None
        style, pad, left = theme(), theme().px(_PAD), self._beside()
        top = float(pad)
        if len(self._row.cards) > 1:
            top += self._card_width() * RATIO + style.px(4)
        room = self.width() - left - pad
        painter.setFont(style.font(Role.NAME))
        painter.setPen(style.colours.ink)
        high = self._name_lines(room)
        box = QRectF(left, top, room, high)
        if self._is_named:
            painter.drawText(box, int(Qt.TextFlag.TextWordWrap), self._row.name)
        if self._row.chance is None:
            return
        track = QRectF(left, top + high + style.px(4), room, style.px(8))
        paint_error_bar(painter, track, self._row.chance, self._row.error, None)
        line = QRectF(left, track.bottom() + style.px(4), room, self._chance_height())
        painter.setFont(style.font(Role.BODY))
        painter.setPen(style.colours.ink)
        painter.drawText(line, 0, self._row.figure)
        beside = QFontMetricsF(painter.font()).horizontalAdvance(self._row.figure) + style.px(6)
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.ink2)
        painter.drawText(line.adjusted(beside, style.px(3), 0, 0), 0, self._row.spread)


class AdviceScroll(LongScroll):
    """``think`` while it is asked for, ``tell`` once it is there; ``closed`` by its button."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, padding=14)
        self._close = Button(kind=PAPER, icon="close", height=SMALL)
        self._close.describe(lambda: translate("Septet", "Close the advice (A)"))
        self._close.clicked.connect(self.closed)
        self._title = Label(lambda: translate("Septet", "Advice"), Role.GROUP, wraps=True)
        self._escape = KeyCap(lambda: translate("Septet", "Esc"), "ink2", self)
        self._meaning = Label("", Role.SECONDARY, "ink2", wraps=True)
        self._source = Label("", Role.CAPTION, "ink2", wraps=True)
        self.lines = [AdviceLine(place) for place in range(MOST_ROWS)]
        self.body.addLayout(row((self._title, 1), self._escape, self._close, spacing=_BETWEEN))
        self.body.addWidget(self._meaning)
        for line in self.lines:
            self.body.addWidget(line)
        self.body.addWidget(self._source)
        self.body.addStretch()
        self.body.setSpacing(4)
        self._update_words = QTimer(self, singleShot=True, interval=THINKING_IS_TOLD)
        self._update_words.timeout.connect(self._update_thinking)
        self._breath = QVariantAnimation(self)
        self._breath.setStartValue(0.0)
        self._breath.setKeyValueAt(0.5, 1.0)
        self._breath.setEndValue(0.0)
        self._breath.setDuration(2 * Span.PULSE)
        self._breath.setLoopCount(-1)
        self._breath.valueChanged.connect(self._breathe)
        self.hide()

    def think(self, mode: Mode, pace: Pace) -> None:
        """The master has been asked."""
        for line in self.lines:
            line.show_row(None, mode)
            line.show()
        self._meaning.setText("")
        self._source.setText("")
        self._update_words.start()
        if not pace.reduced and not pace.is_still:
            self._breath.start()

    def tell(self, story: AdviceStory, mode: Mode) -> None:
        """What the master found."""
        self._rest()
        self._meaning.setText(story.line)
        self._source.setText(story.source)
        self.name(story.spoken())
        for place, line in enumerate(self.lines):
            shown = story.rows[place] if place < len(story.rows) else None
            line.show_row(shown, mode)
            line.setVisible(shown is not None)
        self.lay_out()

    def lay_out(self) -> None:
        """The key is named where the first line has room for it."""
        parts = (self._title.minimumSizeHint(), self._escape.sizeHint(), self._close.sizeHint())
        needed = sum(part.width() for part in parts) + 2 * _BETWEEN
        fits = needed <= self._window.viewport().width()
        self._escape.setVisible(fits and not theme().scale.is_text_large)
        super().lay_out()

    def put_away(self) -> None:
        self._rest()
        self.hide()

    def _rest(self) -> None:
        self._update_words.stop()
        self._breath.stop()

    def _update_thinking(self) -> None:
        self._meaning.setText(translate("Septet", "The master is thinking…"))

    def _breathe(self, breath: float) -> None:
        for line in self.lines:
            line.breath = breath
            line.update()
