"""Lays sounds over each other as numbers: what a sound device asks for, a few milliseconds a time.

Asked from the thread of the device while the window adds sounds; a sound once added is played to
its end.  Plain Python suffices: what is heard lasts a second and three voices are many.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Generator
from pathlib import Path
from threading import Lock
from typing import TypeAlias

RATE = 32_000
MOST_VOICES = 8
"""Older sounds end where more would be heard at once."""
LOUDEST = 32_767
BYTES = 2
"""Of a sample."""

Samples: TypeAlias = "array[int]"


def read_wave(path: Path) -> Samples:
    """The samples of a file of ours; ``ValueError`` for one of another kind."""
    try:
        with wave.open(str(path), "rb") as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            samples = array("h", file.readframes(file.getnframes()))
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path.name}: {error}") from error
    if kind != (1, BYTES, RATE):
        raise ValueError(f"{path.name}: {kind}")
    return samples


def scaled(samples: Samples, strength: float) -> Samples:
    """The same, softer."""
    return array("h", (round(sample * strength) for sample in samples))


def pitched(samples: Samples, factor: float) -> Samples:
    """The same, so many times as high (and as short): a card never falls twice alike."""
    count = int((len(samples) - 1) / factor)
    places = (divmod(number * factor, 1) for number in range(count))
    return array(
        "h",
        (round(samples[int(at)] * (1 - part) + samples[int(at) + 1] * part) for at, part in places),
    )


class Mixer:
    """The sounds that are heard now."""

    def __init__(self) -> None:
        self._voices: list[tuple[Samples, int]] = []
        self._lock = Lock()

    def add(self, samples: Samples) -> None:
        """Begin a sound."""
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], (samples, 0)]

    @property
    def is_silent(self) -> bool:
        return not self._voices

    def frames(self) -> Generator[bytes, int, None]:
        """For a device: sent how many samples it wants, gives as many."""
        wanted = yield b""
        while True:
            wanted = yield self._next(wanted)

    def _next(self, count: int) -> bytes:
        with self._lock:
            voices = self._voices
            self._voices = [
                (samples, start + count)
                for samples, start in voices
                if start + count < len(samples)
            ]
        parts = [samples[start : start + count] for samples, start in voices]
        if not parts:
            return bytes(BYTES * count)
        mixed = parts[0]
        for part in parts[1:]:
            short, long = sorted((mixed, part), key=len)
            mixed = array("h", map(_together, short, long)) + long[len(short) :]
        return mixed.tobytes() + bytes(BYTES * (count - len(mixed)))


def _together(one: int, other: int) -> int:
    return max(-LOUDEST, min(LOUDEST, one + other))
