"""Motions are values: ending early leaves the same picture as ending in time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Pause, Together, Tween, Wait
from yokai_desktop.ui.table.pace import SPEEDS, Pace, Span

Picture = dict[str, float]


def _story(picture: Picture) -> Motion:
    """Two parts move together, then something happens, then a third moves."""

    def move(name: str, ms: float) -> Tween:
        return Tween(ms, lambda part: picture.__setitem__(name, round(part, 3)))

    return InTurn(
        [
            Together([move("a", 100), move("b", 300)], stagger=40),
            Act(lambda: picture.__setitem__("done", 1.0)),
            Pause(50),
            move("c", 80),
        ]
    )


@pytest.mark.parametrize("steps", [(1000,), (16,) * 60, (90, 250, 5, 700)])
def test_any_steps_lead_to_the_same_picture(qtbot: QtBot, steps: tuple[int, ...]) -> None:
    picture: Picture = {}
    clock = Clock()
    ended: list[bool] = []
    clock.play(_story(picture), lambda: ended.append(True))
    for step in steps:
        clock.advance(step)
    assert ended == [True]
    assert picture == {"a": 1.0, "b": 1.0, "c": 1.0, "done": 1.0}


@pytest.mark.parametrize("passed", [0, 30, 120, 400])
def test_finishing_early_leaves_the_final_picture(qtbot: QtBot, passed: int) -> None:
    picture: Picture = {}
    clock = Clock()
    clock.play(_story(picture))
    clock.advance(passed)
    clock.finish()
    assert not clock.is_running
    assert picture == {"a": 1.0, "b": 1.0, "c": 1.0, "done": 1.0}


def test_time_left_over_goes_to_the_next_motion() -> None:
    shown: list[float] = []
    motion = InTurn([Pause(100), Tween(100, shown.append)])
    motion.begin()
    assert motion.show(150) is None
    assert 0.5 < shown[-1] < 1.0


def test_a_click_ends_a_wait_unless_it_insists(qtbot: QtBot) -> None:
    clock = Clock()
    clock.play(Wait())
    clock.finish()
    assert not clock.is_running
    insisting = Wait(insists=True)
    clock.play(insisting)
    clock.finish()
    assert clock.is_running
    insisting.done()
    clock.advance(1)
    assert not clock.is_running


def test_a_motion_may_start_another_at_its_end(qtbot: QtBot) -> None:
    clock = Clock()
    order: list[str] = []
    clock.play(Pause(10), lambda: clock.play(Pause(10), lambda: order.append("second")))
    clock.advance(20)
    clock.advance(20)
    assert order == ["second"]


def test_without_motion_everything_happens_at_once(qtbot: QtBot) -> None:
    pace = Pace.of("off", False)
    clock = Clock()
    shown: list[float] = []
    clock.play(InTurn([Tween(pace.ms(Span.SLIDE), shown.append)]))
    assert shown[-1] == 1.0
    assert not clock.is_running


def test_one_speed_scales_every_duration() -> None:
    for name, factor in SPEEDS.items():
        assert Pace.of(name, False).ms(Span.SLIDE) == Span.SLIDE * factor
    assert Pace.of("normal", True).ms(Span.SLIDE) == Span.FADE


def test_slides_and_deals_last_as_the_art_direction_says() -> None:
    assert 180 <= Span.SHORT_SLIDE <= Span.SLIDE <= 320
    assert 180 <= Span.DEAL_CARD <= 320
    four_hands = 4 * (Span.DEAL_HAND + Span.DEAL_CARD)
    assert four_hands < 1500
