"""What a round is worth (S6, S7.3, S7.4) and who has won the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from yokai_desktop.engine.septet import kernel
from yokai_desktop.engine.septet.cards import Card, Family, cards_in
from yokai_desktop.engine.septet.mode import Mode

POINTS_AFTER_SEVEN_TRICKS = 3
"""Of each of the two others in an advanced game of three (S7.3)."""


class Ending(IntEnum):
    """Why a round ended."""

    BOSSES = kernel.BY_BOSSES
    TRICKS = kernel.BY_TRICKS
    LAST_TRICK = kernel.BY_LAST_TRICK
    SEALS = 4
    """The last seal was won: the game of Seven Next ends within the round (S10.6)."""


@dataclass(frozen=True)
class BossPoints:
    """One boss of a round's winner: what it is worth, and whether it was captured or collected."""

    card: Card
    captured: bool
    points: int


@dataclass(frozen=True)
class RoundResult:
    """How a round ended and what it gave; a round of Seven Next has no winner of its own."""

    number: int
    ending: Ending
    taker: int
    """The seat that took the last trick."""
    winners: tuple[int, ...]
    """The winning sides."""
    bosses: tuple[BossPoints, ...]
    """The bosses that count, those of the only winner."""
    trump: Family
    points: tuple[int, ...]
    """Won in this round, a side each."""
    scores: tuple[int, ...]
    """After this round: points, or seals in Seven Next."""


def boss_points(card: Card, trump: Family, mode: Mode) -> int:
    """What a boss is worth to a round's winner in advanced scoring (S6.2, S7.3)."""
    if card.family == trump:
        return 0
    family = card.family
    return family.stars + (family.outline_stars if mode.outline_stars_score else 0)


def winning_sides(mode: Mode, ending: Ending, taker_side: int) -> tuple[int, ...]:
    """The sides that win the round (S5, S7.2, S8.6)."""
    if ending != Ending.TRICKS:
        return (taker_side,)
    return tuple(side for side in range(mode.sides) if side != taker_side)


def score_round(
    mode: Mode,
    *,
    number: int,
    ending: Ending,
    taker: int,
    captured: tuple[int, ...],
    unplayed: int,
    trump: Family,
    scores: tuple[int, ...],
) -> RoundResult:
    """The result of a round: masks of bosses captured by each side and of bosses not played."""
    winners = winning_sides(mode, ending, mode.side_of(taker))
    bosses: tuple[BossPoints, ...] = ()
    if len(winners) == 1:
        own = captured[winners[0]]
        collected = unplayed if ending == Ending.TRICKS else 0
        bosses = tuple(
            BossPoints(card, bool(own & card.bit), boss_points(card, trump, mode))
            for card in cards_in(own | collected)
        )
        worth = sum(boss.points for boss in bosses) if mode.stars_score else 1
    else:
        worth = POINTS_AFTER_SEVEN_TRICKS if mode.stars_score else 1
    points = tuple(worth if side in winners else 0 for side in range(mode.sides))
    total = tuple(old + new for old, new in zip(scores, points, strict=True))
    return RoundResult(number, ending, taker, winners, bosses, trump, points, total)


def game_winner(mode: Mode, scores: tuple[int, ...], taker: int) -> int | None:
    """The side that has won the game, None if it goes on (S6.2, S6.3, S7.3).

    Only two players who both won by the seven tricks of the third can tie: the tie goes to the
    first clockwise after the taker of those tricks.
    """
    best = max(scores)
    if best < mode.goal:
        return None
    side = mode.side_of(taker)
    order = [(side + step) % mode.sides for step in range(1, mode.sides + 1)]
    return next(other for other in order if scores[other] == best)
