"""Who the players are by their masks: one for each, never two alike at one table.

The mask is the person, not the level.  Computer players have manners too: some answer and look
quickly, some take their time; some lay their cards straight, some askew.  A manner is the same
whatever they hold, so it tells nothing.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from yokai_desktop.storage.names import name_key

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Seat

PEOPLE_MASKS: tuple[str, ...] = ("person-1", "person-2", "person-3", "person-4")
EVEN, QUICK, SLOW = 1.0, 0.6, 1.5
"""Manners: how long a computer player takes and looks, by the pause that is set."""
STRAIGHT, LOOSE, ASKEW = 0.0, 1.0, 2.4
"""And how much their cards lean on the table, by the usual lean of their place."""


@dataclass(frozen=True)
class Persona:
    """A computer player: the same name has the same mask and manner at every table."""

    name: str
    mask: str
    pace: float
    lean: float


PERSONAS = (
    Persona("Akira", "samurai", EVEN, STRAIGHT),
    Persona("Jun", "hyottoko", QUICK, ASKEW),
    Persona("Sora", "tengu", QUICK, STRAIGHT),
    Persona("Kaede", "okina", SLOW, STRAIGHT),
    Persona("Hikaru", "lion", QUICK, LOOSE),
    Persona("Ren", "daruma", SLOW, ASKEW),
    Persona("Aoi", "okame", EVEN, LOOSE),
)
COMPUTER_MASKS: tuple[str, ...] = tuple(persona.mask for persona in PERSONAS)
COMPUTER_NAMES = tuple(persona.name for persona in PERSONAS)


def persona_of(name: str, seat: int = 0) -> Persona:
    """The computer player of this name; other names have a manner of their own too."""
    for persona in PERSONAS:
        if name_key(persona.name) == name_key(name):
            return persona
    return PERSONAS[_number(name, seat) % len(PERSONAS)]


def person_mask(name: str, seat: int = 0) -> str:
    """The mask of a person by name; without one by the seat."""
    return PEOPLE_MASKS[_number(name, seat) % len(PEOPLE_MASKS)]


def person_colour(name: str) -> int:
    """The disc behind a person's mask where there are no sides: tells those apart whose masks are
    the same.
    """
    return _number(name, 0) // len(PEOPLE_MASKS) % len(PEOPLE_MASKS)


def masks_at(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The masks of all who sit at a table, by seat.

    Who has a name wears their own; where two would wear the same, the later seat takes the next
    one, and so do those without a name.
    """
    worn: dict[int, str] = {}
    for number in sorted(range(len(seats)), key=lambda number: not seats[number].name):
        seat = seats[number]
        if seat.is_person:
            masks, own = PEOPLE_MASKS, person_mask(seat.name, number)
        else:
            masks, own = COMPUTER_MASKS, persona_of(seat.name, number).mask
        first = masks.index(own)
        order = (*masks[first:], *masks[:first])
        worn[number] = next((mask for mask in order if mask not in worn.values()), own)
    return tuple(worn[number] for number in range(len(seats)))


def _number(name: str, seat: int) -> int:
    """A number that belongs to a name, or to the seat of somebody without one."""
    key = name_key(name)
    return zlib.crc32(key.encode(errors="replace")) if key else seat
