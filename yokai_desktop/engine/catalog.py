"""The games of the program, by name."""

from __future__ import annotations

from yokai_desktop.engine.contract import Game
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI

GAMES: tuple[Game, ...] = (SEPTET, YOKAI)


def game_named(name: str) -> Game | None:
    """The game of this name; None if there is no such game."""
    return next((game for game in GAMES if game.name == name), None)
