"""Answers as a row of large buttons, each with its key: a family, yes or not yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.layouts import grid
from yokai_desktop.ui.theme import Role, Themed, theme

_HEIGHT, _MARK, _SIGN = 74, 40, 24


@dataclass(frozen=True)
class Answer:
    """One answer: its word, how it reads, its picture."""

    value: str
    words: str
    picture: str = ""


class AnswerButton(RingFocus, QAbstractButton, Themed):
    """A slip of paper with a mark, a name and its key; ✓ or ✗ once it is judged."""

    def __init__(self, answer: Answer, key: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer, self.key = answer, key
        self.verdict: bool | None = None
        self.setText(answer.words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_verdict(self, verdict: bool | None) -> None:
        self.verdict = verdict
        self.update()

    def sizeHint(self) -> QSize:
        look = theme()
        words = QFontMetricsF(look.font(Role.BUTTON)).horizontalAdvance(self.text())
        mark = look.px(_MARK + 10) if self.answer.picture else 0
        return QSize(round(words) + mark + look.px(44), look.scale.line(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        colours = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        edges = {None: colours.paper_edge, True: colours.right, False: colours.wrong}
        painter.setPen(QPen(edges[self.verdict], 1 if self.verdict is None else 3))
        painter.setBrush(colours.paper_hi)
        painter.drawRoundedRect(box, 8, 8)
        left = box.left() + look.px(12)
        if self.answer.picture:
            side = min(look.px(_MARK), box.height() - 16)
            spot = QRectF(left, box.center().y() - side / 2, side, side)
            pictures.paint(painter, self.answer.picture, spot, self.devicePixelRatioF())
            left = spot.right() + look.px(10)
        painter.setFont(look.font(Role.BUTTON))
        painter.setPen(colours.ink)
        words = QRectF(left, box.top(), box.right() - left - look.px(8), box.height())
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        painter.drawText(words, flags, self.text())
        painter.setFont(look.font(Role.CAPTION))
        painter.setPen(colours.ink2)
        corner = box.adjusted(0, 4, -8, 0)
        top = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        sign = {None: str(self.key), True: "✓", False: "✗"}[self.verdict]
        painter.drawText(corner, top, sign)
        paint_answer(painter, self, box, 8)


class AnswerRow(QWidget):
    """``chosen`` carries the word of an answer; digits choose too."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[AnswerButton] = []
        self._grid = grid(across=12, down=8, margins=(12, 4, 12, 8), on=self)
        self.hide()

    def show_answers(self, answers: tuple[Answer, ...]) -> None:
        """Other answers; none hides the row."""
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [AnswerButton(answer, key) for key, answer in enumerate(answers, start=1)]
        for button in self.buttons:
            button.clicked.connect(self._chooser(button))
        self._spread()
        self.setVisible(bool(answers))

    def say_again(self, answers: tuple[Answer, ...]) -> None:
        """The same answers in other words."""
        for button, answer in zip(self.buttons, answers, strict=False):
            button.setText(answer.words)
        self._spread()

    def _spread(self) -> None:
        """In one row, or in as many as their words need."""
        if not self.buttons:
            return
        widest = max(button.sizeHint().width() for button in self.buttons) + 12
        across = max(1, min(len(self.buttons), (self.width() - 12) // widest))
        rows = -(-len(self.buttons) // across)
        across = -(-len(self.buttons) // rows)
        for place, button in enumerate(self.buttons):
            self._grid.addWidget(button, place // across, place % across)
        for column in range(len(self.buttons)):
            self._grid.setColumnStretch(column, 1 if column < across else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _chooser(self, button: AnswerButton) -> Callable[[], None]:
        return lambda: self.chosen.emit(button.answer.value)

    def judge(self, value: str, is_right: bool | None) -> None:
        """Mark an answer; None takes all marks away."""
        for button in self.buttons:
            if is_right is None:
                button.set_verdict(None)
            elif button.answer.value == value:
                button.set_verdict(is_right)

    def set_open(self, is_open: bool) -> None:
        for button in self.buttons:
            button.setEnabled(is_open)

    def press(self, key: int) -> bool:
        """Choose by its number; False if there is none."""
        for button in self.buttons:
            if button.key == key and button.isEnabled() and self.isVisible():
                button.click()
                return True
        return False

    def take_focus(self) -> None:
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
