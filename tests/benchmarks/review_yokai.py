"""How well the judge of Yōkai judges: losses by level, and how much they depend on its seed.

    python -m tests.benchmarks.review_yokai levels levels.jsonl --count 60
    python -m tests.benchmarks.review_yokai seeds seeds.jsonl --count 60
    python -m tests.benchmarks.review_yokai equal equal.jsonl --count 60
    python -m tests.benchmarks.review_yokai seconds seconds.jsonl --count 12
    python -m tests.benchmarks.review_yokai offered offered.jsonl --count 18
    python -m tests.benchmarks.review_yokai tell levels.jsonl seeds.jsonl equal.jsonl

``levels`` reviews games in which all seats are of one level, at 2, 3 and 4 players in turn.
``seeds`` rates some decisions of games of casual players under several seeds, ``equal`` what each
level would lose there.  ``seconds`` notes what reviews cost, ``offered`` how many mistakes
of novices are offered to be tried again.  ``tell`` prints the tables of REVIEW.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, median, stdev
from types import MappingProxyType
from typing import cast

from tests.benchmarks.gathering import Row, gather_or_use
from yokai_desktop.ai.reviews.reviewed import MARKED, Decision, Effort, Review
from yokai_desktop.ai.reviews.reviewing import Wanted, begin, reviewed
from yokai_desktop.ai.yokai import review as judge
from yokai_desktop.ai.yokai.choose import choose
from yokai_desktop.ai.yokai.grading import COUNTED, grade
from yokai_desktop.ai.yokai.levels import LEVELS
from yokai_desktop.ai.yokai.rating import Rating
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.review.trying import MOST_OFFERED, is_free, offered

SEEDS = 3
DECISIONS = 8
"""How many decisions of a game are rated under each seed."""
POSITIONS = 12
"""In how many positions of a game every level is asked."""


def played(level: str, number: int, options: Mapping[str, str] = MappingProxyType({})) -> Match:
    """A finished game of one level."""
    setup = YOKAI.setup(2 + number % 3, options, seed=f"review {level} {number}")
    match = Match(YOKAI, setup)
    rng = Random(f"{level} {number}")
    while match.to_act is not None:
        view = match.view(match.to_act)
        assert isinstance(view, YokaiView)
        match.play(match.to_act, choose(view, level, rng))
    return match


def level_rows(number: int) -> list[Row]:
    """One game of each level: a row a seat."""
    rows = []
    for level in LEVELS:
        match = played(level, number)
        review = reviewed(match, begin(match, seed="levels"))
        rows += [seat_row(level, review, seat) for seat in range(match.setup.players)]
    return rows


def seat_row(level: str, review: Review, seat: int) -> Row:
    own = [each for each in review.decisions if each.seat == seat and each.loss is not None]
    ledger = next(row for row in review.ledger if row.seat == seat)
    return {
        "level": level,
        "players": len(review.mirrors),
        "loss": mean(each.loss or 0.0 for each in own),
        "kinds": {kind: loss_of(kind, own) for kind in ("look", "move", "hint", "declare")},
        "labels": Counter(each.label.value for each in own),
        "seconds": review.seconds,
        "exact": ledger.luck + ledger.others + ledger.own == ledger.result,
    }


def loss_of(kind: str, decisions: list[Decision]) -> tuple[int, float]:
    """How many decisions of a kind, and what they lost in all."""
    of_kind = [each.loss or 0.0 for each in decisions if each.kind == kind]
    return len(of_kind), sum(of_kind)


def mean_of(kind: str, rows: list[Row]) -> float:
    """The mean loss of the decisions of a kind."""
    counts, losses = zip(*(row["kinds"][kind] for row in rows), strict=True)
    return sum(map(float, losses)) / max(1, sum(map(int, counts)))


def graded_loss(row: Row) -> float:
    """The mean loss of the decisions by which a seat is graded."""
    counts, losses = zip(*(row["kinds"][kind] for kind in COUNTED), strict=True)
    return sum(map(float, losses)) / max(1, sum(map(int, counts)))


def seed_rows(number: int) -> list[Row]:
    """Some decisions of a game under several seeds: a row a decision."""
    match = played("casual", number)
    indices = sorted(Random(number).sample(range(len(match.actions)), DECISIONS))
    wanted = [Wanted(index, Effort.FULL) for index in indices]
    rated = [judge.judge(match, wanted, f"seed {n}") for n in range(SEEDS)]
    return [
        {
            "kind": same[0].kind,
            "losses": [each.loss for each in same],
            "labels": [each.label.value for each in same],
        }
        for same in zip(*rated, strict=True)
        if same[0].loss is not None
    ]


def equal_rows(number: int) -> list[Row]:
    """What every level would lose in the same positions: a row a position, by level."""
    match = played("casual", number)
    state, _ = match.game.deal(match.setup)
    chosen = set(Random(number).sample(range(len(match.actions)), POSITIONS))
    rows = []
    for index, action in enumerate(match.actions):
        if index in chosen and state.to_act is not None and len(state.legal()) > 1:
            rows.append(losses_at(cast(YokaiState, state).view(state.to_act), f"{number}/{index}"))
        state, _ = state.play(action)
    return rows


def losses_at(view: YokaiView, seed: str) -> Row:
    """What each level would lose here."""
    chosen = {level: choose(view, level, Random(f"{level} {seed}")) for level in LEVELS}
    losses = {
        action: Rating(view, action, seed, judge.MINDS[Effort.FULL]).mine.gap
        for action in set(chosen.values())
    }
    return {level: losses[action] for level, action in chosen.items()}


def mean_and_error(values: list[float]) -> str:
    return f"{mean(values):.5f} ± {1.96 * stdev(values) / sqrt(len(values)):.5f} of {len(values)}"


def seconds_rows(number: int) -> list[Row]:
    """What reviews of one game cost, every other one with a shape: those take longest."""
    options = {"shape": SHAPE_NAMES[number % len(SHAPE_NAMES)]} if number % 2 else {}
    match = played(LEVELS[number % len(LEVELS)], number, options)
    quick, full = (
        reviewed(match, begin(match, seed="seconds", quick=is_quick)).seconds
        for is_quick in (True, False)
    )
    return [{"shape": options.get("shape", ""), "quick": quick, "full": full}]


def offered_rows(number: int) -> list[Row]:
    """One game of novices: a row a seat, with its marks and what of them can be tried."""
    match = played("novice", number)
    review = reviewed(match, begin(match, seed="offered"))
    rows = []
    for seat in range(match.setup.players):
        marked = [each for each in review.decisions if each.seat == seat and each.label in MARKED]
        rows.append(
            {
                "marked": len(marked),
                "free": sum(map(is_free, marked)),
                "among_few": sum(bool(offered(each)) for each in marked),
                "three": sum(len(offered(each)) == MOST_OFFERED for each in marked),
            }
        )
    return rows


def tell(levels: list[Row], seeds: Sequence[Row] = (), equal: Sequence[Row] = ()) -> None:
    """What was gathered; a file that is empty is left out."""
    for level in LEVELS if levels else ():
        rows = [row for row in levels if row["level"] == level]
        losses = [row["loss"] for row in rows]
        error = 1.96 * stdev(losses) / sqrt(len(losses))
        kinds = ", ".join(
            f"{kind} {mean_of(kind, rows):.4f}" for kind in ("look", "move", "hint", "declare")
        )
        like = Counter(grade(graded_loss(row)).level for row in rows)
        near = sum(
            count
            for name, count in like.items()
            if abs(LEVELS.index(name) - LEVELS.index(level)) <= 1
        )
        print(
            f"{level}: {len(rows)} seats, mean loss {mean(losses):.5f} ± {error:.5f} ({kinds});"
            f" played like: {dict(like)}, within one level {100 * near / len(rows):.0f} %;"
            f" labels {dict(sum((Counter(r['labels']) for r in rows), Counter()))};"
            f" seconds a game {mean(r['seconds'] for r in rows):.2f};"
            f" exact sums {sum(r['exact'] for r in rows)}"
        )
    if seeds:
        _tell_seeds(seeds)
    if equal:
        _tell_equal(equal)


def _tell_seeds(seeds: Sequence[Row]) -> None:
    spreads = [stdev(row["losses"]) for row in seeds]
    pairs, same = Counter[str](), Counter[str]()
    for row in seeds:
        first, *others = (_mark(label) for label in row["labels"])
        for kind in (row["kind"], "all"):
            pairs[kind] += len(others)
            same[kind] += others.count(first)
    alike = ", ".join(
        f"{kind} {100 * same[kind] / pairs[kind]:.1f} % of {pairs[kind]}" for kind in pairs
    )
    print(
        f"SD of {len(seeds)} losses between seeds: median {median(spreads):.5f},"
        f" mean {mean(spreads):.5f}, largest {max(spreads):.4f}; same label: {alike}"
    )


def _tell_equal(rows: Sequence[Row]) -> None:
    """The mean loss of every level, and how far each is ahead of the one before."""
    for before, level in zip((None, *LEVELS), LEVELS, strict=False):
        print(f"{level}: {mean_and_error([row[level] for row in rows])}", end="")
        ahead = [row[before] - row[level] for row in rows] if before else []
        print(f", better than {before} by {mean_and_error(ahead)}" if before else "")


def _mark(label: str) -> str:
    """Best and fine wear no mark of a loss: they are alike."""
    return "fine" if label == "best" else label


def main() -> None:
    gatherers = {
        "levels": level_rows,
        "seeds": seed_rows,
        "equal": equal_rows,
        "seconds": seconds_rows,
        "offered": offered_rows,
    }
    gather_or_use(__doc__, gatherers, ("tell", tell), count=60)


if __name__ == "__main__":
    main()
