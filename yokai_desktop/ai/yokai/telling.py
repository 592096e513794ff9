"""What every player believes of the cards, and what an act told them.

Both come from the evidence that the partners themselves use: the same acts, the same weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from yokai_desktop.ai.yokai.evidence import WEIGHTS_PER_LOGARITHM, SeenAct, likelihood
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.yokai.memory import remembered
from yokai_desktop.ai.yokai.mind import STRIDE
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.ai.yokai.worlds import Belief, imagine
from yokai_desktop.engine.yokai.cards import CARDS, Family
from yokai_desktop.engine.yokai.view import YokaiView

_ActValues = tuple[int, int, int, int, int, tuple[int, ...], int]

Beliefs = tuple[tuple[int, ...], ...]
"""For every card how likely it is of each family, in percent."""

NOTICED = 10
"""Percent by which a belief must change before it is told."""

_READER = LEVELS_BY_NAME[LEVELS[-1]]
WALKS = 24
"""Random walks through the worlds; a partner takes fewer."""
BELIEFS_KEPT = 12
"""Of four players before and after an act, and without it."""


@dataclass(frozen=True)
class BeliefChange:
    """What an act changed in what one player believes of one card."""

    seat: int
    card: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    is_true: bool
    """Whether the belief came nearer to the truth; else the act misled."""


def believed(view: YokaiView, seed: int) -> Beliefs:
    """What a player who forgets nothing believes."""
    belief = _belief(view, _acts(view), seed)
    return tuple(_in_percent(belief.odds(card)) for card in range(CARDS))


def told_by_last(view: YokaiView, families: tuple[Family, ...], seed: int) -> list[BeliefChange]:
    """What the last move or hint of somebody else told a player, the clearest first.

    The same worlds are weighed without the act and with it: what differs is the act alone.
    """
    *earlier, last = _acts(view)
    belief = _belief(view, earlier, seed)
    before = tuple(_in_percent(belief.odds(card)) for card in range(CARDS))
    after = _percents(
        belief,
        [
            count * exp(likelihood(last, world, masks) / WEIGHTS_PER_LOGARITHM)
            for world, masks, count in zip(
                belief.families, belief.masks, belief.counts, strict=True
            )
        ],
    )
    found = []
    for card in range(CARDS):
        change = max(abs(a - b) for a, b in zip(before[card], after[card], strict=True))
        if change >= NOTICED:
            family = families[card]
            is_true = after[card][family] >= before[card][family]
            found.append(
                (change, BeliefChange(view.seat, card, before[card], after[card], is_true))
            )
    found.sort(key=lambda each: -each[0])
    return [told for _, told in found]


def _acts(view: YokaiView) -> list[SeenAct]:
    """What others did, as this player reads it."""
    return past_of(view).acts_for(view.seat, moves=True, own=False)


def _belief(view: YokaiView, acts: list[SeenAct], seed: int) -> Belief:
    known = tuple(remembered(view, _READER))
    return _imagined(known, tuple(map(_values_of, acts)), seed)


def _values_of(act: SeenAct) -> _ActValues:
    return act.kind, act.card, act.seen, act.near, act.left, tuple(act.adjacency), act.hint


@lru_cache(maxsize=BELIEFS_KEPT)
def _imagined(known: tuple[int, ...], acts: tuple[_ActValues, ...], seed: int) -> Belief:
    """The belief of whoever knows these cards and saw these acts: most looks change nothing."""
    seen = [
        SeenAct(kind, card, seen, near, left, list(adjacency), hint)
        for kind, card, seen, near, left, adjacency, hint in acts
    ]
    return imagine(list(known), seen, WALKS, _READER.kept, _READER.warm_up, STRIDE, seed)


def _percents(belief: Belief, weights: list[float]) -> Beliefs:
    """How likely each card is of each family if the worlds weigh so much."""
    shares = [[0.0] * len(Family) for _ in range(CARDS)]
    for world, weight in zip(belief.families, weights, strict=True):
        for card in range(CARDS):
            shares[card][world[card]] += weight
    return tuple(map(_in_percent, shares))


def _in_percent(shares: Sequence[float]) -> tuple[int, ...]:
    total = sum(shares)
    return tuple(round(100 * share / total) for share in shares)
