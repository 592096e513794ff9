"""The computer players of every game, by the name of the game.

The folder of a game has the modules ``choose`` with ``choose(view, level, rng)``, ``explain`` with
``explain(view, rng)``, ``review`` (its judge) and ``speed``, and ``coach`` with ``weigh(view,
action, rng)`` if it has one; the levels are those of the game.  A
module is imported when it is first needed, so that nobody waits for the players of a game that is
not played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, cast

from yokai_desktop.ai.weighed import Weighed
from yokai_desktop.engine.catalog import GAMES
from yokai_desktop.engine.contract import Action, Game, View

Chooser = Callable[[View, str, Random], Action]
Explainer = Callable[..., Any]


@dataclass(frozen=True)
class Players:
    """The computer players of one game."""

    game: Game

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the levels, from weak to strong."""
        return self.game.levels

    @property
    def choose(self) -> Chooser:
        return cast(Chooser, module_of(self.game.name, "choose").choose)

    @property
    def explain(self) -> Explainer:
        return cast(Explainer, module_of(self.game.name, "explain").explain)


PLAYERS = {game.name: Players(game) for game in GAMES}


def module_of(game: str, name: str) -> Any:
    """A module that every game has in its own folder here; ``LookupError`` if there is no game."""
    if game not in PLAYERS:
        raise LookupError(game)
    return import_module(f"yokai_desktop.ai.{game}.{name}")


def players_for(view: View) -> Players:
    """The computer players of the game that a view shows."""
    for players in PLAYERS.values():
        if isinstance(view, players.game.view_type):
            return players
    raise TypeError(f"no computer players for {type(view).__name__}")


def choose(view: View, level: str, rng: Random) -> Action:
    """What a computer player of this level does; equal views and seeds give equal actions."""
    return players_for(view).choose(view, level, rng)


def explain(view: View, rng: Random, level: str = "") -> Any:
    """What a player thinks of the legal choices, as data of its game; the best one by default."""
    explainer = players_for(view).explain
    return explainer(view, rng, level) if level else explainer(view, rng)


def weigh(view: View, action: Action, rng: Random) -> Weighed | None:
    """What the coach of a game finds of a choice; ``ImportError`` where a game has none."""
    game = players_for(view).game.name
    return cast(Weighed | None, module_of(game, "coach").weigh(view, action, rng))
