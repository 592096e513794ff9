"""What a review tells one player: marks, curve, luck and skill, the moments that decided.

All of it follows from the review and the parts of the game; nothing here is rated or guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from yokai_desktop.ai.reviews.reviewed import (
    MARKED,
    PARTS,
    CurvePoint,
    Decision,
    DecisionLabel,
    LedgerRow,
    Review,
)
from yokai_desktop.models.review.parts import RoundPart

GAME, ROUND = "game", "round"
"""What the chances of a curve are for."""
MOMENTS = 3
TELLING = 0.05
"""A right choice is worth telling if the next best was so much worse."""


@dataclass(frozen=True)
class Mark:
    """A decision that cost something."""

    decision: Decision
    is_own: bool
    """By the viewer."""
    is_ours: bool
    """By the viewer's side."""

    @property
    def points(self) -> int:
        """What it cost, in points of chance, told from the viewer's side."""
        cost = points_of(self.decision.loss or 0.0)
        return -cost if self.is_ours else cost


@dataclass(frozen=True)
class CurveRow:
    """One place of the curve and what happened until the next."""

    at: int
    round: int
    step: int
    chance: float
    after: float
    """Where it leads: the chance at the next place, or how the round or game ended."""
    error: float
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Sum:
    """Where a round went, in points of chance; ``cards + others + own == result``."""

    round: int | None
    """None for all rounds together."""
    start: int
    cards: int
    others: int
    own: int
    result: int


def points_of(share: float) -> int:
    """A share of chance in whole points, halves away from zero."""
    return int(abs(share) * 100 + 0.5) * (1 if share >= 0 else -1)


@dataclass(frozen=True)
class Story:
    """A review as one seat is told it."""

    review: Review
    parts: tuple[RoundPart, ...]
    viewer: int
    side_of: Callable[[int], int]
    final: float
    """How the whole game ended for the viewer's side."""

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """Everybody's, in the order of the game."""
        return tuple(
            self._mark(decision) for decision in self.review.decisions if decision.label in MARKED
        )

    @property
    def own_marks(self) -> tuple[Mark, ...]:
        return tuple(mark for mark in self.marks if mark.is_own)

    def _mark(self, decision: Decision) -> Mark:
        is_ours = self.side_of(decision.seat) == self.side_of(self.viewer)
        return Mark(decision, decision.seat == self.viewer, is_ours)

    @cached_property
    def known(self) -> frozenset[int]:
        """The rounds that have been worked out."""
        rated = {decision.index for decision in self.review.decisions}
        return frozenset(
            part.number for part in self.parts if rated.issuperset(range(part.places[0], part.end))
        )

    @property
    def under_way(self) -> int | None:
        """The first round that has not been worked out."""
        return next((part.number for part in self.parts if part.number not in self.known), None)

    def curve(self, scale: str) -> tuple[CurveRow, ...]:
        """The rows of all rounds that are known."""
        points = self._points()
        rows: list[CurveRow] = []
        for part in self.parts:
            if part.number not in self.known:
                break
            places = [place for place in part.places if place in points]
            ends = [*places[1:], part.end]
            begin = part.places[0]  # what came before the first point hangs on it
            for place, end in zip(places, ends, strict=True):
                point = points[place]
                chance = point.game if scale == GAME else point.chance
                marks = tuple(mark for mark in self.marks if begin <= mark.decision.index < end)
                begin = end
                rows.append(
                    CurveRow(place, part.number, point.step, chance, chance, point.error, marks)
                )
        return _led_on(rows, self.parts, self.final, scale)

    def _points(self) -> dict[int, CurvePoint]:
        """The viewer's point at every place, else that of whoever was to act."""
        found: dict[int, CurvePoint] = {}
        for point in self.review.curve:
            if point.at not in found or point.seat == self.viewer:
                found[point.at] = point
        return found

    def ledger(self, rows: Sequence[LedgerRow]) -> tuple[Sum, ...]:
        """Luck and skill round by round, then all of them; only rounds that are known."""
        own = [row for row in rows if row.seat == self.viewer]
        start = self.final * PARTS - sum(row.result for row in own)
        sums: list[Sum] = []
        told: list[LedgerRow] = []
        before = start
        for row in own:
            if row.round in self.known:
                sums.append(_sum(row.round, before, [row]))
                told.append(row)
            before += row.result
        if told and len(own) > 1:
            sums.append(_sum(None, start, told))
        return tuple(sums)

    @cached_property
    def moments(self) -> tuple[Mark, ...]:
        """What decided the game: the viewer's own largest loss, then the largest of all."""
        by_weight = sorted(self.marks, key=self._weight, reverse=True)
        chosen = [mark for mark in by_weight if mark.is_own][:1] or self._best_choice()
        chosen += [mark for mark in by_weight if mark not in chosen][: MOMENTS - len(chosen)]
        return tuple(sorted(chosen, key=lambda mark: mark.decision.index))

    def _weight(self, mark: Mark) -> tuple[float, float]:
        swing = mark.decision.swing
        side = self.side_of(self.viewer)
        return abs(swing[side]) if side < len(swing) else 0.0, mark.decision.loss or 0.0

    def _best_choice(self) -> list[Mark]:
        """The viewer's right choice that mattered most; none where nothing was at stake."""
        right = [
            (decision.choices[1].gap, decision)
            for decision in self.review.decisions
            if decision.seat == self.viewer
            and decision.label is DecisionLabel.BEST
            and len(decision.choices) > 1
            and not decision.choices[1].tied
            and decision.choices[1].gap >= TELLING
        ]
        if not right:
            return []
        return [self._mark(max(right, key=lambda pair: pair[0])[1])]


def _led_on(
    rows: list[CurveRow], parts: Sequence[RoundPart], final: float, scale: str
) -> tuple[CurveRow, ...]:
    """Every row with where it leads; what follows the last known round is not told."""
    results = {part.number: part.result for part in parts}
    led = []
    for row, following in pairwise([*rows, None]):
        assert row is not None
        after = row.chance
        if following is not None and (scale == GAME or following.round == row.round):
            after = following.chance
        elif scale == ROUND:
            result = results[row.round]
            after = row.chance if result is None else result
        elif row.round == parts[-1].number:
            after = final
        led.append(CurveRow(row.at, row.round, row.step, row.chance, after, row.error, row.marks))
    return tuple(led)


def _sum(number: int | None, start: float, rows: Sequence[LedgerRow]) -> Sum:
    """Rounding goes to the cards, so that every row sums."""
    result, others, own = (
        points_of(sum(values) / PARTS)
        for values in zip(*((row.result, row.others, row.own) for row in rows), strict=True)
    )
    return Sum(number, points_of(start / PARTS), result - others - own, others, own, result)
