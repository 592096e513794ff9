"""The scroll beside a position that is tried: the task, nudges, and how an answer was."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action
from yokai_desktop.models.review.session import MOST_NUDGES, Session, TryStage
from yokai_desktop.models.review.trying import AnswerVerdict, Trying
from yokai_desktop.ui.parts.buttons import LARGE, NORMAL, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import column, grid, lay_out_now, row
from yokai_desktop.ui.review.answer_list import AnswerList
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import MarkBadge
from yokai_desktop.ui.review.try_curve import TryCurve
from yokai_desktop.ui.review.try_words import (
    again_words,
    game_words,
    origin_words,
    right_words,
    verdict_words,
    wrong_words,
)
from yokai_desktop.ui.review.verdict_badge import VerdictBadge
from yokai_desktop.ui.review.words import percent_words, worked_words
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate
_FACTS = 3


class TaskScroll(HangingScroll):
    """``show_session`` says everything anew; the signals tell what is wanted."""

    nudge_asked = Signal()
    answer_asked = Signal()
    later_asked = Signal()
    again_asked = Signal()
    next_asked = Signal()
    play_asked = Signal()
    review_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=18)
        self.origin = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.badge = VerdictBadge()
        self.heading = Label(role=Role.SECTION, colour="ink", wraps=True)
        self.line = Label(role=Role.PROMPT, colour="ink", wraps=True)
        self.standing = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.is_large = False
        self.nudge_line = Label(role=Role.BODY, colour="ink", wraps=True)
        self.answers = AnswerList()
        self.mark = MarkBadge()
        self.old = Label(role=Role.BODY, colour="ink", wraps=True)
        self.curve = TryCurve()
        self.curve_line = Label(
            lambda: translate("Review", "Chance, step by step"), Role.NAME, "ink", wraps=True
        )
        self.figure = Label(role=Role.FIGURE, colour="ink")
        self.figure_words = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.again_line = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self._facts = [
            (
                Label(role=Role.FIGURE, colour="ink"),
                Label(role=Role.BODY, colour="ink2", wraps=True),
            )
            for _ in range(_FACTS)
        ]
        self._lay_out()

    def _button(
        self, words: str, kind: str, icon: str, wanted: SignalInstance, height: int
    ) -> Button:
        button = Button(lambda: _button_words(words), kind, icon=icon, height=height)
        button.clicked.connect(wanted)
        return button

    def _lay_out(self) -> None:
        self.next = self._button("next", PRIMARY, "forward", self.next_asked, LARGE)
        self.again = self._button("again", PRIMARY, "undo", self.again_asked, LARGE)
        self.nudge = self._button("nudge", PAPER, "hint", self.nudge_asked, NORMAL)
        self.answer = self._button("answer", PAPER, "eye", self.answer_asked, NORMAL)
        self.later = self._button("later", PAPER, "", self.later_asked, NORMAL)
        self.play_on = self._button("play", PAPER, "play", self.play_asked, NORMAL)
        self.review = self._button("review", PAPER, "journey", self.review_asked, NORMAL)
        self._rule = Rule()
        self._inside, self._outside = column(spacing=6), column(spacing=6)
        facts = grid(across=12, down=6)
        for place, (figure, words) in enumerate(self._facts):
            facts.addWidget(figure, place, 0, Qt.AlignmentFlag.AlignRight)
            facts.addWidget(words, place, 1)
        facts.setColumnStretch(1, 1)
        text = QWidget()
        column(
            self.origin,
            row(self.badge, (self.heading, 1), spacing=10),
            self.line,
            self.standing,
            self._rule,
            self.answers,
            self.nudge_line,
            row(self.mark, (self.old, 1), spacing=10),
            self.curve_line,
            self.curve,
            row(self.figure, (self.figure_words, 1), spacing=12),
            facts,
            1,
            self.again_line,
            self._inside,
            spacing=10,
            on=text,
        )
        self.scroller = ClearScroller(text)
        self.body.addWidget(self.scroller, 1)
        for button in (self.next, self.again, self.nudge):
            self.body.addWidget(button)
        self.body.addLayout(self._outside)
        self.make_large(False)

    def make_large(self, is_large: bool) -> None:
        """With large text all buttons but the first scroll with the words.

        How all stood is then told here too, because the board is bare.
        """
        self.is_large = is_large
        for button in (self.answer, self.later, self.play_on, self.review):
            (self._inside if is_large else self._outside).addWidget(button)

    def show_nudge(self) -> None:
        """Bring the nudge into sight."""
        lay_out_now()
        self.scroller.ensureWidgetVisible(self.nudge_line, 0, 0)

    @property
    def primary(self) -> Button | None:
        """The red button, where there is one."""
        shown = [button for button in (self.next, self.again) if not button.isHidden()]
        return shown[0] if shown else None

    def show_session(self, face: ReviewFace, session: Session) -> None:
        """Say how the position stands."""
        trying = session.now
        assert trying is not None
        stage = session.stage
        is_asking, is_wrong = stage is TryStage.ASKING, stage is TryStage.WRONG
        is_over = stage in (TryStage.RIGHT, TryStage.SHOWN)
        self.origin.setText(origin_words(face, trying))
        self.badge.setVisible(not is_asking)
        self.badge.show_verdict(not is_wrong)
        for part in (self.mark, self.old, self.curve, self.curve_line):
            part.setVisible(is_over)
        for part in (self.figure, self.figure_words):
            part.setVisible(is_wrong and trying.choice(session.tried[-1]) is not None)
        self.answers.setVisible(is_asking and bool(trying.offered))
        self.next.setVisible(is_over)
        self.again.setVisible(is_wrong)
        self.nudge.setVisible(is_asking)
        self.nudge.setEnabled(session.nudges < MOST_NUDGES)
        self.answer.setVisible(not is_over)
        self.later.setVisible(not is_over)
        self.play_on.setVisible(is_over and trying.mistake.is_own)
        self.review.setVisible(is_over and trying.mistake.number is not None)
        if is_asking:
            self._ask(face, session, trying)
        elif is_wrong:
            self._show_wrong(face, session, trying, session.tried[-1])
        else:
            self._show_right(face, session, trying)
        self._show_facts(face.facts(trying.decision) if is_asking else ())
        self.nudge_line.setVisible(bool(self.nudge_line.text()))
        standing = face.standing_words(trying.decision) if self.is_large else ""
        self.standing.setText(standing)
        self.standing.setVisible(bool(standing) and is_asking)

    def offer(self, face: ReviewFace, trying: Trying, left: set[str]) -> None:
        """Ask about a few choices only, those ``left``; where all may be chosen, about none."""
        self.answers.show_answers(face, trying.decision, trying.offered, left)

    @property
    def spoken(self) -> str:
        """What a screen reader says of an answer."""
        return sentences((self.heading.text() + ".", self.line.text(), self.again_line.text()))

    def _show_facts(self, facts: tuple[tuple[str, str], ...]) -> None:
        for place, (figure, words) in enumerate(self._facts):
            is_told = place < len(facts)
            figure.setVisible(is_told)
            words.setVisible(is_told)
            if is_told:
                figure.setText(facts[place][0])
                words.setText(facts[place][1])

    def _ask(self, face: ReviewFace, session: Session, trying: Trying) -> None:
        heading, line = face.question_words(trying.decision)
        self.heading.setText(heading)
        self.line.setText(line)
        self.line.setVisible(bool(line))
        self.nudge_line.setText(_nudge_words(face, session, trying))
        self.again_line.setText(translate("Review", "Take your time. Nothing is counted here."))

    def _show_wrong(
        self, face: ReviewFace, session: Session, trying: Trying, action: Action
    ) -> None:
        choice = trying.choice(action)
        self.heading.setText(verdict_words(face, trying, str(action), AnswerVerdict.NOT_YET))
        self.line.setText(wrong_words(face, trying, choice))
        self.line.setVisible(True)
        self.nudge_line.setText(face.nudge_words(trying.decision))
        if choice is not None:
            self.figure.setText(percent_words(choice.chance))
            self.figure_words.setText(face.chance_words(trying.decision))
        self.again_line.setText("")

    def _show_right(self, face: ReviewFace, session: Session, trying: Trying) -> None:
        decision = trying.decision
        is_shown = session.stage is TryStage.SHOWN
        choice = decision.choices[0] if is_shown else trying.choice(session.tried[-1])
        assert choice is not None
        verdict = AnswerVerdict.RIGHT if choice is decision.choices[0] else AnswerVerdict.AS_GOOD
        heading = verdict_words(face, trying, choice.action, verdict)
        if is_shown:
            text = translate("Review", "The answer: {choice}")
            heading = text.format(choice=face.choice_words(decision, choice.action))
        self.heading.setText(heading)
        self.line.setText(right_words(face, trying, choice))
        self.line.setVisible(True)
        self.nudge_line.setText("")
        self.mark.set_label(decision.label)
        self.old.setText(game_words(face, trying))
        self.curve.show_trying(face, trying)
        worked = worked_words(decision)
        again = again_words(session.due, session.today)
        self.again_line.setText("\n".join(part for part in (worked, again) if part))


def _nudge_words(face: ReviewFace, session: Session, trying: Trying) -> str:
    """First a question, then the idea, then how many choices are left."""
    decision = trying.decision
    parts = [face.nudge_words(decision)] if session.nudges else []
    if session.nudges > 1:
        parts.append(face.reason_words(decision, decision.choices[0]))
    if session.nudges >= MOST_NUDGES:
        parts.append(translate("Review", "One of these two."))
    return "\n".join(parts)


def _button_words(name: str) -> str:
    return {
        "next": translate("Review", "Next mistake"),
        "again": translate("Review", "Try again"),
        "nudge": translate("Review", "A nudge"),
        "answer": translate("Review", "Show the answer"),
        "later": translate("Review", "Not now"),
        "play": translate("Review", "Play on from here"),
        "review": translate("Review", "In the review"),
    }[name]
