"""How well everybody chose, on a scroll of its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, empty
from yokai_desktop.ui.review.accuracy import AccuracyRow
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate


class AccuracyScroll(HangingScroll):
    """``show_grades`` tells them once the review is complete, and until then why not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self._is_complete = True
        self._rows = column(spacing=6)
        self._note = Label(self._note_words, Role.SECONDARY, "ink2", wraps=True)
        title = Label(
            lambda: translate("Review", "Accuracy, out of 100"), Role.GROUP, "ink", wraps=True
        )
        self.body.addWidget(title)
        self.body.addLayout(self._rows)
        self.body.addStretch()
        self.body.addWidget(self._note)

    def show_grades(self, face: ReviewFace, review: Review) -> None:
        """Each player's."""
        self._is_complete = review.is_complete
        empty(self._rows)
        for grade in review.mirrors:
            self._rows.addWidget(AccuracyRow(face, grade), 1)
        self._note.setText(self._note_words())

    def spread(self, side_by_side: bool) -> None:
        """Where it has the whole width all players stand in one line."""
        way = QBoxLayout.Direction
        self._rows.setDirection(way.LeftToRight if side_by_side else way.TopToBottom)
        self._rows.setSpacing(theme().px(30 if side_by_side else 6))

    def _note_words(self) -> str:
        if not self._is_complete:
            return translate(
                "Review", "Shown when the review is complete: half a game says too little."
            )
        return translate("Review", "Luck is left out: only what each player could know counts.")
