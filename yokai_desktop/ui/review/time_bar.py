"""The strip below a decision: steps, a track with marks above it, the ways between mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from yokai_desktop.ai.reviews.reviewed import DecisionLabel as Rating
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.jump_slider import JumpSlider
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.review.foot import ReviewFoot
from yokai_desktop.ui.review.marks import SMALL_MARK, paint_mark
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
STEPS = {
    "first": "first",
    "back": "arrow-left",
    "play": "play",
    "forward": "arrow-right",
    "last": "last",
}
"""The steps and their icons."""
_HIT = 12
"""Half the width in which a mark takes a click, in pixels."""


@dataclass(frozen=True)
class TimeMark:
    """A mark above the track: at which action, how it is rated, in words."""

    at: int
    label: Rating | None
    """None for a bookmark."""
    is_own: bool
    words: str


class MarkedTrack(JumpSlider):
    """A slider with marks above it; a click on one goes there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks: tuple[TimeMark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_marks(self, marks: tuple[TimeMark, ...]) -> None:
        self.marks = marks
        self.update()

    def _x(self, at: int) -> float:
        handle = 20
        room = self.width() - handle
        return handle / 2 + room * at / max(1, self.maximum())

    def mark_at(self, x: float, y: float) -> TimeMark | None:
        """The mark under a point."""
        if y > self.height() / 2:
            return None
        near = [mark for mark in self.marks if abs(self._x(mark.at) - x) <= _HIT]
        return min(near, key=lambda mark: abs(self._x(mark.at) - x), default=None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        mark = self.mark_at(event.position().x(), event.position().y())
        if mark is not None:
            self.setValue(mark.at)
        else:
            super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            mark = self.mark_at(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), plain_tip(mark.words) if mark else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = max(11, style.px(SMALL_MARK))
        for mark in self.marks:
            x, top = self._x(mark.at), self.height() / 2 - 8 - side
            painter.setPen(QPen(style.colours.bar_sub, 1))
            painter.drawLine(round(x), round(top + side), round(x), round(self.height() / 2 - 3))
            box = QRectF(x - side / 2, top, side, side)
            if mark.label is None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(style.colours.knob_top)
                painter.drawEllipse(box.adjusted(3, 3, -3, -3))
            else:
                paint_mark(painter, box, mark.label, signed=False, hollow=not mark.is_own)


class TimeBar(ReviewFoot):
    """Says what is wanted; the page does it and shows it here."""

    step_asked = Signal(str)
    jump_asked = Signal(int)
    mistake_asked = Signal(int)
    """-1 for the one before, 1 for the next."""
    try_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = {name: Button(kind=BAR, icon=icon) for name, icon in STEPS.items()}
        for name, button in self.steps.items():
            button.clicked.connect(lambda _=False, n=name: self.step_asked.emit(n))
            self.row.addWidget(button)
            button.describe(partial(_step_words, name))
        self.track = MarkedTrack()
        self.track.valueChanged.connect(self.jump_asked)
        bind_text(
            self.track.setAccessibleName, lambda: translate("Controls", "Position in the game")
        )
        self.place = Label(role=Role.NUMBER, colour="bar_text")
        bind_style(self.place.setMinimumWidth, line(86))
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.before = Button(
            lambda: translate("Review", "Previous mistake"), BAR, icon="arrow-left", height=SMALL
        )
        self.after = Button(
            lambda: translate("Review", "Next mistake"), BAR, icon="arrow-right", height=SMALL
        )
        self.before.clicked.connect(lambda: self.mistake_asked.emit(-1))
        self.after.clicked.connect(lambda: self.mistake_asked.emit(1))
        self.try_it = Button(lambda: translate("Review", "Try it"), BAR, icon="edit", height=SMALL)
        self.try_it.clicked.connect(self.try_asked)
        self.row.addWidget(self.track, 1)
        for widget in (self.place, self.before, self.after, self.try_it):
            self.row.addWidget(widget)

    def set_length(self, last: int) -> None:
        """How many actions there are."""
        self.track.blockSignals(True)
        self.track.setRange(0, last)
        self.track.setPageStep(max(1, last // 10))
        self.track.blockSignals(False)

    def offer(self, *, before: bool, after: bool, can_try: bool) -> None:
        """Let the mistakes before and after be reached, and this one be tried, or not."""
        self.before.setEnabled(before)
        self.after.setEnabled(after)
        self.try_it.setEnabled(can_try)

    def make_large(self, is_large: bool) -> None:
        """Large words leave no room for the steps to both ends."""
        for name in ("first", "last"):
            self.steps[name].setVisible(not is_large)

    def show_position(self, position: int, *, is_playing: bool) -> None:
        last = self.track.maximum()
        self.track.blockSignals(True)
        self.track.setValue(position)
        self.track.blockSignals(False)
        self.place.setText(f"{position} / {last}")
        for name in ("first", "back"):
            self.steps[name].setEnabled(position > 0)
        for name in ("play", "forward", "last"):
            self.steps[name].setEnabled(position < last)
        self.steps["play"].set_icon("pause" if is_playing else "play")


def _step_words(name: str) -> str:
    return {
        "first": translate("Controls", "To the start"),
        "back": translate("Controls", "Previous step"),
        "play": translate("Review", "Play or pause"),
        "forward": translate("Controls", "Next step"),
        "last": translate("Controls", "To the end"),
    }[name]
