"""Motions are values: ending early leaves the same picture as ending in time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
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


class _Sheet(QWidget):
    """Shows a number, and remembers which ones were painted."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0.0
        self.painted: list[float] = []

    def show_number(self, number: float) -> None:
        self.number = number
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(self.number)


def test_the_last_picture_is_painted_before_the_end_is_told(qtbot: QtBot) -> None:
    sheet, clock = _Sheet(), Clock()
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitExposed(sheet)
    told: list[float] = []
    clock.play(Tween(40, sheet.show_number), lambda: told.append(sheet.painted[-1]))
    qtbot.waitUntil(lambda: bool(told))
    assert told == [1.0]
    assert not clock.is_running


def test_finishing_ends_what_has_ended_but_is_not_told_yet(qtbot: QtBot) -> None:
    clock, ended = Clock(), list[str]()
    clock.play(Tween(20, lambda part: None), lambda: ended.append("first"))
    clock.ticked.connect(clock.finish)
    qtbot.waitUntil(lambda: bool(ended))
    qtbot.wait(40)
    assert ended == ["first"]


def test_a_motion_that_follows_keeps_the_beat(qtbot: QtBot) -> None:
    clock, beats = Clock(), list[int]()

    def beat() -> int:
        (timer,) = (each for each in clock.findChildren(QTimer) if not each.isSingleShot())
        return timer.timerId()

    def go_on() -> None:
        beats.append(beat())
        clock.play(Tween(40, lambda part: None), lambda: beats.append(beat()))

    clock.play(Tween(40, lambda part: None), go_on)
    started = beat()
    qtbot.waitUntil(lambda: len(beats) == 2)
    assert beats == [started, started]
    qtbot.waitUntil(lambda: beat() == -1)


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
