"""How a card holds itself: it rises where it may be chosen, and shakes its head at a refusal."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from yokai_desktop.ui.table.motion import out_back
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import theme

_SHAKE_WIDTH, _SHAKES = 6, 2


class Poise(QObject):
    """``rise`` and ``sway`` are pixels off its place; ``moved`` tells that they have changed."""

    moved = Signal()

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self.pace = Pace()
        self.rise = self.sway = 0.0
        self._lifting = QVariantAnimation(self)
        self._lifting.setEasingCurve(out_back())
        self._lifting.valueChanged.connect(self._set_rise)
        self._shaking = QVariantAnimation(self)
        self._shaking.setStartValue(0.0)
        self._shaking.setEndValue(1.0)
        self._shaking.valueChanged.connect(self._set_sway)

    @property
    def is_still(self) -> bool:
        """Whether it changes without moving."""
        return self.pace.is_still or self.pace.reduced

    def shake(self) -> None:
        """Refuse: shake the head twice."""
        if not self.is_still:
            self._shaking.stop()
            self._shaking.setDuration(round(self.pace.ms(Span.SHAKE)))
            self._shaking.start()

    def lift(self, wanted: float, *, at_once: bool) -> None:
        """Rise to so many pixels."""
        running = self._lifting.state() == QVariantAnimation.State.Running
        if running and self._lifting.endValue() == wanted:
            return
        self._lifting.stop()
        if at_once or self.is_still:
            self._set_rise(wanted)
        elif wanted != self.rise:
            self._lifting.setDuration(round(self.pace.ms(Span.LIFT)))
            self._lifting.setStartValue(float(self.rise))
            self._lifting.setEndValue(float(wanted))
            self._lifting.start()

    def settle(self, wanted: float) -> None:
        """End all movement at once."""
        self._lifting.stop()
        self._shaking.stop()
        self.sway = 0.0
        self._set_rise(wanted)

    def _set_rise(self, rise: float) -> None:
        self.rise = rise
        self.moved.emit()

    def _set_sway(self, part: float) -> None:
        width = _SHAKE_WIDTH * theme().u
        self.sway = math.sin(part * math.pi * 2 * _SHAKES) * width * (1 - part)
        self.moved.emit()
