"""Reading the table: how likely others would have played so, had they held a world's cards.

Each card that another seat might have played gets a worth: what instinct thinks of it and some
plain facts, weighed by what strong players were seen to do in such a situation.  Of those worths
come chances, and of the chances of all cards really played the likelihood of a world.  Integers
only, so that every machine reads the same.  mypyc compiles this file.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined, count
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.ai.septet.takeovers import takers
from yokai_desktop.engine.septet.kernel import ACE, following, suit_of

if TYPE_CHECKING:
    from mypy_extensions import i64

FACTS: Final = 22
"""What is told of a card, see ``Reader.tell``."""
SITUATIONS: Final = 9
"""Leading; else whether the suit is followed, the seat is the last, and its side is winning."""

NAT: Final = 64
"""Worths are counted in parts of a nat, logarithms of chances too."""

_PARTS: Final = 4096
"""Chances are counted in so many parts."""
_LAPSE: Final = 128
"""So many parts of all choices are explained by nothing."""

_FARTHEST: Final = 640
_EXPS: Final[list[int]] = [round(_PARTS * exp(-gap / NAT)) for gap in range(_FARTHEST)]
_LOGS: Final[list[int]] = [-_FARTHEST] + [
    round(NAT * log(part / _PARTS)) for part in range(1, _PARTS + _LAPSE + 1)
]


@final
class Reader:
    """Judges choices of others by the weights of a mode, one row of them a situation."""

    def __init__(self, policy: Policy, weights: list[int]) -> None:
        self.policy = policy
        self.weights = weights
        self.told: list[int] = [0] * FACTS
        """The facts of the card that was told about last."""

    def situation(self, r: Imagined, cards: i64) -> i64:
        """Which row of weights is for the seat to act."""
        if r.placed == 0:
            return 0
        row: i64 = 1
        if cards & r.led == 0:
            row += 4
        if r.placed == r.players - 1:
            row += 2
        if r.side(r.best_seat) == r.side(r.turn):
            row += 1
        return row

    def looks(self, r: Imagined, cards: i64) -> list[int]:
        """What instinct thinks of each of the cards, by how much it is behind the best."""
        self.policy.look(r)
        scores: list[int] = []
        highest: i64 = -1_000_000
        while cards != 0:
            card = cards & -cards
            cards ^= card
            score = self.policy.score(r, card)
            scores.append(score)
            if score > highest:
                highest = score
        return [highest - score for score in scores]

    def tell(self, r: Imagined, cards: i64, card: i64, gap: i64) -> None:
        """Write the facts of one of the cards, behind the best by a gap, to ``told``."""
        f = self.told
        own = r.hand(r.turn)
        hidden = (r.h0 | r.h1 | r.h2 | r.h3) & ~own
        suit = suit_of(card)
        suited = own & suit
        above = suit & ~(card | (card - 1))
        below = suit & (card - 1)
        size = count(suited)
        if r.placed == 0:
            taking = 0 if hidden & above != 0 else card
            least = card
        else:
            taking = takers(cards, r.best, r.suit, r.trump)
            least = taking & -taking
        takes = card & taking != 0
        f[0] = gap if gap < 16 else 16
        f[1] = (gap if gap < 64 else 64) >> 2
        f[2] = (gap if gap < 256 else 256) >> 4
        f[3] = 1 if gap == 0 else 0
        f[4] = 1 if card & SEVENS != 0 else 0
        f[5] = 1 if card == ACE else 0
        f[6] = 1 if card & r.trump != 0 else 0
        f[7] = 1 if takes else 0
        f[8] = 1 if takes and (r.pile | card) & SEVENS != 0 else 0
        f[9] = count(hidden & above)
        f[10] = count(hidden & below)
        f[11] = count(suited & above)
        f[12] = count(suited & below)
        f[13] = 1 if size == 1 else 0
        f[14] = 1 if size == 2 else 0
        f[15] = 1 if suited & ~card & SEVENS != 0 else 0
        f[16] = 1 if hidden & suit & SEVENS != 0 else 0
        f[17] = 1 if size == 1 and own & r.trump & ~card != 0 else 0
        f[18] = 1 if card & SEVENS != 0 and not takes else 0
        f[19] = 1 if takes and card == least else 0
        f[20] = 1 if suited & above == 0 else 0
        f[21] = 1 if suited & below == 0 else 0

    def facts(self, r: Imagined, cards: i64) -> list[list[int]]:
        """The facts of all cards the seat to act might play, for the fitting of weights."""
        found: list[list[int]] = []
        for gap in self.looks(r, cards):
            card = cards & -cards
            cards ^= card
            self.tell(r, following(r.hand(r.turn), r.led), card, gap)
            found.append(self.told.copy())
        return found

    def chance(self, r: Imagined, played: i64) -> i64:
        """The logarithm of the chance that the seat to act plays this card, in parts of a nat.

        0 where it has no choice, and where its hand is not known well enough to tell.
        """
        cards = following(r.hand(r.turn), r.led if r.placed != 0 else 0)
        if cards & played == 0 or cards == played:
            return 0
        gaps = self.looks(r, cards)
        first = self.situation(r, cards) * FACTS
        worths: list[int] = []
        own: i64 = 0
        most: i64 = -1_000_000_000
        rest = cards
        while rest != 0:
            card = rest & -rest
            rest ^= card
            behind: i64 = gaps[len(worths)]
            self.tell(r, cards, card, behind)
            worth: i64 = 0
            fact: i64 = 0
            while fact < FACTS:
                told: i64 = self.told[fact]
                if told != 0:
                    weight: i64 = self.weights[first + fact]
                    worth += told * weight
                fact += 1
            worths.append(worth)
            if worth > most:
                most = worth
            if card == played:
                own = worth
        total: i64 = 0
        for worth in worths:
            gap = most - worth
            if gap < _FARTHEST:
                part: i64 = _EXPS[gap]
                total += part
        gap = most - own
        parts: i64 = _EXPS[gap] if gap < _FARTHEST else 0
        parts = (_PARTS - _LAPSE) * parts // total + _LAPSE // len(worths) + 1
        found: i64 = _LOGS[parts]
        return found
