"""The rules of the grid and of its score as functions on integers; compiled where possible.

Cards are the numbers 0 to 15, a set of cards is a bit mask, an adjacency is one mask for each
card: the cards beside it.  A place is a cell number ``(x + 35 y) & 1023``: the grid has no edges,
it is rolled up so that only places 35 steps or more apart share a cell.  Sixteen cards that hang
together and the cells around them lie within 17 steps, so they never meet themselves.
A board lists what lies on every cell: 0 for nothing, else the card's number plus one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ROW: Final = 35
CELLS: Final = 1024
CELL_MASK: Final = 1023
REACH: Final = 17
"""No card of a group and no cell around it is more steps away from another one."""

ALL_CARDS: Final = 0xFFFF
IN_THE_AIR: Final = 17
"""On a board: the place a card was taken from.  Its bit lies outside every set of cards."""

TRUE_HINT: Final = 1
FALSE_HINT: Final = -1
TURNED_UP_HINT: Final = 2
FACE_DOWN_HINT: Final = 5
"""Y5.3: the points of a hint at the end of a game that was won."""

LOWEST_BIT: Final = bytes([0, 1, 2, 5, 3, 9, 6, 11, 15, 4, 8, 10, 14, 7, 13, 12])
"""The number of a single bit, by its product with a de Bruijn sequence."""


def cell_at(x: int, y: int) -> int:
    """The cell number of a place."""
    return (x + ROW * y) & CELL_MASK


def _steps(rightwards: bool) -> bytes:
    """For every difference of two cells how far one lies to the right or below, plus ``REACH``."""
    steps = [0] * CELLS
    for x in range(-REACH, REACH + 1):
        for y in range(-REACH, REACH + 1):
            if abs(x) + abs(y) <= REACH:
                steps[cell_at(x, y)] = (x if rightwards else y) + REACH
    return bytes(steps)


_RIGHT: Final = _steps(True)
_DOWN: Final = _steps(False)


def columns_between(origin: i64, cell: i64) -> i64:
    """How far a cell lies to the right of another one of the same group or around it."""
    right: i64 = _RIGHT[(cell - origin) & CELL_MASK]
    return right - REACH


def rows_between(origin: i64, cell: i64) -> i64:
    """How far a cell lies below another one of the same group or around it."""
    down: i64 = _DOWN[(cell - origin) & CELL_MASK]
    return down - REACH


def board_of(cells: list[int]) -> list[int]:
    """The board of a layout: ``cells`` holds the cell of every card."""
    board = [0] * CELLS
    card: i64
    for card in range(len(cells)):
        board[cells[card]] = card + 1
    return board


def beside(board: list[int], cell: i64) -> i64:
    """The cards beside a cell."""
    one: i64 = 1
    right: i64 = board[(cell + 1) & CELL_MASK]
    left: i64 = board[(cell - 1) & CELL_MASK]
    below: i64 = board[(cell + ROW) & CELL_MASK]
    above: i64 = board[(cell - ROW) & CELL_MASK]
    return ((one << right | one << left | one << below | one << above) >> 1) & ALL_CARDS


def adjacency_on(board: list[int], cells: list[int]) -> list[int]:
    """For every card the cards beside it."""
    return [beside(board, cell) for cell in cells]


def adjacency_of(cells: list[int]) -> list[int]:
    """For every card the cards beside it."""
    return adjacency_on(board_of(cells), cells)


def group_with(adjacency: list[int], start: i64, cards: i64) -> i64:
    """The cards out of ``cards`` that hang together with the single card ``start``, a mask."""
    group: i64 = start
    edge: i64 = start
    while edge:
        low: i64 = edge & -edge
        number: i64 = LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]
        near: i64 = adjacency[number]
        edge = (edge ^ low) | (near & cards & ~group)
        group |= near & cards
    return group


def count_groups(adjacency: list[int], cards: i64) -> i64:
    """In how many groups these cards lie."""
    count: i64 = 0
    while cards:
        cards &= ~group_with(adjacency, cards & -cards, cards)
        count += 1
    return count


def hangs_together(adjacency: list[int], cards: i64) -> bool:
    """Whether these cards form one group by their sides (Y3.3, Y5.2); no card is no group."""
    return cards != 0 and group_with(adjacency, cards & -cards, cards) == cards


def touches(adjacency: list[int], some: i64, others: i64) -> bool:
    """Y7.1: whether a card of one set lies beside a card of the other."""
    while some:
        low: i64 = some & -some
        number: i64 = LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]
        near: i64 = adjacency[number]
        if near & others:
            return True
        some ^= low
    return False


def destinations(board: list[int], cells: list[int], adjacency: list[int], card: i64) -> list[int]:
    """Y3.3, Y9.2: the cells this card may be moved to, whatever splits while it is in the air.

    A cell is legal when it touches every group that the other cards form; there are at most four,
    one at each side of the card.
    """
    one: i64 = 1
    rest: i64 = ALL_CARDS & ~(one << card)
    first: i64 = group_with(adjacency, rest & -rest, rest)
    second: i64 = ALL_CARDS
    third: i64 = ALL_CARDS
    fourth: i64 = ALL_CARDS
    rest ^= first
    if rest:
        second = group_with(adjacency, rest & -rest, rest)
        rest ^= second
        if rest:
            third = group_with(adjacency, rest & -rest, rest)
            rest ^= third
            if rest:
                fourth = rest
    home: i64 = cells[card]
    board[home] = IN_THE_AIR
    found: list[int] = []
    other: i64
    for other in range(len(cells)):
        if other == card:
            continue
        at: i64 = cells[other]
        side: i64
        for side in range(4):
            cell: i64 = (at + (side - 1 if side & 1 == 0 else (side - 2) * ROW)) & CELL_MASK
            on_it: i64 = board[cell]
            if on_it != 0:
                continue
            near: i64 = beside(board, cell)
            # Each cell is found once: by the lowest card beside it.
            if near & -near != one << other:
                continue
            if near & first and near & second and near & third and near & fourth:
                found.append(cell)
    board[home] = card + 1
    return found


def outline(cells: list[int]) -> int:
    """Y9.6: the set of cells as one number that is the same wherever the layout lies.

    Bit ``x + 16 y`` stands for the cell at (x, y) from the upper left corner.
    """
    origin: i64 = cells[0]
    columns: list[int] = []
    rows: list[int] = []
    cell: i64
    for cell in cells:
        columns.append(columns_between(origin, cell))
        rows.append(rows_between(origin, cell))
    left = min(columns)
    top = min(rows)
    bits = 0
    for at in range(len(cells)):
        bits |= 1 << (columns[at] - left + 16 * (rows[at] - top))
    return bits


def family_masks(families: list[int]) -> list[int]:
    """For every family the set of its cards."""
    masks = [0, 0, 0, 0]
    one: i64 = 1
    card: i64
    for card in range(len(families)):
        masks[families[card]] |= one << card
    return masks


def hint_points(families: list[int], placed: list[int], turned_up: i64, face_down: i64) -> i64:
    """Y5.3: the points of a game that was won; ``placed`` holds the hint on every card, or 0."""
    points: i64 = TURNED_UP_HINT * turned_up + FACE_DOWN_HINT * face_down
    card: i64
    for card in range(len(placed)):
        hint: i64 = placed[card]
        family: i64 = families[card]
        if hint:
            points += TRUE_HINT if (hint >> family) & 1 else FALSE_HINT
    return points
