"""Starting and continuing games: from the choices of a player to a match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from yokai_desktop.deal_codes import new_code
from yokai_desktop.engine.contract import Game, Setup
from yokai_desktop.paths import data_folder
from yokai_desktop.storage.saves import Saves

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match, Seat


@dataclass(frozen=True)
class GameRequest:
    """Everything a new game needs: chosen on a page, or taken from the game before."""

    game: str
    seats: tuple[Seat, ...]
    options: tuple[tuple[str, str], ...]
    code: str

    def setup(self) -> Setup:
        """The checked setup; ``BadSetup`` if these choices make no game."""
        return _game(self.game).setup(len(self.seats), dict(self.options), self.code)

    def match(self) -> Match:
        """The game, dealt."""
        from yokai_desktop.engine.match import Match

        return Match(_game(self.game), self.setup(), self.seats)

    def with_new_deal(self) -> GameRequest:
        """The same choices, other cards."""
        return replace(self, code=new_code())

    @classmethod
    def of(cls, match: Match) -> GameRequest:
        """What a game was started with."""
        return cls(match.game.name, match.seats, match.setup.options, match.setup.seed)


def _game(name: str) -> Game:
    from yokai_desktop.engine.catalog import game_named

    game = game_named(name)
    assert game is not None, name
    return game


def saves() -> Saves:
    """The unfinished games of the user."""
    return Saves(data_folder() / "saves")
