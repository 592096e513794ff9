"""Whole games played by chance on the kernel; compiled where possible.

They measure speed and check the rules: the same choices played through a match end the same way.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import (
    adjacency_on,
    board_of,
    destinations,
    family_masks,
    hangs_together,
    hint_points,
    outline,
    touches,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

LOST: Final = -99
"""The result of a lost game; no won game has so few points."""

APPEASE: Final = 0
LOOK: Final = 1
MOVE: Final = 2
REVEAL: Final = 3
HINT: Final = 4

LOW_32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 2_131_995_753
"""Of the multiply-with-carry generator; keeps its state below 2**63."""


def next_chance(chance: i64) -> i64:
    """The generator's next state."""
    return MULTIPLIER * (chance & LOW_32) + (chance >> 32)


def pick(chance: i64, count: i64) -> i64:
    """A number from 0 to ``count - 1`` out of the generator's state."""
    return ((chance & LOW_32) * count) >> 32


def is_appeased(
    board: list[int],
    cells: list[int],
    families: list[int],
    pairs: list[tuple[int, int]],
    outlines: Set[int],
) -> bool:
    """Y5.2, Y7: every family together, every affinity met, the outline one of those asked for.

    No outlines at all ask for none.
    """
    adjacency = adjacency_on(board, cells)
    masks = family_masks(families)
    for mask in masks:
        if not hangs_together(adjacency, mask):
            return False
    for one, other in pairs:
        if not touches(adjacency, masks[one], masks[other]):
            return False
    return not outlines or outline(cells) in outlines


def random_game(
    families: list[int],
    places: list[int],
    pile: list[int],
    stacked: bool,
    pairs: list[tuple[int, int]],
    outlines: Set[int],
    seed: i64,
    log: list[tuple[int, int, int]],
) -> i64:
    """The points of a game in which every choice is left to chance; ``LOST`` if it is lost.

    Hints are taken from the front of ``pile``.  Every choice is added to ``log``: its kind, its
    card, and the cell or the hint, -1 where there is none.
    """
    chance: i64 = next_chance(next_chance((seed & LOW_32) + 1) + 1)
    cells = places.copy()
    board = board_of(cells)
    free = list(range(len(cells)))
    placed = [0] * len(cells)
    turned_up: list[int] = []
    down: i64 = 0
    at: i64
    while True:
        chance = next_chance(chance)
        at = pick(chance, len(free) + 1)
        if at == len(free):
            log.append((APPEASE, -1, -1))
            break
        log.append((LOOK, free[at], -1))
        chance = next_chance(chance)
        second: i64 = pick(chance, len(free) - 1)
        log.append((LOOK, free[second if second < at else second + 1], -1))

        chance = _moved_by_chance(board, cells, free, chance, log)

        chance = next_chance(chance)
        choices: i64 = len(turned_up)
        if stacked and choices > 1:
            choices = 1
        at = pick(chance, choices * len(free) + (1 if down < len(pile) else 0))
        if at == choices * len(free):
            log.append((REVEAL, -1, -1))
            turned_up.append(pile[down])
            down += 1
            continue
        card = free.pop(at % len(free))
        # The card was taken out of the free ones: count with what there were.
        which: i64 = at // (len(free) + 1)
        hint = turned_up.pop(len(turned_up) - 1 if stacked else which)
        log.append((HINT, card, hint))
        placed[card] = hint
        if down == len(pile) and not turned_up:
            break
    if not is_appeased(board, cells, families, pairs, outlines):
        return LOST
    return hint_points(families, placed, len(turned_up), len(pile) - down)


def _moved_by_chance(
    board: list[int],
    cells: list[int],
    free: list[int],
    chance: i64,
    log: list[tuple[int, int, int]],
) -> i64:
    """Move a free card that can be moved, or none if there is none (Y9.2)."""
    adjacency = adjacency_on(board, cells)
    chance = next_chance(chance)
    start: i64 = pick(chance, len(free))
    tried: i64
    for tried in range(len(free)):
        card = free[(start + tried) % len(free)]
        goals = destinations(board, cells, adjacency, card)
        if goals:
            chance = next_chance(chance)
            goal = goals[pick(chance, len(goals))]
            board[cells[card]] = 0
            board[goal] = card + 1
            cells[card] = goal
            log.append((MOVE, card, goal))
            break
    return chance
