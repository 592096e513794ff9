"""Which level plays like this: what a seat lost beside what each level would have lost there.

The levels are our own players, so what they would have done in the same positions is known.  The
lower three choose a card by instinct, deceived by so many points at most: the chance of every card
follows, and what they lose on average.  What the upper two find by looking ahead is described by
how far cards are behind the best and behind what instinct would play (``Searcher``).  Comparing
losses on equal positions leaves out how hard these happened to be.

Losses tell most.  That a game looks like a level's own counts a little (``_STYLE``): people have
styles of their own, and somebody who plays at random must not be taken for a master because no
instinct explains the cards.  Tables and fits: ``tests/benchmarks/review.py fit``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from yokai_desktop.ai.reviews.reviewed import Decision
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.ai.septet.manners import sensible_cards
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.engine.septet.actions import Play, read_action
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

_LAPSE = 0.05
"""The share of choices that no level explains."""

_STYLE = 1.0
"""By how much, as a logarithm, the likeness of the cards themselves may speak for a level; not
with two players, whose straw piles hide too much of what instinct saw."""

_STEPS = 12
"""In so many steps the chance of being deceived is summed up."""

_GAPS = 0.08
"""How much losses spread: measured ones with larger errors tell less."""

_LEAST = 1e-6
"""The least that losses spread: where nothing was ever at stake all levels are alike."""

_SEED = 5


@dataclass(frozen=True)
class LikelyCard:
    """A card that might have been played, as the levels see it."""

    gap: float
    """How far it is behind the best, as much of it as its error lets believe."""
    error: float
    look: int
    """What instinct thinks of it, in points."""
    look_forgetting: int
    """The same to a player who forgets what others do not hold."""
    is_sensible: bool


@dataclass(frozen=True)
class Searcher:
    """A level that looks ahead: how much a hundredth of a round, or a point, behind repels it."""

    gap: float
    look: float


@dataclass(frozen=True)
class Manner:
    """How the levels play a mode."""

    expert: Searcher
    master: Searcher
    before: Mapping[str, tuple[float, ...]]
    """What each level loses on average before the first trick, by what is decided."""


MANNERS = {
    "4": Manner(
        Searcher(0.2, 0.04), Searcher(0.3, 0.0), {"pass": (0.048, 0.035, 0.010, 0.010, 0.007)}
    ),
    "3": Manner(
        Searcher(0.1, 0.08), Searcher(0.2, 0.01), {"pass": (0.085, 0.055, 0.050, 0.050, 0.0)}
    ),
    "2": Manner(
        Searcher(0.1, 0.02),
        Searcher(0.3, 0.01),
        {
            "discard": (0.048, 0.048, 0.048, 0.048, 0.0),
            "swap": (0.017, 0.017, 0.017, 0.017, 0.006),
        },
    ),
    "seven_next": Manner(
        Searcher(0.3, 0.08), Searcher(0.6, 0.01), {"pass": (0.023, 0.023, 0.018, 0.018, 0.003)}
    ),
}
_BEFORE_SPREAD = 0.06
"""How much losses before the first trick spread."""


class Likeness:
    """What one seat lost in a game, and what every level would have."""

    def __init__(self, mode: Mode) -> None:
        self.manner = MANNERS[name_of(mode)]
        self.style_counts = 0.0 if mode.has_straws else _STYLE
        self.lost = 0.0
        self.noise = 0.0
        """The square of the error of ``lost``."""
        self.expected = [0.0] * len(LEVELS)
        self.spread = [0.0] * len(LEVELS)
        """The squares of how much ``expected`` spreads."""
        self.style = [0.0] * len(LEVELS)
        """The logarithm of how likely each level would have played just these cards."""

    def add(self, view: SeptetView, decision: Decision) -> None:
        """Take a rated decision into account."""
        if view.phase == Phase.PLAY:
            self.add_card(*cards_of(view, decision))
        else:
            self.add_before(decision.kind, decision.facts["lead"], decision.error or 0.0)

    def add_before(self, kind: str, lead: float, error: float) -> None:
        """Take what was lost before the first trick into account."""
        self.lost += lead
        self.noise += error**2
        for index, expected in enumerate(self.manner.before[kind]):
            self.expected[index] += expected
            self.spread[index] += _BEFORE_SPREAD**2

    def add_card(self, cards: Sequence[LikelyCard], played: int) -> None:
        """Take a card into account that was played among others."""
        self.lost += cards[played].gap
        self.noise += cards[played].error ** 2
        for index, name in enumerate(LEVELS):
            chances = chances_of(self.manner, LEVELS_BY_NAME[name], cards)
            pairs = list(zip(chances, cards, strict=True))
            expected = sum(chance * card.gap for chance, card in pairs)
            squares = sum(chance * card.gap**2 for chance, card in pairs)
            self.expected[index] += expected
            self.spread[index] += squares - expected**2
            self.style[index] += log(chances[played])

    def level(self) -> str:
        """The level that plays like this: as likely a weaker one as a stronger one would.

        Where little can be told that is one in the middle.
        """
        most = max(self.style)
        logs = []
        for expected, spread, style in zip(self.expected, self.spread, self.style, strict=True):
            square = spread + self.noise + _LEAST
            off = (self.lost - expected) ** 2 / square
            logs.append(-(off + log(square)) / 2 + max(style - most, -self.style_counts))
        highest = max(logs)
        weights = [exp(each - highest) for each in logs]
        below, half = 0.0, sum(weights) / 2
        for name, weight in zip(LEVELS, weights, strict=True):
            below += weight
            if below >= half:
                return name
        return LEVELS[-1]


def cards_of(view: SeptetView, decision: Decision) -> tuple[list[LikelyCard], int]:
    """The cards that might have been played, and which one was."""
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(_SEED))
    instinct = instinct_of(view.mode)
    sensible = sensible_cards(world, instinct)
    bits = [_bit(choice.action) for choice in decision.choices]
    instinct.look(world)
    looks = [instinct.score(world, bit) for bit in bits]
    world.v0 = world.v1 = world.v2 = world.v3 = 0
    instinct.look(world)
    cards = [
        card_seen(
            choice.gap, choice.gap_error, look, instinct.score(world, bit), bool(bit & sensible)
        )
        for choice, bit, look in zip(decision.choices, bits, looks, strict=True)
    ]
    texts = [choice.action for choice in decision.choices]
    return cards, texts.index(decision.action)


def card_seen(
    gap: float, error: float, look: int, forgetting: int, is_sensible: bool
) -> LikelyCard:
    """A card whose gap was measured with an error: the larger that is, the less of it counts."""
    believed = _GAPS**2 / (_GAPS**2 + error**2)
    return LikelyCard(gap * believed, error * believed, look, forgetting, is_sensible)


def _bit(text: str) -> int:
    action = read_action(text)
    assert isinstance(action, Play)
    return action.card.bit


def chances_of(manner: Manner, level: Level, cards: Sequence[LikelyCard]) -> list[float]:
    """How likely a level plays each card."""
    sensible = [card for card in cards if card.is_sensible]
    if level.iterations:
        weights = _searched(manner.expert if level.name == "expert" else manner.master, sensible)
    else:
        looks = [card.look_forgetting if level.forgets else card.look for card in sensible]
        weights = _deceived(looks, level.slips)
    total = sum(weights)
    share = {id(card): weight / total for card, weight in zip(sensible, weights, strict=True)}
    even = _LAPSE / len(cards)
    return [(1 - _LAPSE) * share.get(id(card), 0.0) + even for card in cards]


def _searched(searcher: Searcher, cards: Sequence[LikelyCard]) -> list[float]:
    most = max(card.look for card in cards)
    return [
        exp(-100 * searcher.gap * card.gap - searcher.look * (most - card.look)) for card in cards
    ]


def _deceived(looks: Sequence[int], slips: int) -> list[float]:
    """How likely each card looks best when every look deceives by up to so many points."""
    weights = []
    for own, look in enumerate(looks):
        total = 0.0
        for step in range(_STEPS):
            seen = look + slips * (step + 0.5) / _STEPS
            chance = 1.0
            for other, rival in enumerate(looks):
                if other != own:
                    chance *= min(1.0, max(0.0, (seen - rival) / slips))
            total += chance
        weights.append(total / _STEPS)
    return weights
