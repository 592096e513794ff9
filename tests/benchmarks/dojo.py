"""How many exercises of the partners' language experts and novices answer as the key says.

``python -m tests.benchmarks.dojo [TIMES]`` asks each of them so often, each time with another seed.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.yokai.readings import answer_by

LEVELS = ("expert", "novice")


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    right: Counter[tuple[int, str]] = Counter()
    asked: Counter[int] = Counter()
    for exercise in shipped().exercises:
        asked[exercise.convention] += times
        for level in LEVELS:
            for time in range(times):
                answer = answer_by(exercise, level, Random(f"{exercise.id} {time}"))
                right[exercise.convention, level] += exercise.is_right(answer)
    print("| convention | asked | expert | novice |\n|---|---|---|---|")
    for convention, count in sorted(asked.items()):
        shares = (f"{100 * right[convention, level] / count:.1f} %" for level in LEVELS)
        print(f"| {convention} | {count} |", " | ".join(shares), "|")
    total = sum(asked.values())
    sums = (sum(right[at, level] for at in asked) for level in LEVELS)
    print(f"| all | {total} |", " | ".join(f"{100 * each / total:.1f} %" for each in sums), "|")


if __name__ == "__main__":
    main()
