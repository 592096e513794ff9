"""Durations are counted, not kept: mean and percentiles in room that does not grow."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from yokai_desktop.cli.durations import Durations
from yokai_desktop.cli.simulate import simulate
from yokai_desktop.engine.yokai.game import YOKAI


def test_mean_and_percentile_are_those_of_the_kept_values() -> None:
    rng = Random("durations")
    values = [rng.lognormvariate(1, 1) for _ in range(5_000)]
    durations = Durations()
    for value in values:
        durations.add(value)
    assert durations.mean == pytest.approx(sum(values) / len(values))
    for share in (0.5, 0.95, 0.99):
        exact = sorted(values)[int(share * len(values))]
        assert durations.percentile(share) == pytest.approx(exact, rel=0.021)


def test_none_and_nothing_have_a_duration_too() -> None:
    durations = Durations()
    assert (durations.mean, durations.percentile(0.95)) == (0.0, 0.0)
    durations.add(0.0)
    assert durations.percentile(0.95) == pytest.approx(0.001, rel=0.02)


def test_a_simulation_needs_no_more_memory_for_more_games() -> None:
    def left_by(games: int) -> int:
        before = tracemalloc.get_traced_memory()[0]
        tally = simulate(YOKAI, 2, {}, ["random", "random"], games, "memory", False)
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        assert tally.games == games
        return after - before

    left_by(20)
    tracemalloc.start()
    left_by(20)
    few, many = left_by(20), left_by(80)
    tracemalloc.stop()
    assert many < few + 60_000  # sixty games more took 80,000 when every duration was kept
