"""Lessons: each is played to its end by the engine, and something kind is said to every choice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from yokai_desktop.dojo.catalog import lesson_words
from yokai_desktop.dojo.lesson import Lesson, LessonStep
from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.spoken import MOST_WORDS, LessonWords
from yokai_desktop.engine.match import Match
from yokai_desktop.words.languages import LANGUAGES
from yokai_desktop.words.voice import speaking

LESSONS = shipped().lessons
STEPS = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.steps))]


def step_id(value: Lesson | int) -> str:
    return value.id if isinstance(value, Lesson) else str(value)


def texts(match: Match) -> list[str]:
    return [str(action) for action in match.state.legal()]


def speeches(words: LessonWords) -> Iterator[str]:
    for step in words.steps.values():
        yield from (step.goal, step.learned, step.otherwise, *step.replies.values())
        if step.opening:
            yield step.opening


def test_shipped_sets_are_sound() -> None:
    assert shipped().complaints == []
    assert next(lesson.id for lesson in shipped().lessons_of("septet")) == "first_trick"


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=step_id)
def test_a_step_is_played_by_the_engine(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    match = step.position.match()
    assert match.to_act == step.position.seat
    right = [text for text in texts(match) if step.is_right(text)]
    assert step.right[0] in right
    for text in right[:12] if step.then else right[:1]:
        after = Match.replay(step.position.after(text, *step.then).record)
        assert len(after.actions) == len(match.actions) + 1 + len(step.then)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=step_id)
def test_everything_is_answered_in_every_language(lesson: Lesson, language: str) -> None:
    with speaking(language):
        words = lesson_words(lesson)
    assert list(words.steps) == [step.id for step in lesson.steps]
    for step in lesson.steps:
        said = words.steps[step.id]
        assert {reply for _, reply in step.replies} <= set(said.replies)
        for reply in said.replies:
            assert reply in {name for _, name in step.replies}, f"{step.id}: {reply} is never said"
        for text in texts(step.position.match()):
            assert step.is_right(text) or said.reply(step.reply_to(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_speech_is_long(language: str) -> None:
    with speaking(language):
        said = [speech for lesson in LESSONS for speech in speeches(lesson_words(lesson))]
    for speech in said:
        assert len(re.findall(r"\w[\w’-]*", speech)) <= MOST_WORDS, speech


def test_french_is_no_english() -> None:
    for lesson in LESSONS:
        with speaking("fr"):
            french = set(speeches(lesson_words(lesson)))
        with speaking("en"):
            english = set(speeches(lesson_words(lesson)))
        assert not french & english


def test_a_step_goes_on_where_the_one_before_it_ended() -> None:
    lesson = shipped().lesson("first_trick")
    assert lesson is not None
    assert [lesson.goes_on(number) for number in range(3)] == [False, True, False]


def test_patterns_stand_for_many_actions() -> None:
    position = LESSONS[0].steps[0].position
    step = LessonStep("a", position, ("look *", "play fire-9"), (("play fire-*", "low"),))
    assert step.is_right("look 12")
    assert not step.is_right("play fire-8")
    assert step.reply_to("play fire-8") == "low"
    assert step.reply_to("play snow-8") == ""
