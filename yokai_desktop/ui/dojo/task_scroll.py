"""The scroll beside a trial: what is asked, the hints so far, the verdict, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.spoken import TrialWords
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.models.dojo.attempt import MOST_HINTS, Attempt, Stage
from yokai_desktop.ui.dojo.stars import Stars
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, SMALL, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate


class TrialScroll(LongScroll):
    """``show_attempt`` says everything anew; the signals tell what is wanted."""

    back_asked = Signal()
    hint_asked = Signal()
    answer_asked = Signal()
    next_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=18)
        self.origin = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.task = Label(role=Role.SECTION, wraps=True)
        self.verdict = Label(role=Role.GROUP, wraps=True)
        self.explanation = Label(role=Role.BODY, wraps=True)
        self.hints = [Label(role=Role.BODY, colour="ink2", wraps=True) for _ in range(MOST_HINTS)]
        self.stars = Stars()
        self.rules = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.next = Button(lambda: translate("Dojo", "Next trial"), PRIMARY)
        self.back = Button(lambda: translate("Dojo", "Take back"), PAPER, icon="undo", height=SMALL)
        self.hint = Button(lambda: translate("Dojo", "A nudge"), PAPER, icon="hint", height=SMALL)
        self.answer = Button(
            lambda: translate("Dojo", "Show the answer"), PAPER, icon="eye", height=SMALL
        )
        self.body.addLayout(
            column(
                self.origin,
                self.task,
                Rule(),
                self.verdict,
                self.explanation,
                *self.hints,
                1,
                self.stars,
                self.rules,
                self.next,
                self.back,
                self.hint,
                self.answer,
                spacing=10,
            )
        )
        for button, wanted in (
            (self.back, self.back_asked),
            (self.hint, self.hint_asked),
            (self.answer, self.answer_asked),
            (self.next, self.next_asked),
        ):
            button.clicked.connect(wanted)

    def show_attempt(self, attempt: Attempt, words: TrialWords, origin: str) -> None:
        """How the trial stands."""
        trial, stage = attempt.trial, attempt.stage
        is_over = stage in (Stage.SOLVED, Stage.SHOWN)
        self.origin.setText(origin)
        self.task.setText(words.task)
        self.verdict.setText(_verdict_words(attempt))
        self.verdict.set_colour("right" if stage is Stage.SOLVED else "ink")
        self.verdict.setVisible(bool(self.verdict.text()))
        self.explanation.setText(words.explanation if is_over else "")
        self.explanation.setVisible(is_over)
        ladder = (words.idea, words.nearer, words.answer)
        for place, (label, text) in enumerate(zip(self.hints, ladder, strict=True)):
            label.setText(text)
            label.setVisible(place < attempt.hints and (not is_over or stage is Stage.SHOWN))
        self.stars.show_stars(attempt.stars)
        self.stars.setVisible(stage is Stage.SOLVED)
        self.rules.setText(_rules_words(trial, attempt))
        self.rules.setVisible(not is_over)
        self.next.setVisible(is_over)
        self.back.setVisible(not is_over)
        self.back.setEnabled(attempt.can_take_back)
        self.hint.setVisible(not is_over)
        self.hint.setEnabled(attempt.hints < MOST_HINTS)
        self.answer.setVisible(not is_over)

    @property
    def spoken(self) -> str:
        """What a screen reader says of the last change."""
        told = [label.text() for label in (self.verdict, self.explanation) if label.text()]
        told += [label.text() for label in self.hints if label.isVisibleTo(self)]
        return sentences(tuple(told))


def _verdict_words(attempt: Attempt) -> str:
    trial, moves = attempt.trial, len(attempt.moves)
    match attempt.stage:
        case Stage.SOLVED if attempt.way is not None and moves > trial.moves:
            return translate("Dojo", "Peace, in %n moves.", "", moves)
        case Stage.SOLVED:
            return translate("Dojo", "Right.")
        case Stage.SHOWN:
            return translate("Dojo", "This is the answer.")
        case Stage.WRONG if attempt.way is not None:
            return translate("Dojo", "Not in so many moves. Take one back, or think anew.")
        case Stage.WRONG:
            return translate("Dojo", "Not yet: there is an answer to that. Take it back?")
        case Stage.ASKING if moves:
            return translate("Dojo", "%n move(s) made.", "", moves)
    return ""


def _rules_words(trial: Trial, attempt: Attempt) -> str:
    if attempt.way is not None:
        return translate(
            "Dojo",
            "Three stars: %n moves and no nudge. Every other move costs one.",
            "",
            trial.moves,
        )
    return translate("Dojo", "Three stars: right at once, and no nudge.")
