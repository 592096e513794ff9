"""How strong the computer partners of Yōkai are: fresh deals, with 95 % intervals.

    python -m tests.benchmarks.strength_yokai --deals 400 level-1 open gate
    python -m tests.benchmarks.strength_yokai --deals 400 --write level-1/2

Every cell of the table is a kind of game at 2, 3 and 4 players.  ``--write`` puts the figures
into STRENGTH_YOKAI.md in place of the older ones of the same cell.
"""

from __future__ import annotations

import argparse
import datetime
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

from yokai_desktop.ai.yokai import planning
from yokai_desktop.ai.yokai.choose import choose
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.plain import is_compiled

TABLE = Path(__file__).with_name("STRENGTH_YOKAI.md")
CONFIDENCE = 1.96
ROUND = 20


@dataclass(frozen=True)
class Kind:
    """A kind of game: its options, and who sits in the first player's seat."""

    options: dict[str, str]
    first: str = "expert"
    others: str = "expert"


KINDS = {
    "level-1": Kind({}),
    "stacked": Kind({"hints": "stacked"}),
    "blank": Kind({"hints": "blank"}),
    "open": Kind({"affinity": "open"}),
    "secret": Kind({"affinity": "secret"}),
    "casual-first": Kind({}, first="casual"),
    "novice-first": Kind({}, first="novice"),
    "all-skilled": Kind({}, first="skilled", others="skilled"),
    "all-casual": Kind({}, first="casual", others="casual"),
    "all-novice": Kind({}, first="novice", others="novice"),
    **{name: Kind({"shape": name}) for name in SHAPE_NAMES},
}


@dataclass
class Tally:
    """The games of one cell."""

    deals: int = 0
    points: list[int] = field(default_factory=list)
    """Of the games won."""
    declared: int = 0
    declared_well: int = 0
    seconds: list[float] = field(default_factory=list)
    """CPU time of every decision."""

    def add(self, state: YokaiState) -> None:
        result = state.result
        assert result is not None
        self.deals += 1
        if result.won:
            self.points.append(result.points)
        if result.ending.value == "declared":
            self.declared += 1
            self.declared_well += result.won

    def row(self, name: str, players: int) -> str:
        low, high = wilson(len(self.points), self.deals)
        mean, spread = mean_of(self.points)
        slow = sorted(self.seconds)[int(0.95 * len(self.seconds))]
        how = "compiled" if is_compiled(planning) else "plain"
        cells = (
            name,
            str(players),
            str(self.deals),
            f"{100 * len(self.points) / self.deals:.1f} % ({100 * low:.1f}–{100 * high:.1f})",
            f"{mean:.2f} ± {spread:.2f}" if self.points else "–",
            f"{self.declared_well} of {self.declared}",
            f"{1000 * slow:.0f} ms {how}",
            datetime.datetime.now(datetime.UTC).date().isoformat(),
        )
        return "| " + " | ".join(cells) + " |"


def wilson(won: int, deals: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = won / deals
    square = CONFIDENCE**2
    middle = share + square / (2 * deals)
    half = CONFIDENCE * sqrt(share * (1 - share) / deals + square / (4 * deals**2))
    scale = 1 + square / deals
    return (middle - half) / scale, (middle + half) / scale


def mean_of(numbers: list[int]) -> tuple[float, float]:
    """The mean of numbers and half its 95 % interval."""
    if len(numbers) < 2:
        return sum(numbers), 0.0
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, CONFIDENCE * sqrt(variance / len(numbers))


def play(kind: Kind, players: int, seed: str, tally: Tally) -> None:
    """One game of a fresh deal, added to the tally."""
    state, _ = YOKAI.deal(YOKAI.setup(players, kind.options, seed))
    assert isinstance(state, YokaiState)
    first = state.tableau.first
    decisions = 0
    while (seat := state.to_act) is not None:
        view = state.view(seat)
        level = kind.first if seat == first else kind.others
        started = time.process_time()
        action = choose(view, level, Random(f"{seed}/{decisions}"))
        tally.seconds.append(time.process_time() - started)
        state, _ = state.play(action)
        decisions += 1
    tally.add(state)


def write(row: str) -> None:
    """Put a row into the table, in place of the older one of its cell."""
    cell = row.split(" | ")[:2]
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [index for index, line in enumerate(lines) if line.startswith("|")]
    old = [index for index in rows if lines[index].split(" | ")[:2] == cell]
    if old:
        lines[old[0]] = row
    else:
        lines.insert(rows[-1] + 1, row)
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def cells_of(names: list[str]) -> list[tuple[str, int]]:
    """The cells named: ``open`` for all players, ``open/2`` for one number of them."""
    cells = []
    for name in names:
        kind, _, players = name.partition("/")
        cells += [(kind, count) for count in ([int(players)] if players else [2, 3, 4])]
    return cells


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cells", nargs="+", help=f"{', '.join(KINDS)}, or open/2 and the like")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tallies = {cell: Tally() for cell in cells_of(given.cells)}
    # Round by round, so that a run that is cut short has measured every cell.
    for start in range(0, given.deals, ROUND):
        for (name, players), tally in tallies.items():
            for number in range(start, min(start + ROUND, given.deals)):
                play(KINDS[name], players, f"{given.seed}/{name}/{number}", tally)
            row = tally.row(name, players)
            print(row, flush=True)
            if given.write:
                write(row)


if __name__ == "__main__":
    main()
