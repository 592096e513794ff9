"""Makes the sounds of the table from numbers alone: ``python resources/sounds/make.py``.

Paper and wood: short bursts of filtered noise for cards, struck tones for seal and chime.
The same bytes come out every time.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Sequence
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).parent


def noise(seconds: float, softness: float, decay: float, seed: int) -> list[float]:
    """A burst of noise; soft (near 1) sounds like cloth, hard (near 0) like a snap."""
    rng = random.Random(seed)
    level, samples = 0.0, []
    for number in range(int(seconds * RATE)):
        level = softness * level + (1 - softness) * rng.uniform(-1, 1)
        samples.append(level * math.exp(-decay * number / RATE))
    return samples


def tone(seconds: float, partials: Sequence[tuple[float, float]], decay: float) -> list[float]:
    """A struck tone of partials (frequency, strength); high ones die sooner."""
    lowest = partials[0][0]
    return [
        sum(
            strength
            * math.sin(2 * math.pi * frequency * number / RATE)
            * math.exp(-decay * frequency / lowest * number / RATE)
            for frequency, strength in partials
        )
        for number in range(int(seconds * RATE))
    ]


def mixed(*parts: tuple[float, Sequence[float]]) -> list[float]:
    """Several sounds, each beginning after so many seconds."""
    length = max(int(start * RATE) + len(samples) for start, samples in parts)
    result = [0.0] * length
    for start, samples in parts:
        for number, sample in enumerate(samples):
            result[int(start * RATE) + number] += sample
    return result


def swelling(samples: Sequence[float]) -> list[float]:
    """The same, rising and falling like a sweep of the hand."""
    last = max(1, len(samples) - 1)
    return [s * math.sin(math.pi * number / last) for number, s in enumerate(samples)]


def save(name: str, samples: Sequence[float], loudness: float) -> Path:
    peak = max(abs(sample) for sample in samples) or 1.0
    scale = 32_767 * loudness / peak
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(sample * scale)) for sample in samples))
    return path


def make() -> list[Path]:
    """Every sound of the program."""
    snap = noise(0.09, 0.35, 55, 1)
    return [
        save("card", snap, 0.45),
        save("flip", mixed((0, noise(0.05, 0.6, 60, 2)), (0.06, snap)), 0.4),
        save("sweep", swelling(noise(0.32, 0.82, 4, 3)), 0.4),
        save("deal", mixed(*((0.07 * n, noise(0.06, 0.4, 60, 10 + n)) for n in range(6))), 0.35),
        save("seal", mixed((0, tone(0.5, [(110, 1), (233, 0.4)], 12)), (0, snap)), 0.6),
        save("chime", tone(1.4, [(523, 1), (1319, 0.5), (2093, 0.3), (2794, 0.15)], 3), 0.4),
    ]


if __name__ == "__main__":
    for made in make():
        print(made.name, made.stat().st_size)
