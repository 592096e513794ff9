"""What taking a trick is worth to a side, by instinct: bosses gained, tricks that count against it.

mypyc compiles this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import Imagined, count
from yokai_desktop.ai.septet.weights import Weights
from yokai_desktop.engine.septet.kernel import BOSSES

if TYPE_CHECKING:
    from mypy_extensions import i64

DECIDED: Final = 1000
"""What winning the round is worth; losing it costs as much."""


@final
class TrickWorth:
    """The weights by which tricks are judged."""

    boss: i64
    boss_step: i64
    trick: i64
    trick_step: i64
    seal: i64
    rival_trick: i64

    def __init__(self, weights: Weights) -> None:
        self.boss = weights.boss
        self.boss_step = weights.boss_step
        self.trick = weights.trick
        self.trick_step = weights.trick_step
        self.seal = weights.seal
        self.rival_trick = weights.rival_trick

    def of(self, r: Imagined, side: i64, gained: i64) -> i64:
        """What taking this trick with these sevens is worth."""
        if r.boss_limit == 0:
            return self._of_seals(r, side, gained)
        held = count(r.bosses(side))
        new = count(gained)
        if held + new >= r.boss_limit:
            return DECIDED
        tricks = r.tricks(side) + 1
        if tricks >= r.trick_limit:
            return -DECIDED
        if r.left == 1:
            return DECIDED
        worth = new * self.boss + (held * new + (new * (new - 1) >> 1)) * self.boss_step
        worth -= self.trick + tricks * self.trick_step
        return worth + r.tricks(side ^ 1) * self.rival_trick if r.players == 2 else worth

    def _of_seals(self, r: Imagined, side: i64, gained: i64) -> i64:
        """In Seven Next: seals won, seals made possible, and the other side's made impossible."""
        mine, theirs = r.seals(side), r.seals(side ^ 1)
        if r.unique != 0:
            mine = theirs = mine | theirs
        own, other = r.bosses(side), r.bosses(side ^ 1)
        worth: i64 = 0
        while gained != 0:
            card = gained & -gained
            gained ^= card
            twin = card << 1 if card & BOSSES != 0 else card >> 1
            family = card if card & BOSSES != 0 else twin
            if other & twin != 0:
                if theirs & family == 0:
                    worth += self.boss
            elif (own | gained) & twin != 0:
                if mine & family == 0:
                    worth += self.seal
            elif mine & family == 0 or theirs & family == 0:
                worth += self.boss
            own |= card
        return worth
