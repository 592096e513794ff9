"""Games that were played, for tests: by chance, or to a wanted result."""

from __future__ import annotations

from collections.abc import Sequence

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.workshop.sample_games import (
    AIKO,
    BEN,
    play_by_chance,
    septet_game,
    septet_match,
    yokai_lost,
    yokai_match,
    yokai_won,
)

__all__ = [
    "AIKO",
    "BEN",
    "hand_of",
    "play_by_chance",
    "septet_game",
    "septet_match",
    "septet_won_by",
    "yokai_lost",
    "yokai_match",
    "yokai_won",
]


def hand_of(match: Match, seat: int) -> tuple[Card, ...]:
    """The cards that a seat of Septet holds."""
    view = match.view(seat)
    assert isinstance(view, SeptetView)
    return tuple(view.hand)


def septet_won_by(seat: int, seats: Sequence[Seat], options: dict[str, str] | None = None) -> Match:
    """A finished game of Septet that this seat has won."""
    for number in range(1000):
        match = septet_game(seats, f"AAA-{number:03}", options)
        if match.outcome is not None and seat in match.outcome.winners:
            return match
    raise AssertionError("nobody is that unlucky")
