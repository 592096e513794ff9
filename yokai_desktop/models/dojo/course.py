"""One lesson under way: which step, what was answered, how far it has come."""

from __future__ import annotations

from enum import Enum, auto

from yokai_desktop.dojo.lesson import Lesson, LessonStep
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.practice import Practice


class Mood(Enum):
    """What the fox is doing."""

    ASKING = auto()
    CORRECTING = auto()
    """A choice was not right: the step is open still."""
    PRAISING = auto()
    """The step is done."""
    ENDING = auto()
    """The lesson is done."""


class Course:
    """Steps in order; any may be skipped, and the lesson taken up again later."""

    def __init__(self, lesson: Lesson, done: int = 0) -> None:
        self.lesson = lesson
        self.number = done if done < len(lesson.steps) else 0
        self.done = self.number
        """How many steps from the first are behind the learner."""
        self.mood = Mood.ASKING
        self.reply = ""
        """The name of the answer to the last choice that was not right."""
        self.practice = Practice(self.step.position, self.lesson.shows)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    def answer(self, action: Action) -> tuple[str, ...]:
        """Take a choice; the texts to be played now, none if it was not right."""
        text = str(action)
        if not self.step.is_right(text):
            self.mood, self.reply = Mood.CORRECTING, self.step.reply_to(text)
            return ()
        self.mood = Mood.PRAISING
        self.done = max(self.done, self.number + 1)
        return (text, *self.step.then)

    def go_on(self) -> None:
        """To the next step; after the last one the lesson is over."""
        if self.is_last:
            self.mood = Mood.ENDING
            return
        self.number += 1
        self._open()

    def skip(self) -> None:
        """Leave this step undone."""
        self.go_on()

    def begin(self) -> None:
        """From the first step on."""
        self.number = 0
        self._open()

    def _open(self) -> None:
        self.mood, self.reply = Mood.ASKING, ""
        self.practice = Practice(self.step.position, self.lesson.shows)
