"""Building the shape asked for from the first move on; compiled where possible.

A plan lays the shape somewhere, in one of its forms, splits it into four parts and gives each part
to a family.  What it needs is the number of cards that do not yet lie in their family's part, as
far as the player can tell.  Among thousands of plans the most promising are kept.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from yokai_desktop.ai.yokai.worlds import Belief
from yokai_desktop.engine.yokai.kernel import CELL_MASK, CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64

SHARES: Final = [list(share) for share in permutations(range(4))]
"""Every way to give four parts to four families: the family of each part."""
OUTSIDE: Final = -1
FEWEST_ON: Final = 8
"""Ways to lay the shape over fewer cards than this are not looked at."""
LOCKED_AWAY: Final = 6
"""What a locked card counts against a plan in which it does not belong there."""


class Shaping:
    """The plans kept, and how many cards lie well by each of them in each world."""

    def __init__(
        self, cells: list[int], locked: i64, plans: list[list[int]], belief: Belief
    ) -> None:
        """A plan holds the family that belongs on every cell, or ``OUTSIDE``."""
        self.cells = cells
        self.plans = plans
        self.belief = belief
        self.fits: list[list[int]] = []
        card: i64
        for plan in plans:
            fits: list[int] = []
            for families in belief.families:
                fit: i64 = 0
                for card in range(16):
                    family: i64 = families[card]
                    wanted: i64 = plan[cells[card]]
                    if wanted == family:
                        fit += 1
                    elif (locked >> card) & 1:
                        fit -= LOCKED_AWAY
                fits.append(fit)
            self.fits.append(fits)
        self.least: list[int] = []
        """For every world how many cards must still move by its best plan."""
        self.near: list[list[int]] = []
        """For every world the plans that need at most one card more than the best."""
        self._compare()

    def _compare(self) -> None:
        """Find the best plans of each world; one move can make no others the best."""
        number: i64
        world: i64
        for world in range(len(self.belief.families)):
            least: i64 = 16
            for number in range(len(self.plans)):
                need: i64 = 16 - self.fits[number][world]
                if need < least:
                    least = need
            near: list[int] = []
            for number in range(len(self.plans)):
                need = 16 - self.fits[number][world]
                if need <= least + 1:
                    near.append(number)
            self.least.append(least)
            self.near.append(near)

    def likely_gain(self, card: i64, end: i64, odds: list[list[int]]) -> int:
        """How many worlds a move makes fit better, by the plan it suits best."""
        chances = odds[card]
        start: i64 = self.cells[card]
        best: i64 = -(1 << 30)
        for plan in self.plans:
            old: i64 = plan[start]
            new: i64 = plan[end]
            gain: i64 = 0
            if new >= 0:
                gain = chances[new]
            if old >= 0:
                gain -= chances[old]
            if gain > best:
                best = gain
        return best

    def needs_after(self, card: i64, end: i64) -> list[int]:
        """For every world how many cards must still move once a card is moved."""
        needs: list[int] = []
        start: i64 = self.cells[card]
        number: i64
        world: i64
        for world in range(len(self.belief.families)):
            family: i64 = self.belief.families[world][card]
            best: i64 = self.least[world]
            least: i64 = best + 1
            for number in self.near[world]:
                plan = self.plans[number]
                old: i64 = plan[start]
                new: i64 = plan[end]
                need: i64 = 16 - self.fits[number][world]
                if family == old:
                    need += 1
                if family == new:
                    need -= 1
                if need < least:
                    least = need
                    if least < best:
                        break
            needs.append(least)
        return needs

    def need_locking(self, card: i64) -> int:
        """How many cards must still move, summed over all worlds drawn, if one more is locked.

        A card below 0 locks none.
        """
        total: i64 = 0
        number: i64
        world: i64
        for world in range(len(self.belief.families)):
            families = self.belief.families[world]
            least: i64 = 16
            for number in range(len(self.plans)):
                need: i64 = 16 - self.fits[number][world]
                if card >= 0:
                    wanted: i64 = self.plans[number][self.cells[card]]
                    family: i64 = families[card]
                    if wanted != family:
                        need += LOCKED_AWAY
                if need < least:
                    least = need
            total += least * self.belief.counts[world]
        return total


def overlaps(cells: list[int], locked: i64, forms: list[list[int]]) -> list[tuple[int, int, int]]:
    """The ways to lay the shape over most cards: cards on it, form, shift; locked cards all on it.

    The best ways come first.
    """
    found: list[tuple[int, int, int]] = []
    all_locked: i64 = 0
    number: i64
    card: i64
    for card in range(len(cells)):
        all_locked += (locked >> card) & 1
    for number in range(len(forms)):
        form = forms[number]
        counts = [0] * CELLS
        stay = [0] * CELLS
        part: i64
        for card in range(len(cells)):
            lies_locked: i64 = (locked >> card) & 1
            for part in form:
                shift: i64 = (cells[card] - part) & CELL_MASK
                counts[shift] += 1
                stay[shift] += lies_locked
        for shift in range(CELLS):
            if counts[shift] >= FEWEST_ON and stay[shift] == all_locked:
                found.append((counts[shift], number, shift))
    found.sort(reverse=True)
    return found


def plans(
    board: list[int],
    ways: list[tuple[int, int, int]],
    forms: list[list[int]],
    splits: list[list[int]],
    odds: list[list[int]],
    locked: i64,
    kept: i64,
) -> list[list[int]]:
    """The most promising plans; ``odds`` tells in how many worlds each card is of each family."""
    best: list[tuple[int, int, int, int, int]] = []
    worst: i64 = -1
    sums = [0] * 16
    way: i64
    number: i64
    part: i64
    family: i64
    at: i64
    for way in range(len(ways)):
        _, form_number, shift = ways[way]
        form = forms[form_number]
        on_it: list[int] = []
        for cell in form:
            on_it.append(board[(cell + shift) & CELL_MASK] - 1)
        for number in range(len(splits)):
            split = splits[number]
            for at in range(16):
                sums[at] = 0
            for at in range(16):
                card: i64 = on_it[at]
                if card < 0:
                    continue
                part = split[at]
                chances = odds[card]
                weight: i64 = 3 if (locked >> card) & 1 else 1
                for family in range(4):
                    chance: i64 = chances[family]
                    sums[part * 4 + family] += chance * weight
            for share_number in range(24):
                share = SHARES[share_number]
                first: i64 = sums[share[0]]
                fit: i64 = first
                fit += sums[4 + share[1]]
                fit += sums[8 + share[2]]
                fit += sums[12 + share[3]]
                if fit > worst or len(best) < kept:
                    best.append((fit, form_number, shift, number, share_number))
                    if len(best) >= 4 * kept:
                        best.sort(reverse=True)
                        del best[kept:]
                        worst = best[len(best) - 1][0]
    best.sort(reverse=True)
    found: list[list[int]] = []
    for _, form_number, shift, split_number, share_number in best[:kept]:
        families = [OUTSIDE] * CELLS
        form = forms[form_number]
        split = splits[split_number]
        share = SHARES[share_number]
        for at in range(16):
            families[(form[at] + shift) & CELL_MASK] = share[split[at]]
        found.append(families)
    return found
