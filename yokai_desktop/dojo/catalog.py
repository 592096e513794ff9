"""The dojo of each game: the words of lessons and trials, and how a trial is proved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile

from yokai_desktop.dojo.exercise import Exercise
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.septet import proof as septet_proof
from yokai_desktop.dojo.septet import trial_words as septet_trials
from yokai_desktop.dojo.septet import variant_words
from yokai_desktop.dojo.spoken import ExerciseWords, LessonWords, TrialWords
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.dojo.yokai import conventions, readings
from yokai_desktop.dojo.yokai import lesson_words as yokai_lessons
from yokai_desktop.dojo.yokai import proof as yokai_proof
from yokai_desktop.dojo.yokai import trial_words as yokai_trials
from yokai_desktop.dojo.yokai.generated import generated_trial
from yokai_desktop.engine.contract import EngineError, Event
from yokai_desktop.engine.septet.events import RoundDealt
from yokai_desktop.words.languages import DEFAULT
from yokai_desktop.words.voice import translate


@dataclass(frozen=True)
class Teaching:
    """What the dojo knows of one game."""

    lessons: Mapping[str, Callable[[], LessonWords]]
    """The words of its lessons, in the order they are taught."""
    trial_words: Callable[[Trial], TrialWords]
    can_be_solved: Callable[[Trial], bool]
    is_proved: Callable[[Trial], bool]
    make: Callable[[str], Trial] | None = None
    """A new trial that follows from a text alone, where that is quick."""
    ends_before: type[Event] | None = None
    """The event with which something begins that no lesson and no trial shows any more."""


TEACHING: Mapping[str, Teaching] = {
    "septet": Teaching(
        variant_words.LESSONS,
        septet_trials.trial_words,
        septet_proof.can_be_solved,
        septet_proof.is_proved,
        ends_before=RoundDealt,
    ),
    "yokai": Teaching(
        yokai_lessons.LESSONS,
        yokai_trials.trial_words,
        yokai_proof.can_be_solved,
        yokai_proof.is_proved,
        generated_trial,
    ),
}


def shown_events(game: str, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What a lesson or a trial shows of what happened: a round ends, and no other begins."""
    ends_before = TEACHING[game].ends_before
    if ends_before is None:
        return events
    return tuple(takewhile(lambda event: not isinstance(event, ends_before), events))


def has_words(lesson: Lesson) -> bool:
    """Whether there is something to say in each step of a lesson."""
    found = TEACHING[lesson.game].lessons.get(lesson.id)
    return found is not None and {step.id for step in lesson.steps} <= set(found().steps)


def lesson_words(lesson: Lesson) -> LessonWords:
    """What is said in a lesson, in the language in force."""
    return TEACHING[lesson.game].lessons[lesson.id]()


def trial_words(trial: Trial) -> TrialWords:
    """A trial in words, in the language in force; a set may bring its own explanation."""
    words = TEACHING[trial.game].trial_words(trial)
    code = translate("DojoTrial", "en", "the code of the language itself, such as fr")
    own = trial.words.get(code) or trial.words.get(DEFAULT)
    return replace(words, explanation=own) if own else words


def can_be_solved(trial: Trial) -> bool:
    """Whether a trial asks what its game can ask, and its solution can be played or answered.

    That it is the right one, ``is_proved`` says; it may take long.
    """
    return TEACHING[trial.game].can_be_solved(trial)


def is_proved(trial: Trial) -> bool:
    """Whether the solution of a trial holds; ``resources/dojo/README.md`` says what that means."""
    try:
        return TEACHING[trial.game].is_proved(trial)
    except EngineError:
        return False


def made_trial(seed: str) -> Trial:
    """A new trial that follows from a text alone; equal texts give equal trials."""
    makers = [teaching.make for teaching in TEACHING.values() if teaching.make is not None]
    return makers[0](seed)


def convention_titles() -> dict[int, str]:
    """The conventions of the partners in a word or two, by their numbers."""
    return conventions.convention_titles()


def convention_sentences() -> dict[int, str]:
    """The conventions of the partners as sentences, by their numbers."""
    return conventions.convention_sentences()


def exercise_words(exercise: Exercise) -> ExerciseWords:
    """An exercise in words, in the language in force."""
    return conventions.exercise_words(exercise)


def can_be_answered(exercise: Exercise) -> bool:
    """Whether an exercise is about a convention there is, and its key can be answered."""
    return conventions.can_be_answered(exercise)


def reading_of(exercise: Exercise) -> tuple[int, ...]:
    """What the partners read: the shares of the families, in percent."""
    return readings.reading_of(exercise)
