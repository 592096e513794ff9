"""Everybody on the seats together: who is known, who wears which mask, how strong they are."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from yokai_desktop.engine.match import Seat
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.names import name_key
from yokai_desktop.ui.games.masks import COMPUTER_NAMES, masks_at
from yokai_desktop.ui.new_game.seat_card import SeatCard
from yokai_desktop.ui.new_game.seat_choice import Guest

logger = logging.getLogger(__name__)

MOST_GUESTS = 40
"""So many people are offered, those who played last; others can be typed."""


class Company:
    """No two at a table are alike: people sit once, computer players have names of their own."""

    def __init__(self, seats: Sequence[SeatCard]) -> None:
        self._seats = seats
        self._guests: tuple[Guest, ...] = ()

    def load(self) -> None:
        """Ask the history who has played here; if it cannot be read, nobody is offered."""
        from yokai_desktop.ui.services.archive import archive

        try:
            people = archive().profiles.all()
        except StorageError as error:
            logger.warning("people not read: %s", error)
            people = []
        self._guests = tuple(Guest(one.name, one.games) for one in people[:MOST_GUESTS])

    def settle(self, players: int) -> None:
        """Show on every seat what follows from the others."""
        seated = self._seats[:players]
        self._tell_names_apart(seated)
        for card, mask in zip(seated, masks_at([card.seat() for card in seated]), strict=True):
            card.set_mask(mask)
        for card in self._seats:
            others = (one for one in seated if one is not card and one.is_person)
            card.set_guests(self._guests, frozenset(name_key(one.seat().name) for one in others))

    def level(self, players: int) -> str:
        """The level of all computer players; empty if they differ."""
        levels = {card.seat().player for card in self._computers(players)}
        return levels.pop() if len(levels) == 1 else ""

    def has_computers(self, players: int) -> bool:
        return bool(self._computers(players))

    def set_level(self, level: str) -> None:
        """Give all computer players this level, those who would sit down later too."""
        for card in self._computers(len(self._seats)):
            card.set_seat(Seat(level, card.seat().name))

    def _computers(self, players: int) -> list[SeatCard]:
        return [card for card in self._seats[:players] if not card.is_person]

    def _tell_names_apart(self, seated: Sequence[SeatCard]) -> None:
        """A computer player whose name is taken gets another; one being typed is let be."""
        taken: set[str] = set()
        for card in seated:
            seat = card.seat()
            key = name_key(seat.name)
            if key in taken and not seat.is_person and not card.is_being_named:
                wanted = {name_key(other.seat().name) for other in seated} | taken
                free = (name for name in COMPUTER_NAMES if name_key(name) not in wanted)
                card.set_seat(Seat(seat.player, next(free)))
                key = name_key(card.seat().name)
            if key:
                taken.add(key)
