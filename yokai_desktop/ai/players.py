"""The computer players of every game, by the name of the game.

The players of a game are a module with ``choose(view, level, rng)`` and ``explain(view, rng)``;
the levels are those of the game.  A module is imported when it is first needed, so that nobody
waits for the players of a game that is not played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, cast

from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import Action, View
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.view import YokaiView

Chooser = Callable[[View, str, Random], Action]
Explainer = Callable[..., Any]


@dataclass(frozen=True)
class Players:
    """The computer players of one game."""

    game: str
    view: type[View]
    module: str
    explaining: str

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the levels, from weak to strong."""
        game = game_named(self.game)
        assert game is not None
        return game.levels

    @property
    def choose(self) -> Chooser:
        return cast(Chooser, import_module(self.module).choose)

    @property
    def explain(self) -> Explainer:
        return cast(Explainer, import_module(self.explaining).explain)


PLAYERS = {
    players.game: players
    for players in (
        Players(
            "septet",
            SeptetView,
            "yokai_desktop.ai.septet.choose",
            "yokai_desktop.ai.septet.explain",
        ),
        Players(
            "yokai",
            YokaiView,
            "yokai_desktop.ai.yokai.choose",
            "yokai_desktop.ai.yokai.explain",
        ),
    )
}


def players_for(view: View) -> Players:
    """The computer players of the game that a view shows."""
    for players in PLAYERS.values():
        if isinstance(view, players.view):
            return players
    raise TypeError(f"no computer players for {type(view).__name__}")


def choose(view: View, level: str, rng: Random) -> Action:
    """What a computer player of this level does; equal views and seeds give equal actions."""
    return players_for(view).choose(view, level, rng)


def explain(view: View, rng: Random, level: str = "") -> Any:
    """What a player thinks of the legal choices, as data of its game; the best one by default."""
    explainer = players_for(view).explain
    return explainer(view, rng, level) if level else explainer(view, rng)
