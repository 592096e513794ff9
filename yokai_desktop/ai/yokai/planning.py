"""Which moves help, over many imagined worlds; compiled where possible.

The need of a layout in a world is the number of joins still missing: how many groups the families
lie in beyond one each, and the conditions not yet met.  Needs are whole numbers, in tenths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.ai.yokai.worlds import Belief
from yokai_desktop.engine.yokai.kernel import (
    CELL_MASK,
    ROW,
    adjacency_on,
    beside,
    board_of,
    count_groups,
    destinations,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

JOIN: Final = 10
"""The need of one missing join."""


class Candidate:
    """One legal move: the cards beside its start and its end, and the squares it would close."""

    def __init__(self, card: int, cell: int, near: int, left: int) -> None:
        self.card: i64 = card
        self.cell: i64 = cell
        self.near: i64 = near
        self.left: i64 = left
        self.closes: list[int] = []
        self.opens: list[int] = []
        self.total: i64 = 0
        """The change of need, summed over all worlds: the lower the better."""


def squares_at(board: list[int], cell: i64, card: i64) -> list[int]:
    """The two-by-two squares of cards, as sets, that a card on this cell is part of."""
    found: list[int] = []
    one: i64 = 1
    corner: i64
    for corner in range(4):
        across: i64 = 1 if corner & 1 else -1
        down: i64 = ROW if corner & 2 else -ROW
        second: i64 = board[(cell + across) & CELL_MASK]
        third: i64 = board[(cell + down) & CELL_MASK]
        fourth: i64 = board[(cell + across + down) & CELL_MASK]
        if second and third and fourth:
            found.append((one << card) | ((one << second | one << third | one << fourth) >> 1))
    return found


def candidates(cells: list[int], locked: i64) -> list[Candidate]:
    """All legal moves of a layout."""
    board = board_of(cells)
    adjacency = adjacency_on(board, cells)
    found: list[Candidate] = []
    card: i64
    for card in range(16):
        if (locked >> card) & 1:
            continue
        goals = destinations(board, cells, adjacency, card)
        if not goals:
            continue
        home: i64 = cells[card]
        opens = squares_at(board, home, card)
        board[home] = 0
        goal: i64
        for goal in goals:
            candidate = Candidate(card, goal, beside(board, goal), adjacency[card])
            candidate.opens = opens
            candidate.closes = squares_at(board, goal, card)
            found.append(candidate)
        board[home] = card + 1
    return found


def bits(cards: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def change(candidate: Candidate, families: list[int], masks: list[int]) -> i64:
    """By how much a move changes the number of groups in a world."""
    family: i64 = families[candidate.card]
    kin: i64 = masks[family]
    groups: i64 = 0
    if kin & (candidate.left | candidate.near):
        groups = bits(kin & candidate.left) - bits(kin & candidate.near)
        square: i64
        for square in candidate.closes:
            if square == kin:
                groups += 1
        for square in candidate.opens:
            if square == kin:
                groups -= 1
    return groups


def weigh(moves: list[Candidate], belief: Belief) -> None:
    """Sum up the change of need of every move over all worlds."""
    count: i64 = len(belief.families)
    world: i64
    for move in moves:
        total: i64 = 0
        for world in range(count):
            total += change(move, belief.families[world], belief.masks[world])
        move.total = total * JOIN


def groups_in(adjacency: list[int], masks: list[int]) -> i64:
    """How many groups the four families lie in; four when all are together."""
    total: i64 = 0
    mask: i64
    for mask in masks:
        total += count_groups(adjacency, mask)
    return total


def appeased_in(adjacency: list[int], belief: Belief) -> i64:
    """In how many worlds every family hangs together."""
    count: i64 = 0
    for masks in belief.masks:
        if groups_in(adjacency, masks) == 4:
            count += 1
    return count
