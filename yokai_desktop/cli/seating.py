"""Who plays: computer players by level, people, or pure chance."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.players import PLAYERS, choose
from yokai_desktop.cli.sentences import refused
from yokai_desktop.engine.contract import Action, BadSetup, Game, View
from yokai_desktop.engine.match import PERSON

RANDOM = "random"


def levels_of(game: Game) -> tuple[str, ...]:
    """What a computer player's seat may be, ``random`` first."""
    return (RANDOM, *PLAYERS[game.name].levels)


def read_seats(game: Game, text: str | None, players: int, *, people: bool) -> list[str]:
    """The levels of all seats from ``level,level,…``; one level alone stands for all seats."""
    default = [PERSON, *[levels_of(game)[-1]] * (players - 1)] if people else [RANDOM] * players
    seats = [word.strip() for word in text.split(",")] if text else default
    if len(seats) == 1 and not people:
        seats *= players
    if len(seats) != players:
        raise BadSetup("wrong_seat_count", seats=len(seats), players=players)
    allowed = (*levels_of(game), PERSON) if people else levels_of(game)
    for level in seats:
        if level not in allowed:
            raise refused("unknown_level", level=level, levels=allowed)
    return seats


def decide(view: View, level: str, rng: Random) -> Action:
    """What the seat of a view does."""
    return rng.choice(view.legal) if level == RANDOM else choose(view, level, rng)
