"""The option sets that the laws are tried on: every mode and every kind of variant."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.match import Match


@dataclass(frozen=True)
class OptionSet:
    """One game with its number of players and options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def match(self, seed: str) -> Match:
        game = game_named(self.game)
        assert game is not None
        return Match(game, game.setup(self.players, dict(self.options), seed))

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(value for _, value in self.options)])


def _sets(game: str, *rows: tuple[int, dict[str, str]]) -> tuple[OptionSet, ...]:
    return tuple(OptionSet(game, players, tuple(options.items())) for players, options in rows)


SEPTET = _sets(
    "septet",
    (4, {}),
    (4, {"scoring": "standard"}),
    (3, {}),
    (3, {"scoring": "standard"}),
    (3, {"bosses": "shining"}),
    (2, {}),
    (2, {"scoring": "standard", "dealer": "1"}),
    (4, {"variant": "seven_next"}),
    (4, {"variant": "seven_next_short"}),
    (4, {"variant": "seven_next_short", "twins": "rank"}),
)

YOKAI = _sets(
    "yokai",
    (2, {}),
    (3, {"affinity": "open", "edition": "first"}),
    (4, {"affinity": "secret", "secrets": "3"}),
    (3, {"affinity": "both", "holders": "0-2"}),
    (2, {"hints": "stacked"}),
    (3, {"hints": "blank"}),
    (4, {"shape": "random", "edition": "first"}),
)

OPTION_SETS = SEPTET + YOKAI
