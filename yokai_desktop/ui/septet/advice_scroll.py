"""The scroll with a master's advice: rows with a card, the chance and its error, a reason."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.key_cap import KeyCap
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.septet.advice_line import AdviceLine
from yokai_desktop.ui.septet.advice_words import MOST_ROWS, AdviceStory
from yokai_desktop.ui.table.pace import THINKING_IS_TOLD, Pace, Span
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_BETWEEN = 6


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
        self.body.addStretch(1)
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
            line.breathe(breath)
