"""The quiet ambience: now and then something is heard from the garden, if the settings say so."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, QTimer

from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.services.sound import GARDEN, play_sound

SHORTEST_MS, LONGEST_MS = 7_000, 19_000
"""Between one sound of the garden and the next."""


class Ambience(QObject):
    """Plays one sound of the garden after another; sleeps without a timer while it is unwanted."""

    def __init__(self, parent: QObject, seed: int | None = None) -> None:
        super().__init__(parent)
        self._chance = Random(seed)
        self._last = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._sound)
        preferences().changed.connect(self._changed)
        self._wait()

    @property
    def is_awake(self) -> bool:
        return self._timer.isActive()

    def _changed(self, name: str) -> None:
        if name in ("sound", "sound_garden"):
            self._timer.stop()
            self._wait()

    def _wait(self) -> None:
        if preferences().value("sound") and preferences().value("sound_garden"):
            self._timer.start(self._chance.randint(SHORTEST_MS, LONGEST_MS))

    def _sound(self) -> None:
        self._last = self._chance.choice([name for name in GARDEN if name != self._last])
        play_sound(self._last)
        self._wait()
