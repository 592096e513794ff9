"""The box of an end sheet: how well one chose in the game just played, worked out meanwhile.

``AccuracyBox(match)`` tells of the one person at the table, with ``team=True`` of everybody.  It
begins by itself a moment after it is shown; what is worked out is kept with the game.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import MARKED
from yokai_desktop.ai.reviews.reviewed import DecisionLabel as Rating
from yokai_desktop.ai.reviews.reviewed import Mirror as Grade
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.grading import is_coached
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.grades import Grades
from yokai_desktop.ui.parts.bindings import ask_again, bind_text
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.review.desk import find_game, review_desk
from yokai_desktop.ui.review.marks import MarkBadge
from yokai_desktop.ui.review.mirror import MirrorPicture
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import row_of, sentences
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.players import name_of, you_of

translate = QCoreApplication.translate
BEGINS_AFTER = 1_200
"""Milliseconds until the work begins: nobody needs it who goes on at once."""


class AccuracyBox(Surface):
    """Mirror, words, and how many marks wear each shape; ``known`` once all is worked out."""

    def __init__(
        self, match: Match, parent: QWidget | None = None, *, team: bool = False, size: int = 74
    ) -> None:
        super().__init__(parent)
        self.match, self._team = match, team
        people = [seat for seat, who in enumerate(match.seats) if who.is_person]
        you = you_of(match)
        self._seat = you if you is not None else (people or [0])[0]
        self._has_people = bool(people)
        self.sitting: Sitting | None = None
        self.mirror = MirrorPicture(size)
        self.title = Label(self._title_words, Role.NAME, "ink", wraps=True)
        self.line = Label(self._line_words, Role.SECONDARY, "ink2", wraps=True)
        bind_text(self.setAccessibleName, self._name_words)
        self._counts = {label: Label(role=Role.BODY, colour="ink") for label in MARKED}
        self._marks = QWidget()
        marks = row(spacing=6, on=self._marks)
        for label, count in self._counts.items():
            marks.addWidget(MarkBadge(label))
            marks.addWidget(count)
        row(
            self.mirror,
            (column(1, self.title, self.line, 1, spacing=1), 1),
            self._marks,
            spacing=14,
            margins=(14, 6, 16, 6),
            on=self,
        )
        self._begin = QTimer(self, singleShot=True, interval=BEGINS_AFTER)
        self._begin.timeout.connect(self.begin)
        self._update_words()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.sitting is None and self._has_people:
            self._begin.start()

    def begin(self) -> None:
        """Open the review of the game, or go on with it."""
        found = find_game(None, self.match)
        if isinstance(found, str):
            return
        review_desk().progressed.connect(self._progressed)
        self.sitting = review_desk().open(found.match, found.number, you_of(self.match))
        self._update_words()

    def _progressed(self, sitting: Sitting) -> None:
        here = self.sitting
        if here is not None and sitting.is_of(here.match, here.number):
            self.sitting = sitting
            self._update_words()

    @property
    def grades(self) -> tuple[Grade, ...]:
        """What is known of the players; nothing before the whole game is worked out."""
        review = self.sitting.review if self.sitting is not None else None
        return review.mirrors if review is not None and review.is_complete else ()

    @property
    def known(self) -> int | None:
        """The accuracy that is shown."""
        if is_coached(self.match):
            return None
        if not self._team:
            return next((g.accuracy for g in self.grades if g.seat == self._seat), None)
        found = [grade.accuracy for grade in self.grades if grade.accuracy is not None]
        return round(sum(found) / len(found)) if found else None

    def _update_words(self) -> None:
        self.mirror.show_accuracy(self.known)
        own = [grade for grade in self.grades if grade.seat == self._seat]
        self._marks.setVisible(bool(own) and not self._team)
        for grade in own:
            for label, count in self._counts.items():
                count.setText(str(grade.counts.get(label.value, 0)))
        ask_again(self)

    def _name_words(self) -> str:
        return sentences((self._title_words() + ".", self._spoken()))

    def _spoken(self) -> str:
        own = next((grade for grade in self.grades if grade.seat == self._seat), None)
        if own is None or self._team:
            return self._line_words()
        counts = {label: own.counts.get(label.value, 0) for label in MARKED}
        text = translate("Review", "Slips: {slips}. Mistakes: {mistakes}. Blunders: {blunders}.")
        told = text.format(
            slips=counts[Rating.SLIP],
            mistakes=counts[Rating.MISTAKE],
            blunders=counts[Rating.BLUNDER],
        )
        return sentences((self._line_words(), told))

    def _title_words(self) -> str:
        known = self.known
        if self._team:
            if known is None:
                return translate("Review", "Accuracy of the team")
            return translate("Review", "Accuracy of the team: {accuracy}").format(accuracy=known)
        if known is None:
            return translate("Review", "Accuracy")
        return translate("Review", "Accuracy {accuracy}").format(accuracy=known)

    def _line_words(self) -> str:
        if is_coached(self.match):
            return translate("Review", "Not shown: the coach was at the table.")
        if not self._has_people:
            return translate("Review", "Nobody played but computers.")
        if not self.grades:
            if self.sitting is not None and self.sitting.error:
                return translate("Review", "This game could not be worked out to its end.")
            if self.sitting is None or not self.sitting.review.decisions:
                return translate("Review", "Accuracy to come.")
            text = translate("Review", "Accuracy to come: {percent} worked out.")
            return text.format(percent=percent_words(self.sitting.share))
        if self.known is None:
            return translate("Review", "Too few choices to tell.")
        return self._team_words() if self._team else self._own_words()

    def _team_words(self) -> str:
        text = translate("Review", "{name} {accuracy}", "a player and their accuracy")
        return row_of(
            text.format(name=name_of(self.match, grade.seat), accuracy=grade.accuracy)
            for grade in self.grades
            if grade.accuracy is not None
        )

    def _own_words(self) -> str:
        own = next(grade for grade in self.grades if grade.seat == self._seat)
        words = [
            translate("Review", "Played like: {level}.").format(level=level_name(own.played_like))
        ]
        best = self._best_before()
        if best is not None:
            words.append(translate("Review", "Best so far: {accuracy}.").format(accuracy=best))
        return sentences(words)

    def _best_before(self) -> int | None:
        """The best of all games but this one."""
        number = self.sitting.number if self.sitting is not None else None
        try:
            return Grades(archive().database).best(self.match.game.name, None, number)
        except StorageError:
            return None
