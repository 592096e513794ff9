"""Answers as a row of large buttons, each with its key: a family, yes or not yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.layouts import grid
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import labelled
from yokai_desktop.words.numbers import percent_text

_HEIGHT, _SMALL_HEIGHT, _MARK = 74, 38, 40


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
        self.share: int | None = None
        self.setText(answer.words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_share(self, percent: int | None) -> None:
        """How sure the partners are of it, once it is answered."""
        self.share = percent
        words = self.answer.words
        if percent is not None:
            words = labelled(words, percent_text(percent))
        self.setAccessibleName(words)
        self.update()

    def set_verdict(self, verdict: bool | None) -> None:
        self.verdict = verdict
        self.update()

    def sizeHint(self) -> QSize:
        style = theme()
        words = QFontMetricsF(style.font(Role.BUTTON)).horizontalAdvance(self.text())
        mark = style.px(_MARK + 10) if self.answer.picture else 0
        height = _SMALL_HEIGHT if style.scale.is_text_large else _HEIGHT
        return QSize(round(words) + mark + style.px(44), style.scale.line(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        edges = {None: colours.paper_edge, True: colours.right, False: colours.wrong}
        painter.setPen(QPen(edges[self.verdict], 1 if self.verdict is None else 3))
        painter.setBrush(colours.paper_hi)
        painter.drawRoundedRect(box, 8, 8)
        left = box.left() + style.px(12)
        if self.answer.picture:
            side = min(style.px(_MARK), box.height() - 16)
            spot = QRectF(left, box.center().y() - side / 2, side, side)
            pictures.paint(painter, self.answer.picture, spot, self.devicePixelRatioF())
            left = spot.right() + style.px(10)
        painter.setPen(colours.ink)
        words = QRectF(left, box.top(), box.right() - left - style.px(8), box.height())
        signs = {None: str(self.key), True: "✓", False: "✗"}
        if self.share is None:
            painter.setFont(style.font(Role.BUTTON))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, self.text())
        else:
            self._paint_share(painter, words, percent_text(self.share))
            signs[None] = ""
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.ink2)
        corner = box.adjusted(0, 4, -8, 0)
        top = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        painter.drawText(corner, top, signs[self.verdict])
        paint_answer(painter, self, box, 8)

    def _paint_share(self, painter: QPainter, room: QRectF, share: str) -> None:
        """The share at the right, left of the verdict; the name has what that leaves."""
        style = theme()
        painter.setFont(style.font(Role.NUMBER))
        beside = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        away = style.px(20) if self.verdict is not None else 0
        painter.drawText(room.adjusted(0, 0, -away, 0), beside, share)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(share) + away + style.px(6)
        shown = fit_words(painter, Role.BUTTON, self.text(), room.width() - taken)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)


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

    def update_words(self, answers: tuple[Answer, ...]) -> None:
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
        for column in range(max(len(self.buttons), self._grid.columnCount())):
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

    def show_shares(self, shares: Mapping[str, int]) -> None:
        """How sure the partners are of each answer; an empty mapping takes all away."""
        for button in self.buttons:
            button.set_share(shares.get(button.answer.value))

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
