"""The scroll at the left of a review: how the game ended, its turns, the accuracy of each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import ElidedLabel, Label, Rule
from yokai_desktop.ui.parts.layouts import column, empty, row
from yokai_desktop.ui.parts.mask_disc import MaskDisc
from yokai_desktop.ui.review.accuracy import accuracy_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.review.turns_list import ReviewedTurnsList

translate = QCoreApplication.translate
_WIDTH, _LEAST = 284, 204


class ReviewedTurnsScroll(HangingScroll):
    """``opened(index)`` asks for a decision; ``show_game`` tells what is known, and where it is."""

    opened = Signal(int)

    def __init__(self, face: ReviewFace, condition: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=8)
        self._face = face
        self._review: Review | None = None
        self.list = ReviewedTurnsList()
        self.list.face = face
        self.list.opened.connect(self.opened)
        self._head = _Head(self.list)
        self._accuracy = QWidget()
        self._rows = column(spacing=4, on=self._accuracy)
        self._condition = Label(condition, Role.SECONDARY, "ink2", wraps=True)
        self._condition.setVisible(bool(condition))
        self.body.addWidget(Label(face.title, Role.GROUP, "ink", wraps=True))
        self.body.addWidget(self._condition)
        self.body.addWidget(self._head)
        self.body.addWidget(Rule())
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self._accuracy)
        bind_text(self.list.setAccessibleName, lambda: translate("YokaiReview", "Turn by turn"))
        bind_style(self.setFixedWidth, lambda: max(_LEAST, theme().px(_WIDTH)))

    def show_game(self, review: Review, turns: tuple[TurnRow, ...], position: int) -> None:
        """Its turns as far as they are known, and the accuracy of each once all are."""
        self.list.show_turns(turns, position)
        if review is not self._review:
            self._review = review
            self._show_accuracy(review)

    def _show_accuracy(self, review: Review) -> None:
        empty(self._rows)
        self._accuracy.setVisible(bool(review.mirrors))
        if not review.mirrors:
            return
        self._rows.addWidget(Label(lambda: translate("YokaiReview", "Accuracy"), Role.NAME, "ink"))
        for grade in review.mirrors:
            line = QWidget()
            seat = grade.seat
            figure = "–" if grade.accuracy is None else str(grade.accuracy)
            name = ElidedLabel(
                lambda seat=seat: self._face.name(seat),  # type: ignore[misc]
                Role.BODY,
                "ink",
            )
            disc = MaskDisc(self._face.mask(seat), self._face.colour_of(seat), 24)
            row(disc, (name, 1), Label(figure, Role.NUMBER, "ink"), spacing=8, on=line)
            line.setAccessibleName(accuracy_words(self._face, grade))
            self._rows.addWidget(line)


class _Head(QWidget):
    """What stands in the columns of the list below."""

    def __init__(self, turns: ReviewedTurnsList) -> None:
        super().__init__()
        self._turns = turns
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(60, round(QFontMetricsF(theme().font(Role.SECONDARY)).height()) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.ink2)
        words = translate("YokaiReview", "Turn")
        baseline = (self.height() + QFontMetricsF(painter.font()).ascent()) / 2 - 2
        painter.drawText(QPointF(6, round(baseline)), words)
        box = QRectF(0, 0, self._turns.viewport().width(), self.height())
        self._turns.paint_head(painter, box)
