"""``yokai simulate``: computer players against or with each other, many games in a row."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from yokai_desktop.cli.arguments import options_of
from yokai_desktop.cli.durations import Durations
from yokai_desktop.cli.figures import print_figures
from yokai_desktop.cli.seating import decide, read_seats
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import Event, Game, Setup
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.events import RoundEnded
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.yokai.state import YokaiState


@dataclass
class SimulationTally:
    """What the games so far came to, counted by the seats as they were named."""

    levels: list[str]
    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    rounds: int = 0
    round_wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    turns: int = 0
    won: int = 0
    score_won: int = 0
    ranks: Counter[str] = field(default_factory=Counter)
    cpu_ms: list[Durations] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cpu_ms = [Durations() for _ in self.levels]


def run(arguments: Namespace) -> int:
    """Play the games that the arguments ask for and print what they came to."""
    game = game_named(arguments.game)
    assert game is not None
    players = arguments.players or game.players[0]
    options = options_of(arguments)
    game.setup(players, options)
    levels = read_seats(game, arguments.seats, players, people=False)
    started = time.perf_counter()
    tally = simulate(
        game, players, options, levels, arguments.games, arguments.seed, arguments.duplicate
    )
    figures = figures_of(game, tally) | {"seconds": round(time.perf_counter() - started, 3)}
    if arguments.json:
        print(json.dumps(figures))
    else:
        print_figures(figures)
    return 0


def simulate(
    game: Game,
    players: int,
    options: dict[str, str],
    levels: list[str],
    games: int,
    seed: str,
    duplicate: bool,
) -> SimulationTally:
    """Play so many deals; duplicated, each deal is played once from every side."""
    tally = SimulationTally(levels)
    for number in range(games):
        setup = game.setup(players, options, f"{seed}/{number}")
        for turned in range(_sides(game, setup) if duplicate else 1):
            _play(game, setup, tally, turned, f"{seed}/{number}/{turned}")
    return tally


def _sides(game: Game, setup: Setup) -> int:
    state, _ = game.deal(setup)
    return state.mode.sides if isinstance(state, SeptetState) else setup.players


def _play(game: Game, setup: Setup, tally: SimulationTally, turned: int, seed: str) -> None:
    """One game; the seat named first sits ``turned`` places further."""
    match = Match(game, setup)
    rngs = [Random(f"{seed}/{who}") for who in range(setup.players)]
    events: list[Event] = []
    while match.to_act is not None:
        seat = match.to_act
        who = (seat - turned) % setup.players
        view = match.view(seat)
        before = time.process_time()
        action = decide(view, tally.levels[who], rngs[who])
        tally.cpu_ms[who].add(1000 * (time.process_time() - before))
        events += match.play(seat, action)
    tally.games += 1
    state = match.state
    if isinstance(state, SeptetState):
        _count_septet(state, events, tally, turned)
    else:
        assert isinstance(state, YokaiState)
        _count_yokai(state, tally)


def _count_septet(
    state: SeptetState, events: list[Event], tally: SimulationTally, turned: int
) -> None:
    mode = state.mode
    assert state.outcome is not None

    def named(side: int) -> int:
        return (side - turned) % mode.sides

    tally.wins[named(mode.side_of(state.outcome.winners[0]))] += 1
    for side, score in enumerate(state.outcome.scores):
        tally.points[named(side)] += score
    for event in events:
        if isinstance(event, RoundEnded):
            tally.rounds += 1
            tally.round_wins.update(named(side) for side in event.result.winners)


def _count_yokai(state: YokaiState, tally: SimulationTally) -> None:
    result = state.result
    assert result is not None
    tally.turns += state.tableau.turn
    if result.won:
        assert result.rank is not None
        tally.won += 1
        tally.score_won += result.points
        tally.ranks[result.rank.value] += 1


def figures_of(game: Game, tally: SimulationTally) -> dict[str, Any]:
    """The tally as plain data, in the form that ``--json`` prints."""
    figures: dict[str, Any] = {"games": tally.games}
    if game.name == "septet":
        sides = range(2 if len(tally.levels) == 4 else len(tally.levels))
        figures |= {
            "wins": [tally.wins[side] for side in sides],
            "rounds": tally.rounds,
            "round_wins": [tally.round_wins[side] for side in sides],
            "points_mean": [round(tally.points[side] / tally.games, 3) for side in sides],
        }
    else:
        figures |= {
            "won": tally.won,
            "score_when_won_mean": round(tally.score_won / tally.won, 3) if tally.won else None,
            "turns_mean": round(tally.turns / tally.games, 3),
            "ranks": dict(tally.ranks),
        }
    return figures | {
        "cpu_ms_mean": [round(times.mean, 3) for times in tally.cpu_ms],
        "cpu_ms_p95": [round(times.percentile(0.95), 3) for times in tally.cpu_ms],
    }
