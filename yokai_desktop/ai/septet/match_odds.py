"""The chance of each side to win the game, by its score: what makes a player know the score."""

from __future__ import annotations

from functools import lru_cache

from yokai_desktop.ai.septet.stakes import FULL, MOST_POINTS, Stakes
from yokai_desktop.engine.septet.cards import Family, boss, mask_of
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import POINTS_AFTER_SEVEN_TRICKS, boss_points
from yokai_desktop.engine.septet.view import SeptetView

_POINTS_OF_TWO_SIDES = ((1, 4), (2, 10), (3, 22), (4, 30), (5, 22), (6, 10), (7, 2))
_POINTS_OF_THREE = ((1, 4), (2, 10), (3, 20), (4, 26), (5, 22), (6, 12), (7, 6))
"""How often, of a hundred rounds with a winner, it scores so much."""

_DOUBLE_OF_THREE = 0.45
"""How often a round of three ends by seven tricks."""


def _kinds_of_rounds(mode: Mode) -> list[tuple[float, tuple[int, ...]]]:
    """Chances of what a coming round adds to each score, all sides alike."""
    sides = mode.sides
    spread: tuple[tuple[int, int], ...] = ((1, 100),)
    if mode.stars_score:
        spread = _POINTS_OF_THREE if sides == 3 else _POINTS_OF_TWO_SIDES
    double = _DOUBLE_OF_THREE if sides == 3 else 0.0
    total = sum(weight for _, weight in spread)
    kinds = [
        ((1 - double) * weight / total / sides, tuple(points * (s == side) for s in range(sides)))
        for side in range(sides)
        for points, weight in spread
    ]
    if sides == 3:
        each = POINTS_AFTER_SEVEN_TRICKS if mode.stars_score else 1
        kinds += [(double / 3, tuple(each * (s != loser) for s in range(3))) for loser in range(3)]
    return kinds


@lru_cache(maxsize=4096)
def game_odds(mode: Mode, scores: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each side to win the game from these scores, all sides alike."""
    best = max(scores)
    if best >= mode.goal:
        winners = scores.count(best)
        return tuple((score == best) / winners for score in scores)
    odds = [0.0] * mode.sides
    for chance, gains in _kinds_of_rounds(mode):
        after = game_odds(mode, tuple(a + b for a, b in zip(scores, gains, strict=True)))
        for side in range(mode.sides):
            odds[side] += chance * after[side]
    return tuple(odds)


@lru_cache(maxsize=1024)
def seal_odds(goal: int, mine: int, theirs: int) -> float:
    """The chance to win the race of seals in Seven Next, each next one a toss."""
    if mine >= goal:
        return 1.0
    if theirs >= goal:
        return 0.0
    return (seal_odds(goal, mine + 1, theirs) + seal_odds(goal, mine, theirs + 1)) / 2


def stakes_of(view: SeptetView) -> Stakes:
    """What the ends of the view's round are worth."""
    mode, trump = view.mode, view.trump
    if mode.is_seven_next:
        return Stakes(2, [0] * 7, 0, [], [], _seal_table(view), 0, 0)
    assert trump is not None
    stars = [boss_points(boss(family), trump, mode) for family in Family]
    bosses = mask_of(boss(family) for family in Family)
    if view.trump_card is not None:
        bosses &= ~view.trump_card.bit
    flat = 0 if mode.stars_score else 1
    single, double = _score_tables(mode, view.scores, flat or sum(stars))
    return Stakes(mode.sides, stars, bosses, single, double, [], flat, POINTS_AFTER_SEVEN_TRICKS)


@lru_cache(maxsize=512)
def _score_tables(
    mode: Mode, scores: tuple[int, ...], most_points: int
) -> tuple[list[int], list[int]]:
    """Worths of rounds won alone and by two: half the game's odds, half the round itself.

    The odds alone would risk rounds already won for points that the search hopes for.
    """
    sides = mode.sides

    def odds_after(gains: list[int]) -> tuple[float, ...]:
        return game_odds(mode, tuple(a + b for a, b in zip(scores, gains, strict=True)))

    single = [
        [
            odds_after([(points if mode.stars_score else 1) * (s == winner) for s in range(sides)])[
                side
            ]
            for points in range(most_points + 1)
        ]
        for side in range(sides)
        for winner in range(sides)
    ]
    each = POINTS_AFTER_SEVEN_TRICKS if mode.stars_score else 1
    double = [
        odds_after([each * (s != loser) for s in range(sides)])[side] if sides == 3 else 0.0
        for side in range(sides)
        for loser in range(3)
    ]
    flat_single: list[int] = []
    flat_double: list[int] = []
    for side in range(sides):
        rows = single[side * sides : (side + 1) * sides]
        doubles = double[side * 3 : side * 3 + 3] if sides == 3 else []
        reached = [odds for row in rows for odds in row] + doubles
        worst, best = min(reached), max(reached)
        for winner, row in enumerate(rows):
            won = FULL * (winner == side)
            flat_single += _padded([(_stretched(odds, worst, best) + won) // 2 for odds in row])
        for loser, odds in enumerate(doubles):
            flat_double.append((_stretched(odds, worst, best) + FULL * (loser != side)) // 2)
    return flat_single, flat_double


def _seal_table(view: SeptetView) -> list[int]:
    goal = view.mode.goal
    now = [len(sealed) for sealed in view.seals]
    return [
        seal_worth(goal, (now[side], now[1 - side]), (own, other))
        for side in range(2)
        for first in range(8)
        for second in range(8)
        for own, other in ((first, second) if side == 0 else (second, first),)
    ]


def seal_worth(goal: int, before: tuple[int, int], after: tuple[int, int]) -> int:
    """What seals won in a round of Seven Next are worth; own seals stand first.

    ``FULL`` is three won and none lost, 0 the reverse; there is more and less.
    """
    mine, theirs = before
    best = seal_odds(goal, min(goal, mine + 3), theirs)
    worst = seal_odds(goal, mine, min(goal, theirs + 3))
    return _stretched(seal_odds(goal, *after), worst, best)


def _stretched(odds: float, worst: float, best: float) -> int:
    return round(FULL * (odds - worst) / (best - worst)) if best > worst else FULL // 2


def _padded(row: list[int]) -> list[int]:
    return row + row[-1:] * (MOST_POINTS - len(row))
