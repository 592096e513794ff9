"""Dealing the hidden cards at random, so that they agree with all a seat knows.

Hidden cards go to *homes*: the hand of a seat, its discard, its face-down straw cards.  A home has
room for some cards and accepts only those that may lie there: these are hard constraints, never
ignored.  The true cards always fit, so there is always a way to deal.  mypyc compiles this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from yokai_desktop.engine.septet.kernel import next_random

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Dealer:
    """Deals a set of cards to homes; ``dealt`` holds the outcome, a mask for each home."""

    def __init__(self, cards: list[int], rooms: list[int], accepts: list[int], seed: int) -> None:
        self.rooms = rooms
        self.accepts = accepts
        self.chance = seed
        self.dealt = [0] * len(rooms)
        by_freedom: list[list[int]] = [[] for _ in range(len(rooms) + 1)]
        for card in cards:
            free = 0
            for home in range(len(rooms)):
                if rooms[home] > 0 and card & accepts[home] != 0:
                    free += 1
            by_freedom[free].append(card)
        self.by_freedom = by_freedom
        """Cards with little choice are dealt first."""

    def deal(self) -> bool:
        """Deal anew; False if the constraints contradict each other."""
        homes = len(self.rooms)
        dealt = [0] * homes
        room = self.rooms.copy()
        self.dealt = dealt
        for cards in self.by_freedom:
            size = len(cards)
            for index in range(size):
                other = index + self._below(size - index)
                card = cards[other]
                cards[other] = cards[index]
                cards[index] = card
                home = self._pick_home(card, room)
                if home < 0:
                    home = self._make_room(card, room)
                    if home < 0:
                        return False
                dealt[home] |= card
                room[home] -= 1
        return True

    def _below(self, limit: int) -> int:
        state: i64 = next_random(self.chance)
        self.chance = state
        return ((state & 0xFFFF) * limit) >> 16

    def _pick_home(self, card: int, room: list[int]) -> int:
        """A home with room for the card, likelier the more room it has; -1 if none has any."""
        total = 0
        for home in range(len(room)):
            if card & self.accepts[home] != 0:
                total += room[home]
        if total == 0:
            return -1
        skip = self._below(total)
        for home in range(len(room)):
            if card & self.accepts[home] != 0:
                skip -= room[home]
                if skip < 0:
                    return home
        return -1

    def _make_room(self, card: int, room: list[int]) -> int:
        """Move cards from home to home until one that accepts the card has room; -1 if in vain."""
        homes = len(room)
        came_from = [-1] * homes
        moved = [0] * homes
        queue: list[int] = []
        for home in range(homes):
            if self.rooms[home] > 0 and card & self.accepts[home] != 0:
                came_from[home] = home
                queue.append(home)
        for home in queue:
            for other in range(homes):
                if came_from[other] >= 0 or self.rooms[other] == 0:
                    continue
                movable = self.dealt[home] & self.accepts[other]
                if movable == 0:
                    continue
                came_from[other] = home
                moved[other] = movable & -movable
                queue.append(other)
                if room[other] > 0:
                    return self._shift(other, came_from, moved, room)
        return -1

    def _shift(self, home: int, came_from: list[int], moved: list[int], room: list[int]) -> int:
        while came_from[home] != home:
            source = came_from[home]
            self.dealt[source] ^= moved[home]
            self.dealt[home] |= moved[home]
            room[home] -= 1
            room[source] += 1
            home = source
        return home
