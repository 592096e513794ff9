"""How loud every sound is: ``python -m tests.benchmarks.sounds`` prints a table."""

from __future__ import annotations

import math
from array import array
from itertools import accumulate

from yokai_desktop.paths import resources
from yokai_desktop.ui.services.mixer import LOUDEST, RATE, read_wave
from yokai_desktop.ui.services.sound import LAID, SOUNDS

FILES = [name for name in SOUNDS if name != "lay"] + list(LAID)
_EDGE = RATE // 200
"""Samples of five milliseconds, at the beginning or the end of a sound."""
_SILENT = -100.0


def decibels(share: float) -> float:
    """A share of the most a file can hold, in decibels below it."""
    return max(_SILENT, 20 * math.log10(share)) if share > 0 else _SILENT


def peak(samples: array[int]) -> float:
    return decibels(max(map(abs, samples)) / LOUDEST)


def loudness(samples: array[int]) -> float:
    """The loudest tenth of a second."""
    window = RATE // 10
    sums = [0, *accumulate(sample * sample for sample in samples)]
    best = max(sums[end] - sums[max(0, end - window)] for end in range(1, len(sums)))
    return decibels(math.sqrt(best / window) / LOUDEST)


def tail(samples: array[int]) -> float:
    """How loud the last five milliseconds are: a sound that is cut off clicks."""
    last = samples[-_EDGE:]
    return decibels(math.sqrt(sum(sample * sample for sample in last) / len(last)) / LOUDEST)


def main() -> None:
    print("| sound | seconds | peak | loudest tenth | last 5 ms |\n|---|---|---|---|---|")
    for name in FILES:
        samples = read_wave(resources("sounds", f"{name}.wav"))
        figures = (peak(samples), loudness(samples), tail(samples))
        words = " | ".join(f"{figure:.1f}" for figure in figures)
        print(f"| `{name}` | {len(samples) / RATE:.2f} | {words} |")


if __name__ == "__main__":
    main()
