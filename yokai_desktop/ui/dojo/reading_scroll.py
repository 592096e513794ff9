"""The scroll beside an exercise: the convention, what is asked, how partners read, what next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.catalog import convention_sentences, convention_titles, exercise_words
from yokai_desktop.dojo.kept import Kept
from yokai_desktop.models.dojo.series import Series
from yokai_desktop.ui.dojo.kept_bars import KeptBars
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark, PlaceRemarks
from yokai_desktop.ui.dojo.reading_rows import PartnerReading, ReadingRows
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, SMALL, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate


class ReadingScroll(LongScroll):
    """``show_series`` says everything anew; ``readings`` are sentences about the partners.

    The rule is told at the beginning of a series and after each answer, and whenever it is wanted.
    """

    rule_asked = Signal()
    next_asked = Signal()
    make_asked = Signal()
    other_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=18)
        self._is_over = False
        self.wants_rule = False
        """Whether somebody wants to read the rule before the answer."""
        self.origin = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.title = Label(role=Role.SECTION, wraps=True)
        self.rule = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.question = Label(role=Role.PROMPT, wraps=True)
        self.verdict = Label(role=Role.GROUP, wraps=True)
        self.explanation = Label(role=Role.BODY, wraps=True)
        self.read_as = Label(
            lambda: translate("Dojo", "How your partners will read it"), Role.GROUP, wraps=True
        )
        self.readings = ReadingRows()
        self.saw = Label(lambda: translate("Dojo", "What you saw"), Role.GROUP, wraps=True)
        self.seen = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.compared = Label(
            lambda: translate("Dojo", "Here and elsewhere"), Role.GROUP, wraps=True
        )
        self.remarks = PlaceRemarks()
        self.keeping = Label(
            lambda: translate("Dojo", "How often partners keep it"), Role.GROUP, wraps=True
        )
        self.kept = KeptBars()
        self.again = Button(
            lambda: translate("Dojo", "Read the rule again"), PAPER, icon="rules", height=SMALL
        )
        self.score = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.next = Button(self._next_words, PRIMARY)
        self.make = Button(lambda: translate("Dojo", "Move it there"), PRIMARY)
        self.other = Button(
            lambda: translate("Dojo", "Another place"), PAPER, icon="undo", height=SMALL
        )
        self.body.setSpacing(10)
        for part in (
            self.origin,
            self.title,
            self.rule,
            Rule(),
            self.question,
            self.saw,
            self.seen,
            self.verdict,
            self.explanation,
            self.compared,
            self.remarks,
            self.read_as,
            self.readings,
            self.keeping,
            self.kept,
        ):
            self.body.addWidget(part)
        self.body.addStretch(1)
        for below in (self.score, self.again, self.make, self.other, self.next):
            self.body.addWidget(below)
        self.show_remarks(())
        self.again.clicked.connect(self.rule_asked)
        self.next.clicked.connect(self.next_asked)
        self.make.clicked.connect(self.make_asked)
        self.other.clicked.connect(self.other_asked)

    def show_series(
        self,
        series: Series,
        number: int,
        total: int,
        readings: tuple[PartnerReading, ...],
        seen: str = "",
    ) -> None:
        """How the series stands; ``number`` is that of the convention, ``seen`` what was done."""
        self._is_over = series.is_over
        is_weighing = bool(series.weighed)
        text = translate("Dojo", "Convention {number} of {total}")
        self.origin.setText(text.format(number=number, total=total))
        self.title.setText(convention_titles()[number])
        self.rule.setText(_numbered(number))
        shows_rule = self.wants_rule or not series.number or not series.is_open
        self.rule.setVisible(shows_rule)
        self.again.setVisible(not shows_rule and not is_weighing)
        words = exercise_words(series.now)
        self.question.setText("" if series.is_over else words.question)
        is_asked_here = series.is_place or theme().scale.is_text_large
        self.question.setVisible(is_asked_here and not series.is_over)
        self.verdict.setText(_verdict_words(series))
        self.verdict.set_colour("right" if series.given and series.is_right else "ink")
        self.verdict.setVisible(bool(self.verdict.text()))
        self.explanation.setText(words.explanation if series.given else "")
        self.explanation.setVisible(bool(series.given))
        self.show_readings(readings)
        self.seen.setText(seen)
        for label in (self.saw, self.seen):
            label.setVisible(bool(seen) and series.is_open)
        asked = series.number + bool(series.given)
        self.score.setText(
            translate("Dojo", "Right so far: {right} of {asked}").format(
                right=series.right, asked=asked
            )
        )
        self.score.setVisible(asked > 0 and not series.is_over)
        self.next.setText(self._next_words())
        self.next.setVisible(bool(series.given) or series.is_over)
        self.make.setVisible(is_weighing)
        self.other.setVisible(is_weighing)

    def show_readings(self, readings: tuple[PartnerReading, ...]) -> None:
        """How the partners will read what is aimed at, weighed or made."""
        self.readings.show_readings(readings)
        self.read_as.setVisible(bool(readings))

    def show_kept(self, kept: Sequence[Kept]) -> None:
        """How often partners keep this convention; nothing where it was not counted."""
        self.kept.show_kept(kept)
        self.keeping.setVisible(bool(kept))

    def show_remarks(self, remarks: Sequence[PlaceRemark]) -> None:
        """What the card would tell here, and what elsewhere."""
        self.remarks.show_remarks(remarks)
        self.compared.setVisible(bool(remarks))

    def explanation_of(self, series: Series) -> str:
        """What the act tells, as it was."""
        return exercise_words(series.now).explanation

    def _next_words(self) -> str:
        if self._is_over:
            return translate("Dojo", "Next convention")
        return translate("Dojo", "Go on")

    @property
    def spoken(self) -> str:
        """What a screen reader says of the last change."""
        labels = (self.verdict, self.explanation)
        told = [each.text() for each in labels if each.isVisibleTo(self)]
        if self.readings.readings:
            told.append(self.readings.words())
        return sentences(told)


def _numbered(number: int) -> str:
    """A convention as a numbered sentence."""
    text = translate("Dojo", "{number}. {sentence}", "a convention with its number")
    return text.format(number=number, sentence=convention_sentences()[number])


def _verdict_words(series: Series) -> str:
    if series.is_over:
        text = translate("Dojo", "Understood: {right} of {asked}.")
        return text.format(right=series.right, asked=len(series.exercises))
    if not series.given:
        return ""
    if series.is_right:
        return translate("Dojo", "Right.")
    return translate("Dojo", "Your partners read it another way.")
