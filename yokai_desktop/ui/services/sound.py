"""Sounds of the table: short, quiet, in step with what is shown, never in the way.

The device is opened in the background when the window has opened, rests while nothing is heard,
and whatever is missing (a sound card, a system's sound server, a file) makes the program silent,
never fail.  Before ``open_sound`` nothing is heard: tests, tours and benches are silent.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import sys
import threading
from collections.abc import Callable, Generator
from itertools import cycle
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from yokai_desktop.paths import resources
from yokai_desktop.ui.services.mixer import RATE, Mixer, Samples, pitched, read_wave, scaled
from yokai_desktop.ui.services.preferences import preferences

logger = logging.getLogger(__name__)

LAID = ("lay_1", "lay_2", "lay_3")
"""A card is laid with another of these each time."""
PITCHES = (1.0, 0.96, 1.03, 0.98, 1.05)
"""And each time a little higher or lower: fifteen cards are laid before two sound alike."""
CARDS = ("lift", "slide", "flip", "deal", "gather", "curtain", "lay")
"""What hands do with cards: a kind of its own in the settings."""
BOSSES = tuple(f"boss_{number}" for number in range(1, 8))
FAMILIES = tuple(f"join_{number}" for number in range(1, 5))
MOMENTS = ("seal", "clap", "hint", "right", "not_yet", "victory", "defeat", *BOSSES, *FAMILIES)
GARDEN = tuple(f"garden_{number}" for number in range(1, 6))
"""What an optional ambience is made of."""
SOUNDS = (*CARDS, *MOMENTS, *GARDEN)
"""Every name that may be asked for."""

GARDEN_SHARE = 0.3
"""How loud the garden is beside the table."""

_KINDS = dict.fromkeys(CARDS, "sound_cards") | dict.fromkeys(GARDEN, "sound_garden")
"""Which setting lets a sound be heard; moments have their own."""

PERIOD_MS, PERIODS = 15, 2
"""A device asks for so much and keeps so many in hand: no sound begins later than that."""
REST_MS = 5_000
"""A device that has had nothing to play for so long is stopped."""


class Device(Protocol):
    """What plays: asks a generator for samples while it runs."""

    def start(self, frames: Generator[bytes, int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


def system_device() -> Device:
    """The sound device of this system; an exception where there is none."""
    import miniaudio

    if sys.platform == "linux":
        _hush_alsa()
    device: Device = miniaudio.PlaybackDevice(
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        callback_periods=PERIODS,
        app_name="Yokai Desktop",
    )
    return device


_ALSA_WORDS = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int)
_unheard = _ALSA_WORDS(lambda *words: None)
"""Kept for good: the library calls it whenever it has something to say."""


def _hush_alsa() -> None:
    """Without a sound card ALSA writes pages of complaints on the error stream."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_unheard)


class SoundPlayer(QObject):
    """Plays sounds by name, as the settings say."""

    def __init__(self, open_device: Callable[[], Device] = system_device) -> None:
        super().__init__()
        self.mixer = Mixer()
        self._device: Device | None = None
        self._is_running = False
        self._loaded: dict[tuple[str, int, float], Samples] = {}
        self._laid, self._pitches = cycle(LAID), cycle(PITCHES)
        self._rest = QTimer(self)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._rest_if_silent)
        self._opening = threading.Thread(target=self._open, args=[open_device], daemon=True)
        self._opening.start()

    def wait_until_open(self) -> bool:
        """Whether there is a device, after opening has come to its end."""
        self._opening.join()
        return self._device is not None

    def play(self, name: str) -> bool:
        """Begin a sound; whether it was: not when it is unwanted, unknown or impossible."""
        if self._device is None or not is_wanted(name):
            return False
        if name == "lay":
            samples = self._samples(next(self._laid), next(self._pitches))
        else:
            samples = self._samples(name)
        if samples is None:
            return False
        self.mixer.add(samples)
        if not self._is_running:
            frames = self.mixer.frames()
            next(frames)
            self._device.start(frames)
            self._is_running = True
            self._rest.start()
        return True

    def close(self) -> None:
        """Give the device back; nothing is heard after."""
        self._opening.join()
        self._rest.stop()
        if self._device is not None:
            self._device.close()
            self._device = None

    def _open(self, open_device: Callable[[], Device]) -> None:
        try:
            self._device = open_device()
        except Exception as error:  # of whatever kind the system's sound gives
            logger.info("no sound: %s", error)

    def _samples(self, name: str, pitch: float = 1.0) -> Samples | None:
        volume = int(str(preferences().value("volume")))
        key = name, volume, pitch
        if key not in self._loaded:
            try:
                samples = read_wave(resources("sounds", f"{name}.wav"))
            except (OSError, ValueError) as error:
                logger.warning("no sound: %s", error)
                return None
            softer = GARDEN_SHARE if name in GARDEN else 1.0
            played = samples if pitch == 1.0 else pitched(samples, pitch)
            self._loaded[key] = scaled(played, softer * volume / 100)
        return self._loaded[key]

    def _rest_if_silent(self) -> None:
        if self._device is not None and self.mixer.is_silent:
            self._device.stop()
            self._is_running = False
            self._rest.stop()


def is_wanted(name: str) -> bool:
    """Whether the settings let a sound be heard now."""
    value = preferences().value
    if name not in SOUNDS or not value("sound"):
        return False
    if not value(_KINDS.get(name, "sound_moments")):
        return False
    is_active = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
    return is_active or bool(value("sound_in_background"))


_player: list[SoundPlayer] = []


def open_sound() -> SoundPlayer:
    """From now on sounds are heard; returns at once."""
    if not _player:
        _player.append(SoundPlayer())
    return _player[0]


def close_sound() -> None:
    """Be silent again."""
    while _player:
        _player.pop().close()


def play_sound(name: str) -> bool:
    """Play a sound of the table if the player wants it; whether it was begun."""
    return bool(_player) and _player[0].play(name)
