"""Imagined worlds: the families of all cards as one player may believe them; compiled if possible.

Worlds are drawn by a random walk that swaps hidden cards and prefers what the evidence makes
likely.  The cards the player knows never change: they are no guess.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from yokai_desktop.ai.yokai.evidence import WEIGHTS_PER_LOGARITHM, SeenAct, likelihood
from yokai_desktop.engine.yokai.solving.playout import next_chance, pick

if TYPE_CHECKING:
    from mypy_extensions import i64

CERTAIN: Final = 1 << 24
LOWEST: Final = -1400
ACCEPT: Final = [int(exp(-at / WEIGHTS_PER_LOGARITHM) * CERTAIN) for at in range(1401)]
"""How often a step that makes a world less likely is taken, out of ``CERTAIN``."""


class Belief:
    """A sample of worlds: families card by card, the cards of each family, how often it came."""

    def __init__(self) -> None:
        self.families: list[list[int]] = []
        self.masks: list[list[int]] = []
        self.counts: list[int] = []
        self.total = 0
        """How many worlds were drawn in all."""
        self.numbers: dict[int, int] = {}

    def add(self, families: list[int]) -> None:
        self.total += 1
        key: i64 = 0
        family: i64
        for family in families:
            key = key * 4 + family
        number = self.numbers.get(key)
        if number is not None:
            self.counts[number] += 1
            return
        self.numbers[key] = len(self.families)
        self.families.append(families.copy())
        self.masks.append(masks_of(families))
        self.counts.append(1)

    def odds(self, card: i64) -> list[int]:
        """In how many of the worlds drawn a card is of each family."""
        odds = [0, 0, 0, 0]
        world: i64
        for world in range(len(self.families)):
            odds[self.families[world][card]] += self.counts[world]
        return odds


def masks_of(families: list[int]) -> list[int]:
    """The cards of each family."""
    masks = [0, 0, 0, 0]
    one: i64 = 1
    card: i64
    for card in range(16):
        masks[families[card]] |= one << card
    return masks


def log_weight(acts: list[SeenAct], families: list[int], masks: list[int]) -> i64:
    """How well a world fits all that was seen."""
    total: i64 = 0
    for act in acts:
        total += likelihood(act, families, masks)
    return total


def kin_right(belief: Belief, truth: list[int], card: i64) -> list[int]:
    """For every world how many of a card's true family are its family there too."""
    found: list[int] = []
    other: i64
    wanted: i64 = truth[card]
    for families in belief.families:
        right: i64 = 0
        family: i64 = families[card]
        for other in range(16):
            if truth[other] == wanted and families[other] == family:
                right += 1
        found.append(right)
    return found


def right_after(act: SeenAct, belief: Belief, right: list[int]) -> float:
    """By how much what is ``right`` in each world grows on average once an act is weighed."""
    before: i64 = 0
    after: i64 = 0
    weight: i64 = 0
    world: i64
    for world in range(len(belief.families)):
        count: i64 = belief.counts[world]
        cards: i64 = right[world]
        fits: i64 = likelihood(act, belief.families[world], belief.masks[world])
        chance: i64 = ACCEPT[-fits]
        before += count * cards
        after += count * chance * cards
        weight += count * chance
    return float(after) / float(weight) - float(before) / float(belief.total)


def imagine(
    known: list[int],
    acts: list[SeenAct],
    walks: i64,
    kept: i64,
    warm_up: i64,
    stride: i64,
    seed: i64,
) -> Belief:
    """A sample of ``walks * kept`` worlds; ``known`` holds the family of each card or -1.

    Every walk takes ``warm_up`` steps before its first world and ``stride`` before each one.
    """
    chance: i64 = next_chance(next_chance((seed & 0xFFFFFFFF) + 1) + 1)
    belief = Belief()
    hidden: list[int] = []
    left = [4, 4, 4, 4]
    card: i64
    for card in range(16):
        family: i64 = known[card]
        if family < 0:
            hidden.append(card)
        else:
            left[family] -= 1
    for _ in range(walks):
        families = known.copy()
        rest: list[int] = []
        for family in range(4):
            rest.extend([family] * left[family])
        for card in hidden:
            chance = next_chance(chance)
            families[card] = rest.pop(pick(chance, len(rest)))
        chance = _walk(belief, families, hidden, acts, kept, warm_up, stride, chance)
    return belief


def _walk(
    belief: Belief,
    families: list[int],
    hidden: list[int],
    acts: list[SeenAct],
    kept: i64,
    warm_up: i64,
    stride: i64,
    chance: i64,
) -> i64:
    """Add ``kept`` worlds found on a walk from ``families``; gives the generator's state."""
    masks = masks_of(families)
    weight: i64 = log_weight(acts, families, masks)
    count: i64 = len(hidden)
    steps: i64 = warm_up + kept * stride
    step: i64
    for step in range(1, steps + 1):
        if count > 1:
            chance = next_chance(chance)
            one: i64 = hidden[pick(chance, count)]
            chance = next_chance(chance)
            other: i64 = hidden[pick(chance, count)]
            chance = next_chance(chance)
            third: i64 = -1
            fourth: i64 = -1
            if chance & 3 == 0:
                chance = next_chance(chance)
                third = hidden[pick(chance, count)]
                chance = next_chance(chance)
                fourth = hidden[pick(chance, count)]
            _swap(families, masks, one, other)
            if third >= 0:
                _swap(families, masks, third, fourth)
            new_weight: i64 = log_weight(acts, families, masks)
            change: i64 = new_weight - weight
            accepted = change >= 0
            if not accepted and change > LOWEST:
                chance = next_chance(chance)
                accepted = pick(chance, CERTAIN) < ACCEPT[-change]
            if accepted:
                weight = new_weight
            else:
                if third >= 0:
                    _swap(families, masks, third, fourth)
                _swap(families, masks, one, other)
        if step > warm_up and (step - warm_up) % stride == 0:
            belief.add(families)
    return chance


def _swap(families: list[int], masks: list[int], one: i64, other: i64) -> None:
    first: i64 = families[one]
    second: i64 = families[other]
    if first == second:
        return
    families[one] = second
    families[other] = first
    bit: i64 = 1
    both: i64 = bit << one | bit << other
    masks[first] ^= both
    masks[second] ^= both
