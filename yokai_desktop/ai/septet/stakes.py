"""What the end of a round is worth to each side, knowing the score of the game.

A worth tells the chance to win the game from there on, stretched so that the best end a side can
reach in this round is ``FULL`` and the worst 0.  mypyc compiles this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import Imagined, count
from yokai_desktop.engine.septet.kernel import BOSSES, BY_TRICKS, WIND

if TYPE_CHECKING:
    from mypy_extensions import i64

FULL: Final = 1024
MOST_POINTS: Final = 16
"""More than any round gives."""

WON_BY_TWO: Final = 64
SEALED: Final = 128
"""Where the outcomes of three players' tricks and of Seven Next begin."""

_COMMON_POINTS: Final = 4
"""What rounds of two sides score most often."""


@final
class Stakes:
    """Tables of worth, one row a side.

    ``single`` is indexed by side, winner and points, ``double`` (three players) by side and by
    who took seven tricks, ``seals`` (Seven Next) by side and the seals of both.
    """

    def __init__(
        self,
        sides: int,
        stars: list[int],
        in_play: int,
        single: list[int],
        double: list[int],
        seals: list[int],
        flat: int,
        shared: int,
    ) -> None:
        self.sides: i64 = sides
        self.stars = stars
        """Points by family; 0 for trump."""
        self.in_play: i64 = in_play
        """The bosses somebody can capture."""
        self.single = single
        self.double = double
        self.seals = seals
        self.flat: i64 = flat
        """What any round won scores; 0 where bosses decide."""
        self.shared: i64 = shared
        """What two winners score each (S7.3)."""

    def points(self, bosses: i64) -> i64:
        """What a winner's bosses score."""
        total: i64 = 0
        suit: i64 = WIND
        family: i64 = 0
        while family < 7:
            if bosses & suit != 0:
                worth: i64 = self.stars[family]
                total += worth
            suit <<= 8
            family += 1
        return total

    def won_points(self, r: Imagined) -> i64:
        """What each winner of a finished round scores; none in Seven Next."""
        if self.flat != 0:
            return self.flat
        side = r.side(r.taker)
        if r.over == BY_TRICKS:
            if self.sides == 3:
                return self.shared
            return self.points(self.in_play & ~r.bosses(side))
        return self.points(r.bosses(side))

    def has_won(self, r: Imagined, side: i64) -> bool:
        """Whether a side wins a finished round."""
        taken = r.side(r.taker) == side
        return taken != (r.over == BY_TRICKS)

    def outcome(self, r: Imagined) -> i64:
        """How a finished round ended, in one number.

        The winning side times ``MOST_POINTS`` and its points; ``WON_BY_TWO`` and the side of three
        that took too many tricks; or ``SEALED``, eight times the seals of side 0 and those of 1.
        """
        if r.boss_limit == 0:
            return SEALED + 8 * count(r.seals0 & BOSSES) + count(r.seals1 & BOSSES)
        taker = r.side(r.taker)
        if r.over == BY_TRICKS:
            if self.sides == 3:
                return WON_BY_TWO + taker
            taker ^= 1
        return taker * MOST_POINTS + self.won_points(r)

    def of_rounds_alone(self) -> Stakes:
        """The same stakes, but a round won counts alike whatever it scores: quicker to solve."""
        single: list[int] = []
        for start in range(0, len(self.single), MOST_POINTS):
            single += [self.single[start + _COMMON_POINTS]] * MOST_POINTS
        return Stakes(
            self.sides,
            self.stars,
            self.in_play,
            single,
            self.double,
            self.seals,
            self.flat,
            self.shared,
        )

    def range_of(self, side: i64) -> tuple[int, int]:
        """The least and the most that a round of two sides can be worth to a side."""
        table = self.single if self.single else self.seals
        size = len(table) // 2
        row = table[side * size : (side + 1) * size]
        return min(row), max(row)

    def worth(self, r: Imagined, side: i64) -> i64:
        """What a finished round is worth to a side."""
        if r.boss_limit == 0:
            mine = count(r.seals0 & BOSSES)
            theirs = count(r.seals1 & BOSSES)
            sealed: i64 = self.seals[(side * 8 + mine) * 8 + theirs]
            return sealed
        taker = r.side(r.taker)
        if r.over == BY_TRICKS:
            if self.sides == 3:
                both: i64 = self.double[side * 3 + taker]
                return both
            taker ^= 1
        alone: i64 = self.single[(side * self.sides + taker) * MOST_POINTS + self.won_points(r)]
        return alone
