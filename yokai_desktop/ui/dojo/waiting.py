"""What waits in the dojo: the next lesson, own mistakes, the puzzle of the day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QCoreApplication

from yokai_desktop.dojo.catalog import lesson_words
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.puzzle import puzzle_of
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.mistakes import Mistakes
from yokai_desktop.ui.dojo.learner import is_new_here, learner, next_lesson, reached
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route

translate = QCoreApplication.translate


@dataclass(frozen=True)
class TodaysTasks:
    """One day for one learner."""

    lesson: Lesson | None
    mistakes: int
    has_puzzle: bool
    is_new: bool = False
    """Whether this is the first time here: only the first lesson is offered then."""

    @classmethod
    def of(cls, day: date) -> TodaysTasks:
        """What waits on a day; a history that cannot be read has nothing waiting."""
        mistakes = 0
        try:
            mistakes = Mistakes(archive().history.database).waiting(learner(), day)
        except StorageError as error:
            archive().failed(error)
        has_puzzle = puzzle_of(day).item not in reached("puzzle")
        return cls(next_lesson(), mistakes, has_puzzle, is_new_here())

    @property
    def door(self) -> Route:
        """Where the door leads: the first time straight into the first lesson."""
        if self.is_new and self.lesson is not None:
            return routes.Lesson(self.lesson.id)
        return routes.Dojo()

    def words(self) -> tuple[str, ...]:
        """A line for each thing that waits, in the language in force."""
        if self.is_new and self.lesson is not None:
            return (
                translate("Dojo", "New here? Play the first trick with the fox: two minutes."),
                translate("Dojo", "Or begin a game at once, and come back later."),
            )
        told = []
        if self.lesson is not None:
            text = translate("Dojo", "Next lesson: {title}")
            told.append(text.format(title=lesson_words(self.lesson).title))
        if self.mistakes:
            told.append(
                translate("Dojo", "%n of your own mistakes wait(s) today", "", self.mistakes)
            )
        if self.has_puzzle:
            told.append(translate("Dojo", "The puzzle of the day is waiting"))
        return tuple(told)
