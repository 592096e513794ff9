"""Places compared: what the partners would read here, and what there."""

from __future__ import annotations

import pytest

from yokai_desktop.dojo.exercise import Exercise, ExerciseKind
from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.yokai.comparing import (
    MOST_PLACES,
    Clarity,
    ComparedPlace,
    compared,
    worth_comparing,
)
from yokai_desktop.dojo.yokai.readings import Reading, readings_of
from yokai_desktop.engine.yokai.cards import Family, Place

PLACING = [each for each in shipped().exercises if each.kind is ExerciseKind.PLACE]
HERE = Place(0, 0)


def legal(exercise: Exercise) -> list[str]:
    view = exercise.position.view()
    return [text for text in map(str, view.legal) if text.startswith(f"move {exercise.about} ")]


def of(*shares: tuple[int, ...]) -> ComparedPlace:
    """A place where a Kitsune would be read so by one partner after the other."""
    readings = tuple(Reading(seat, 3, each) for seat, each in enumerate(shares, start=1))
    return ComparedPlace(HERE, Family.KITSUNE, readings)


@pytest.mark.parametrize("exercise", PLACING[::4], ids=lambda exercise: exercise.id)
def test_what_is_compared_is_what_the_partners_read(exercise: Exercise) -> None:
    wrong = next(text for text in legal(exercise) if not exercise.is_right(text))
    for text in (exercise.key[0], wrong):
        texts = worth_comparing(exercise.position, text, exercise.key)
        assert texts[0] == text
        assert len(set(texts)) == len(texts) <= MOST_PLACES
        assert set(texts) <= set(legal(exercise))
        for each in texts:
            found = compared(exercise.position, each)
            assert found is not None
            assert found.readings == readings_of(exercise.position, each)
            assert (found.verdict is Clarity.CLEAR) == exercise.is_right(each)
    assert worth_comparing(exercise.position, wrong, exercise.key)[1] in exercise.key


def test_the_partner_that_is_misled_decides() -> None:
    clear = of((90, 5, 5, 0), (61, 30, 9, 0))
    assert (clear.verdict, clear.telling.seat) == (Clarity.CLEAR, 2)
    unsure = of((90, 5, 5, 0), (40, 55, 5, 0))
    assert (unsure.verdict, unsure.telling.seat) == (Clarity.UNSURE, 2)
    assert unsure.likeliest is Family.KAPPA
    misread = of((20, 10, 70, 0), (10, 55, 30, 5))
    assert (misread.verdict, misread.telling.seat) == (Clarity.MISREAD, 1)
    assert misread.likeliest is Family.ROKUROKUBI


def test_an_unknown_card_and_other_acts_are_not_compared() -> None:
    position = PLACING[0].position
    view = position.view()
    unseen = next(
        str(act)
        for act in view.legal
        if view.families[int(str(act).split()[1])] is None  # type: ignore[attr-defined]
    )
    assert compared(position, unseen) is None
    assert compared(position, "look 3") is None
    assert worth_comparing(position, "look 3") == ()
