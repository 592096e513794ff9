"""Makes every sound of the program from numbers alone: ``python resources/sounds/make.py``.

Four instruments: paper and wood for cards, a plucked string and a bell for what matters.  Tones
come from one scale, so that sounds that meet are in tune.  All are equally loud, begin and end at
rest, and come out the same to the byte every time.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

RATE = 32_000
FOLDER = Path(__file__).parent

PEAK = 10 ** (-6 / 20)
"""No sample is larger: six decibels below the most a file can hold."""
LOUDNESS = 10 ** (-21 / 20)
"""The root mean square of the loudest tenth of a second."""
WINDOW = 0.1
"""Seconds that loudness is measured over."""
ATTACK, RELEASE = 0.001, 0.12
"""Seconds: how long a sound and each of its parts take to rise and, at most, to die away."""

DEEP = 146.83
SCALE = (0, 1, 5, 7, 10, 12, 13, 17, 19, 22, 24)
"""Half tones above the deep D: the scale in which a koto is tuned to play alone."""

Samples = Sequence[float]


def note(step: int) -> float:
    """The frequency of a step of the scale."""
    return DEEP * 2 ** (SCALE[step] / 12)


def paper(seconds: float, softness: float, decay: float, seed: int) -> list[float]:
    """A burst of noise; soft (near 1) sounds like cloth, hard (near 0) like a snap."""
    rng = random.Random(seed)
    level, samples = 0.0, []
    for number in range(int(seconds * RATE)):
        level = softness * level + (1 - softness) * rng.uniform(-1, 1)
        samples.append(level * math.exp(-decay * number / RATE))
    return samples


def struck(seconds: float, partials: Sequence[tuple[float, float]], decay: float) -> list[float]:
    """Partials (frequency, strength) that die away, the high ones sooner."""
    lowest = partials[0][0]
    samples = [0.0] * int(seconds * RATE)
    for frequency, strength in partials:
        turn, fall = 2 * math.pi * frequency / RATE, decay * (frequency / lowest) ** 0.7 / RATE
        for number in range(len(samples)):
            samples[number] += strength * math.sin(turn * number) * math.exp(-fall * number)
    return samples


def wood(frequency: float, seconds: float = 0.12) -> list[float]:
    """A block of wood, struck."""
    return struck(seconds, [(frequency, 1), (frequency * 2.57, 0.5), (frequency * 4.2, 0.2)], 45)


def bell(frequency: float, seconds: float = 1.4) -> list[float]:
    """A small bowl of bronze."""
    partials = [(frequency, 1), (frequency * 2.71, 0.5), (frequency * 5.15, 0.22)]
    return struck(seconds, [*partials, (frequency * 1.004, 0.6)], 2.6)


def string(frequency: float, seconds: float, seed: int, damping: float = 0.996) -> list[float]:
    """A plucked string: noise that runs round a loop and grows softer."""
    rng = random.Random(seed)
    loop = [rng.uniform(-1, 1) for _ in range(round(RATE / frequency))]
    for number in range(1, len(loop)):  # a fingertip, not a plectrum
        loop[number] = 0.5 * (loop[number] + loop[number - 1])
    samples = []
    for number in range(int(seconds * RATE)):
        place = number % len(loop)
        samples.append(loop[place])
        loop[place] = damping * 0.5 * (loop[place] + loop[(place + 1) % len(loop)])
    return samples


def mixed(*parts: tuple[float, Samples, float]) -> list[float]:
    """Several sounds, each beginning after so many seconds, so strong."""
    length = max(int(start * RATE) + len(samples) for start, samples, _ in parts)
    result = [0.0] * length
    for start, samples, strength in parts:
        most = max(map(abs, samples)) or 1.0
        for number, sample in enumerate(at_rest(samples), int(start * RATE)):
            result[number] += strength * sample / most
    return result


def swelling(samples: Samples) -> list[float]:
    """The same, rising and falling like a sweep of the hand."""
    last = max(1, len(samples) - 1)
    return [s * math.sin(math.pi * number / last) for number, s in enumerate(samples)]


def at_rest(samples: Samples) -> list[float]:
    """The same from silence to silence: what begins or ends with a jump is heard as a click."""
    length = len(samples)
    attack, release = ATTACK * RATE, min(RELEASE * RATE, length / 4)
    mean = sum(samples) / length
    return [
        (sample - mean) * min(1.0, number / attack) * _falling((length - 1 - number) / release)
        for number, sample in enumerate(samples)
    ]


def _falling(left: float) -> float:
    """How strong a sound is with so much of its end left: it sinks like half a wave."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, left))


def loudness(samples: Samples) -> float:
    """The root mean square of the loudest tenth of a second; shorter sounds end in silence."""
    window = int(WINDOW * RATE)
    total = best = 0.0
    for number, sample in enumerate(samples):
        total += sample * sample
        if number >= window:
            total -= samples[number - window] ** 2
        best = max(best, total)
    return math.sqrt(best / window)


def levelled(samples: Samples) -> list[float]:
    """As loud as all others; peaks that would stand out are rounded off."""
    quiet = at_rest(samples)
    scale = LOUDNESS / loudness(quiet)
    return [PEAK * math.tanh(sample * scale / PEAK) for sample in quiet]


def save(name: str, samples: Samples) -> Path:
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        values = array("h", (round(32_767 * sample) for sample in levelled(samples)))
        file.writeframes(values.tobytes())
    return path


def snap(seed: int) -> list[float]:
    return paper(0.1, 0.4, 45, seed)


def cards() -> dict[str, Samples]:
    """What hands do with cards."""
    sounds: dict[str, Samples] = {
        "lift": swelling(paper(0.09, 0.55, 12, 1)),
        "slide": swelling(paper(0.2, 0.7, 4, 2)),
        "flip": mixed((0, paper(0.06, 0.55, 50, 3), 0.7), (0.06, snap(4), 1)),
        "deal": mixed(*((0.055 * n, snap(10 + n), 1) for n in range(5))),
        "gather": mixed((0, swelling(paper(0.34, 0.8, 3, 5)), 1), (0.3, wood(300), 0.5)),
        "curtain": swelling(paper(0.6, 0.93, 1, 6)),
    }
    for number in range(3):
        tap = wood(170 + 12 * number)
        sounds[f"lay_{number + 1}"] = mixed((0, snap(20 + number), 1), (0.005, tap, 0.8))
    return sounds


def moments() -> dict[str, Samples]:
    """What matters: strings that rise with each boss or family, a stamp, a bell."""
    stamp = mixed((0, wood(110, 0.2), 1), (0, snap(30), 0.6))
    sounds: dict[str, Samples] = {
        "seal": stamp,
        "clap": mixed((0, wood(196, 0.24), 1), (0.006, wood(131, 0.3), 0.7)),
        "hint": mixed((0, snap(31), 0.5), (0.05, bell(note(7), 0.9), 0.8)),
        "right": mixed((0, string(note(5), 0.7, 40), 1), (0.14, string(note(8), 0.9, 41), 1)),
        "not_yet": string(note(1), 0.5, 42, 0.985),
        "victory": mixed(
            *(
                (0.16 * n, string(note(step), 1.6, 50 + n), 1)
                for n, step in enumerate((2, 5, 7, 10))
            ),
            (0.64, bell(note(10), 1.5), 0.6),
        ),
        "defeat": mixed(
            *((0.3 * n, string(note(step), 1.2, 60 + n), 1) for n, step in enumerate((5, 3, 0)))
        ),
    }
    for number in range(7):
        pluck = string(note(number + 3), 0.9, 70 + number)
        sounds[f"boss_{number + 1}"] = mixed((0, stamp, 0.5), (0.04, pluck, 1))
    for number in range(4):
        pluck = string(note(number + 4), 0.8, 80 + number)
        sounds[f"join_{number + 1}"] = mixed((0, snap(90 + number), 0.4), (0.02, pluck, 1))
    return sounds


def garden() -> dict[str, Samples]:
    """What is heard from the garden now and then: glass bells, the bamboo, wind, a far string."""
    bamboo = mixed((0, wood(240, 0.3), 1), (0.02, wood(95, 0.3), 0.7), (0.32, wood(235, 0.2), 0.3))
    chimes = [
        mixed(*((0.23 * n, bell(note(step) * 4, 1.2), 1 / (n + 1)) for n, step in enumerate(steps)))
        for steps in ((7, 10), (10, 8, 9))
    ]
    wind = swelling(paper(2.4, 0.985, 0.2, 95))
    far = mixed(
        (0, string(note(2), 1.4, 96, 0.994), 1), (0.5, string(note(5), 1.6, 97, 0.994), 0.7)
    )
    named = (*chimes, bamboo, wind, far)
    return {f"garden_{number}": samples for number, samples in enumerate(named, 1)}


def make() -> list[Path]:
    """Every sound of the program."""
    made = {**cards(), **moments(), **garden()}
    return [save(name, samples) for name, samples in made.items()]


if __name__ == "__main__":
    for made in make():
        print(made.name, made.stat().st_size)
