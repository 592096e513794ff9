"""The last tricks of a round with all hands open: what each card is worth if all play their best.

Exact for games of two sides, as far as the nodes allowed reach.  Nodes are counted, not timed:
equal questions give equal answers everywhere.  mypyc compiles this file.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.ai.septet.stakes import Stakes
from yokai_desktop.engine.septet.kernel import ACE, NOT_OVER, following, suit_of

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST_PLIES: Final = 57
_CLOCK_EVERY: Final = 1024

_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
"""How much a value says that was found before the window closed."""


@final
class Endings:
    """Solves worlds one after another and adds up what the cards of a seat are worth in them."""

    def __init__(
        self, cards: list[int], stakes: Stakes, policy: Policy, nodes: int, deadline: float
    ) -> None:
        self.cards = cards
        """What the seat to act may play, weakest first."""
        self.totals = [0] * len(cards)
        self.solved: i64 = 0
        """Worlds solved so far; ``totals`` counts no others."""
        self.nodes: i64 = nodes
        """How many positions may still be looked at."""
        self.stakes = stakes
        self.policy = policy
        self.deadline = deadline
        self.side: i64 = 0
        self.line: list[Imagined] = []
        self.found: dict[int, dict[int, int]] = {}
        """Values at the starts of tricks: by the sevens of side 0, then by all that is left."""

    def solve(self, world: Imagined, times: int = 1) -> bool:
        """Count a world so many times; False if it took too many nodes and was left out."""
        if not self.line:
            self.line = [
                Imagined(world.players, world.left, world.boss_limit, world.trick_limit)
                for _ in range(_MOST_PLIES)
            ]
        self.found = {}
        self.side = world.side(world.turn)
        values: list[int] = []
        rest = in_play(world)
        lowest, highest = self.stakes.range_of(self.side)
        before: i64 = 0
        for card in self.cards:
            if before != 0 and _alike(before, card, world, rest):
                values.append(values[-1])
            else:
                after = self.line[0]
                after.copy(world)
                after.play(card)
                values.append(self._value(0, rest ^ card, lowest, highest))
            before = card
        if self.nodes <= 0:
            return False
        for index in range(len(values)):
            self.totals[index] += values[index] * times
        self.solved += times
        return True

    def _value(self, depth: i64, rest: i64, low: i64, high: i64) -> i64:
        """What a round is worth to the side that thinks, exact between the two bounds."""
        r = self.line[depth]
        if r.over != NOT_OVER:
            return self.stakes.worth(r, self.side)
        if self.nodes <= 0:
            return 0
        self.nodes -= 1
        if self.nodes % _CLOCK_EVERY == 0 and time.process_time() > self.deadline:
            self.nodes = 0
        if r.placed != 0:
            return self._best(depth, rest, low, high)
        table = self.found.get(r.b0)
        if table is None:
            table = self.found[r.b0] = {}
        key = rest | r.turn << 56
        if r.boss_limit != 0:
            key |= r.t0 << 58
        known: i64 = table.get(key, -1)
        if known != -1:
            value = known >> 2
            bound = known & 3
            if (
                bound == _EXACT
                or (bound == _AT_LEAST and value >= high)
                or (bound == _AT_MOST and value <= low)
            ):
                return value
        value = self._best(depth, rest, low, high)
        bound = _EXACT
        if value >= high:
            bound = _AT_LEAST
        elif value <= low:
            bound = _AT_MOST
        if self.nodes > 0:
            table[key] = value << 2 | bound
        return value

    def _best(self, depth: i64, rest: i64, low: i64, high: i64) -> i64:
        """The value after the best card of the seat to act; instinct tells what to try first."""
        r = self.line[depth]
        cards = following(r.hand(r.turn), r.led if r.placed != 0 else 0)
        after = self.line[depth + 1]
        ours = r.side(r.turn) == self.side
        first = self.policy.best_of(r, cards)
        after.copy(r)
        after.play(first)
        best = self._value(depth + 1, rest ^ first, low, high)
        before: i64 = 0
        while cards != 0:
            if ours:
                if best >= high:
                    break
                if best > low:
                    low = best
            else:
                if best <= low:
                    break
                if best < high:
                    high = best
            card = cards & -cards
            cards ^= card
            alike = before != 0 and _alike(before, card, r, rest)
            before = card
            if alike or card == first:
                continue
            after.copy(r)
            after.play(card)
            value = self._value(depth + 1, rest ^ card, low, high)
            if value > best if ours else value < best:
                best = value
        return best


def in_play(r: Imagined) -> i64:
    """All cards still to be played, face-down straw cards too."""
    cards = r.h0 | r.h1 | r.h2 | r.h3
    if r.players == 2:
        for slot in range(7):
            if r.turned0 >> slot & 1 == 0:
                cards |= r.straw[6 + slot]
            if r.turned1 >> slot & 1 == 0:
                cards |= r.straw[19 + slot]
    return cards


def _alike(lower: i64, card: i64, r: Imagined, rest: i64) -> bool:
    """Whether two neighbours of a hand do the same: nothing in play lies between them."""
    if (lower | card) & (SEVENS | ACE) != 0:
        return False
    others = (rest & ~r.hand(r.turn)) | r.best if r.placed != 0 else rest & ~r.hand(r.turn)
    if others & (card - lower) != 0 or card & suit_of(lower) == 0:
        return False
    return r.players != 2 or (lower | card) & r.upper(r.turn) == 0
