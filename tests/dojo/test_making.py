"""Making the shipped sets: what is made is what is shipped, or as true."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from yokai_desktop.dojo.catalog import can_be_answered, is_proved
from yokai_desktop.dojo.exercise import ExerciseKind
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.library import read_sets, shipped
from yokai_desktop.dojo.reading import read_exercise, read_lesson, read_trial
from yokai_desktop.dojo.yokai.conventions import CONVENTIONS
from yokai_desktop.dojo.yokai.readings import answer_of, reading_of
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.workshop.dojo import __main__ as making
from yokai_desktop.workshop.dojo import (
    choosing,
    last_six,
    past,
    septet_lessons,
    septet_trials,
    yokai_exercises,
    yokai_lessons,
    yokai_trials,
)
from yokai_desktop.workshop.dojo.past import WantedMoment, past_of
from yokai_desktop.workshop.dojo.septet_lessons import going_on, step_of
from yokai_desktop.workshop.dojo.septet_moments import ANYTHING, FIRST_TRICK, KEEP


def test_the_past_leads_to_the_moment_wanted() -> None:
    match = past_of(FIRST_TRICK.wanted, FIRST_TRICK.id)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    assert {str(card) for card in view.hand} == {"fire-11", "fire-6", "charm-4"}
    assert (view.taken, match.to_act) == ((4, 5), 1)


def test_a_moment_no_round_can_reach_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "MOST_TRIES", 20)
    with pytest.raises(LookupError):
        past_of(WantedMoment((("wind-2",), ("wind-3",), ("wind-4",), ("wind-5",)), 0, taken=(9, 2)))


def made(name: str, steps: list[Json]) -> Lesson:
    """A lesson of Septet with what it shows beside the cards."""
    return read_lesson({"id": name, "shows": septet_lessons.SHOWS[name], "steps": steps})


def test_lessons_are_made_as_they_are_shipped() -> None:
    first = [
        {**step_of(FIRST_TRICK), "way": True},
        going_on("lead", "charm-4", "snow-9 darkness-8 snow-11", {}),
        step_of(ANYTHING),
    ]
    assert made("first_trick", first) == shipped().lesson("first_trick")
    assert step_of(KEEP)["replies"] == {"play fire-12": "wasted", "play snow-9": "follow"}
    for name in ("two_players", "seven_next"):
        assert made(name, getattr(septet_lessons, name)()) == shipped().lesson(name)
    partner = shipped().lesson("partner")
    assert partner is not None
    assert made("partner", [septet_lessons.passing_for_a_void()]).steps[0] == partner.steps[0]


def test_lessons_of_yokai_are_made_as_they_are_shipped() -> None:
    made = [read_lesson(lesson) for lesson in yokai_lessons.lessons()]
    assert made == shipped().lessons_of("yokai")


def test_the_last_six_tricks_are_found_again() -> None:
    found = last_six.lesson(first=60)
    assert made("last_six", found["steps"]) == shipped().lesson("last_six")


def test_trials_of_yokai_are_made_as_they_are_shipped() -> None:
    made = [*yokai_trials.peace_trials(), *yokai_trials.family_trials(1)]
    made += yokai_trials.declare_trials(1, first=1014)
    solutions = {(trial.kind, trial.solution) for trial in shipped().trials_of("yokai")}
    assert {(entry["kind"], tuple(entry["solution"])) for entry in made} <= solutions


@pytest.mark.parametrize("mode", ["four", "three", "two", "next"])
def test_trials_of_septet_are_found_in_real_play(mode: str) -> None:
    found = list(islice(septet_trials.candidates(mode, septet_trials.FIRST), 2))
    entries = choosing.chosen(found)
    assert len(entries) == 2
    for entry in entries:
        assert is_proved(read_trial(entry))


def test_exercises_found_in_real_play_are_true() -> None:
    """Whatever the players of today make of their games: the key is what the partners read."""
    found = [*islice(yokai_exercises.candidates(0, set(CONVENTIONS)), 6)]
    assert len(found) == 6
    for entry in found:
        exercise = read_exercise({"id": "found", **entry})
        assert exercise.convention in CONVENTIONS
        assert can_be_answered(exercise)
        if exercise.kind is ExerciseKind.READ:
            assert exercise.key == (answer_of(reading_of(exercise)),)


def test_a_set_is_written_as_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "resources", lambda *parts: tmp_path.joinpath(*parts[1:]))
    making.write_set("yokai-lessons")
    assert read_sets([(tmp_path, True)]).lessons == shipped().lessons_of("yokai")
