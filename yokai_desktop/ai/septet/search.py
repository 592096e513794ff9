"""Looking ahead: a search tree over what the seat can observe, grown on many imagined worlds.

Each iteration takes a world, walks down the tree among the cards legal in that world, adds one
node and plays the round out by instinct (information set Monte Carlo tree search).  All counts
are integers and all chance comes from the seed: equal questions give equal answers everywhere.
mypyc compiles this file.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.ai.septet.stakes import FULL, Stakes
from yokai_desktop.engine.septet.kernel import NOT_OVER, following

if TYPE_CHECKING:
    from mypy_extensions import i64

_SPREADS: Final[list[int]] = [0] + [int(FULL * sqrt(log(n))) + 1 for n in range(1, 65536)]
"""Roots of logarithms, in parts of a full worth; whole, so that no machine rounds differently."""

_WORST: Final = -1_000_000
"""Below any promise: worths of seals may be negative."""

_DUE: Final = 1_000_000
"""Above any promise."""

_CLOCK_EVERY: Final = 64
_FIRST_LOOKS: Final = 24
"""In so many worlds at most instinct looks at the cards before the search begins."""


@final
class Node:
    """A card played in the tree: how often it was legal, tried, and what it brought its player."""

    def __init__(self, card: i64, side: i64) -> None:
        self.card: i64 = card
        self.side: i64 = side
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: i64 = 0
        self.wins: i64 = 0
        self.points: i64 = 0
        """Of the side of the seat that thinks; counted for the cards it may choose."""
        self.child: Node | None = None
        self.sibling: Node | None = None


@final
class Search:
    """One question: worlds to look at, what ends are worth, how to play out."""

    def __init__(
        self, worlds: list[Imagined], stakes: Stakes, policy: Policy, exploration: float, cards: int
    ) -> None:
        self.worlds = worlds
        self.stakes = stakes
        self.policy = policy
        self.exploration = exploration
        self.cards: i64 = cards
        """What is thought about at the root."""
        self.root = Node(0, 0)
        self.leaned: i64 = 0
        self.first_tries: i64 = 0
        """So often every card of the root is tried before the search follows promises."""
        self.path: list[Node] = []
        first = worlds[0]
        self.scratch = Imagined(first.players, first.left, first.boss_limit, first.trick_limit)
        self.iterations: i64 = 0

    def lean(self, visits: int) -> None:
        """Begin with what instinct thinks of the cards, as if each had been tried so often.

        A point of instinct counts as one part of a full worth: a boss as a tenth of a round.
        """
        cards: list[int] = []
        rest = self.cards
        while rest != 0:
            card = rest & -rest
            rest ^= card
            cards.append(card)
        gaps: list[int] = [0] * len(cards)
        worth: i64 = 0
        r = self.scratch
        side = self.worlds[0].side(self.worlds[0].turn)
        looks = min(_FIRST_LOOKS, len(self.worlds))
        for step in range(looks):
            r.copy(self.worlds[step])
            self._add_gaps(r, cards, gaps)
            r.play(self.policy.best_of(r, self.cards))
            self.policy.play_out(r)
            worth += self.stakes.worth(r, side)
        self.learn(cards, [(worth - gap) // looks for gap in gaps], visits)

    def learn(self, cards: list[int], worths: list[int], visits: int) -> None:
        """Begin with these worths of all cards, as if each had been tried so often."""
        side = self.worlds[0].side(self.worlds[0].turn)
        self.leaned = visits
        for index in range(len(cards)):
            node = Node(cards[index], side)
            node.visits = node.offered = visits
            node.total = worths[index] * visits
            node.sibling = self.root.child
            self.root.child = node

    def _add_gaps(self, r: Imagined, cards: list[int], gaps: list[int]) -> None:
        """Add by how much each card looks worse than the best."""
        self.policy.look(r)
        scores = [self.policy.score(r, card) for card in cards]
        best = max(scores)
        for index in range(len(cards)):
            gaps[index] += best - scores[index]

    def run(self, iterations: int, deadline: float) -> None:
        """Grow the tree; stops at the deadline of the processor time, a safety net only."""
        size: i64 = len(self.worlds)
        for step in range(iterations):
            self._iterate(self.worlds[self.iterations % size])
            self.iterations += 1
            if step % _CLOCK_EVERY == 0 and time.process_time() > deadline:
                break

    def try_world(self, world: Imagined) -> int:
        """One iteration in a world, and how the round ended there (``Stakes.outcome``)."""
        self._iterate(world)
        self.iterations += 1
        return self.stakes.outcome(self.scratch)

    def tried(self) -> list[tuple[int, int, int, int, int]]:
        """The cards of the root: card, visits, worth, rounds won and points, as totals."""
        found: list[tuple[int, int, int, int, int]] = []
        node = self.root.child
        while node is not None:
            found.append((node.card, node.visits, node.total, node.wins, node.points))
            node = node.sibling
        return found

    def best(self) -> int:
        """The card looked at most."""
        chosen, most, highest = 0, -1, 0
        for card, visits, total, _, _ in self.tried():
            if visits > most or (visits == most and total > highest):
                chosen, most, highest = card, visits, total
        return chosen

    def _iterate(self, world: Imagined) -> None:
        r = self.scratch
        r.copy(world)
        path = self.path
        path.clear()
        node = self.root
        cards = self.cards
        while r.over == NOT_OVER:
            side = r.side(r.turn)
            new = self._descend(node, cards)
            if new is not None:
                node = new
                path.append(node)
                r.play(node.card)
                cards = following(r.hand(r.turn), r.led if r.placed != 0 else 0)
                continue
            card = self._untried(r, node, cards)
            new = Node(card, side)
            new.sibling = node.child
            new.offered = 1
            node.child = new
            path.append(new)
            r.play(card)
            break
        self.policy.play_out(r)
        first = path[0]
        if self.stakes.has_won(r, first.side):
            first.wins += 1
            first.points += self.stakes.won_points(r)
        for node in path:
            node.visits += 1
            node.total += self.stakes.worth(r, node.side)

    def _descend(self, node: Node, cards: i64) -> Node | None:
        """The child to follow among legal cards; None while one of them is untried."""
        rest = cards
        child = node.child
        while child is not None:
            rest &= ~child.card
            child = child.sibling
        if rest != 0:
            return None
        best: Node | None = None
        highest: i64 = _WORST
        due: i64 = self.leaned + self.first_tries if node is self.root else 0
        child = node.child
        while child is not None:
            if child.card & cards != 0:
                child.offered += 1
                offered = child.offered if child.offered < 65535 else 65535
                spread: float = _SPREADS[offered] / sqrt(child.visits)
                bonus: i64 = int(spread * self.exploration)
                promise = child.total // child.visits + bonus
                if child.visits < due:
                    promise = _DUE - child.visits
                if promise > highest:
                    highest = promise
                    best = child
            child = child.sibling
        return best

    def _untried(self, r: Imagined, node: Node, cards: i64) -> i64:
        """The untried card that looks best."""
        child = node.child
        while child is not None:
            cards &= ~child.card
            child = child.sibling
        return self.policy.best_of(r, cards)
