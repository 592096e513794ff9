"""Sets of the dojo: anybody can add one, and none can do harm."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from yokai_desktop.dojo import library as dojo_library
from yokai_desktop.dojo.catalog import trial_words
from yokai_desktop.dojo.exercise import ExerciseKind
from yokai_desktop.dojo.library import (
    FOLDER,
    FORMAT,
    MOST_ADDED,
    VERSION,
    Complaint,
    Library,
    read_sets,
    with_added,
)
from yokai_desktop.dojo.trial import TrialKind, stars_for
from yokai_desktop.paths import resources
from yokai_desktop.words.voice import speaking

POSITION: dict[str, Any] = {
    "game": "yokai",
    "players": 2,
    "seat": 1,
    "seed": "any",
    "deal": {"families": ["kitsune", "kappa", "rokurokubi", "oni"] * 4, "first": 1},
    "actions": ["look 0"],
}
TRIAL: dict[str, Any] = {
    **POSITION,
    "id": "a",
    "kind": "family",
    "grade": 2,
    "idea": "count",
    "about": 3,
    "solution": ["kappa"],
    "words": {"en": "Count."},
}
EXERCISE: dict[str, Any] = {
    **POSITION,
    "id": "b",
    "convention": 1,
    "kind": "read",
    "about": 0,
    "key": ["kappa"],
}
LESSON: dict[str, Any] = {
    "id": "c",
    "steps": [
        {**POSITION, "id": "one", "right": ["look 5", "look *"], "then": ["move 5 4,0"]},
        {"id": "two", "right": ["reveal"], "replies": {"hint *": "no"}},
    ],
}


def shipped_entry(file: str, kind: str) -> dict[str, Any]:
    entry: dict[str, Any] = json.loads((resources(FOLDER) / file).read_text())[kind][0]
    return entry


SHIPPED_CARD = shipped_entry("septet-trials.json", "trials")


def written(folder: Path, name: str = "set.json", **lists: Any) -> Path:
    path = folder / name
    path.write_text(json.dumps({"format": FORMAT, "version": VERSION, **lists}))
    return path


def read(folder: Path, *, is_trusted: bool = False) -> Library:
    return read_sets([(folder, is_trusted)])


def test_a_set_is_read_whole(tmp_path: Path) -> None:
    written(tmp_path, lessons=[LESSON], trials=[TRIAL], exercises=[EXERCISE])
    found = read(tmp_path, is_trusted=True)
    assert found.complaints == []
    trial = found.trial("a")
    assert trial is not None
    assert (trial.kind, trial.grade, trial.about) == (TrialKind.FAMILY, 2, 3)
    assert trial.is_right("kappa")
    assert not trial.is_right("oni")
    assert trial.words == {"en": "Count."}
    assert found.trials_of("yokai") == [trial]
    exercise = found.exercises_of(1)[0]
    assert exercise.kind is ExerciseKind.READ
    assert exercise.is_right("kappa")
    lesson = found.lesson("c")
    assert lesson is not None
    assert found.lessons_of("yokai") == [lesson]
    assert lesson.goes_on(1)
    view = lesson.steps[1].position.view()
    assert view.to_act == 1
    assert str(lesson.steps[1].position.action("reveal")) == "reveal"
    assert found.lesson("none") is None
    assert found.trial("none") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not_json"),
        ("[]", "not_a_set"),
        ('{"format": "other"}', "not_a_set"),
        (f'{{"format": "{FORMAT}", "version": 9}}', "unknown_version"),
    ],
)
def test_a_file_that_cannot_be_read_is_left_out(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "bad.json").write_text(text)
    written(tmp_path, trials=[TRIAL])
    found = read(tmp_path)
    assert found.complaints == [Complaint("bad.json", "", reason)]
    assert len(found.trials) == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "game"),
        ({"players": 7}, "seat"),
        ({"seat": 2}, "seat"),
        ({"seat": True}, "seat"),
        ({"grade": 6}, "grade"),
        ({"grade": True}, "grade"),
        ({"kind": "riddle"}, "kind"),
        ({"solution": []}, "solution"),
        ({"solution": [1]}, "solution"),
        ({"idea": ""}, "idea"),
        ({"about": -1}, "about"),
        ({"words": {"en": 1}}, "words"),
        ({"words": []}, "words"),
        ({"words": {"en": "\x1b[2J"}}, "words"),
        ({"words": {"en": "\u202eelbib"}}, "words"),
        ({"idea": "a\nb"}, "idea"),
        ({"actions": ["look 0"] * 401}, "actions"),
        ({"actions": ["look 99"]}, "bad_action"),
        ({"deal": {}}, "bad_deal"),
        ({"solution": ["tengu"]}, "solution"),
        ({"about": 77}, "solution"),
        ({"about": 0, "open": True}, "solution"),
        ({"kind": "declare"}, "solution"),
        ({"kind": "card"}, "solution"),
        ({"kind": "peace", "solution": ["move 5 4,0"], "open": True}, "solution"),
        ({"kind": "peace", "solution": ["look 5"], "open": True}, "solution"),
        ({"kind": "peace", "solution": ["move 5 4,0"]}, "solution"),
    ],
)
def test_an_entry_that_cannot_be_read_is_left_out(
    tmp_path: Path, change: dict[str, Any], reason: str
) -> None:
    written(tmp_path, trials=[{**TRIAL, **change}, {**TRIAL, "id": "good"}, "text"])
    found = read(tmp_path)
    assert [trial.id for trial in found.trials] == ["good"]
    assert found.complaints[0] == Complaint("set.json", "a", reason)
    assert found.complaints[1].entry == "3"


@pytest.mark.parametrize(
    "lesson",
    [
        {"id": "c"},
        {"id": "c", "steps": []},
        {"id": "c", "steps": [{"id": "two", "right": ["reveal"]}]},
        {"id": "c", "steps": [1]},
        {**LESSON, "steps": [{**LESSON["steps"][0], "actions": ["reveal"]}]},
    ],
)
def test_a_lesson_that_cannot_be_played_is_left_out(tmp_path: Path, lesson: Any) -> None:
    written(tmp_path, lessons=[lesson])
    assert read(tmp_path).lessons == []
    assert len(read(tmp_path).complaints) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "family", "goal": "win"},
        {"kind": "card", "goal": "seal nobody"},
        {"kind": "card", "goal": "win", "seat": 0},
        {"kind": "card", "goal": "win", "solution": ["play fire-9", "play wind-2"]},
    ],
)
def test_a_card_that_cannot_be_played_towards_a_goal_is_left_out(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    sound = SHIPPED_CARD | {"id": "a"}
    written(tmp_path, trials=[sound | change, sound | {"id": "good"}])
    found = read(tmp_path)
    assert [trial.id for trial in found.trials] == ["good"]
    assert found.complaints == [Complaint("set.json", "a", "solution")]


def test_a_name_that_gives_orders_to_a_terminal_is_left_out(tmp_path: Path) -> None:
    written(tmp_path, trials=[TRIAL | {"id": "\x1b[2J"}])
    assert [each.reason for each in read(tmp_path).complaints] == ["id"]


@pytest.mark.parametrize(
    "change",
    [{"convention": 0}, {"convention": 99}, {"kind": "place", "key": ["move 0 9,9"]}],
)
def test_an_exercise_that_cannot_be_answered_is_left_out(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    sound = shipped_entry("yokai-exercises.json", "exercises") | {"id": "a"}
    written(tmp_path, exercises=[sound | change, sound | {"id": "good"}])
    found = read(tmp_path)
    assert [each.id for each in found.exercises] == ["good"]
    assert [each.entry for each in found.complaints] == ["a"]


def test_only_so_many_added_entries_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dojo_library, "LARGEST_SET", 1_000_000)
    many = [TRIAL | {"id": f"trial {number}", "solution": []} for number in range(MOST_ADDED + 1)]
    written(tmp_path, "1.json", trials=[TRIAL])
    written(tmp_path, "2.json", trials=many)
    written(tmp_path, "3.json", trials=[TRIAL | {"id": "late"}])
    (tmp_path / "4.json").write_text(" " * 1_000_001)
    found = read(tmp_path)
    assert [trial.id for trial in found.trials] == ["a"]
    assert found.complaints[-3:] == [
        Complaint("2.json", "", "too_many"),
        Complaint("3.json", "", "too_many"),
        Complaint("4.json", "", "too_large"),
    ]
    assert len(found.complaints) == MOST_ADDED - 1 + 3


@pytest.mark.posix
def test_what_is_no_file_and_no_folder_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "sets"
    folder.mkdir()
    os.mkfifo(folder / "pipe.json")
    assert read(folder).complaints == [Complaint("pipe.json", "", "not_a_file")]
    looped = tmp_path / "looped"
    looped.symlink_to(looped)  # the system refuses to list it, to anybody
    assert read(looped).complaints == [Complaint("looped", "", "failed")]


def test_a_lesson_without_words_is_left_out(tmp_path: Path) -> None:
    written(tmp_path, lessons=[LESSON])
    found = read(tmp_path)
    assert found.lessons == []
    assert found.complaints == [Complaint("set.json", "c", "words")]


def test_an_exercise_with_nothing_to_read_is_left_out(tmp_path: Path) -> None:
    written(tmp_path, exercises=[{**EXERCISE, "key": ["kappa", "oni"]}, EXERCISE])
    assert read(tmp_path).exercises == []
    assert [each.reason for each in read(tmp_path).complaints] == ["solution", "solution"]


@pytest.mark.parametrize(("language", "said"), [("en", "Count."), ("fr", "Comptez.")])
def test_a_set_brings_its_own_words(tmp_path: Path, language: str, said: str) -> None:
    written(tmp_path, trials=[{**TRIAL, "words": {"en": "Count.", "fr": "Comptez."}}])
    with speaking(language):
        assert trial_words(read(tmp_path).trials[0]).explanation == said


def test_no_name_is_given_twice(tmp_path: Path) -> None:
    written(tmp_path, "1.json", trials=[TRIAL])
    written(tmp_path, "2.json", trials=[TRIAL], exercises=[{**EXERCISE, "id": "a"}])
    found = read(tmp_path)
    assert [each.reason for each in found.complaints] == ["id", "id"]
    assert found.exercises == []


def test_sets_lie_beside_the_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dojo_library, "data_folder", lambda: tmp_path)
    (tmp_path / "dojo").mkdir()
    written(tmp_path / "dojo", trials=[{**TRIAL, "id": "mine"}])
    assert with_added().trial("mine") is not None


def test_stars_go_by_tries_and_hints() -> None:
    assert [stars_for(tries, 0) for tries in (1, 2, 9)] == [3, 2, 2]
    assert stars_for(1, 3) == 2
    assert stars_for(4, 1) == 1
