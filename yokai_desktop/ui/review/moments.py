"""The moments that decided a game; while the review is worked out, how far it has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.story import Story
from yokai_desktop.models.review.trying import is_worth_trying
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, empty
from yokai_desktop.ui.review.dashed_note import DashedNote
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.moment_card import MomentCard
from yokai_desktop.ui.review.working_slip import WorkingSlip
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate


class Moments(QWidget):
    """``opened(index)`` asks for the decision of a card."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: ReviewFace | None = None
        self._story: Story | None = None
        self._is_kept = False
        self.slip = WorkingSlip()
        self.cards: list[MomentCard] = []
        self._title = Label(self._title_words, Role.SECTION, "text", wraps=True)
        self._to_come = DashedNote(
            lambda: translate("Review", "The moments that decided it will appear here.")
        )
        self._note = Label(self._note_words, Role.SECONDARY, "muted", wraps=True)
        self._column = column(spacing=12)
        column(
            self._title,
            self.slip,
            self._column,
            self._to_come,
            self._note,
            1,
            spacing=12,
            margins=(0, 8, 0, 0),
            on=self,
        )

    def show_moments(self, face: ReviewFace, story: Story) -> None:
        """The cards of a review that is complete."""
        self._face, self._story = face, story
        empty(self._column)
        self.cards = []
        for key, mark in enumerate(story.moments if story.review.is_complete else (), start=1):
            card = MomentCard(face, mark, key)
            index = mark.decision.index
            card.clicked.connect(lambda _=False, at=index: self.opened.emit(at))
            self._column.addWidget(card)
            self.cards.append(card)

    def show_progress(self, sitting: Sitting, story: Story) -> None:
        """How far the work is."""
        self._story = story
        self._is_kept = sitting.number is not None
        is_working = not sitting.review.is_complete and not sitting.error
        self.slip.setVisible(is_working)
        self._to_come.setVisible(is_working)
        self.slip.show_sitting(sitting)
        self._title.setText(self._title_words())
        self._note.setText(self._note_words())
        self._note.setVisible(bool(self._note.text()))

    def make_slim(self, is_slim: bool) -> None:
        """Where room is short the cards are rows."""
        for card in self.cards:
            card.is_slim = is_slim
            card.updateGeometry()

    def open_card(self, place: int) -> None:
        """One of the moments, counted from 0; nothing if there are fewer."""
        if place < len(self.cards):
            self.cards[place].click()

    def update_words(self) -> None:
        """The language has changed."""
        for card in self.cards:
            card.update_words()

    def _title_words(self) -> str:
        story = self._story
        if story is None:
            return ""
        if not story.review.is_complete:
            number = story.under_way
            if number is None or self._face is None or not self._face.has_rounds:
                return translate("Review", "Working it out")
            text = translate("Review", "Working out round {number} of {all}")
            return text.format(number=number, all=len(story.parts))
        if not story.moments:
            return translate("Review", "A quiet game")
        return translate("Review", "What decided it")

    def _note_words(self) -> str:
        story = self._story
        if story is None:
            return ""
        if not story.review.is_complete:
            return ""
        if not story.own_marks:
            return translate("Review", "None of your choices cost 5 points or more.")
        clear = sum(is_worth_trying(mark.decision) for mark in story.own_marks)
        if not clear or not self._is_kept:
            return ""
        return translate(
            "Review", "%n mistake(s) of yours can be tried again in the dojo.", "", clear
        )
