"""The coach's slip: a question before a card is played, with three answers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.buttons import NORMAL, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.keys import ENTER
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.picture import Picture
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_FOX, _BAR, _MARGIN = 72, 6, 6
_FACE = "ornaments/fox-smiling"


class CoachSlip(Raised):
    """``answered(name)`` carries ``again``, ``why`` or ``play``."""

    rim = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    answered = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label(lambda: translate("Septet", "Sure?"), Role.SECTION, "ink")
        self.words = Label(
            lambda: translate("Septet", "There is a better card."), Role.BODY, "ink", wraps=True
        )
        self.reason = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.again = Button(lambda: translate("Septet", "Choose again"), PRIMARY, height=NORMAL)
        self.why = Button(lambda: translate("Septet", "Why"), PAPER, icon="help", height=NORMAL)
        self.play = Button(lambda: translate("Septet", "Play it"), PAPER, height=NORMAL)
        self._buttons = {"again": self.again, "why": self.why, "play": self.play}
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _=False, n=name: self.answered.emit(n))
            button.installEventFilter(self)
        self._is_tight = False
        self._text = column(self.title, (self.words, 1), spacing=2)
        self.fox = Picture(_FACE, _FOX)
        self._head = row(self.fox, (self._text, 1), spacing=14)
        self._answers = row(1, self.again, self.why, self.play, spacing=8)
        self._rows = row((self._head, 1), self._answers, spacing=12)
        self._all = column(
            self._rows, self.reason, spacing=8, margins=(_BAR + 20, 12, 20, 12), on=self
        )
        bind_text(self.setAccessibleName, lambda: translate("Septet", "Coach"))
        self.hide()

    def height_for(self, width: int, *, is_tight: bool) -> int:
        """How high it is; where there is little room the buttons go below the words unless the
        title leaves them room, title and words then share a line, and a reason takes its place."""
        way = QBoxLayout.Direction
        self._is_tight = is_tight
        self._show_words()
        self._show_title(True)
        beside = self._head.minimumSize().width() + self._answers.minimumSize().width() + 12
        margins = self._all.contentsMargins()
        fits = beside <= width - margins.left() - margins.right()
        is_one_row = fits or not is_tight
        self._show_title(is_one_row or not self.reason.text())
        self._text.setDirection(way.TopToBottom if is_one_row else way.LeftToRight)
        self._text.setSpacing(2 if is_one_row else theme().px(14))
        self._rows.setDirection(way.LeftToRight if is_one_row else way.TopToBottom)
        self._all.activate()
        return self._all.totalHeightForWidth(width)

    def ask(self, reason: str = "") -> None:
        """Show it, with as much of a reason as was asked for."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self._show_words()

    def _show_words(self) -> None:
        """A reason says more than the words: where there is little room it takes their place."""
        self.words.setVisible(not (self._is_tight and self.reason.text()))

    def _show_title(self, is_shown: bool) -> None:
        for part in (self.fox, self.title):
            part.setVisible(is_shown)

    def spine(self) -> tuple[float, QColor]:
        return theme().px(_BAR), theme().colours.coin

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and Escape choose again, W asks why, Space plays it; Tab reaches all three."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            wanted = {Qt.Key.Key_W: "why", Qt.Key.Key_Escape: "again"}.get(Qt.Key(key), "")
            if key == Qt.Key.Key_Space and watched is self.again:
                wanted = "play"
            elif key in ENTER:
                wanted = next(n for n, button in self._buttons.items() if button is watched)
            if wanted:
                self.answered.emit(wanted)
                return True
        return super().eventFilter(watched, event)
