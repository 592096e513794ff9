"""Which idea a trial of Yōkai is about, told by its position and its solution."""

from __future__ import annotations

from collections.abc import Sequence

from yokai_desktop.dojo.yokai.deduction import allowed
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE
from yokai_desktop.engine.yokai.view import YokaiView

GATHER, DETOUR, AFFINITY, SHAPE = "gather", "detour", "affinity", "shape"
COUNT, CHAIN, SURE, DOUBT = "count", "chain", "sure", "doubt"
IDEAS = (GATHER, DETOUR, AFFINITY, SHAPE, COUNT, CHAIN, SURE, DOUBT)


def idea_of_moves(grid: OpenGrid, moves: Sequence[Move]) -> str:
    """Whether every move brings cards together, or one must go another way first."""
    if grid.tableau.shape is not None:
        return SHAPE
    if grid.pairs:
        return AFFINITY
    for move in moves:
        after = grid.moved(move)
        if sum(after.groups.values()) >= sum(grid.groups.values()):
            return DETOUR
        grid = after
    return GATHER


def idea_of_card(view: YokaiView, card: int) -> str:
    """Whether families of which all four cards are known leave only one for a card."""
    seen = [family for family in view.families if family is not None]
    full = sum(family.bit for family in FAMILIES if seen.count(family) == FAMILY_SIZE)
    left = allowed(view)[card] & ~full
    return COUNT if left.bit_count() == 1 else CHAIN
