"""A few answers to choose among, each with its number: where not every choice may be made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.ai.reviews.reviewed import Choice, Decision
from yokai_desktop.ui.art.faces import RATIOS, face, kind_of
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.painted_button import PaintedButton
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.theme import Role, theme

_PAD, _GAP, _CARD, _NUMBER = 10, 10, 34, 26
_STEP = 0.55
"""By this part of its width a card lies beside the one before."""
NOTHING = -1


class AnswerList(QWidget):
    """``chosen(action)`` is an answer, ``looked_at(place)`` the one under pointer or keyboard."""

    chosen = Signal(str)
    looked_at = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[NumberedAnswer] = []
        self._column = column(spacing=8, on=self)

    def show_answers(
        self, game: ReviewFace, decision: Decision, offered: Sequence[Choice], left: set[str]
    ) -> None:
        """These answers; what is not ``left`` can be seen, but not chosen again."""
        for button in self.buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for place, choice in enumerate(offered):
            name = game.choice_name(decision, choice.action)
            pictures = game.choice_pictures(decision, choice.action)
            button = NumberedAnswer(place + 1, name, pictures)
            button.setEnabled(choice.action in left)
            button.clicked.connect(lambda _=False, text=choice.action: self.chosen.emit(text))
            button.looked_at.connect(
                lambda seen, place=place: self.looked_at.emit(place if seen else NOTHING)
            )
            self._column.addWidget(button)
            self.buttons.append(button)
        self.setVisible(bool(offered))
        for button in self.buttons:
            button.show()  # at once, so that the keyboard can be given to it

    def take_focus(self) -> None:
        """Give the keyboard to the first that can be chosen."""
        for button in self.buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def choose(self, number: int) -> bool:
        """The answer with this number; False if there is none."""
        if not 1 <= number <= len(self.buttons) or not self.isVisible():
            return False
        self.buttons[number - 1].click()
        return True


class NumberedAnswer(PaintedButton, QAbstractButton):
    """A number, the cards it is about, and its name in as many lines as it needs."""

    looked_at = Signal(bool)
    tints_on_hover = True

    def __init__(
        self, number: int, words: str, pictures: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._number, self._pictures = number, pictures
        self.setText(words)
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        follow_style(self, self._follow_style)

    def _follow_style(self) -> None:
        self.setFont(theme().font(Role.NAME))
        self.updateGeometry()
        self.update()

    def _cards_width(self) -> float:
        if not self._pictures:
            return 0.0
        return theme().px(_CARD) * (1 + _STEP * (len(self._pictures) - 1)) + theme().px(_GAP)

    def _cards_height(self) -> float:
        if not self._pictures:
            return 0.0
        return theme().px(_CARD) * RATIOS[kind_of(self._pictures[0])]

    def _words_left(self) -> float:
        style = theme()
        return style.px(_PAD) + self._number_side() + style.px(_GAP) + self._cards_width()

    def _number_side(self) -> float:
        return max(theme().px(_NUMBER), QFontMetricsF(self.font()).height() + 2)

    def _words_box(self, width: float) -> QRectF:
        room = QRectF(0, 0, max(40.0, width - self._words_left() - theme().px(_PAD)), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(self.font()).boundingRect(room, flags, self.text())

    def heightForWidth(self, width: int) -> int:
        needed = max(self._words_box(width).height(), self._cards_height(), self._number_side())
        return round(needed + 2 * theme().px(_PAD))

    def sizeHint(self) -> QSize:
        width = theme().px(280)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(120, self.width())))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style, colours = theme(), theme().colours
        side = self._number_side()
        cap = QRectF(style.px(_PAD), box.center().y() - side / 2, side, side)
        painter.setPen(QPen(colours.ink2, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 5, 5)
        painter.setPen(colours.ink)
        painter.setFont(style.font(Role.NUMBER))
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), str(self._number))
        self._paint_cards(painter, cap.right() + style.px(_GAP), box.center().y())
        painter.setFont(self.font())
        left = self._words_left()
        words = QRectF(left, box.top(), self.width() - left - style.px(_PAD), box.height())
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.drawText(words, flags, self.text())

    def _paint_cards(self, painter: QPainter, left: float, middle: float) -> None:
        width = theme().px(_CARD)
        for place, picture in enumerate(self._pictures):
            size = QSize(round(width), round(width * RATIOS[kind_of(picture)]))
            at = QPointF(left + place * width * _STEP, middle - size.height() / 2)
            painter.drawPixmap(at, face(picture, size, self.devicePixelRatioF()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(True)
