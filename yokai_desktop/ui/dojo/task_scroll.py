"""The scroll beside a trial: what is asked, the hints so far, the verdict, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.spoken import TrialWords
from yokai_desktop.dojo.trial import TrialKind
from yokai_desktop.models.dojo.attempt import MOST_HINTS, Attempt, AttemptStage
from yokai_desktop.ui.dojo.star_rules import StarRules
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
    again_asked = Signal()
    next_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=18)
        self.is_solved = False
        """Whether the stars of this attempt are stamped."""
        self._words_of_answer = ""
        self.origin = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.task = Label(role=Role.SECTION, wraps=True)
        self.beside = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.stars = Stars()
        self.verdict = Label(role=Role.GROUP, wraps=True)
        self.fault = Label(role=Role.BODY, wraps=True)
        self.explanation = Label(role=Role.BODY, wraps=True)
        self.hints = [Label(role=Role.BODY, colour="ink2", wraps=True) for _ in range(MOST_HINTS)]
        self.rules = StarRules()
        self.note = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.next = Button(lambda: translate("Dojo", "Next trial"), PRIMARY, shrinks=True)
        self.again = Button(
            lambda: translate("Dojo", "Begin again"), PAPER, icon="undo", height=SMALL, shrinks=True
        )
        self.back = Button(
            lambda: translate("Dojo", "Take back"), PAPER, icon="undo", height=SMALL, shrinks=True
        )
        self.hint = Button(
            lambda: translate("Dojo", "A nudge"), PAPER, icon="hint", height=SMALL, shrinks=True
        )
        self.answer = Button(
            lambda: self._words_of_answer, PAPER, icon="eye", height=SMALL, shrinks=True
        )
        said = (self.stars, self.verdict, self.fault, self.explanation, *self.hints)
        buttons = (self.next, self.again, self.back, self.hint, self.answer)
        self.body.addLayout(
            column(
                self.origin,
                self.task,
                self.beside,
                Rule(),
                *said,
                self.rules,
                self.note,
                spacing=10,
            )
        )
        self.body.addStretch(1)
        self.body.addLayout(column(*buttons, spacing=10))
        for button, wanted in zip(
            buttons,
            (
                self.next_asked,
                self.again_asked,
                self.back_asked,
                self.hint_asked,
                self.answer_asked,
            ),
            strict=True,
        ):
            button.clicked.connect(wanted)

    def show_attempt(
        self,
        attempt: Attempt,
        words: TrialWords,
        origin: str,
        fault: str = "",
        beside: str = "",
    ) -> None:
        """How the trial stands; ``fault`` tells why the last answer is wrong, ``beside`` what the
        table does not show beside its cards."""
        stage = attempt.stage
        is_over = stage in (AttemptStage.SOLVED, AttemptStage.SHOWN)
        self.origin.setText(origin)
        self.task.setText(words.task)
        self._say(self.beside, beside)
        self._say(self.verdict, _verdict_words(attempt))
        self.verdict.set_colour("right" if stage is AttemptStage.SOLVED else "ink")
        self._say(self.fault, fault)
        self._say(self.explanation, words.explanation if is_over else "")
        ladder = (words.idea, words.nearer, words.answer)
        shown = MOST_HINTS if stage is AttemptStage.SHOWN else 0 if is_over else attempt.hints
        for place, (label, text) in enumerate(zip(self.hints, ladder, strict=True)):
            self._say(label, text if place < shown else "")
        self.rules.show_rules(attempt.trial)
        self.rules.setVisible(not is_over)
        self._say(self.note, "" if is_over else _note_words(attempt.trial.kind))
        self.stars.setVisible(stage is AttemptStage.SOLVED)
        if stage is AttemptStage.SOLVED and not self.is_solved:
            self.stars.stamp(attempt.stars)
        self.is_solved = stage is AttemptStage.SOLVED
        self._words_of_answer = _answer_words(attempt.trial.kind)
        self.answer.setText(self._words_of_answer)
        self.next.setVisible(is_over)
        self.again.setVisible(is_over or (stage is AttemptStage.WRONG and len(attempt.moves) > 1))
        for button in (self.back, self.hint, self.answer):
            button.setVisible(not is_over)
        self.back.setEnabled(attempt.can_take_back)
        self.hint.setEnabled(attempt.hints < MOST_HINTS)

    def _say(self, label: Label, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    @property
    def spoken(self) -> str:
        """What a screen reader says of the last change."""
        labels = (self.verdict, self.fault, self.explanation, *self.hints)
        told = [label.text() for label in labels if label.text()]
        if self.is_solved:
            told.insert(1, self.stars.accessibleName())
        return sentences(tuple(told))


def _answer_words(kind: TrialKind) -> str:
    return {
        TrialKind.CARD: translate("Dojo", "Show the line"),
        TrialKind.PEACE: translate("Dojo", "Show the moves"),
    }.get(kind, translate("Dojo", "Show the answer"))


def _note_words(kind: TrialKind) -> str:
    return {
        TrialKind.CARD: translate(
            "Dojo",
            "The others defend as well as anybody could. A wrong card is punished at once, and you"
            " may take it back.",
        ),
        TrialKind.PEACE: translate("Dojo", "After every move all sixteen cards must be connected."),
    }.get(kind, "")


def _verdict_words(attempt: Attempt) -> str:
    trial, moves = attempt.trial, len(attempt.moves)
    is_peace = trial.kind is TrialKind.PEACE
    match attempt.stage:
        case AttemptStage.SOLVED if is_peace and moves > trial.moves:
            return translate("Dojo", "Peace, in %n moves.", "", moves)
        case AttemptStage.SOLVED:
            return translate("Dojo", "Right.")
        case AttemptStage.SHOWN:
            return translate("Dojo", "This is the answer.")
        case AttemptStage.WRONG if is_peace:
            return translate("Dojo", "That is not enough yet. Take a move back, or think again.")
        case AttemptStage.WRONG if attempt.is_forgiven:
            return translate("Dojo", "That might do, but not for sure. Take it back?")
        case AttemptStage.WRONG if trial.kind is TrialKind.CARD:
            return translate("Dojo", "Now they can get away. Take it back?")
        case AttemptStage.WRONG:
            return translate("Dojo", "Not yet. Take it back, and look once more.")
        case AttemptStage.ASKING if moves and is_peace:
            return translate("Dojo", "%n move(s) made.", "", moves)
        case AttemptStage.ASKING if moves:
            return translate("Dojo", "Right so far. Go on.")
    return ""
