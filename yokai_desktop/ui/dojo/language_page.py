"""The partners' language: conventions, and positions of real play to read by them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.catalog import reading_of
from yokai_desktop.dojo.exercise import NOTHING
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.series import Series
from yokai_desktop.ui.dojo.answers import Answer, AnswerRow
from yokai_desktop.ui.dojo.comparing import Comparing
from yokai_desktop.ui.dojo.convention_choice import FREE, ConventionChoice
from yokai_desktop.ui.dojo.learner import note, reached
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
from yokai_desktop.ui.dojo.practice_page import PracticePage
from yokai_desktop.ui.dojo.reading_rows import PartnerReading
from yokai_desktop.ui.dojo.reading_scroll import ReadingScroll
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.weighing import Weighing
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
KIND = "convention"


class LanguagePage(PracticePage):
    """``opened(convention=…)`` begins a series about one; else the first not practised yet."""

    def __init__(self) -> None:
        super().__init__()
        self.convention = 0
        self.series: Series | None = None
        self.bar.set_title(self.window_title, self._subtitle)
        self.choice = ConventionChoice()
        self.choice.asked.connect(self.begin)
        leave = Button(lambda: translate("Dojo", "Leave"), BAR, icon="close", height=SMALL)
        leave.clicked.connect(self.leave)
        self.bar.add_action_button(self.choice)  # type: ignore[arg-type]
        self.bar.add_action_button(leave)
        self.answers = AnswerRow()
        self.paper = ReadingScroll()
        left = column((self.table, 1), self.answers, spacing=0)
        self.column.addLayout(row((left, 1), self.paper, spacing=0, margins=(0, 0, 8, 6)), 1)
        self.comparing = Comparing(self)
        self.comparing.told.connect(self._compared)
        self.weighing = Weighing(self.table)
        self.weighing.settled.connect(self._aimed)
        self.table.chosen.connect(self._chosen)
        self.table.rested.connect(self._rested)
        self.paper.rule_asked.connect(self.show_rule)
        self.answers.chosen.connect(self.answer)
        self.paper.next_asked.connect(self.go_on)
        self.paper.make_asked.connect(self._make)
        self.paper.other_asked.connect(self._other)
        self.fit()

    @property
    def numbers(self) -> list[int]:
        """The conventions there are exercises for."""
        return sorted({exercise.convention for exercise in library().exercises})

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Language)
        number = route.convention
        if number is not None and number in self.numbers:
            self.begin(number)
        elif self.series is None and self.numbers:
            known = reached(KIND)
            self.begin(next((n for n in self.numbers if str(n) not in known), self.numbers[0]))
        elif not self.numbers:
            self.go(routes.Dojo())

    def begin(self, convention: int) -> None:
        """Another eight positions about a convention; or free practice."""
        if convention == FREE:
            self.go(routes.Speaking())
            return
        self.convention = convention
        known = reached(KIND).get(str(convention))
        seed = f"{convention}/{known.tries if known else 0}"
        self.series = Series(library().exercises_of(convention), seed)
        self._ask()

    def _ask(self) -> None:
        """Show the position, and let the learner answer."""
        series = self.series
        assert series is not None
        self.comparing.stop()
        self.paper.wants_rule = False
        self.table.show_practice(series.practice)
        self.answers.show_answers(() if series.is_place else self._answers(series))
        self.refresh()
        announce(self, self.paper.question.text())
        if series.is_place:
            about = str(series.now.about)
            mine = (a for a in series.practice.legal if str(a).startswith(f"move {about} "))
            self.table.offer(tuple(mine))
        else:
            self.table.tell(self.paper.question.text, asks=True)
            self.answers.take_focus()

    def _answers(self, series: Series) -> tuple[Answer, ...]:
        face = game_face(series.practice.match.game.name)
        return (*face.family_answers(), Answer(NOTHING, translate("Dojo", "Nothing certain")))

    def _chosen(self, action: Action) -> None:
        """A move is weighed first: one sees how it will be read before it is made."""
        series = self.series
        if series is None or not series.is_open:
            return
        series.weighed = str(action)
        self.table.stop_asking()
        self.table.show_way(series.practice.position, series.weighed)
        self.refresh()
        announce(self, self.paper.spoken)
        self.paper.make.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self) -> None:
        if self.series is not None and self.series.weighed:
            move = self.series.weighed
            self.table.play((move,))
            self.answer(move)

    def _other(self) -> None:
        if self.series is not None and self.series.weighed:
            self.series.weighed = ""
            self._ask()

    def show_rule(self) -> None:
        """The convention as its numbered sentence, to be read again."""
        if self.series is not None:
            self.paper.wants_rule = True
            self.refresh()
            self.paper.roll_to_top()
            announce(self, self.paper.rule.text())

    def answer(self, text: str) -> None:
        """A word or a move."""
        series = self.series
        if series is None or not series.is_open:
            return
        series.answer(text)
        if not series.is_place:
            self.answers.judge(text, series.is_right)
            self.answers.judge(series.now.key[0], True)
            self.answers.set_open(False)
            self._turn_up(series)
            self.table.tell(lambda: self.paper.explanation_of(series))
        play_sound("right" if series.is_right else "not_yet")
        self.refresh()
        announce(self, self.paper.spoken)
        self.paper.next.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.table.is_busy:
            self._rested()

    def _rested(self) -> None:
        """A card was put somewhere: compare that place with others."""
        series = self.series
        if series is not None and series.is_place and series.given and not series.is_over:
            self.table.tell(self.paper.verdict.text)
            self.table.show_way(series.practice.position, series.given)
            self.comparing.begin(series.practice.position, series.given, series.now.key)

    def _compared(self, remarks: tuple[PlaceRemark, ...]) -> None:
        self.paper.show_remarks(remarks)
        self.table.show_remarks(remarks)
        if remarks and not self.comparing.is_busy:
            announce(self, self.paper.remarks.words())

    def _turn_up(self, series: Series) -> None:
        """Show what the card is, and how sure the partners are of each family."""
        face = game_face(series.practice.position.game)
        families = (answer.value for answer in face.family_answers())
        self.answers.show_shares(dict(zip(families, reading_of(series.now), strict=True)))
        self.table.show_card(series.now.about)

    def go_on(self) -> None:
        """The next position; after eight the result, then the next convention."""
        series = self.series
        if series is None:
            return
        if series.is_over:
            place = self.numbers.index(self.convention) + 1
            self.begin(self.numbers[place % len(self.numbers)])
            return
        self.table.hurry()
        self.comparing.stop()
        series.go_on()
        if series.is_over:
            note(KIND, str(self.convention), series.right)
            self.answers.show_answers(())
            self.refresh()
            announce(self, self.paper.spoken)
            self.paper.next.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._ask()

    def _readings(self, series: Series) -> tuple[PartnerReading, ...]:
        """How the partners read the move that is weighed or was made."""
        move = series.weighed or series.given
        if series.is_over or not series.is_place or not move:
            return ()
        position = series.practice.position
        return game_face(position.game).readings(position, move)

    def _seen_words(self, series: Series) -> str:
        """What was done before, where something is to be read."""
        if series.is_over or series.is_place:
            return ""
        return game_face(series.practice.position.game).seen_words(series.practice)

    def _aimed(self, text: str) -> None:
        """A place is aimed at: tell how the move will be read, before it is let go."""
        series = self.series
        if series is None or not series.is_place or not series.is_open or series.weighed:
            return
        position = series.practice.position
        readings = game_face(position.game).readings(position, text) if text else ()
        self.paper.show_readings(readings)
        if readings:
            announce(self, self.paper.readings.words())

    def refresh(self) -> None:
        if self.series is None:
            return
        self.choice.show_conventions(self.convention)
        self.answers.update_words(self._answers(self.series))
        total = len(self.numbers)
        readings, seen = self._readings(self.series), self._seen_words(self.series)
        self.paper.show_series(self.series, self.convention, total, readings, seen)
        has_answer = self.series.given and not self.series.is_over
        self.paper.show_kept(() if has_answer else library().kept_of(self.convention))
        self.bar.set_title(self.window_title, self._subtitle)
        self._say_what_scrolls()
        say_where_all(self)

    def _subtitle(self) -> str:
        series = self.series
        if series is None:
            return ""
        text = translate("Dojo", "{game} · exercise {number} of {total}")
        return text.format(
            game=game_name(series.practice.match.game.name),
            number=min(series.number + 1, len(series.exercises)),
            total=len(series.exercises),
        )

    def window_title(self) -> str:
        return translate("Dojo", "The partners’ language")

    @property
    def beside(self) -> QWidget:
        return self.paper

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = event.key() - Qt.Key.Key_0
        if event.key() == Qt.Key.Key_R and not event.modifiers():
            self.show_rule()
        elif not (0 < digit < 10 and self.answers.press(digit)):
            super().keyPressEvent(event)
