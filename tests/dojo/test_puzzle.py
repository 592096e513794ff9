"""The puzzle of the day: one for everybody, proved like every trial."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from yokai_desktop.dojo.catalog import is_proved, trial_words
from yokai_desktop.dojo.puzzle import puzzle_of
from yokai_desktop.dojo.yokai import generated
from yokai_desktop.dojo.yokai.generated import generated_trial, open_grid

FIRST = date(2026, 11, 18)
DAYS = [FIRST + timedelta(days=number) for number in range(60)]


def test_a_day_has_one_puzzle() -> None:
    for day in DAYS[:9]:
        assert puzzle_of(day) == puzzle_of(day)
    assert puzzle_of(FIRST).item == "2026-11-18"


def test_every_puzzle_is_proved() -> None:
    for day in DAYS:
        trial = puzzle_of(day).trial
        assert is_proved(trial), day
        assert trial_words(trial).task


def test_days_differ() -> None:
    trials = [puzzle_of(day).trial for day in DAYS]
    assert len({trial.id for trial in trials}) == len(DAYS)
    assert {trial.game for trial in trials} == {"septet", "yokai"}
    assert sum(trial.id.startswith("puzzle") for trial in trials) == len(DAYS) // 3


def test_made_positions_follow_from_their_text() -> None:
    assert generated_trial("a") == generated_trial("a")
    assert generated_trial("a") != generated_trial("b")


def test_a_grid_that_cannot_be_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "MOST_TRIES", 2)
    with pytest.raises(LookupError):
        open_grid({}, 25, "a")
