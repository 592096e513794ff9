"""A card in somebody's hand: it has weight, follows the pointer on a spring and leans as it goes.

Time is given from outside in milliseconds, so that a drag is the same on every machine.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.motion import out_back
from yokai_desktop.ui.table.overlay import Sprite
from yokai_desktop.ui.table.pace import Pace, Span

STIFFNESS, DAMPING = 420.0, 32.0
"""Of the spring: the card is some 75 ms behind a steady hand, and swings past it once, a little."""
MOST_LEAN = 8.0
"""Degrees: a card leans into its way, the faster the more, and never further."""
LEAN_SPEED = 900.0
"""Pixels a second at which it leans as far as it ever does."""
SCALE = 1.08
"""How much larger a card is in the hand."""
LOW, HIGH = 0.04, 0.12
"""How far its shadow falls, as a share of its width: lying, and in the hand."""
THROW_SPEED, THROW_SECONDS = 700.0, 0.14
"""A card let go faster than this flies on for so long."""
_STEP = 4.0
"""Milliseconds of one step of the spring."""
_AT_REST = 0.2
"""Pixels, and pixels a millisecond times fifty, that nobody sees."""
_MEMORY, _LEAST_MEMORY = 90.0, 24.0
"""Milliseconds over which the speed of the hand is measured; less tells nothing."""
_MOST_KEPT = 32
"""Places of the hand that are remembered."""
_LIFT_CURVE: QEasingCurve = out_back()


@dataclass
class _Spring:
    """One coordinate that is drawn towards a goal."""

    at: float
    speed: float = 0.0

    def step(self, goal: float, seconds: float) -> None:
        self.speed += (STIFFNESS * (goal - self.at) - DAMPING * self.speed) * seconds
        self.at += self.speed * seconds


class Carried:
    """One drag: ``pull`` says where the hand is, ``advance`` lets time pass for the card.

    Where motion is reduced or off the card stays under the hand and upright.
    """

    def __init__(self, sprite: Sprite, grip: QPointF, width: float, pace: Pace) -> None:
        self.sprite = sprite
        self._grip, self._width = grip, width
        self._start = sprite.spot
        self._is_calm = pace.reduced or pace.is_still
        self._lift_ms = 0.0 if self._is_calm else float(Span.LIFT)
        self._ms = 0.0
        self._goal = sprite.spot.middle
        self._x, self._y = _Spring(sprite.spot.x), _Spring(sprite.spot.y)
        self._lean = sprite.spot.angle
        self._way: list[tuple[float, QPointF]] = []
        self._heard = 0.0
        sprite.height = 1.0
        sprite.cast = LOW

    @property
    def goal(self) -> QPointF:
        """Where the middle of the card would be without weight: what the hand aims with."""
        return self._goal

    def throw(self, held: float) -> QPointF:
        """How far the card flies on when it is let go, ``held`` ms after the hand was heard of.

        Nothing unless it is thrown: a hand that has come to rest lays its card down.
        """
        now = self._heard + held
        way = [(ms, at) for ms, at in self._way if now - ms <= _MEMORY]
        if self._is_calm or len(way) < 2 or now - way[0][0] < _LEAST_MEMORY:
            return QPointF()
        speed = (way[-1][1] - way[0][1]) / (now - way[0][0]) * 1000
        is_thrown = math.hypot(speed.x(), speed.y()) >= THROW_SPEED
        return speed * THROW_SECONDS if is_thrown else QPointF()

    def pull(self, point: QPointF, ms: float) -> bool:
        """The hand has come here, ``ms`` after it was heard of last; whether the card has, too."""
        self._heard += ms
        self._goal = point - self._grip
        self._way.append((self._heard, self._goal))
        del self._way[:-_MOST_KEPT]
        if self._is_calm:
            self._x.at, self._y.at = self._goal.x(), self._goal.y()
            self._place()
        return self._is_calm

    def advance(self, ms: float) -> bool:
        """Let time pass; False once the card hangs still under the hand."""
        self._ms += ms
        if self._is_calm:
            self._place()
            return False
        left = ms
        while left > 0:
            step = min(left, _STEP) / 1000
            self._x.step(self._goal.x(), step)
            self._y.step(self._goal.y(), step)
            left -= _STEP
        wanted = MOST_LEAN * max(-1.0, min(1.0, self._x.speed / LEAN_SPEED))
        self._lean += (wanted - self._lean) * min(1.0, ms / 60)
        self._place()
        return not self._is_at_rest

    @property
    def _is_at_rest(self) -> bool:
        away = abs(self._x.at - self._goal.x()) + abs(self._y.at - self._goal.y())
        speed = (abs(self._x.speed) + abs(self._y.speed)) / 50
        return max(away, speed, abs(self._lean)) < _AT_REST and self._ms >= self._lift_ms

    def _place(self) -> None:
        part = 1.0 if self._ms >= self._lift_ms else self._ms / self._lift_ms
        raised = _LIFT_CURVE.valueForProgress(part)
        width = self._start.width + (self._width * SCALE - self._start.width) * raised
        lean = 0.0 if self._is_calm else self._lean
        self.sprite.spot = Spot(self._x.at, self._y.at, width, lean)
        self.sprite.cast = LOW + (HIGH - LOW) * min(1.0, self._ms / Span.SHADOW)
        if self._is_calm:
            self.sprite.cast = HIGH
