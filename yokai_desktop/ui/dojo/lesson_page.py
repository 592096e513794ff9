"""A lesson: the table with one thing to do, and the fox beside it that says what and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.dojo.catalog import lesson_words
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.spoken import LessonWords
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.course import Course, Mood
from yokai_desktop.ui.dojo.learner import next_lesson, note, reached
from yokai_desktop.ui.dojo.practice_page import PracticePage
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.steps import StepRow
from yokai_desktop.ui.dojo.teacher import Teacher
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.buttons import BAR, PRIMARY, QUIET, SMALL, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.spoken import say_where_all
from yokai_desktop.ui.services.sound import play_sound
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute

translate = QCoreApplication.translate
KIND = "lesson"


class LessonPage(PracticePage):
    """``opened(lesson=…)`` brings a lesson, where it was left; ``back`` is where leaving leads."""

    def __init__(self) -> None:
        super().__init__()
        self.course: Course | None = None
        leave = Button(
            lambda: translate("Dojo", "Leave the lesson"), BAR, icon="close", height=SMALL
        )
        leave.clicked.connect(self.leave)
        self.bar.add_action_button(leave)
        self.teacher = Teacher()
        self.steps = StepRow()
        self.count = Label(role=Role.SECONDARY, colour="text")
        self.next = Button(self._next_words, PRIMARY)
        self.again = Button(lambda: translate("Dojo", "Begin again"), QUIET, icon="undo")
        self.skip = Button(lambda: translate("Dojo", "Skip this step"), QUIET)
        self.column.addLayout(row(self._side(), (self.table, 1), spacing=0), 1)
        self._connect()
        self.refresh()

    def _side(self) -> QWidget:
        content = QWidget()
        content.setProperty("clear", True)
        self._below = row(self.again, self.skip, spacing=10)
        steps = column(self.steps, self.count, spacing=6)
        self._side_parts = column(
            *(1, self.teacher, self.next, 2, steps, self._below),
            spacing=14,
            margins=(22, 8, 4, 16),
            on=content,
        )
        self.side = ClearScroller(content)
        return self.side

    def _connect(self) -> None:
        self.table.chosen.connect(self.answer)
        self.table.rested.connect(self._rested)
        self.next.clicked.connect(self.go_on)
        self.again.clicked.connect(self.begin_again)
        self.skip.clicked.connect(self.skip_step)

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Lesson)
        lesson = library().lesson(route.name) if route.name else None
        if not route.name and self.course is None:
            lesson = next_lesson()
        if lesson is not None:
            known = reached(KIND).get(lesson.id)
            self.course = Course(lesson, known.value if known else 0)
        elif route.name:
            self.go(routes.Dojo())
            return
        self._ask()

    @property
    def lesson(self) -> Lesson | None:
        return self.course.lesson if self.course is not None else None

    # what is asked and answered

    def _ask(self) -> None:
        """Show the step and let the learner choose."""
        if self.course is None:
            return
        self.table.show_practice(self.course.practice)
        self.refresh()
        announce(self, self.teacher.slip.accessibleName())
        self.table.offer()
        if self.course.step.shows_way:
            self.table.show_way(self.course.practice.position, self.course.step.right[0])

    def answer(self, action: Action) -> None:
        """The learner decided."""
        course = self.course
        if course is None or course.mood not in (Mood.ASKING, Mood.CORRECTING):
            return
        texts = course.answer(action)
        self.refresh()
        announce(self, self.teacher.slip.accessibleName())
        if texts:
            play_sound("right")
            note(KIND, course.lesson.id, course.done)
            self.table.show_way()
            self.table.play(texts)
        else:
            play_sound("not_yet")
            self.table.show_now()
            self.table.offer()

    def _rested(self) -> None:
        if self.course is not None and self.course.mood is Mood.PRAISING:
            self.table.tell(lambda: translate("Dojo", "Right."))
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """To the next step; from the end to the next lesson, or home to the dojo."""
        course = self.course
        if course is None or course.mood in (Mood.ASKING, Mood.CORRECTING):
            return
        if course.mood is Mood.ENDING:
            following = self._following()
            self.go(routes.Lesson(following.id) if following else routes.Dojo())
            return
        self.table.hurry()
        course.go_on()
        self._step_changed()

    def skip_step(self) -> None:
        """Leave a step undone."""
        if self.course is not None and self.course.mood is not Mood.ENDING:
            self.table.hurry()
            self.course.skip()
            self._step_changed()

    def begin_again(self) -> None:
        """From the first step on."""
        if self.course is not None:
            self.table.hurry()
            self.course.begin()
            self._step_changed()

    def _step_changed(self) -> None:
        course = self.course
        if course is not None and course.mood is Mood.ENDING:
            play_sound("seal")
            self.refresh()
            self.table.tell(self.teacher.slip.first.text)
            announce(self, self.teacher.slip.accessibleName())
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._ask()

    def _following(self) -> Lesson | None:
        """The lesson after this one in its game."""
        if self.lesson is None:
            return None
        lessons = library().lessons_of(self.lesson.game)
        place = [each.id for each in lessons].index(self.lesson.id)
        return lessons[place + 1] if place + 1 < len(lessons) else None

    # what is said

    def refresh(self) -> None:
        course = self.course
        if course is None:
            return
        words = lesson_words(course.lesson)
        self.teacher.show_words(*self._speech(course, words))
        total = len(course.lesson.steps)
        is_open = course.mood in (Mood.ASKING, Mood.CORRECTING)
        self.steps.show_steps(total, course.number, course.done, is_stamped=not is_open)
        text = translate("Dojo", "Step {number} of {total}")
        self.count.setText(text.format(number=course.number + 1, total=total))
        self.next.setVisible(not is_open)
        self.next.setText(self._next_words())
        self.skip.setVisible(course.mood is not Mood.ENDING)
        self.bar.set_title(lambda: lesson_words(course.lesson).title, self._subtitle)
        self._fit_fox()
        self._say_what_scrolls()
        say_where_all(self)
        self.title_changed.emit()

    def _speech(self, course: Course, words: LessonWords) -> tuple[str, str]:
        said = words.steps[course.step.id]
        match course.mood:
            case Mood.ASKING:
                return (said.opening, said.goal) if said.opening else (said.goal, "")
            case Mood.CORRECTING:
                return said.reply(course.reply), said.goal
            case Mood.PRAISING:
                return said.learned, ""
            case Mood.ENDING:
                if course.done < len(course.lesson.steps):
                    return translate("Dojo", "That is the end. What was skipped waits for you."), ""
                return translate("Dojo", "That was the lesson. Well done!"), said.learned

    def _next_words(self) -> str:
        if self.course is not None and self.course.mood is Mood.ENDING:
            if self._following() is not None:
                return translate("Dojo", "Next lesson")
            return translate("Dojo", "Back to the dojo")
        return translate("Dojo", "Go on")

    def _subtitle(self) -> str:
        if self.lesson is None:
            return ""
        number = [each.id for each in library().lessons_of(self.lesson.game)].index(self.lesson.id)
        text = translate("Dojo", "{game}, lesson {number}")
        return text.format(game=game_name(self.lesson.game), number=number + 1)

    def window_title(self) -> str:
        return lesson_words(self.lesson).title if self.lesson is not None else ""

    # the window

    small_side = 276

    def fit(self) -> None:
        super().fit()
        wide = self.again.sizeHint().width() + self.skip.sizeHint().width() + 10
        room = self.side.width() - 30
        direction = QBoxLayout.Direction
        is_wide = wide <= room
        self._below.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._fit_fox()

    def _fit_fox(self) -> None:
        """What is said and the buttons come first: the fox has what they leave."""
        for part in (self.teacher.slip, self.teacher):
            part.parts.activate()
        fox = self.teacher.fox
        taken = self._side_parts.heightForWidth(self.side.width())
        taken -= 0 if fox.isHidden() else fox.height()
        self.teacher.fit_fox(self.side.height() - taken - 2)

    @property
    def beside(self) -> QWidget:
        return self.side

    def keyPressEvent(self, event: QKeyEvent) -> None:
        board = self.table.board
        if board is not None and board.steer(event):
            return
        deeds = {Qt.Key.Key_S: self.skip_step, Qt.Key.Key_R: self.begin_again}
        if event.key() in deeds:
            deeds[Qt.Key(event.key())]()
        elif self.table.is_busy and event.key() == Qt.Key.Key_Space:
            self.table.hurry()
        else:
            super().keyPressEvent(event)
