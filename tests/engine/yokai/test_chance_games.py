"""Games left to chance end as the same choices end through a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.engine.yokai.positions import LINE, ROWS, match_with, result_of, state_of
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.solving.chance_games import ChanceGame, actions_of
from yokai_desktop.engine.yokai.solving.playout import APPEASE, LOST, MOVE, next_chance, pick
from yokai_desktop.engine.yokai.state import YokaiState

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"affinity": "open"},
    {"affinity": "secret", "secrets": "2"},
    {"hints": "stacked"},
    {"hints": "blank"},
    {"shape": "random"},
    {"edition": "first", "mix": "4-6-4"},
)


def some_games(count: int) -> Iterator[tuple[YokaiState, ChanceGame]]:
    """Deals of every number of players and every variant."""
    rng = Random(4)
    for number in range(count):
        options = VARIANTS[number % len(VARIANTS)]
        state, _ = YOKAI.deal(YOKAI.setup(rng.choice((2, 3, 4)), options, str(number)))
        yield state, ChanceGame.of(state)


def replayed(match: Match, log: list[tuple[int, int, int]]) -> int:
    """The choices played through the match: its points, or ``LOST``."""
    for action in actions_of(state_of(match), log):
        assert match.to_act is not None
        match.play(match.to_act, action)
    return result_of(match).points if result_of(match).won else LOST


@pytest.mark.parametrize(
    "options", VARIANTS, ids=lambda options: "-".join(options.values()) or "base"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_games_end_as_they_do_through_a_match(players: int, options: dict[str, str]) -> None:
    for seed in range(12):
        match = Match(YOKAI, YOKAI.setup(players, options, str(seed)))
        log: list[tuple[int, int, int]] = []
        assert ChanceGame.of(state_of(match)).play(seed, log) == replayed(match, log)


@pytest.mark.parametrize(
    ("options", "affinities"),
    [({}, None), ({"hints": "stacked"}, None), ({"affinity": "open"}, ["kitsune+kappa"])],
)
def test_won_chance_games_score_as_they_do_through_a_match(
    options: dict[str, str], affinities: list[str] | None
) -> None:
    points: Counter[int] = Counter()
    for seed in range(300):
        match = match_with(2, ROWS, affinities=affinities, options=options)
        log: list[tuple[int, int, int]] = []
        result = ChanceGame.of(state_of(match)).play(seed, log)
        if result != LOST:
            assert replayed(match, log) == result
            points[result] += 1
    assert points[35] > 10, "declared at once"
    assert len(points) > 1


def test_y7_3_chance_games_are_lost_without_their_affinity() -> None:
    match = match_with(2, ROWS, affinity="open", affinities=["kitsune+oni"])
    log: list[tuple[int, int, int]] = []
    seed = next(seed for seed in range(99) if _declares_at_once(match, seed))
    assert ChanceGame.of(state_of(match)).play(seed, log) == LOST
    assert replayed(match, log) == LOST
    assert result_of(match).split == ()


def _declares_at_once(match: Match, seed: int) -> bool:
    log: list[tuple[int, int, int]] = []
    ChanceGame.of(state_of(match)).play(seed, log)
    return len(log) == 1


def test_y9_2_chance_games_skip_a_move_that_is_impossible() -> None:
    """In a line with both ends locked nothing moves: rare, so many games are played."""
    skipped = 0
    match = match_with(2, ROWS, places=LINE, edition="first", mix="4-6-4")
    game = ChanceGame.of(state_of(match))
    for seed in range(700):
        log: list[tuple[int, int, int]] = []
        game.play(seed, log)
        moves = sum(kind == MOVE for kind, _, _ in log)
        turns = sum(kind > MOVE for kind, _, _ in log)
        if moves < turns:
            skipped += 1
            fresh = match_with(2, ROWS, places=LINE, edition="first", mix="4-6-4")
            replayed(fresh, log)
    assert skipped > 0


def test_the_choices_of_chance_are_spread_evenly() -> None:
    chance, counts = 1, Counter[int]()
    for _ in range(10_000):
        chance = next_chance(chance)
        counts[pick(chance, 5)] += 1
    assert set(counts) == set(range(5))
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_chance_games_make_every_kind_of_choice() -> None:
    kinds: Counter[int] = Counter()
    for number, (_, game) in enumerate(some_games(200)):
        log: list[tuple[int, int, int]] = []
        game.play(number, log)
        kinds.update(kind for kind, _, _ in log)
    assert set(kinds) == set(range(5))
    assert kinds[APPEASE] < 200
