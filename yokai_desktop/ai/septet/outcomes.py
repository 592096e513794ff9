"""What the ends of a round mean to every side: chance, game and points by their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from yokai_desktop.ai.septet.match_odds import game_odds, seal_odds, seal_worth
from yokai_desktop.ai.septet.stakes import FULL, MOST_POINTS, SEALED, WON_BY_TWO
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import POINTS_AFTER_SEVEN_TRICKS
from yokai_desktop.engine.septet.view import SeptetView

_END = SEALED + 64


@dataclass(frozen=True)
class SideFigures:
    """One side's figures, indexed by ``Stakes.outcome``."""

    chance: tuple[float, ...]
    """1 for a round won, 0 for one lost; in Seven Next how well the seals stand."""
    game: tuple[float, ...]
    """The chance to win the game from there on."""
    points: tuple[float, ...]


def meanings_of(view: SeptetView) -> tuple[SideFigures, ...]:
    """The meaning of all outcomes of the view's round to each side."""
    seals = tuple(len(sealed) for sealed in view.seals)
    return _meanings(view.mode, view.scores, seals)


@lru_cache(maxsize=256)
def _meanings(
    mode: Mode, scores: tuple[int, ...], seals: tuple[int, ...]
) -> tuple[SideFigures, ...]:
    if mode.is_seven_next:
        return tuple(_of_seals(mode.goal, seals, side) for side in range(2))
    return tuple(_of_points(mode, scores, side) for side in range(mode.sides))


def _of_points(mode: Mode, scores: tuple[int, ...], side: int) -> SideFigures:
    chance, game, points = [0.0] * _END, [0.0] * _END, [0.0] * _END
    for outcome in range(WON_BY_TWO + mode.sides):
        gains = [0] * mode.sides
        if outcome < WON_BY_TWO:
            winner, won = divmod(outcome, MOST_POINTS)
            if winner >= mode.sides:
                continue
            gains[winner] = won
            chance[outcome] = float(winner == side)
        else:
            each = POINTS_AFTER_SEVEN_TRICKS if mode.stars_score else 1
            gains = [each * (s != outcome - WON_BY_TWO) for s in range(mode.sides)]
            chance[outcome] = float(outcome - WON_BY_TWO != side)
        after = tuple(a + b for a, b in zip(scores, gains, strict=True))
        game[outcome] = game_odds(mode, after)[side]
        points[outcome] = float(gains[side])
    return SideFigures(tuple(chance), tuple(game), tuple(points))


def _of_seals(goal: int, seals: tuple[int, ...], side: int) -> SideFigures:
    chance, game, points = [0.0] * _END, [0.0] * _END, [0.0] * _END
    for first in range(8):
        for second in range(8):
            own, other = (first, second) if side == 0 else (second, first)
            outcome = SEALED + 8 * first + second
            worth = seal_worth(goal, (seals[side], seals[1 - side]), (own, other))
            chance[outcome] = min(1.0, max(0.0, worth / FULL))
            game[outcome] = seal_odds(goal, own, other)
            points[outcome] = float(own - seals[side])
    return SideFigures(tuple(chance), tuple(game), tuple(points))
