"""Trials: every shipped one is proved and told in every language; there are enough of each sort."""

from __future__ import annotations

from dataclasses import replace

import pytest

from yokai_desktop.dojo.catalog import is_proved, trial_words
from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.septet.ideas import IDEAS as SEPTET_IDEAS
from yokai_desktop.dojo.trial import GRADES, Trial, TrialKind
from yokai_desktop.dojo.yokai.ideas import IDEAS as YOKAI_IDEAS
from yokai_desktop.words.languages import LANGUAGES
from yokai_desktop.words.voice import speaking

TRIALS = shipped().trials


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)
def test_every_trial_is_proved(trial: Trial) -> None:
    assert is_proved(trial)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)
def test_every_trial_is_told_in_every_language(trial: Trial) -> None:
    told = []
    for language in LANGUAGES:
        with speaking(language):
            words = trial_words(trial)
        parts = (words.task, words.idea, words.nearer, words.answer, words.explanation)
        assert all(parts)
        assert not any("{" in part for part in parts)
        told.append(parts)
    assert all(one != other for one, other in zip(*told, strict=True))


def test_there_are_enough_in_every_grade() -> None:
    septet, yokai = shipped().trials_of("septet"), shipped().trials_of("yokai")
    assert len(septet) >= 60
    assert len(yokai) >= 36
    for trials in (septet, yokai):
        assert {trial.grade for trial in trials} == set(GRADES)


def test_every_idea_and_every_way_to_play_is_met() -> None:
    assert {trial.idea for trial in shipped().trials_of("septet")} == set(SEPTET_IDEAS)
    assert {trial.idea for trial in shipped().trials_of("yokai")} == set(YOKAI_IDEAS)
    modes: dict[tuple[int, str], list[int]] = {}
    for trial in shipped().trials_of("septet"):
        record = trial.position.record
        mode = len(record["seats"]), record["options"].get("variant", "")
        modes.setdefault(mode, []).append(trial.grade)
    assert {(4, ""), (3, ""), (2, ""), (4, "seven_next")} == set(modes)
    for grades in modes.values():
        assert len(grades) >= 10
        assert set(grades) == set(GRADES)
    kinds = {trial.kind for trial in shipped().trials_of("yokai")}
    assert kinds == {TrialKind.PEACE, TrialKind.FAMILY, TrialKind.DECLARE}


def first(kind: TrialKind) -> Trial:
    return next(trial for trial in TRIALS if trial.kind is kind)


def wrong(trial: Trial) -> list[Trial]:
    """The same trial with all that could be wrong with it."""
    found = [replace(trial, solution=("nothing",)), replace(trial, kind=TrialKind("peace"))]
    if trial.kind is TrialKind.CARD:
        others = [str(action) for action in trial.position.view().legal]
        found += [replace(trial, solution=(other,)) for other in others]
        found += [replace(trial, solution=tuple(others)), replace(trial, goal="glory")]
        found += [replace(trial, goal="seal mud"), replace(trial, end="glory")]
        found.append(replace(trial, position=replace(trial.position, seat=3 - trial.position.seat)))
    if trial.kind is TrialKind.PEACE:
        found += [replace(trial, solution=trial.solution[:-1]), replace(trial, kind=TrialKind.CARD)]
        found.append(replace(trial, solution=("reveal",)))
        found.append(replace(trial, position=replace(trial.position, is_open=False)))
    if trial.kind is TrialKind.FAMILY:
        found += [replace(trial, about=about) for about in (None, 99)]
    if trial.kind is TrialKind.DECLARE:
        found.append(replace(trial, solution=("appease", "look")))
    return [each for each in found if each.solution != trial.solution or each != trial]


@pytest.mark.parametrize("kind", TrialKind)
def test_what_is_not_right_is_not_proved(kind: TrialKind) -> None:
    trial = first(kind)
    for changed in wrong(trial):
        if changed.kind is TrialKind.PEACE and trial.kind is TrialKind.PEACE:
            assert is_proved(changed) == (changed == trial)
        elif changed != trial:
            assert not is_proved(changed), changed


def test_a_trial_that_cannot_be_played_is_not_proved() -> None:
    trial = first(TrialKind.CARD)
    assert not is_proved(replace(trial, position=trial.position.after("play snow-99")))
