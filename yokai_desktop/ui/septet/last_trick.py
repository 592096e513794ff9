"""The last trick, to be looked at again: small in its panel, large over the mat."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.models.cards import CardLook
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.panel import Panel
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import groups_of, labelled, row_of
from yokai_desktop.words.septet.cards import card_name
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate
_MOST_NAME = 14
"""Names longer than so many letters end in dots."""


class TrickStrip(QWidget, Themed):
    """The cards of a trick side by side, the winner's with a golden edge."""

    def __init__(
        self,
        width: int,
        parent: QWidget | None = None,
        *,
        named: bool = False,
        ink: str = "panel_text",
    ) -> None:
        super().__init__(parent)
        self._design_width, self._is_named, self._ink = width, named, ink
        self._trick: TrickTaken | None = None
        self._names: Names | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_trick(self, trick: TrickTaken | None, names: Names) -> None:
        self._trick, self._names = trick, names
        bind_text(
            self.setAccessibleName, lambda: "" if trick is None else trick_words(trick, names)
        )
        self.updateGeometry()
        self.update()

    def _label_height(self) -> float:
        return QFontMetricsF(theme().font(Role.SECONDARY)).height() + 6 if self._is_named else 0.0

    def sizeHint(self) -> QSize:
        style = theme()
        count = len(self._trick.cards) if self._trick else 4
        wide = style.px(self._design_width)
        step = max(wide + style.px(14 if self._is_named else 2), self._widest_name() + 8)
        return QSize(count * step + 8, round(wide * RATIO + style.px(12) + self._label_height()))

    def _widest_name(self) -> int:
        """What the longest name under a card takes, as far as names go."""
        if not self._is_named or self._trick is None or self._names is None:
            return 0
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        names = [self._names.name(played.seat) for played in self._trick.cards]
        most = _MOST_NAME * metrics.averageCharWidth()
        return round(min(most, max(map(metrics.horizontalAdvance, names))))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._trick is None or self._names is None:
            return
        style = theme()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        count = len(self._trick.cards)
        wide = min(style.px(self._design_width), (self.width() - 8) / count)
        step = (self.width() - 8) / count
        for place, played in enumerate(self._trick.cards):
            middle = QPointF(4 + step * (place + 0.5), style.px(5) + wide * RATIO / 2)
            painter.save()
            painter.translate(middle)
            best = played.seat == self._trick.seat
            paint_card(
                painter,
                "septet",
                picture_of(played.card, self._names.game_mode),
                wide - 4,
                self.devicePixelRatioF(),
                CardLook(best=best),
            )
            painter.restore()
            if self._is_named:
                self._paint_name(painter, middle, step, wide, played.seat)

    def _paint_name(
        self, painter: QPainter, middle: QPointF, step: float, wide: float, seat: int
    ) -> None:
        assert self._names is not None
        painter.setFont(theme().font(Role.SECONDARY))
        painter.setPen(getattr(theme().colours, self._ink))
        line = QRectF(middle.x() - step / 2, middle.y() + wide * RATIO / 2 + 5, step, 60)
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(self._names.name(seat), Qt.TextElideMode.ElideRight, step - 4)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignHCenter), name)


def trick_words(trick: TrickTaken, names: Names) -> str:
    """The trick in a sentence."""
    cards = row_of(labelled(names.name(p.seat), card_name(p.card)) for p in trick.cards)
    return groups_of((cards, taker_words(trick, names)))


def taker_words(trick: TrickTaken, names: Names) -> str:
    if names.is_you(trick.seat):
        return translate("Septet", "You took it.")
    return translate("Septet", "{name} took it.").format(name=names.name(trick.seat))


class LastTrickPanel(Panel):
    """The last trick under the log, with a way to look at it again."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(lambda: translate("Septet", "Last trick"), Role.NAME, "panel_text")
        self._taker = ElidedLabel(role=Role.SECONDARY, colour="panel_muted")
        self._taker.setAlignment(Qt.AlignmentFlag.AlignRight)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._taker, 1)
        self.body.addLayout(head)
        self._strip = TrickStrip(50, self)
        self.body.addWidget(self._strip)
        self._again = LinkButton(lambda: translate("Septet", "Look again"), "gold_hi")
        bind_text(self._again.setToolTip, lambda: translate("Septet", "Last trick (T)"))
        self._again.clicked.connect(self.asked)
        self.body.addWidget(self._again)
        self.body.addStretch()

    def show_trick(self, trick: TrickTaken | None, names: Names) -> None:
        bind_text(self._taker.setText, lambda: "" if trick is None else names.name(trick.seat))
        self._strip.show_trick(trick, names)


class TrickPeek(Surface, Themed):
    """The last trick, large, over the mat; any click or key puts it away."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._strip = TrickStrip(96, self, named=True)
        self._title = Label(role=Role.NAME, colour="panel_text", parent=self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        self.follow_theme()

    def open(self, trick: TrickTaken, names: Names, middle: QPointF) -> None:
        """Show a trick around a point of the table."""
        self._strip.show_trick(trick, names)
        self._title.setText(taker_words(trick, names))
        self.setAccessibleName(trick_words(trick, names))
        style = theme()
        pad = style.px(18)
        title = self._title.sizeHint().height()
        strip = self._strip.sizeHint()
        wide = max(strip.width(), self._title.sizeHint().width()) + 2 * pad
        high = strip.height() + title + 3 * pad
        self.setGeometry(
            round(middle.x() - wide / 2), round(max(4, middle.y() - high / 2)), wide, high
        )
        self._title.setGeometry(pad, pad, wide - 2 * pad, title)
        self._strip.setGeometry(pad, 2 * pad + title, wide - 2 * pad, strip.height())
        self.raise_()
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_peek(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_peek()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.close_peek()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab puts it away like any other key; the table says who has the keyboard then."""
        if not self.isVisible():
            return super().focusNextPrevChild(next)
        self.close_peek()
        return True
