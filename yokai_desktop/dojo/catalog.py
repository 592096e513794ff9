"""The dojo of each game: the words of its lessons, in the order they are taught."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.septet import variant_words
from yokai_desktop.dojo.spoken import LessonWords

_LESSONS: Mapping[str, Mapping[str, Callable[[], LessonWords]]] = {
    "septet": variant_words.LESSONS,
}


def lesson_words(lesson: Lesson) -> LessonWords:
    """What is said in a lesson, in the language in force."""
    return _LESSONS[lesson.game][lesson.id]()
