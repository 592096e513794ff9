"""A straw pile of the two-player game: seven cards in a row, six on top (S8.1).

Face-up card *i* covers the face-down cards *i* and *i* + 1.  A place whose card has been played
holds 0.  Cards are the kernel's one-bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.engine.septet.kernel import BOSSES
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP


@dataclass(frozen=True)
class Straw:
    """One player's straw pile; the truth, with who may know what about the row below."""

    down: tuple[int, ...]
    up: tuple[int, ...]
    turned: int = 0
    """Slots of the row below that lie face up by now, one bit each."""
    tucked: int = 0
    """Slots whose face-down card both know: a boss put there before their eyes."""
    met: int = 0
    """Slots whose face-down boss its owner has seen; the other knows only that it is a boss."""

    @property
    def playable(self) -> int:
        """The mask of all cards that lie face up."""
        cards = sum(self.up)
        for slot, card in enumerate(self.down):
            if self.turned >> slot & 1:
                cards |= card
        return cards

    @property
    def known_below(self) -> int:
        """The mask of the face-down cards that their owner knows: bosses tucked or met there."""
        known = (self.tucked | self.met) & ~self.turned
        return sum(card for slot, card in enumerate(self.down) if known >> slot & 1)

    @property
    def cards(self) -> int:
        """The mask of everything left in the pile."""
        return sum(self.up) + sum(self.down)

    def is_covered(self, slot: int) -> bool:
        """Whether a card of the row below has a card on it."""
        left = self.up[slot - 1] if slot > 0 else 0
        right = self.up[slot] if slot < STRAW_UP else 0
        return bool(left or right)

    def bosses_up(self) -> tuple[int, ...]:
        """The places of face-up bosses."""
        return tuple(place for place, card in enumerate(self.up) if card & BOSSES)

    def without(self, card: int) -> Straw:
        """The pile after one of its cards has been played."""
        return replace(
            self,
            up=tuple(0 if other == card else other for other in self.up),
            down=tuple(0 if other == card else other for other in self.down),
        )

    def swapped(self, place: int, slot: int) -> Straw:
        """The pile with a face-up boss put below, its card turned up; both know where it lies."""
        up, down = list(self.up), list(self.down)
        up[place], down[slot] = down[slot], up[place]
        bit = 1 << slot
        return replace(
            self,
            up=tuple(up),
            down=tuple(down),
            tucked=self.tucked | bit,
            met=self.met & ~bit,
        )

    def kept(self, slot: int) -> Straw:
        """The pile unchanged, but its owner has met the boss at a slot and left it there."""
        bit = 1 << slot
        return self if self.tucked & bit else replace(self, met=self.met | bit)

    def to_turn(self) -> tuple[int, ...]:
        """The face-down slots with nothing on them (S8.5)."""
        return tuple(
            slot
            for slot in range(STRAW_DOWN)
            if self.down[slot] and not self.turned >> slot & 1 and not self.is_covered(slot)
        )

    def after_turning(self, slots: tuple[int, ...]) -> Straw:
        turned = self.turned
        for slot in slots:
            turned |= 1 << slot
        return replace(self, turned=turned)
