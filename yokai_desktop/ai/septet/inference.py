"""What the cards that others have played and passed tell about the cards they hold.

A world is likely if its players, each choosing by instinct from the hand the world gives them,
would have played what was really played, and if a partner would have passed what it passed.
mypyc compiles this file; weights are products and square roots only, so that every machine gets
the same ones.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.passing import Taste
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.engine.septet.kernel import following

if TYPE_CHECKING:
    from mypy_extensions import i64

_HALVING: Final = 24
"""A card that looks worse by so much is played half as often."""

_LIKINGS: Final[list[int]] = [round(4096 * 0.5 ** (gap / _HALVING)) for gap in range(400)]
_PASS_HALVING: Final = 12
_PASS_LIKINGS: Final[list[int]] = [round(256 * 0.5 ** (gap / _PASS_HALVING)) for gap in range(200)]
_PASS_SLIPS: Final = 8
_SLIPS: Final = 48
"""Of 256 cards so many are played for reasons that instinct does not know."""


@final
class Witness:
    """The cards played so far, by seat and card in order, as seen by one seat."""

    def __init__(
        self, start: Imagined, seats: list[int], cards: list[int], observer: int, policy: Policy
    ) -> None:
        self.start = start
        """The round before its first card, hands empty."""
        self.seats = seats
        self.cards = cards
        self.observer: i64 = observer
        self.policy = policy
        self.scratch = Imagined(start.players, start.left, start.boss_limit, start.trick_limit)
        self.taste: Taste | None = None
        self.giver: i64 = 0
        self.given: i64 = 0
        self.received: i64 = 0

    def note_pass(self, taste: Taste, giver: int, given: int, received: int) -> None:
        """Judge worlds by the pass between the observer and its partner, too."""
        self.taste = taste
        self.giver = giver
        self.given = given
        self.received = received

    def likelihood(self, world: Imagined) -> float:
        """How likely the others would have played so, had they held the world's cards."""
        r = self.scratch
        r.copy(self.start)
        r.h0 = world.h0
        r.h1 = world.h1
        r.h2 = world.h2
        r.h3 = world.h3
        size: i64 = len(self.seats)
        index: i64 = 0
        while index < size:
            seat: i64 = self.seats[index]
            card: i64 = self.cards[index]
            r.set_hand(seat, r.hand(seat) | card)
            index += 1
        weight = 1.0
        taste = self.taste
        if taste is not None:
            before = r.hand(self.giver) & ~self.given | self.received
            wish = taste.best(before, r.trump)
            gap = taste.worth(before, wish, r.trump) - taste.worth(before, self.received, r.trump)
            liking: int = _PASS_LIKINGS[gap] if gap < 200 else 0
            weight = float(liking + _PASS_SLIPS)
            weight *= weight
        index = 0
        while index < size:
            seat = self.seats[index]
            card = self.cards[index]
            if seat != self.observer:
                chance: int = self._chance(r, card)
                weight *= chance
            r.play(card)
            index += 1
        return sqrt(weight)

    def _chance(self, r: Imagined, played: i64) -> i64:
        """How often, of 256 times, the seat to act would play this card."""
        cards = following(r.hand(r.turn), r.led if r.placed != 0 else 0)
        if cards & (cards - 1) == 0:
            return 256
        self.policy.look(r)
        scores: list[int] = []
        best: i64 = -1_000_000
        own: i64 = 0
        while cards != 0:
            card = cards & -cards
            cards ^= card
            score = self.policy.score(r, card)
            scores.append(score)
            if score > best:
                best = score
            if card == played:
                own = score
        total: i64 = 0
        for score in scores:
            gap = best - score
            if gap < 400:
                likes: i64 = _LIKINGS[gap]
                total += likes
        gap = best - own
        liked: i64 = _LIKINGS[gap] if gap < 400 else 0
        return (256 - _SLIPS) * liked // total + _SLIPS // len(scores) + 1


def resampled(worlds: list[Imagined], weights: list[float], size: int) -> list[Imagined]:
    """So many of the worlds, each as often as its weight asks for."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return worlds[:size]
    kept: list[Imagined] = []
    reached = 0.0
    for index in range(len(worlds)):
        reached += weights[index]
        while len(kept) < size and (2 * len(kept) + 1) * total < reached * (2 * size):
            kept.append(worlds[index])
    while len(kept) < size:
        kept.append(worlds[-1])
    return kept
