"""Sounds of the table: short, quiet, and only where Qt's optional part for them is installed.

``pip install yokai-desktop[sound]`` brings it.  Whatever is missing (the part, a system library, a
sound card, a file) makes the program silent, never fail.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
from typing import Any

from PySide6.QtCore import QUrl

from yokai_desktop.paths import resources
from yokai_desktop.ui.preferences import preferences

logger = logging.getLogger(__name__)

MULTIMEDIA = "PySide6.QtMultimedia"
SOUNDS = ("card", "flip", "sweep", "deal", "seal", "chime")


def sound_is_possible() -> bool:
    """Whether the optional part of Qt that plays sounds is installed."""
    return importlib.util.find_spec(MULTIMEDIA) is not None


class Player:
    """Plays sounds by name; loads each when it is first wanted."""

    def __init__(self) -> None:
        self._effects: dict[str, Any] = {}
        self._multimedia: Any = None
        self._has_failed = not sound_is_possible()

    def play(self, name: str) -> bool:
        """Whether a sound was begun: not when sound is off, unknown or impossible."""
        if name not in SOUNDS or self._has_failed or not preferences().value("sound"):
            return False
        try:
            if self._multimedia is None:
                self._multimedia = importlib.import_module(MULTIMEDIA)
            if name not in self._effects:
                effect = self._multimedia.QSoundEffect()
                effect.setSource(QUrl.fromLocalFile(str(resources("sounds", f"{name}.wav"))))
                self._effects[name] = effect
            self._effects[name].play()
        except (ImportError, RuntimeError) as error:
            self._has_failed = True
            logger.warning("no sound: %s", error)
            return False
        return True


_player: list[Player] = []


def play_sound(name: str) -> bool:
    """Play a sound of the table if the player wants sounds."""
    if not _player:
        _player.append(Player())
    return _player[0].play(name)
