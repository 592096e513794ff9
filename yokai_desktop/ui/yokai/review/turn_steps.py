"""The steps of a turn above the choices of one of them: what was done, and how it is rated."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.ai.reviews.reviewed import Decision, DecisionLabel
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.layouts import column, empty
from yokai_desktop.ui.review.above import Above
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.review.words import label_words
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.review.turn_words import step_words
from yokai_desktop.words.joining import labelled

_ROW, _STATION, _MARK, _BAR = 34, 26, 20, 4


class TurnSteps(Above):
    """``opened(index)`` asks for a step; where there is no room or no turn nothing is shown."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.has_room = True
        self.steps: tuple[Decision, ...] = ()
        self._rows = column(spacing=0, on=self)
        self.buttons: list[StepButton] = []
        self.hide()

    def show_turn(self, face: ReviewFace, steps: Sequence[Decision], position: int) -> None:
        """The steps of one turn, and the action before which the review stands."""
        if tuple(steps) != self.steps:
            self.steps = tuple(steps)
            empty(self._rows)
            self.buttons = []
            for step in self.steps:
                button = StepButton(step, face.choice_icon(step.action))
                button.clicked.connect(lambda _=False, at=step.index: self.opened.emit(at))
                self._rows.addWidget(button)
                self.buttons.append(button)
        for button in self.buttons:
            name = face.choice_name(button.step, button.step.action)
            button.say(name, step_words(face, button.step))
            button.set_current(button.step.index == position)
        self._follow_room()

    def give_room(self, has_room: bool) -> None:
        """Let it be seen, once it has steps, or hide it where there is no room."""
        self.has_room = has_room
        self._follow_room()

    def tell_more(self, tells: bool) -> None:
        """Write a sentence below each step but the current one, of which the choices tell."""
        for button in self.buttons:
            button.show_sentence(tells and not button.is_current)

    def _follow_room(self) -> None:
        self.setVisible(self.has_room and bool(self.steps))


class StepButton(RingFocus, QAbstractButton):
    """A station, what was done there, and a mark; the current one lies on gold.

    A sentence stands below where there is room; of the current one the choices tell more.
    """

    ring_is_inside = True

    def __init__(self, step: Decision, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step, self._icon = step, icon
        self._is_current = False
        self._sentence = ""
        self._tells = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self._follow_style)

    def _follow_style(self) -> None:
        self.setFont(theme().font(Role.NAME, 0.9))
        self._follow_words()

    def _follow_words(self) -> None:
        self.setFixedHeight(self._row() + ceil(self._told().height()))
        self.update()

    def say(self, words: str, sentence: str) -> None:
        """What was done and what is said of it, in the language now in force."""
        self._sentence = sentence
        self.setText(words)
        self.setAccessibleName(labelled(words, label_words(self.step.label)))
        self.setAccessibleDescription(sentence)
        self._follow_words()

    def show_sentence(self, tells: bool) -> None:
        """Write the sentence below what was done, or leave it to the choices."""
        self._tells = tells
        self._follow_words()

    @property
    def sentence(self) -> str:
        """What is written below what was done; it may be nothing."""
        return self._sentence if self._tells else ""

    def _row(self) -> int:
        return theme().scale.line(_ROW)

    def _left(self) -> float:
        style = theme()
        return _BAR + style.px(6) + style.px(_STATION) + style.px(10)

    def _told(self) -> QRectF:
        """Where the sentence stands, as high as it needs."""
        if not self.sentence:
            return QRectF()
        style = theme()
        room = QRectF(self._left(), self._row() - style.px(7), 1, 10_000)
        room.setRight(self.width() - style.px(8))
        metrics = QFontMetricsF(style.font(Role.CAPTION))
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.sentence)
        room.setHeight(box.height())
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._follow_words()

    def set_current(self, is_current: bool) -> None:
        self._is_current = is_current
        self.update()

    @property
    def is_current(self) -> bool:
        """Whether the review stands before it."""
        return self._is_current

    def sizeHint(self) -> QSize:
        return QSize(120, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style, colours = theme(), theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self._is_current:
            painter.fillRect(box, colours.current_row)
            painter.fillRect(QRectF(0, 0, _BAR, box.height()), colours.seal)
        painter.fillRect(QRectF(0, box.bottom() - 1, box.width(), 1), colours.paper_line)
        side, mark = style.px(_STATION), style.px(_MARK)
        middle = self._row() / 2
        station = QRectF(_BAR + style.px(6), middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.brocade)
        painter.drawRoundedRect(station, 6, 6)
        inset = side * 0.2
        inner = station.adjusted(inset, inset, -inset, -inset)
        dpr = self.devicePixelRatioF()
        pictures.paint(painter, f"icons/{self._icon}", inner, dpr, colours.plate_text)
        spot = QRectF(box.right() - mark - style.px(6), middle - mark / 2, mark, mark)
        if self.step.label is not DecisionLabel.FORCED:
            paint_mark(painter, spot, self.step.label)
        painter.setFont(self.font())
        painter.setPen(colours.ink)
        left = self._left()
        room = QRectF(left, 0, spot.left() - left - style.px(6), self._row())
        words = QFontMetricsF(self.font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(colours.ink2)
        painter.drawText(self._told(), int(Qt.TextFlag.TextWordWrap), self.sentence)
        paint_answer(painter, self, box, 0)
