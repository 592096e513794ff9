"""What the players at a table are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yokai_desktop.words.isolating import isolated
from yokai_desktop.words.voice import translate

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match


def you_of(match: Match) -> int | None:
    """The seat of the person at the screen, where only one person plays."""
    people = [seat for seat, who in enumerate(match.seats) if who.is_person]
    return people[0] if len(people) == 1 else None


def name_of(match: Match, seat: int) -> str:
    """The name of a player; a nameless person is *you*, or numbered where several play."""
    name = match.seats[seat].name
    if name:
        return isolated(name)
    return you() if seat == you_of(match) else numbered(seat)


def you() -> str:
    """How the one person at the screen is called in lists and on plates, never in a sentence."""
    return translate("Players", "You", "in lists and on plates")


def numbered(seat: int) -> str:
    """A player without a name."""
    return translate("Players", "Player {number}").format(number=seat + 1)


def former() -> str:
    """Somebody who played under a name that was removed."""
    return translate("Players", "former player")
