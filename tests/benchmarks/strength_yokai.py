"""How strong the computer partners of Yōkai are: fresh deals, with 95 % intervals.

    python -m tests.benchmarks.strength_yokai --deals 400 level-1 open gate
    python -m tests.benchmarks.strength_yokai --deals 400 --games games.jsonl --write level-1/2
    python -m tests.benchmarks.strength_yokai --deals 100 gate:shared/2 gate:all/2

Every cell of the table is a kind of game at 2, 3 and 4 players.  ``--games`` keeps every game in a
file; a run that was stopped goes on where it was.  ``--write`` puts the figures into
STRENGTH_YOKAI.md in place of the older ones of the same cell.  With ``:shared`` or ``:all`` after
its kind a cell is played by players who see more than the rules allow: a ceiling.
"""

from __future__ import annotations

import argparse
import datetime
import json
import time
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

from tests.benchmarks.sights import Sight, sight_of
from yokai_desktop.ai.yokai import planning
from yokai_desktop.ai.yokai.choose import choose
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.scoring import Ending
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


@dataclass(frozen=True)
class Played:
    """What one game adds to its cell."""

    cell: str
    seed: str
    won: bool
    points: int
    declared: bool
    milliseconds: list[float]
    """CPU time of every decision."""


@dataclass
class Tally:
    """The games of one cell."""

    deals: int = 0
    points: list[int] = field(default_factory=list)
    """Of the games won."""
    declared: int = 0
    declared_well: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.deals += 1
        if played.won:
            self.points.append(played.points)
        if played.declared:
            self.declared += 1
            self.declared_well += played.won
        self.milliseconds += played.milliseconds

    def row(self, name: str, players: int) -> str:
        low, high = wilson(len(self.points), self.deals)
        mean, spread = mean_of(self.points)
        slow = sorted(self.milliseconds)[int(0.95 * len(self.milliseconds))]
        how = "compiled" if is_compiled(planning) else "plain"
        cells = (
            name,
            str(players),
            str(self.deals),
            f"{100 * len(self.points) / self.deals:.1f} % ({100 * low:.1f}–{100 * high:.1f})",
            f"{mean:.2f} ± {spread:.2f}" if self.points else "–",
            f"{self.declared_well} of {self.declared}",
            f"{slow:.0f} ms {how}",
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


def play(name: str, players: int, seed: str) -> Played:
    """One game of a fresh deal."""
    kind_name, _, sight = name.partition(":")
    kind = KINDS[kind_name]
    state, _ = YOKAI.deal(YOKAI.setup(players, kind.options, seed))
    assert isinstance(state, YokaiState)
    first = state.tableau.first
    milliseconds: list[float] = []
    while (seat := state.to_act) is not None:
        view = sight_of(state, seat, Sight(sight or Sight.OWN))
        level = kind.first if seat == first else kind.others
        rng = Random(f"{seed}/{len(milliseconds)}")
        started = time.process_time()
        action = choose(view, level, rng)
        milliseconds.append(round(1000 * (time.process_time() - started), 2))
        state, _ = state.play(action)
    result = state.result
    assert result is not None
    declared = result.ending is Ending.DECLARED
    return Played(f"{name}/{players}", seed, result.won, result.points, declared, milliseconds)


class Games:
    """The games played, kept in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.done: dict[tuple[str, str], Played] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                played = Played(**json.loads(line))
                self.done[played.cell, played.seed] = played

    def play(self, name: str, players: int, seed: str) -> Played:
        """The game of this seed, played now unless it was played before."""
        played = self.done.get((f"{name}/{players}", seed))
        if played is None:
            played = play(name, players, seed)
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(played)) + "\n")
        return played


def write(row: str) -> None:
    """Put a row into the table, in place of the older one of its cell."""
    cell = row.split(" | ")[:2]
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [next(index for index, line in enumerate(lines) if line.startswith("|"))]
    while lines[rows[-1] + 1].startswith("|"):
        rows.append(rows[-1] + 1)
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
    parser.add_argument("--games", type=Path, help="a file that keeps every game")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tallies = {cell: Tally() for cell in cells_of(given.cells)}
    games = Games(given.games)
    # Round by round, so that a run that is cut short has measured every cell.
    for start in range(0, given.deals, ROUND):
        for (name, players), tally in tallies.items():
            for number in range(start, min(start + ROUND, given.deals)):
                kind, _, _ = name.partition(":")
                tally.add(games.play(name, players, f"{given.seed}/{kind}/{number}"))
            row = tally.row(name, players)
            print(row, flush=True)
            if given.write:
                write(row)


if __name__ == "__main__":
    main()
