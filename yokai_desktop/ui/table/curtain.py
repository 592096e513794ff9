"""The curtain between two people at one screen: it hides everything until the next one is there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import ask_again, bind_text, follow_style
from yokai_desktop.ui.parts.buttons import HERO, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.leading_hand import hold_keyboard
from yokai_desktop.ui.services.sound import play_sound
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.curtain_art import paint_caller, paint_rod, woven_cloth
from yokai_desktop.ui.table.motion import IN_OUT, Tween
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, theme

_SIDE_PART = 0.23
_AJAR = 1e-6
"""How far it is open as soon as somebody has come: it hides the table no longer."""


class Curtain(QWidget):
    """Opaque from the first frame.  ``opened`` comes when the person says who they are."""

    opened = Signal(int)
    """The seat of the person who is here now; emitted before the cloth moves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = -1
        self._mask = "person-1"
        self._words: Callable[[], tuple[str, str]] = lambda: ("", "")
        self._cloths: list[tuple[QRectF, QPixmap]] = []
        self._open = 0.0
        self.pace = Pace()
        self.clock = Clock(self)
        self._title = Label(self._title_words, Role.PAGE_TITLE, "plate_text", parent=self)
        bind_text(self.setAccessibleName, self._title_words)
        self._line = Label(
            lambda: self.tr(
                "Everybody else, please look away. Your cards appear when you open the curtain."
            ),
            Role.PROMPT,
            "plate_sub",
            wraps=True,
            parent=self,
        )
        self._button = Button(
            lambda: self.tr("I’m {name}").format(name=self._words()[0]),
            PRIMARY,
            height=HERO,
            parent=self,
        )
        self._key = Label(
            lambda: self.tr("or press Space"), Role.SECONDARY, "plate_sub", parent=self
        )
        self._foot = Label(lambda: self._words()[1], Role.SECONDARY, "plate_sub", parent=self)
        for label in (self._title, self._line, self._key, self._foot):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button.clicked.connect(self._enter)
        follow_style(self, self._fit)
        self.hide()

    @property
    def is_closed(self) -> bool:
        """Whether it hides the table."""
        return self.isVisible() and self._open == 0.0

    def call(self, seat: int, mask: str, words: Callable[[], tuple[str, str]]) -> None:
        """Close at once and call a person; ``words`` tells the name and a line about who plays."""
        self.seat, self._mask, self._words = seat, mask, words
        self._open = 0.0
        self.clock.stop()
        ask_again(self)
        self._place()
        self._show_words(True)
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self.take_focus()
        self.repaint()

    def take_focus(self) -> None:
        """Have the keyboard: nothing else can be reached while the curtain is closed."""
        hold_keyboard(self._button)

    def focusNextPrevChild(self, next: bool) -> bool:
        if not self.is_closed:
            return super().focusNextPrevChild(next)
        self.take_focus()
        return True

    def _title_words(self) -> str:
        return self.tr("{name}, it’s your turn").format(name=self._words()[0])

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:  # every part has its new words
            self._place()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if self._open or not self.isVisible():
            return
        self._open = _AJAR
        self._show_words(False)
        play_sound("curtain")
        self.opened.emit(self.seat)

        def show(part: float) -> None:
            self._open = max(part, _AJAR)
            self.update()

        self.clock.play(Tween(self.pace.ms(Span.CURTAIN), show, curve=IN_OUT, after=self.hide))

    def _show_words(self, shown: bool) -> None:
        for widget in (self._title, self._line, self._button, self._key, self._foot):
            widget.setVisible(shown)

    def _fit(self) -> None:
        self._cloths = []
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _place(self) -> None:
        """Everything is centred under the mask."""
        style = theme()
        width, y = self.width(), self._moon().bottom() + style.px(34)
        for widget, gap in (
            (self._title, 4),
            (self._line, 28),
            (self._button, 10),
            (self._key, 0),
        ):
            hint = widget.sizeHint()
            if widget is self._button:
                w = max(hint.width(), style.px(300))
            else:
                words = widget.fontMetrics().horizontalAdvance(widget.text()) + style.px(30)
                w = min(width - style.px(80), words)
                if widget.hasHeightForWidth():
                    hint.setHeight(widget.heightForWidth(w))
            widget.setGeometry(round((width - w) / 2), round(y), w, hint.height())
            y += hint.height() + style.px(gap)
        foot = self._foot.sizeHint()
        self._foot.setGeometry(0, self.height() - style.px(62), width, foot.height())

    def _moon(self) -> QRectF:
        side = theme().px(300)
        return QRectF((self.width() - side) / 2, theme().px(96), side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, whole = theme(), QRectF(self.rect())
        fade = 1.0 - self._open
        if self.pace.reduced and self._open:
            painter.setOpacity(fade)
        elif self._open == 0.0:
            painter.fillRect(whole, style.colours.plate_field)
        if not self._cloths:
            self._cloths = self._weave()
        slid = 0.0 if self.pace.reduced else self._open
        for place, (box, cloth) in enumerate(self._cloths):
            dx = (-1, 0, 1)[place] * slid * (box.width() + 4)
            dy = -slid * whole.height() * 1.02 if place == 1 else 0.0
            painter.drawPixmap(box.topLeft() + QPointF(dx, dy), cloth)
        if self._open == 0.0:
            paint_rod(painter, self.width())
            paint_caller(painter, self._moon(), self._mask, self.devicePixelRatioF())

    def _weave(self) -> list[tuple[QRectF, QPixmap]]:
        """The three cloths, painted once per size."""
        width, height = self.width(), self.height()
        edge = width * _SIDE_PART
        boxes = [
            QRectF(0, 0, edge, height),
            QRectF(edge, 0, width - 2 * edge, height),
            QRectF(width - edge, 0, edge, height),
        ]
        return [
            (box, woven_cloth(box, place, self.devicePixelRatioF()))
            for place, box in enumerate(boxes)
        ]
