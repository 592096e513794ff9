"""The scroll beside a decision: how it is rated, and every choice there was."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ai.reviews.reviewed import Choice, Decision
from yokai_desktop.ai.reviews.reviewed import DecisionLabel as Rating
from yokai_desktop.models.review.choices import ChoiceRow
from yokai_desktop.models.review.story import points_of
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.buttons import NORMAL, PRIMARY, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.review.above import Above
from yokai_desktop.ui.review.choices_list import ChoicesList
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import LARGE_MARK, MarkBadge
from yokai_desktop.ui.review.remark_row import RemarkRow
from yokai_desktop.ui.review.told_box import ToldBox
from yokai_desktop.ui.review.words import (
    better_words,
    error_words,
    heading_words,
    percent_words,
    signed,
    spoken_choice,
    worked_words,
)
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate


class ChoicePanel(HangingScroll):
    """``show_decision`` fills it; ``looked_at(row)`` tells which choice is under the pointer."""

    looked_at = Signal(int)
    play_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self._face: ReviewFace | None = None
        self._decision: Decision | None = None
        self._is_open = False
        self._nothing = ""
        self._above: Above | None = None
        self._above_place = column(spacing=0)
        self.badge = MarkBadge(size=LARGE_MARK)
        self.heading = Label(role=Role.SECTION, colour="ink", wraps=True)
        self.error = Label(role=Role.SECONDARY, colour="ink2")
        self.error.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.line = Label(role=Role.BODY, colour="ink", wraps=True)
        self.standing = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.is_large = False
        """Whether words need so much room that the board is bare: then how all stood is told
        here, and the whole scroll moves at once."""
        self.learned = ToldBox()
        self.chance = Label(role=Role.CAPTION, colour="ink2", wraps=True)
        self.points = Label(role=Role.CAPTION, colour="ink2")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.worked = Label(role=Role.CAPTION, colour="ink2", wraps=True)
        self.list = ChoicesList()
        self.list.looked_at.connect(self.looked_at)
        bind_text(self.list.setAccessibleName, lambda: translate("Review", "Choices, best first"))
        self.play_on = Button(
            lambda: translate("Review", "Play on from here"), PRIMARY, icon="play", height=NORMAL
        )
        self.play_on.clicked.connect(self.play_asked)
        self._rule = Rule()
        self.remark = RemarkRow()
        self._rating = row(
            (row(self.badge, (self.heading, 1), spacing=8), 1), self.error, spacing=8
        )
        self._figures = row((self.chance, 1), self.points, spacing=8)
        self._rest = QWidget()
        """Takes the room of the choices where there are none."""
        self._told = QWidget()
        column(
            self._above_place,
            self._rating,
            self.line,
            self.standing,
            self.learned,
            self._figures,
            self._rule,
            (self.list, 1),
            (self._rest, 1),
            self.worked,
            self.remark,
            on=self._told,
        )
        self.told = ClearScroller(self._told)
        self.body.addWidget(self.told, 1)
        self.body.addWidget(self.play_on)

    def make_large(self, is_large: bool) -> None:
        """Stand what is side by side one below the other where the text is large."""
        self.is_large = is_large
        way = QBoxLayout.Direction
        for pair in (self._rating, self._figures):
            pair.setDirection(way.TopToBottom if is_large else way.LeftToRight)
            pair.setSpacing(0 if is_large else 8)
        self.list.show_whole(is_large)

    def put_above(self, widget: Above | None) -> None:
        """What stands above a decision, in place of what stood there."""
        old, self._above = self._above, widget
        if old is not None:
            self._above_place.removeWidget(old)
            old.hide()
            old.deleteLater()
        if widget is not None:
            self._above_place.addWidget(widget)

    def show_decision(
        self, face: ReviewFace, decision: Decision | None, *, is_open: bool, nothing: str = ""
    ) -> None:
        """One decision; where there is none ``nothing`` is said."""
        self._face, self._decision, self._is_open = face, decision, is_open
        self._nothing = nothing
        self.update_words()

    def share_room(self) -> None:
        """What stands above says more where nothing has to scroll for it."""
        if self._above is None:
            return
        for tells in (True, False):
            self._above.tell_more(tells)
            for layout in (self._above.layout(), self._told.layout()):
                if layout is not None:
                    layout.activate()
            if self.told.fits():
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()

    @property
    def rows(self) -> tuple[ChoiceRow, ...]:
        return self.list.choices.rows

    def update_words(self) -> None:
        """All words, in the language now in force."""
        face, decision = self._face, self._decision
        rated = decision is not None and bool(decision.choices)
        for widget in (self.badge, self.error, self.chance, self.points, self._rule, self.worked):
            widget.setVisible(rated)
        self.list.setVisible(rated)
        self._rest.setVisible(not rated)
        self.learned.setVisible(False)
        self.standing.setVisible(False)
        if face is None or decision is None:
            self.heading.setText("")
            self.line.setText(self._nothing)
            self.list.show_rows([])
            return
        self.badge.set_label(decision.label)
        self.heading.setText(heading_words(decision))
        self.line.setText(self._line_words(face, decision))
        standing = face.standing_words(decision) if self.is_large else ""
        self.standing.setText(standing)
        self.standing.setVisible(bool(standing))
        self.learned.show_told(face, *face.learned(decision))
        if rated:
            self.error.setText(error_words(decision.error) if decision.error else "")
            self.chance.setText(face.chance_words(decision))
            self.points.setText(face.points_title())
            self.worked.setText(worked_words(decision))
        self.list.show_rows(
            [self._row(face, decision, place) for place in range(len(decision.choices))]
        )
        self.share_room()

    def _line_words(self, face: ReviewFace, decision: Decision) -> str:
        """What was done, and what would have kept more."""
        did = face.did_words(decision)
        if decision.label is Rating.FORCED:
            if face.is_you(decision.seat):
                return sentences((did, translate("Review", "You had no choice.")))
            return sentences((did, translate("Review", "There was no choice.")))
        if decision.label in (Rating.BEST, Rating.FINE) or not decision.choices:
            return did
        better = face.choice_words(decision, decision.choices[0].action)
        return sentences((did, better_words(better, decision)))

    def _row(self, face: ReviewFace, decision: Decision, place: int) -> ChoiceRow:
        choice = decision.choices[place]
        name = face.choice_name(decision, choice.action)
        tags: list[tuple[str, bool]] = []
        if place == 0:
            tags.append((translate("Review", "best"), True))
        if place == face.played(decision):
            tags.append((self._played_words(face, decision), False))
        reason = self._reason(face, decision, choice)
        points = face.points_words(choice.points)
        return ChoiceRow(
            name=name,
            tags=tuple(tags),
            pictures=face.choice_pictures(decision, choice.action),
            icon=face.choice_icon(choice.action),
            chance=choice.chance,
            error=choice.error,
            chance_words=percent_words(choice.chance),
            error_words=self._error(choice),
            points=points,
            reason=reason,
            spoken=spoken_choice(name, [words for words, _ in tags], choice, points, reason),
            open_chance=choice.open_chance if self._is_open else None,
            is_best=place == 0,
        )

    def _played_words(self, face: ReviewFace, decision: Decision) -> str:
        if face.is_you(decision.seat):
            return translate("Review", "your choice")
        return translate("Review", "chosen")

    def _error(self, choice: Choice) -> str:
        if self._is_open and choice.open_chance is not None:
            text = translate("Review", "face up: {chance}")
            return text.format(chance=percent_words(choice.open_chance))
        return error_words(choice.error) if choice.error else ""

    def _reason(self, face: ReviewFace, decision: Decision, choice: Choice) -> str:
        reason = face.reason_words(decision, choice)
        if choice is decision.choices[0]:
            return reason
        if choice.tied:
            return sentences(
                (reason, translate("Review", "As good as the best, within the error."))
            )
        behind = translate("Review", "{points} compared with the best.").format(
            points=signed(-points_of(choice.gap))
        )
        return sentences((reason, behind))
