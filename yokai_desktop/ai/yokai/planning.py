"""Which moves help, over many imagined worlds; compiled where possible.

The need of a layout in a world is about how many moves it is from the end: what each family needs
to be together, and the conditions not yet met.  Needs are whole numbers, in twentieths of a move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.ai.yokai.layout import MOVE, Layout
from yokai_desktop.ai.yokai.shaping import Shaping
from yokai_desktop.ai.yokai.worlds import Belief
from yokai_desktop.engine.yokai.kernel import LOWEST_BIT, beside, touches

if TYPE_CHECKING:
    from mypy_extensions import i64

UNMET: Final = 22
"""The need of an affinity not yet met."""
APART: Final = 8
"""The need that every step more between its families adds."""
SURE: Final = 100
"""The weight of a pair of families that surely must touch."""


class Asked:
    """The pairs of families that must touch in the end.

    A secret affinity of someone else is a list of guesses: pairs, weighted to ``SURE`` in all.
    """

    def __init__(self) -> None:
        self.cards: list[list[tuple[int, int, int]]] = []
        """For every affinity card its possible pairs: family, other family, weight."""

    def need(self, layout: Layout, masks: list[int]) -> i64:
        """What the affinities add to the need of a layout: more the farther a pair lies apart."""
        need: i64 = 0
        for guesses in self.cards:
            for one, other, weight in guesses:
                if not touches(layout.adjacency, masks[one], masks[other]):
                    gap: i64 = layout.distance(masks[one], masks[other]) - 2
                    need += (UNMET + APART * gap) * weight // SURE
        return need

    def chance(self, adjacency: list[int], masks: list[int]) -> i64:
        """How likely all affinities are met, out of ``SURE``."""
        chance: i64 = SURE
        for guesses in self.cards:
            met: i64 = 0
            for one, other, weight in guesses:
                if touches(adjacency, masks[one], masks[other]):
                    met += weight
            chance = chance * met // SURE
        return chance


class Candidate:
    """One legal move, the cards beside its start and its end, and what it leaves to be done."""

    def __init__(self, card: int, cell: int, near: int, left: int) -> None:
        self.card: i64 = card
        self.cell: i64 = cell
        self.near: i64 = near
        self.left: i64 = left
        self.gained: i64 = 0
        """In how many worlds each card beside its end is family, summed up."""
        self.lost: i64 = 0
        """The same beside its start."""
        self.needs: list[int] = []
        """The need after the move in every world, times its count."""
        self.total = 0
        """Their sum."""


def kinship(belief: Belief) -> list[int]:
    """For every two cards in how many worlds they are family; flattened."""
    same = [0] * 256
    card: i64
    world: i64
    for world in range(len(belief.families)):
        families = belief.families[world]
        masks = belief.masks[world]
        times: i64 = belief.counts[world]
        for card in range(16):
            others: i64 = masks[families[card]]
            while others:
                low: i64 = others & -others
                number: i64 = LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]
                same[card * 16 + number] += times
                others ^= low
    return same


def _kin_among(same: list[int], card: i64, others: i64) -> i64:
    total: i64 = 0
    while others:
        low: i64 = others & -others
        number: i64 = LOWEST_BIT[((low * 0x09AF) & 0xFFFF) >> 12]
        total += same[card * 16 + number]
        others ^= low
    return total


def candidates(layout: Layout, same: list[int]) -> list[Candidate]:
    """All legal moves of a layout with their gains by kinship."""
    found: list[Candidate] = []
    board = layout.board
    card: i64
    goal: i64
    for card in range(16):
        if (layout.locked >> card) & 1:
            continue
        left: i64 = layout.adjacency[card]
        lost: i64 = _kin_among(same, card, left)
        goals = layout.goals(card)
        home: i64 = layout.cells[card]
        board[home] = 0
        for goal in goals:
            move = Candidate(card, goal, beside(board, goal), left)
            move.gained = _kin_among(same, card, move.near)
            move.lost = lost
            found.append(move)
        board[home] = card + 1
    return found


def need_in(layout: Layout, masks: list[int], asked: Asked) -> i64:
    """What a layout needs in a world, its shape left out."""
    need: i64 = 0
    kin: i64
    for kin in masks:
        need += layout.need(kin)
    if asked.cards:
        need += asked.need(layout, masks)
    return need


def weigh(
    layout: Layout,
    moves: list[Candidate],
    belief: Belief,
    asked: Asked,
    shaping: Shaping | None,
    gathering: i64,
) -> None:
    """Work out the need after each move in every world.

    In a shape its plans count, and the need of the families beside them: ``gathering`` parts of
    100 of it.
    """
    count: i64 = len(belief.masks)
    world: i64
    for move in moves:
        after = layout.after(move.card, move.cell)
        total: i64 = 0
        needs: list[int] = []
        shaped = shaping.needs_after(move.card, move.cell) if shaping is not None else needs
        for world in range(count):
            need: i64 = need_in(after, belief.masks[world], asked)
            if shaping is not None:
                moves_left: i64 = shaped[world]
                need = need * gathering // 100 + moves_left * MOVE
            need *= belief.counts[world]
            needs.append(need)
            total += need
        move.needs = needs
        move.total = total


def worth_of_seeing(moves: list[Candidate], belief: Belief, card: i64) -> int:
    """The lowest need, summed over all worlds, that moves can reach once this card is seen."""
    best = [0, 0, 0, 0]
    sums = [0, 0, 0, 0]
    family: i64
    world: i64
    count: i64 = len(belief.families)
    shown: list[int] = []
    for world in range(count):
        shown.append(belief.families[world][card])
    first = True
    for move in moves:
        for family in range(4):
            sums[family] = 0
        needs = move.needs
        for world in range(count):
            sums[shown[world]] += needs[world]
        for family in range(4):
            if first or sums[family] < best[family]:
                best[family] = sums[family]
        first = False
    return best[0] + best[1] + best[2] + best[3]


def need_of(layout: Layout, belief: Belief, asked: Asked) -> int:
    """What a layout needs, summed over all worlds drawn."""
    total: i64 = 0
    world: i64
    for world in range(len(belief.masks)):
        total += need_in(layout, belief.masks[world], asked) * belief.counts[world]
    return total


def appeased_in(layout: Layout, belief: Belief, asked: Asked) -> int:
    """How many worlds drawn are appeased, out of ``SURE`` each; the shape is left out."""
    total: i64 = 0
    world: i64
    kin: i64
    for world in range(len(belief.masks)):
        masks = belief.masks[world]
        need: i64 = 0
        for kin in masks:
            need += layout.need(kin)
        if need == 0:
            total += belief.counts[world] * asked.chance(layout.adjacency, masks)
    return total


def at_home_in(layout: Layout, belief: Belief, card: i64) -> int:
    """In how many of the worlds drawn a card lies beside one of its family."""
    total: i64 = 0
    world: i64
    for world in range(len(belief.masks)):
        kin: i64 = belief.masks[world][belief.families[world][card]]
        if layout.adjacency[card] & kin:
            total += belief.counts[world]
    return total


def kin_need(layout: Layout, belief: Belief, card: i64) -> int:
    """What the family of a card still needs, summed over all worlds drawn."""
    total: i64 = 0
    world: i64
    for world in range(len(belief.masks)):
        kin: i64 = belief.masks[world][belief.families[world][card]]
        total += layout.need(kin) * belief.counts[world]
    return total
