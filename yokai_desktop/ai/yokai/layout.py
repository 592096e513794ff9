"""A layout and how far each family is from hanging together in it; compiled where possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import (
    CELL_MASK,
    LOWEST_BIT,
    ROW,
    adjacency_on,
    beside,
    board_of,
    columns_between,
    count_groups,
    destinations,
    rows_between,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final = 0xFFFF
NEED_BITS: Final = 8
LONGEST_NEED: Final = 255
MOVE: Final = 20
"""The need of one move."""
GROUP: Final = 2
"""What every group of a family that is not together adds to its need."""
STUCK: Final = 5
"""The moves of a family whose locked cards lie apart: others would have to make room."""


def bits(cards: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


class LayoutNotes:
    """What was worked out about sets of cards in many layouts; each layout's notes are its own.

    One list for all of them: a note is the number of its layout and a need.
    """

    def __init__(self) -> None:
        self.needs = [0] * (ALL + 1)
        self.layouts: i64 = 0


class Layout:
    """Where the cards lie, which are locked, and what each set of four cards still needs."""

    def __init__(self, cells: list[int], locked: i64, notes: LayoutNotes) -> None:
        self.cells = cells
        self.notes = notes
        notes.layouts += 1
        self.number: i64 = notes.layouts
        self.locked: i64 = locked
        self.board = board_of(cells)
        self.adjacency = adjacency_on(self.board, cells)
        self.borders = self._borders()

    def _borders(self) -> list[int]:
        """For every empty cell beside cards the set of those cards."""
        board = self.board
        found: list[int] = []
        one: i64 = 1
        card: i64
        side: i64
        for card in range(16):
            at: i64 = self.cells[card]
            for side in range(4):
                step: i64 = side - 1 if side & 1 == 0 else (side - 2) * ROW
                cell: i64 = (at + step) & CELL_MASK
                on_it: i64 = board[cell]
                if on_it == 0:
                    near: i64 = beside(board, cell)
                    # Each cell counts once: for the lowest card beside it.
                    if near & -near == one << card:
                        found.append(near)
        return found

    def distance(self, some: i64, others: i64) -> i64:
        """How many steps apart two sets of cards lie where they are nearest."""
        least: i64 = 16
        one: i64
        other: i64
        for one in range(16):
            if (some >> one) & 1 == 0:
                continue
            for other in range(16):
                if (others >> other) & 1 == 0:
                    continue
                across: i64 = columns_between(self.cells[one], self.cells[other])
                down: i64 = rows_between(self.cells[one], self.cells[other])
                steps: i64 = (across if across > 0 else -across) + (down if down > 0 else -down)
                if steps < least:
                    least = steps
        return least

    def goals(self, card: i64) -> list[int]:
        """The cells a card may be moved to."""
        return destinations(self.board, self.cells, self.adjacency, card)

    def locking(self, card: i64) -> Layout:
        """The layout with one more card locked."""
        one: i64 = 1
        return Layout(self.cells, self.locked | (one << card), self.notes)

    def after(self, card: i64, cell: i64) -> Layout:
        """The layout with one card moved."""
        cells = self.cells.copy()
        cells[card] = cell
        return Layout(cells, self.locked, self.notes)

    def need(self, kin: i64) -> i64:
        """What four cards need to be together while the others stay where they are; 0 if they do.

        In twentieths of a move; among equal needs fewer groups are better.
        """
        needs = self.notes.needs
        note: i64 = needs[kin]
        if note >> NEED_BITS == self.number:
            return note & LONGEST_NEED
        moves: i64 = self._need(kin)
        need: i64 = 0
        if moves:
            need = moves * MOVE + count_groups(self.adjacency, kin) * GROUP
        needs[kin] = self.number * (LONGEST_NEED + 1) + need
        return need

    def _need(self, kin: i64) -> i64:
        """How many moves; see ``need``."""
        adjacency = self.adjacency
        locked: i64 = self.locked
        sides: i64 = 0
        cards: i64 = kin
        low: i64
        while cards:
            low = cards & -cards
            cards ^= low
            sides += bits(adjacency[LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]] & kin)
        # Every common side was counted twice; three of them join four cards.
        if sides >= 6:
            return 0
        bridges: list[int] = []
        near: i64
        for near in self.borders:
            both: i64 = near & kin
            if both & (both - 1):
                bridges.append(both)
        cards = kin & ~locked
        while cards:
            low = cards & -cards
            cards ^= low
            if self._one_joins(kin ^ low, bridges):
                return 1
        stay: i64 = kin & locked
        if stay & (stay - 1) == 0:
            return 2 if sides or bridges else 3
        if bits(stay) > 2:
            return STUCK
        low = stay & -stay
        if adjacency[LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]] & stay:
            return 2
        for near in bridges:
            if near & stay == stay:
                return 2
        return STUCK

    def _one_joins(self, three: i64, bridges: list[int]) -> bool:
        """Whether a fourth card can join three: on an empty cell that touches all their groups."""
        adjacency = self.adjacency
        alone: i64 = 0
        cards: i64 = three
        most: i64 = 0
        while cards:
            low: i64 = cards & -cards
            cards ^= low
            touching: i64 = bits(adjacency[LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]] & three)
            if touching == 0:
                alone |= low
            if touching > most:
                most = touching
        if most == 2:
            return True
        pair: i64 = three & ~alone
        near: i64
        found = False
        for near in bridges:
            if near & alone == alone and (pair == 0 or near & pair):
                found = True
        return found
