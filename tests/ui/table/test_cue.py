"""A sound is heard once, at its moment of the motion or when that is skipped."""

from __future__ import annotations

import pytest

from yokai_desktop.ui.table import cue as cues
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.cue import LANDS_AT, Cue
from yokai_desktop.ui.table.motion import InTurn, Pause


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(cues, "play_sound", names.append)
    return names


def test_a_sound_that_nothing_waits_for_is_heard_at_once_and_once(heard: list[str]) -> None:
    cue = Cue()
    cue.give("flip")
    cue.begin()
    assert heard == ["flip"]
    cue.end()
    assert heard == ["flip"]


def test_what_makes_no_sound_is_not_heard(heard: list[str]) -> None:
    cue = Cue()
    cue.give("")
    cue.begin()
    cue.end()
    assert heard == []


def test_a_sound_waits_for_its_moment(heard: list[str]) -> None:
    cue, clock = Cue(), Clock()
    cue.give("boss_1")
    motion = InTurn([Pause(100), cue.waited(), Pause(100)])
    cue.begin()
    clock.play(motion, cue.end)
    clock.advance(99)
    assert heard == []
    clock.advance(1)
    assert heard == ["boss_1"]
    clock.advance(100)
    assert heard == ["boss_1"]


def test_a_card_is_heard_when_it_is_as_good_as_there(heard: list[str]) -> None:
    cue, clock = Cue(), Clock()
    cue.give("lay")
    motion = cue.landing(Pause(200), 200)
    cue.begin()
    clock.play(motion, cue.end)
    clock.advance(200 * LANDS_AT - 1)
    assert heard == []
    clock.advance(1)
    assert heard == ["lay"]


def test_what_is_skipped_is_heard_once(heard: list[str]) -> None:
    cue, clock = Cue(), Clock()
    cue.give("deal")
    motion = cue.repeated(cue.landing(Pause(500), 500), "deal", 100, 4)
    cue.begin()
    clock.play(motion, cue.end)
    clock.advance(250)
    assert heard == ["deal", "deal"]
    clock.finish()
    assert heard == ["deal", "deal", "deal"]


def test_more_is_heard_only_of_what_is_heard_at_all(heard: list[str]) -> None:
    cue = Cue()
    cue.also("gather")
    assert heard == []
    cue.give("")
    cue.also("gather")
    cue.end()
    cue.also("gather")
    assert heard == ["gather"]
