"""The end of a game: won or lost and why, the points one by one, and the rank (Y5, Y7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from yokai_desktop.engine.contract import Outcome
from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.engine.yokai.hints import Affinity, Hint
from yokai_desktop.engine.yokai.kernel import (
    adjacency_of,
    family_masks,
    hangs_together,
    hint_points,
    outline,
    touches,
)
from yokai_desktop.engine.yokai.levels import Edition, Rank, rank_of
from yokai_desktop.engine.yokai.shapes import Shape


class Ending(StrEnum):
    """Y5.1: how a game ends."""

    DECLARED = "declared"
    LAST_HINT = "last_hint"


class PlacedHint(NamedTuple):
    """A hint on a card at the end, and whether it is true there (Y3.5)."""

    card: int
    hint: Hint
    is_true: bool


@dataclass(frozen=True)
class Result:
    """A finished game as data for a score sheet; a lost game says why."""

    ending: Ending
    split: tuple[Family, ...]
    """The families whose cards do not hang together (Y5.2)."""
    affinities: tuple[tuple[Affinity, bool], ...]
    """Every affinity card, and whether its condition holds (Y7.1)."""
    shape: tuple[Shape, bool] | None
    """The shape asked for, and whether it was formed (Y7.2)."""
    placed: tuple[PlacedHint, ...]
    turned_up: int
    face_down: int
    points: int
    """Y5.3; 0 when lost."""
    rank: Rank | None
    """Y5.4; None when lost."""

    @property
    def won(self) -> bool:
        return self.rank is not None

    def outcome(self, players: int) -> Outcome:
        """All players win or lose together, and the one score is theirs."""
        return Outcome(tuple(range(players)) if self.won else (), (self.points,))

    @property
    def true_hints(self) -> int:
        return sum(placed.is_true for placed in self.placed)

    @property
    def false_hints(self) -> int:
        return len(self.placed) - self.true_hints


def result_of(
    *,
    edition: Edition,
    players: int,
    ending: Ending,
    cells: Sequence[int],
    families: Sequence[Family],
    hints: Sequence[Hint | None],
    turned_up: int,
    face_down: int,
    affinities: Sequence[Affinity],
    shape: Shape | None,
) -> Result:
    """Turn up all cards and judge (Y5.2, Y7)."""
    adjacency = adjacency_of(list(cells))
    masks = family_masks(list(families))
    split = tuple(family for family in FAMILIES if not hangs_together(adjacency, masks[family]))
    judged = tuple(
        (affinity, touches(adjacency, *(masks[family] for family in affinity.pair.pair)))
        for affinity in affinities
        if affinity.pair is not None
    )
    shaped = None if shape is None else (shape, outline(list(cells)) in shape.outlines)
    won = not split and all(met for _, met in judged) and (shaped is None or shaped[1])
    points = hint_points(list(families), [hint or 0 for hint in hints], turned_up, face_down)
    return Result(
        ending,
        split,
        judged,
        shaped,
        tuple(
            PlacedHint(card, hint, hint.names(families[card]))
            for card, hint in enumerate(hints)
            if hint is not None
        ),
        turned_up,
        face_down,
        points if won else 0,
        rank_of(edition, players, points) if won else None,
    )
