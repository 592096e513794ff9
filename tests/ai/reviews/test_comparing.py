"""Comparing choices on equal worlds: small errors, and no winner's curse."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

from yokai_desktop.ai.reviews.comparing import compare


def coins(rng: Random, chances: list[float], worlds: int) -> list[list[float]]:
    """Choices that win in a world or not, each by itself."""
    return [[float(rng.random() < chance) for _ in range(worlds)] for chance in chances]


def test_the_gap_to_the_best_of_many_equals_is_nothing_on_average() -> None:
    rng = Random(1)
    naive, fair = [], []
    for _ in range(300):
        compared = compare(coins(rng, [0.5] * 8, 100), [0.0] * 8)
        naive.append(compared.means[compared.best] - compared.means[3])
        fair.append(compared.gaps[3])
    assert fmean(naive) > 0.06
    assert fmean(fair) < fmean(naive) / 2


def test_gaps_and_their_errors_are_right() -> None:
    rng = Random(2)
    gaps, errors = [], []
    for _ in range(200):
        compared = compare(coins(rng, [0.8, 0.5], 200), [0.0, 0.0])
        assert compared.best == 0
        gaps.append(compared.gaps[1])
        errors.append(compared.gap_errors[1])
    assert abs(fmean(gaps) - 0.3) < 0.01
    assert 0.9 < fmean(errors) / stdev(gaps) < 1.1


def test_what_all_choices_share_cancels_out() -> None:
    rng = Random(3)
    shared = [rng.random() for _ in range(100)]
    compared = compare([[value + 1 for value in shared], shared], [0.0, 0.0])
    assert abs(compared.gaps[1] - 1) < 1e-9
    assert compared.gap_errors[1] < compared.errors[1] / 2


def test_equal_choices_are_ordered_by_their_ties_then_their_place() -> None:
    same = [[1.0, 0.0, 1.0]] * 3
    assert compare(same, [0.0, 0.5, 0.5]).best == 1
    assert compare(same, [0.0, 0.0, 0.0]).best == 0


def test_exact_values_leave_nothing_to_chance() -> None:
    compared = compare([[1.0], [0.0]], [0.0, 0.0], exact=True)
    assert compared.gaps == (0.0, 1.0)
    assert compared.errors == compared.gap_errors == (0.0, 0.0)


def test_a_few_equal_values_do_not_look_certain() -> None:
    assert compare([[1.0] * 4, [0.0] * 4], [0.0, 0.0]).gap_errors[1] > 0.1


def test_choices_given_up_early_are_compared_where_they_were_tried() -> None:
    """Worlds grow harder: who saw the first ones alone must not look better by it."""
    longest = [1.0] * 100 + [0.0] * 100
    given_up = [0.9] * 100
    compared = compare([longest, given_up, [0.0] * 200], [0.0] * 3)
    assert compared.best == 0
    assert compared.picks == (0, 0)
    assert abs(compared.gaps[1] - 0.1) < 1e-9
    assert abs(compared.means[1] - 0.4) < 1e-9


def noisy_trees(rng: Random, trees: int, size: int) -> list[float]:
    """Values of worlds that share what their tree happened to find."""
    groves = []
    for _ in range(trees // 2):
        found = rng.gauss(0, 0.1), rng.gauss(0, 0.1)
        groves += [found[number % 2] + rng.gauss(0, 0.3) for number in range(size)]
    return groves


def test_errors_count_what_a_search_happens_to_find() -> None:
    rng = Random(4)
    leads, told, blind = [], [], []
    for _ in range(200):
        values = [noisy_trees(rng, 8, 100), noisy_trees(rng, 8, 100)]
        compared = compare(values, [1.0, 0.0], groves=[100] * 4)
        leads.append(sum(values[0]) / 400 - sum(values[1]) / 400)
        told.append(max(compared.gap_errors))
        blind.append(max(compare(values, [1.0, 0.0]).gap_errors))
    assert 0.8 < fmean(told) / stdev(leads) < 1.2
    assert fmean(blind) < 0.6 * stdev(leads)
