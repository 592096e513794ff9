"""How the sides of a Septet game stand, as a list model: the viewer's side first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.rows import RowsModel


@dataclass(frozen=True)
class ScoreRow:
    """One side against all its limits; a limit of 0 means that there is none."""

    side: int
    points: int
    """Points, or seals in Seven Next."""
    goal: int
    tricks: int
    trick_limit: int
    bosses: tuple[Card, ...]
    """Captured in this round."""
    boss_limit: int
    seals: frozenset[Family]
    closed: frozenset[Family]
    """Families this side can no longer seal."""
    is_own: bool


def score_rows(view: SeptetView) -> list[ScoreRow]:
    """The sides, the viewer's first, then clockwise."""
    mode = view.mode
    own = mode.side_of(view.seat)
    order = [(own + step) % mode.sides for step in range(mode.sides)]
    return [
        ScoreRow(
            side,
            len(view.seals[side]) if mode.is_seven_next else view.scores[side],
            mode.goal,
            view.taken[side],
            mode.trick_limit,
            view.captured[side],
            mode.boss_limit,
            view.seals[side],
            _closed(view, side),
            side == own,
        )
        for side in order
    ]


def _closed(view: SeptetView, side: int) -> frozenset[Family]:
    if not view.mode.seals_are_unique:
        return frozenset()
    others = (sealed for other, sealed in enumerate(view.seals) if other != side)
    return frozenset().union(*others)


class ScoresModel(RowsModel[ScoreRow]):
    """The sides of the game."""

    def __init__(self, words: Callable[[ScoreRow], str], parent: QObject | None = None) -> None:
        super().__init__(ScoreRow, words, parent)
