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
from yokai_desktop.ui.dojo.learner import learner, next_lesson, reached
from yokai_desktop.ui.services.archive import archive

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Waiting:
    """One day for one learner."""

    lesson: Lesson | None
    mistakes: int
    has_puzzle: bool

    @classmethod
    def of(cls, day: date) -> Waiting:
        """What waits on a day; a history that cannot be read has nothing waiting."""
        mistakes = 0
        try:
            mistakes = Mistakes(archive().history.database).waiting(learner(), day)
        except StorageError as error:
            archive().failed(error)
        return cls(next_lesson(), mistakes, puzzle_of(day).item not in reached("puzzle"))

    def words(self) -> tuple[str, ...]:
        """A line for each thing that waits, in the language in force."""
        told = []
        if self.lesson is not None:
            text = translate("Dojo", "Next lesson: {title}")
            told.append(text.format(title=lesson_words(self.lesson).title))
        if self.mistakes:
            told.append(
                translate("Dojo", "%n of your own mistakes wait(s) today", "", self.mistakes)
            )
        if self.has_puzzle:
            told.append(translate("Dojo", "The puzzle of the day waits"))
        return tuple(told)
