"""The partners' language: what is shown is what the partners themselves read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.telling import WALKS
from yokai_desktop.dojo import catalog
from yokai_desktop.dojo.exercise import NOTHING, Exercise, ExerciseKind
from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.yokai.conventions import (
    CONVENTIONS,
    convention_sentences,
    convention_titles,
    exercise_words,
)
from yokai_desktop.dojo.yokai.readings import (
    CLEAR,
    SEED,
    answer_by,
    answer_of,
    reading_of,
    readings_of,
)
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import PlaceHint
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.words.languages import LANGUAGES
from yokai_desktop.words.voice import speaking

EXERCISES = shipped().exercises
READ = [each for each in EXERCISES if each.kind is ExerciseKind.READ]
PLACE = [each for each in EXERCISES if each.kind is ExerciseKind.PLACE]


class SameWorlds(Random):
    """Lets a partner imagine the worlds that readings are shown by."""

    def getrandbits(self, k: int) -> int:
        return SEED


def view_of(exercise: Exercise) -> YokaiView:
    view = exercise.position.view()
    assert isinstance(view, YokaiView)
    return view


def test_there_are_thirty_exercises_of_each_convention() -> None:
    counts = Counter(exercise.convention for exercise in EXERCISES)
    assert set(counts) == set(CONVENTIONS) == set(convention_sentences())
    assert min(counts.values()) >= 30
    assert len(CONVENTIONS) >= 6


@pytest.mark.parametrize("exercise", READ, ids=lambda exercise: exercise.id)
def test_a_shown_reading_is_the_partners_own(exercise: Exercise) -> None:
    """The mind that a partner decides with believes exactly what is shown."""
    shares = reading_of(exercise)
    level = replace(LEVELS_BY_NAME["expert"], walks=WALKS)
    mind = Mind(view_of(exercise), level, SameWorlds())
    odds = mind.odds[exercise.about]
    assert shares == tuple(round(100 * count / mind.worlds) for count in odds)
    assert exercise.key == (answer_of(shares),)
    assert view_of(exercise).families[exercise.about] is None


@pytest.mark.parametrize("exercise", PLACE, ids=lambda exercise: exercise.id)
def test_a_place_of_the_key_is_understood_by_all(exercise: Exercise) -> None:
    view = view_of(exercise)
    family = view.families[exercise.about]
    assert family is not None
    legal = [str(action) for action in view.legal]
    others = [text for text in legal if text.startswith(f"move {exercise.about} ")]
    assert set(exercise.key) < set(others)
    wrong = next(text for text in others if not exercise.is_right(text))
    for text in (exercise.key[0], wrong):
        readings = readings_of(exercise.position, text)
        assert [each.seat for each in readings] == [
            seat for seat in range(view.tableau.players) if seat != view.seat
        ]
        is_clear = all(each.shares[family] >= CLEAR for each in readings)
        assert is_clear == exercise.is_right(text)


def own_evidence(match: Match, seat: int, card: int) -> tuple[int, ...]:
    """What the mind that a partner decides with believes of a card, in percent."""
    view = match.view(seat)
    assert isinstance(view, YokaiView)
    mind = Mind(view, replace(LEVELS_BY_NAME["expert"], walks=WALKS), SameWorlds())
    return tuple(round(100 * count / mind.worlds) for count in mind.odds[card])


@pytest.mark.parametrize("exercise", PLACE, ids=lambda exercise: exercise.id)
def test_acts_to_come_are_read_as_the_partners_will(exercise: Exercise) -> None:
    """A move, and the hints that may follow it: shown before they are made, believed after."""
    moved = exercise.position.after(exercise.key[0])
    hints = [act for act in moved.match().view(moved.seat).legal if isinstance(act, PlaceHint)]
    acts = [(exercise.position, exercise.key[0])]
    acts += [(moved, str(hint)) for hint in (*hints[:1], *hints[-1:])]
    for position, text in acts:
        after = position.after(text).match()
        for reading in readings_of(position, text):
            assert reading.shares == own_evidence(after, reading.seat, reading.card)


def test_looking_tells_nothing() -> None:
    lesson = shipped().lesson("look")
    assert lesson is not None
    assert readings_of(lesson.steps[0].position, "look 3") == ()


def test_shares_become_answers() -> None:
    assert answer_of((20, CLEAR, 10, 10)) == Family.KAPPA.word
    assert answer_of((41, CLEAR - 1, 0, 0)) == NOTHING


def test_experts_know_the_language_and_novices_do_not() -> None:
    """A few of each; ``tests/benchmarks/DOJO.md`` has all of them, measured."""
    some = EXERCISES[::9]
    right = Counter(
        level
        for exercise in some
        for level in ("expert", "novice")
        if exercise.is_right(answer_by(exercise, level, Random(exercise.id)))
    )
    assert right["expert"] >= 0.85 * len(some)
    assert right["novice"] <= 0.75 * len(some)


@pytest.mark.parametrize("language", LANGUAGES)
def test_exercises_are_told_in_every_language(language: str) -> None:
    with speaking(language):
        assert len(set(convention_titles().values())) == len(CONVENTIONS)
        for exercise in EXERCISES[::5]:
            words = exercise_words(exercise)
            assert words.question.endswith("?")
            assert "{" not in words.question + words.explanation


def test_the_catalogue_tells_the_same() -> None:
    exercise = READ[0]
    assert catalog.convention_titles() == convention_titles()
    assert catalog.convention_sentences() == convention_sentences()
    assert catalog.exercise_words(exercise) == exercise_words(exercise)
    assert catalog.reading_of(exercise) == reading_of(exercise)
