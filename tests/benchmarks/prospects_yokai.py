"""The constants of ``ai/yokai/prospects.py``: how games of Yōkai end, and what choices cost.

    python -m tests.benchmarks.prospects_yokai games games.jsonl --from 0 --count 1500
    python -m tests.benchmarks.prospects_yokai pairs pairs.jsonl --from 0 --count 2500
    python -m tests.benchmarks.prospects_yokai fit games.jsonl pairs.jsonl

``games`` lets weaker or careless players begin and experts go on, and writes down what every
player believed at each turn of the experts, and how it ended.  ``pairs`` takes the best choice and
another one in the same position, lets experts play both to the end, and writes down by how much
the other one was thought to be worse and what it brought.  A run that was stopped goes on with
``--from``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from random import Random

from tests.benchmarks.gathering import Row, gather_or_use
from yokai_desktop.ai.yokai.choose import decide, options
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.prospects import highest_rank, ignorance, points_now
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease, Look
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step

EXPERT = LEVELS_BY_NAME["expert"]
KINDS: tuple[dict[str, str], ...] = (
    {},
    {},
    {},
    {"hints": "stacked"},
    {"hints": "blank"},
    {"affinity": "open"},
    {"affinity": "secret"},
    {"shape": "random"},
)


def deal(name: str, number: int) -> tuple[YokaiState, Random]:
    """Game after game through all kinds, at 2, 3 and 4 players."""
    setup = YOKAI.setup(2 + number % 3, KINDS[number // 3 % len(KINDS)], seed=f"{name} {number}")
    state, _ = YOKAI.deal(setup)
    return state, Random(f"{name} {number}")


def after(state: YokaiState, action: Action) -> YokaiState:
    return state.play(action)[0]


def result_of(state: YokaiState) -> Result:
    result = state.view(0).result
    assert result is not None
    return result


def game_rows(number: int) -> list[Row]:
    """One game: a row for every turn that an expert began."""
    state, rng = deal("prospects", number)
    careless_turns = rng.choice((0, 0, 2, 4, 6, 8))
    carelessness = rng.choice((0.0, 0.0, 0.1, 0.3))
    who = [rng.choice(LEVELS) for _ in range(4)]
    rows: list[Row] = []
    while state.to_act is not None:
        view = state.view(state.to_act)
        is_early = view.tableau.turn <= careless_turns
        if is_early and rng.random() < carelessness:
            action = rng.choice([each for each in view.legal if not isinstance(each, Appease)])
        else:
            level = LEVELS_BY_NAME[who[view.seat]] if is_early else EXPERT
            mind = Mind(view, level, rng)
            if not is_early and view.tableau.step is Step.FIRST_LOOK:
                rows.append(row_of(mind, state))
            action = max(options(mind), key=lambda option: option.value).action
        state = after(state, action)
    result = result_of(state)
    return [row | {"won": int(result.won), "points": result.points} for row in rows]


def row_of(mind: Mind, state: YokaiState) -> Row:
    """What a player believes, and whether all is in truth as it should be."""
    return {
        "moves": round(mind.moves_needed, 3),
        "left": mind.turns_left,
        "ignorance": round(ignorance(mind), 4),
        "shape": int(mind.table.shape is not None),
        "secret": int(any(affinity.owner is not None for affinity in mind.view.affinities)),
        "chance": round(mind.chance, 4),
        "now": round(points_now(mind), 2),
        "highest": highest_rank(mind.table),
        "true": int(result_of(after(state, Appease())).won),
    }


def pair_rows(number: int) -> list[Row]:
    """One turn: a row for each of its decisions."""
    state, rng = deal("pairs", number)
    who = [LEVELS_BY_NAME[rng.choice(LEVELS[1:])] for _ in range(4)]
    for _ in range(rng.randrange(40)):
        if state.to_act is None:
            return []
        action = decide(state.view(state.to_act), who[state.to_act], rng)
        if isinstance(action, Appease):
            break
        state = after(state, action)
    rows = []
    for _ in range(4):
        if state.to_act is None:
            break
        view = state.view(state.to_act)
        mind = Mind(view, EXPERT, rng)
        ranked = sorted(options(mind), key=lambda option: -option.value)
        best = ranked[0]
        if isinstance(best.action, Appease):
            break
        if len(ranked) > 1 and mind.turns_left > 1:
            others = ranked[1:6] if rng.random() < 0.5 else ranked[1:]
            other = rng.choice(others)
            seed = rng.getrandbits(40)
            ends = [
                played_out(after(state, option.action), Random(seed)) for option in (best, other)
            ]
            rows.append(
                {
                    "kind": "look" if isinstance(best.action, Look) else view.tableau.step.value,
                    "gap": round(best.value - other.value, 2),
                    "left": mind.turns_left,
                    "moves": round(mind.moves_needed, 2),
                    "highest": highest_rank(mind.table),
                    "best": ends[0],
                    "other": ends[1],
                }
            )
        state = after(state, best.action)
    return rows


def played_out(state: YokaiState, rng: Random) -> tuple[int, int]:
    """Whether experts win from here, and their points."""
    while state.to_act is not None:
        state = after(state, decide(state.view(state.to_act), EXPERT, rng))
    result = result_of(state)
    return int(result.won), result.points


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A small system of equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for at in range(size):
            if at != column:
                factor = rows[at][column] / rows[column][column]
                rows[at] = [a - factor * b for a, b in zip(rows[at], rows[column], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def least_squares(
    facts: Sequence[Sequence[float]],
    wanted: Sequence[float],
    weights: Iterable[float] | None = None,
) -> list[float]:
    """The weights that come nearest to what is wanted; a whisper of ridge keeps it solvable."""
    size = len(facts[0])
    matrix = [[1e-3 * (a == b) for b in range(size)] for a in range(size)]
    right = [0.0] * size
    for fact, value, weight in zip(facts, wanted, weights or [1.0] * len(facts), strict=True):
        for a in range(size):
            right[a] += weight * fact[a] * value
            for b in range(size):
                matrix[a][b] += weight * fact[a] * fact[b]
    return solve(matrix, right)


def logistic(facts: Sequence[Sequence[float]], wanted: Sequence[int]) -> list[float]:
    """The weights of a logistic regression, by repeated least squares."""
    weights = [0.0] * len(facts[0])
    for _ in range(25):
        sums = [sum(w * x for w, x in zip(weights, fact, strict=True)) for fact in facts]
        shares = [1 / (1 + exp(-total)) for total in sums]
        spreads = [max(1e-6, share * (1 - share)) for share in shares]
        targets = [
            total + (won - share) / spread
            for total, won, share, spread in zip(sums, wanted, shares, spreads, strict=True)
        ]
        weights = least_squares(facts, targets, spreads)
    return weights


def late(row: Row) -> float:
    return exp(-max(-3.0, row["left"] - row["moves"]) / 2)


def fit(games: list[Row], pairs: list[Row]) -> None:
    """Print all constants, with what they leave unexplained."""
    facts = [[1, late(r), r["moves"], r["ignorance"], r["shape"], r["secret"]] for r in games]
    show(
        "winning: base late moves ignorance shape secret",
        logistic(facts, [r["won"] for r in games]),
    )
    won = [r for r in games if r["won"]]
    facts = [[1, r["moves"], r["ignorance"], r["shape"], r["secret"], r["left"]] for r in won]
    cost = [r["now"] - r["points"] for r in won]
    weights = least_squares(facts, cost)
    show("cost: base moves ignorance shape secret turns", weights)
    rests = [
        value - sum(w * x for w, x in zip(weights, fact, strict=True))
        for fact, value in zip(facts, cost, strict=True)
    ]
    print(f"  left unexplained {sqrt(sum(rest * rest for rest in rests) / len(rests)):.2f} points")
    believed = [r for r in games if 0 < r["chance"] < 1]
    facts = [[1, r["chance"]] for r in believed]
    show("true, by chance: base slope", logistic(facts, [r["true"] for r in believed]))
    for kind in ("look", "move", "hint"):
        fit_pairs(kind, [r for r in pairs if r["kind"] == kind])


def fit_pairs(kind: str, pairs: list[Row]) -> None:
    """Print what a twentieth of a move lost costs; ``farthest`` is tried at a few values."""
    lost = [(r["best"][1] - r["other"][1]) / r["highest"] for r in pairs]
    chance = [r["best"][0] - r["other"][0] for r in pairs]
    for farthest in (20.0, 40.0, 80.0):
        facts = [farthest * (1 - exp(-max(0.0, r["gap"]) / farthest)) for r in pairs]
        steepness, error, rest = through_zero(facts, lost)
        in_chance, its_error, _ = through_zero(facts, chance)
        print(
            f"{kind} {len(pairs)} pairs, farthest {farthest:.0f}:"
            f" worth {steepness:.5f} ± {error:.5f},"
            f" chance {in_chance:.5f} ± {its_error:.5f}, left {rest:.4f}"
        )


def through_zero(facts: list[float], wanted: list[float]) -> tuple[float, float, float]:
    """The slope of a line through zero, its error, and the mean square it leaves."""
    square = sum(x * x for x in facts)
    slope = sum(x * y for x, y in zip(facts, wanted, strict=True)) / square
    rest = sum((y - slope * x) ** 2 for x, y in zip(facts, wanted, strict=True)) / len(facts)
    return slope, sqrt(rest / square), rest


def show(title: str, weights: list[float]) -> None:
    print(title, *(f"{weight:.3f}" for weight in weights))


def main() -> None:
    gatherers = {"games": game_rows, "pairs": pair_rows}
    gather_or_use(__doc__, gatherers, ("fit", fit), count=1500)


if __name__ == "__main__":
    main()
