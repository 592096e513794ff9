"""What the other players would believe after an act of one's own.

In some of the worlds a player imagines, each partner is imagined too: with the cards that partner
has seen, and with worlds of its own for the rest.  An act is worth what it adds to the family that
the partners find around its card; one that they would misread takes away.
"""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.evidence import SeenAct
from yokai_desktop.ai.yokai.past import Past
from yokai_desktop.ai.yokai.worlds import Belief, imagine, kin_right, right_after
from yokai_desktop.engine.yokai.cards import CARDS

UNSEEN = -1
WALKS = 2
KEPT = 20
WARM_UP = 120
STRIDE = 14
"""The worlds of an imagined partner: fewer, and after shorter walks, than a player's own."""


class Partners:
    """The other players as one of them imagines them, in a few of its worlds."""

    def __init__(self, past: Past, seat: int, belief: Belief, times: int, rng: Random) -> None:
        """About ``times`` partners are imagined, every seat equally often."""
        others = [other for other in range(len(past.seen)) if other != seat]
        self.imagined: list[tuple[list[int], Belief]] = []
        """A world, and what a partner believes in it."""
        for other in others:
            seen = past.seen[other]
            acts = past.acts_for(other, moves=True, own=False)
            each = max(1, round(times / len(others)))
            for families in rng.choices(belief.families, belief.counts, k=each):
                known = [families[card] if seen >> card & 1 else UNSEEN for card in range(CARDS)]
                seed = rng.getrandbits(31)
                believed = imagine(known, acts, WALKS, KEPT, WARM_UP, STRIDE, seed)
                self.imagined.append((families, believed))
        self.right: dict[int, list[list[int]]] = {}
        """By card: in every world of every partner how many of its family are its family."""

    def told(self, act: SeenAct) -> float:
        """How many more cards of its card's family each partner would find, on average."""
        if act.card not in self.right:
            self.right[act.card] = [
                kin_right(believed, families, act.card) for families, believed in self.imagined
            ]
        gains = (
            right_after(act, believed, right)
            for (_, believed), right in zip(self.imagined, self.right[act.card], strict=True)
        )
        return sum(gains) / len(self.imagined)
