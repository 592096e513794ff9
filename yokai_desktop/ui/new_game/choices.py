"""The choices of a new game, remembered for the next time and read back with care."""

from __future__ import annotations

from typing import Any

from yokai_desktop.engine.match import PERSON, Seat
from yokai_desktop.ui.services.preferences import preferences


def remembered_choices(game: str) -> dict[str, Any]:
    """What was chosen the last time; any value may be missing or strange."""
    value = preferences().value(f"{game}_choices")
    return value if isinstance(value, dict) else {}


def remember_choices(game: str, choices: dict[str, str], seats: list[Seat]) -> None:
    """Keep choices and seats."""
    kept = [{"player": seat.player, "name": seat.name} for seat in seats]
    preferences().set_value(f"{game}_choices", {**choices, "seats": kept})


def chosen_word(choices: dict[str, Any], name: str, allowed: tuple[str, ...]) -> str:
    """A remembered word if it is allowed, else the first that is."""
    value = choices.get(name)
    return value if isinstance(value, str) and value in allowed else allowed[0]


def chosen_seats(choices: dict[str, Any], levels: tuple[str, ...], usual: list[Seat]) -> list[Seat]:
    """The remembered seats, one by one; a usual one where there is none that makes sense."""
    kept = choices.get("seats")
    kept = kept if isinstance(kept, list) else []
    seats = []
    for number, fallback in enumerate(usual):
        data = kept[number] if number < len(kept) else None
        player = data.get("player") if isinstance(data, dict) else None
        name = data.get("name") if isinstance(data, dict) else None
        if player not in (PERSON, *levels) or not isinstance(name, str):
            seats.append(fallback)
        else:
            seats.append(Seat(player, name))
    return seats
