"""A trial: a position with a proof, and one answer to find."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.catalog import trial_words
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.attempt import Attempt, AttemptStage
from yokai_desktop.ui.dojo.answers import Answer, AnswerRow
from yokai_desktop.ui.dojo.grades import grade_words
from yokai_desktop.ui.dojo.learner import note, reached
from yokai_desktop.ui.dojo.practice_page import PracticePage
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.task_scroll import TrialScroll
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.spoken import say_where_all
from yokai_desktop.ui.services.sound import play_sound
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute

translate = QCoreApplication.translate
TRIAL, PUZZLE = "trial", "puzzle"


class TrialPage(PracticePage):
    """``opened(trial=…)`` brings a trial; with ``puzzle`` it counts for that day too."""

    def __init__(self) -> None:
        super().__init__()
        self.attempt: Attempt | None = None
        self._puzzle = ""
        every = Button(lambda: translate("Dojo", "All trials"), BAR, icon="seal", height=SMALL)
        every.clicked.connect(self._leave)
        self.bar.add_action_button(every)
        self.answers = AnswerRow()
        self.paper = TrialScroll()
        left = column((self.table, 1), self.answers, spacing=0)
        self.column.addLayout(row((left, 1), self.paper, spacing=0, margins=(0, 0, 8, 6)), 1)
        self.table.chosen.connect(self._chosen)
        self.table.rested.connect(self._rested)
        self.answers.chosen.connect(self.answer)
        self.paper.back_asked.connect(self.take_back)
        self.paper.hint_asked.connect(self.hint)
        self.paper.answer_asked.connect(self.show_answer)
        self.paper.next_asked.connect(self.go_on)
        self.paper.again_asked.connect(self.begin_again)
        self.fit()

    @property
    def trial(self) -> Trial | None:
        return self.attempt.trial if self.attempt is not None else None

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Trial)
        wanted = route.trial
        trial = library().trial(wanted) if isinstance(wanted, str) else wanted
        if not wanted and self.attempt is None and library().trials:
            trial = library().trials[0]
        if trial is not None:
            self._puzzle = route.puzzle
            self._begin(trial)
        elif wanted:
            self.go(routes.Dojo())

    def _begin(self, trial: Trial) -> None:
        self.attempt = Attempt(trial, game_face(trial.game).way_of(trial))
        self.answers.show_answers(self._answers(trial))
        self._show_beginning()

    def _show_beginning(self) -> None:
        assert self.attempt is not None
        self.table.show_practice(self.attempt.practice)
        self.refresh()
        announce(self, self.paper.task.text())
        self._ask()

    def _answers(self, trial: Trial) -> tuple[Answer, ...]:
        """What can be answered without the table."""
        match trial.kind:
            case TrialKind.FAMILY:
                return game_face(trial.game).family_answers()
            case TrialKind.DECLARE:
                return (
                    Answer("appease", translate("Dojo", "Yes, surely")),
                    Answer("look", translate("Dojo", "Not for sure")),
                )
        return ()

    def _ask(self) -> None:
        """Let the learner answer, at the table or below it."""
        assert self.attempt is not None
        self.answers.set_open(True)
        self.answers.judge("", None)
        if self.attempt.trial.kind in (TrialKind.FAMILY, TrialKind.DECLARE):
            self.table.tell(self.paper.task.text, asks=True)
            self.answers.take_focus()
        else:
            self.table.offer()

    def _chosen(self, action: Action) -> None:
        self.answer(str(action))

    def answer(self, text: str) -> None:
        """A card, a move or a word."""
        attempt = self.attempt
        if attempt is None or attempt.stage is not AttemptStage.ASKING:
            return
        texts = attempt.answer(text)
        self.answers.judge(text, self._stage is not AttemptStage.WRONG)
        self.answers.set_open(False)
        if self._stage is not AttemptStage.SOLVED:
            self._say_verdict()
        if texts:
            self.table.play(texts)
        else:
            self._rested()

    @property
    def _stage(self) -> AttemptStage | None:
        return self.attempt.stage if self.attempt is not None else None

    def _say_verdict(self) -> None:
        """What an answer was worth."""
        assert self.attempt is not None
        self.refresh()
        announce(self, self.paper.spoken)
        play_sound("not_yet" if self.attempt.stage is AttemptStage.WRONG else "right")

    def _rested(self) -> None:
        """What was shown has come to rest."""
        attempt = self.attempt
        if attempt is None:
            return
        match attempt.stage:
            case AttemptStage.ASKING if attempt.moves:
                attempt.settle()
                self.table.show_practice(attempt.practice)
                self.refresh()
                self._ask()
            case AttemptStage.WRONG:
                if attempt.way is None:
                    self.table.show_now()
                self.table.tell(self.paper.verdict.text)
                self.paper.back.setFocus(Qt.FocusReason.OtherFocusReason)
            case AttemptStage.SOLVED:
                self._solved(attempt)
            case AttemptStage.SHOWN:
                self._show_on(attempt)

    def _solved(self, attempt: Attempt) -> None:
        """Stamp the stars, and keep them."""
        self.table.furnish()
        if not self.paper.is_solved:
            note(TRIAL, attempt.trial.id, attempt.stars)
            if self._puzzle:
                note(PUZZLE, self._puzzle, attempt.stars)
            self._say_verdict()
        self.table.tell(self.paper.verdict.text)
        self.paper.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> None:
        """The last answer, card or move."""
        attempt = self.attempt
        if attempt is not None and attempt.can_take_back:
            self.table.hurry()
            attempt.take_back()
            self.table.show_practice(attempt.practice)
            self.refresh()
            self._ask()

    def hint(self) -> None:
        """The next rung of the ladder."""
        if self.attempt is not None:
            self.attempt.hint()
            self.refresh()
            announce(self, self.paper.spoken)

    def show_answer(self) -> None:
        """Give it away: say it, and play it on the table."""
        attempt = self.attempt
        if attempt is None or attempt.stage in (AttemptStage.SOLVED, AttemptStage.SHOWN):
            return
        self.table.hurry()
        attempt.show_answer()
        if self.answers.buttons:
            self.answers.judge(attempt.trial.solution[0], True)
            self.answers.set_open(False)
        self.refresh()
        announce(self, self.paper.spoken)
        self.table.show_practice(attempt.practice)
        self._show_on(attempt)

    def _show_on(self, attempt: Attempt) -> None:
        """The next card or move of the way that is shown."""
        texts = attempt.show_next()
        if texts:
            self.table.show_practice(attempt.practice)
            self.table.play(texts)
        else:
            self.table.tell(self.paper.verdict.text)
            self.paper.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_again(self) -> None:
        """The same trial once more."""
        if self.attempt is not None:
            self.table.hurry()
            self.attempt.begin()
            self._show_beginning()

    def go_on(self) -> None:
        """To the next trial that has no star yet, else back to all."""
        trial = self.trial
        if trial is None:
            return
        trials = library().trials_of(trial.game)
        place = trials.index(trial) if trial in trials else 0
        stars = reached(TRIAL)
        following = next(
            (each for each in (*trials[place + 1 :], *trials[:place]) if each.id not in stars), None
        )
        if following is None:
            self._leave()
        else:
            self._puzzle = ""
            self._begin(following)

    def _leave(self) -> None:
        self.go(routes.Trials(self.trial.game if self.trial is not None else ""))

    def refresh(self) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        self.answers.update_words(self._answers(attempt.trial))
        words, origin = trial_words(attempt.trial), self._origin(attempt.trial)
        beside = game_face(attempt.trial.game).beside_words(attempt.practice)
        self.paper.show_attempt(attempt, words, origin, self._fault(attempt), beside)
        self.bar.set_title(self.window_title, lambda: game_name(attempt.trial.game))
        self._say_what_scrolls()
        say_where_all(self)
        self.title_changed.emit()

    def _fault(self, attempt: Attempt) -> str:
        """Why a wrong card is wrong, where the answer of the others does not show it."""
        if not attempt.is_forgiven:
            return ""
        return game_face(attempt.trial.game).fault_words(attempt.trial, attempt.last)

    def _origin(self, trial: Trial) -> str:
        trials = library().trials_of(trial.game)
        if trial not in trials:
            return grade_words(trial.grade)
        text = translate("Dojo", "Trial {number} of {total} · {grade}")
        return text.format(
            number=trials.index(trial) + 1, total=len(trials), grade=grade_words(trial.grade)
        )

    def window_title(self) -> str:
        if self._puzzle:
            return translate("Dojo", "Puzzle of the day")
        trials = library().trials_of(self.trial.game) if self.trial is not None else []
        if self.trial not in trials:
            return translate("Dojo", "Trials")
        number = trials.index(self.trial) + 1
        return translate("Dojo", "Trial {number}").format(number=number)

    @property
    def beside(self) -> QWidget:
        return self.paper

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        deeds = {
            Qt.Key.Key_U: self.take_back,
            Qt.Key.Key_N: self.hint,
            Qt.Key.Key_A: self.show_answer,
        }
        digit = key - Qt.Key.Key_0
        if key in deeds:
            deeds[Qt.Key(key)]()
        elif not (0 < digit < 10 and self.answers.press(digit)):
            super().keyPressEvent(event)
