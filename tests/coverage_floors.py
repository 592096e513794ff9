"""How much of each part of the program the tests must have run, and whether they did.

A part is a folder of ``yokai_desktop``; the files beside the folders are the part ``program``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath

FLOORS = {"engine": 100.0, "storage": 100.0}
"""Per cent of lines and branches, by part."""
OTHER_FLOOR = 90.0
"""What every other part must reach."""
MOST_NAMED = 8
"""So many files are named that are below a floor, the lowest first."""
PACKAGE = "yokai_desktop"
BESIDE = "program"


@dataclass(frozen=True)
class Reached:
    """Lines and branches of some files, and how many of them were run."""

    possible: int
    run: int

    @property
    def percent(self) -> float:
        return 100 * self.run / self.possible if self.possible else 100.0

    def __add__(self, other: Reached) -> Reached:
        return Reached(self.possible + other.possible, self.run + other.run)


def part_of(path: str) -> str:
    """The part a file belongs to, by its path in the repository."""
    parts = PurePath(path).parts
    inside = parts[parts.index(PACKAGE) + 1 :]
    return inside[0] if len(inside) > 1 else BESIDE


def floor_of(part: str) -> float:
    return FLOORS.get(part, OTHER_FLOOR)


def by_part(files: Iterable[tuple[str, Reached]]) -> dict[str, Reached]:
    """The files summed up, in alphabetical order of the parts."""
    sums: dict[str, Reached] = {}
    for path, reached in files:
        part = part_of(path)
        sums[part] = sums.get(part, Reached(0, 0)) + reached
    return dict(sorted(sums.items()))


def complaints(files: dict[str, Reached]) -> list[str]:
    """One sentence for each part below its floor, with the files that are to blame."""
    told = []
    for part, reached in by_part(files.items()).items():
        floor = floor_of(part)
        if reached.percent < floor:
            low = sorted(
                (found.percent, path)
                for path, found in files.items()
                if part_of(path) == part and found.percent < floor
            )
            named = ", ".join(f"{path} {floored(percent)} %" for percent, path in low[:MOST_NAMED])
            told.append(
                f"The tests run {floored(reached.percent)} % of {part}; "
                f"at least {floor:g} % is wanted. Below that: {named}."
            )
    return told


def floored(percent: float) -> str:
    """With one decimal, never rounded up: 99.96 is not 100."""
    return f"{int(percent * 10) / 10:.1f}"
