"""What one seat saw others choose in a round: it makes some imagined worlds likelier than others.

mypyc compiles this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.passing import Taste
from yokai_desktop.ai.septet.reading import NAT, Reader

if TYPE_CHECKING:
    from mypy_extensions import i64

_PASS_GAP: Final = 17
"""A pass that taste likes less by so much is a nat less likely."""
_PASS_FLOOR: Final = -3 * NAT
"""How much less likely a taste of its own makes a pass at most."""


@final
class Witness:
    """The choices of others so far, as one seat saw them."""

    def __init__(self, reader: Reader, deck: int) -> None:
        self.reader = reader
        self.deck: i64 = deck
        """All cards but what lies open for the whole round."""
        self.moments: list[Imagined] = []
        self.cards: list[int] = []
        self.seen: list[int] = []
        """What lay on the table before each."""
        self.later: list[int] = []
        """What the same seat has played from there on."""
        self.taste: Taste | None = None
        self.giver: i64 = 0
        self.given: i64 = 0
        self.received: i64 = 0
        self.spent: i64 = 0
        self.trump: i64 = 0

    def note_pass(
        self, taste: Taste, giver: int, given: int, received: int, spent: int, trump: int
    ) -> None:
        """Note what a partner passed, what it was given for it, and what it has played since."""
        self.taste = taste
        self.giver = giver
        self.given = given
        self.received = received
        self.spent = spent
        self.trump = trump

    def add(self, moment: Imagined, card: int, seen: int, later: int) -> None:
        """Note that the seat to act at a moment played a card."""
        self.moments.append(moment)
        self.cards.append(card)
        self.seen.append(seen)
        self.later.append(later)

    def has_seen(self) -> bool:
        """Whether anything tells worlds apart."""
        return self.taste is not None or bool(self.cards)

    def likelihood(self, world: Imagined) -> int:
        """The logarithm of how likely all others played so, holding the cards of the world."""
        total: i64 = 0
        for index in range(len(self.cards)):
            r = self.moments[index]
            seat = r.turn
            later: i64 = self.later[index]
            seen: i64 = self.seen[index]
            own = world.hand(seat) | later
            r.h0 = r.h1 = r.h2 = r.h3 = 0
            r.set_hand(seat, own)
            next_seat = seat + 1 if seat + 1 < r.players else 0
            r.set_hand(next_seat, self.deck & ~(own | seen))
            played: i64 = self.cards[index]
            total += self.reader.chance(r, played)
        taste = self.taste
        if taste is not None:
            before = (world.hand(self.giver) | self.spent) & ~self.given | self.received
            wish = taste.best(before, self.trump)
            gap = taste.worth(before, wish, self.trump) - taste.worth(
                before, self.received, self.trump
            )
            worth = -gap * NAT // _PASS_GAP
            total += worth if worth > _PASS_FLOOR else _PASS_FLOOR
        return total
