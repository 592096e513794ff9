"""How much of a round a choice of card loses, as far as a much longer search can tell.

    python -m tests.benchmarks.regrets four four.jsonl --count 120
    python -m tests.benchmarks.regrets use four.jsonl

In positions of the middle of rounds, reached by experts and adepts, ten times the master's search
tells what every card is worth.  ``use`` asks players of several budgets, without solving the last
tricks, and tells how far their cards fall short of the best on average.  That is far cheaper than
whole rounds, and far less: what the long search itself misjudges cannot show.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random

from tests.benchmarks.gathering import Row, gather_or_use
from yokai_desktop.ai.septet import thinking
from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME, Level
from yokai_desktop.ai.septet.stakes import FULL
from yokai_desktop.ai.septet.thinking import search_card
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

WAYS: dict[str, tuple[int, dict[str, str], int]] = {
    "two": (2, {}, 16),
    "four": (4, {"scoring": "standard"}, 8),
}
"""Players, options, and how many tricks lie at most before a position."""

MASTER = replace(LEVELS_BY_NAME["master"], nodes=0, dealt=0)
LONG = replace(MASTER, iterations=30_000, worlds=3000)
BUDGETS = ((500, 150), (3000, 300), (3000, 3000), (6000, 3000), (12_000, 300), (12_000, 1200))
"""Tries and worlds."""

_ASKED = 0.4
"""How often a fitting moment becomes the position of its game."""
_SEEDS = 2


def position(way: str, number: int) -> tuple[Match, SeptetView] | None:
    """A choice of three cards or more in a game's first round; None where none was met."""
    players, options, latest = WAYS[way]
    rng = Random(f"regret {way} {number}")
    match = Match(SEPTET, SEPTET.setup(players, options, f"regret {way} {number}"))
    earliest = rng.randrange(latest)
    level = rng.choice(("expert", "adept"))
    while match.to_act is not None:
        state = match.state
        assert isinstance(state, SeptetState)
        if state.results:
            return None
        view = state.view(match.to_act)
        action = choose(view, level, rng)
        is_choice = isinstance(action, Play) and len(view.legal) > 2
        if is_choice and len(view.tricks) >= earliest and rng.random() < _ASKED:
            return match, view
        match.play(view.seat, action)
    return None


def gathered(way: str, number: int) -> list[Row]:
    """A position and what its cards are worth to the long search."""
    found = position(way, number)
    if found is None:
        return []
    tried = search_card(found[1], LONG, Random("long")).tried()
    worths = {str(card): total / visits / FULL for card, visits, total, _, _ in tried}
    return [{"way": way, "number": number, "worths": worths}]


def regret(row: Row, level: Level, seed: int) -> float:
    """How much less than the best the card chosen is worth."""
    found = position(row["way"], row["number"])
    assert found is not None
    card = search_card(found[1], level, Random(f"{row['number']}/{seed}")).best()
    worths: dict[str, float] = row["worths"]
    return max(worths.values()) - worths[str(card)]


def use(*files: list[Row]) -> None:
    """Tell the mean regret of every budget, in hundredths of a round."""
    for rows in files:
        for iterations, worlds in BUDGETS:
            level = replace(MASTER, iterations=iterations, worlds=worlds)
            found = [
                100 * sum(regret(row, level, seed) for seed in range(_SEEDS)) / _SEEDS
                for row in rows
            ]
            mean = sum(found) / len(found)
            spread = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
            error = 1.96 * sqrt(spread / len(found))
            told = f"{iterations} tries in {worlds} worlds: {mean:.2f} ± {error:.2f}"
            print(f"{rows[0]['way']}: {told}", flush=True)


def main() -> None:
    thinking.DEADLINE = 60.0
    gatherers = {way: lambda number, way=way: gathered(way, number) for way in WAYS}
    gather_or_use(__doc__, gatherers, ("use", use), 120)


if __name__ == "__main__":
    main()
