"""While a review is worked out: how far it is, how long it will take, pausing and hurrying."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.ui.parts.bindings import ask_again
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_SOON = 2.5
"""Seconds below which no number is told."""
_MINUTE = 60
_PAD = 18


def time_words(seconds: float | None) -> str:
    """How long it will take, roughly."""
    if seconds is None:
        return ""
    if seconds < _SOON:
        return translate("Review", "almost done")
    if seconds < _MINUTE:
        return translate("Review", "about %n second(s) more", "", round(seconds))
    return translate("Review", "about %n minute(s) more", "", round(seconds / _MINUTE))


class WorkingSlip(Surface):
    """``paused`` asks for a pause or its end, ``hurried`` for less effort."""

    paused = Signal()
    hurried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sitting: Sitting | None = None
        self.percent = Label(self._percent_words, Role.FIGURE, "ink")
        self.time = Label(self._time_words, Role.SECONDARY, "ink2", wraps=True)
        self.line = ProgressLine(colour="gold")
        self.pause = Button(self._pause_words, PAPER, icon="pause", height=SMALL)
        self.hurry = Button(
            lambda: translate("Review", "Faster, less precise"), PAPER, height=SMALL
        )
        self.pause.clicked.connect(self.paused)
        self.hurry.clicked.connect(self.hurried)
        note = Label(
            lambda: translate(
                "Review", "You may leave this page: the review goes on and is saved with the game."
            ),
            Role.SECONDARY,
            "ink2",
            wraps=True,
        )
        self._buttons = row(self.pause, self.hurry, spacing=8)
        column(
            row(self.percent, (self.time, 1), spacing=14),
            self.line,
            note,
            self._buttons,
            spacing=10,
            margins=(_PAD, 12, _PAD, 16),
            on=self,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """The buttons stand side by side where there is room."""
        wide = self.pause.sizeHint().width() + self.hurry.sizeHint().width()
        fits = wide + theme().px(8 + 2 * _PAD) <= self.width()
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.LeftToRight if fits else way.TopToBottom)

    def show_sitting(self, sitting: Sitting) -> None:
        """How far it is now."""
        self._sitting = sitting
        self.line.setValue(round(100 * sitting.share))
        self.line.setAccessibleName(translate("Review", "Progress of the review"))
        self.pause.set_icon("play" if sitting.is_paused else "pause")
        self.hurry.setEnabled(not sitting.review.quick)
        ask_again(self)
        self._spread()

    def _percent_words(self) -> str:
        return percent_words(self._sitting.share if self._sitting is not None else 0.0)

    def _time_words(self) -> str:
        if self._sitting is None:
            return ""
        if self._sitting.is_paused:
            return translate("Review", "paused")
        return time_words(self._sitting.seconds_left)

    def _pause_words(self) -> str:
        if self._sitting is not None and self._sitting.is_paused:
            return translate("Review", "Resume")
        return translate("Review", "Pause")
