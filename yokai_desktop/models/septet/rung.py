"""What a finished game has changed on the ladder of Septet."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.septet.progress import GameTally, septet_progress
from yokai_desktop.storage.summaries import summary_of


@dataclass(frozen=True)
class Rung:
    """The ladder of one way to play after a game, and what the game added to it."""

    mode: str
    rivals: str
    """The level the game was played against."""
    tallies: tuple[tuple[str, GameTally], ...]
    """From the strongest level down."""
    is_new: bool
    """Whether this level was beaten for the first time."""

    @property
    def tally(self) -> GameTally:
        """Games against the level of this one."""
        return dict(self.tallies)[self.rivals]


def rung_of(match: Match, database: Database, seat: int) -> Rung | None:
    """The ladder after a game that is kept already; None where it has no place on it."""
    summary = summary_of(match)
    here = summary.seats[seat]
    if here.rivals not in SEPTET_LEVELS or here.won is None:
        return None
    progress = septet_progress(database)
    found = next((mode for mode in progress.modes if mode.mode == summary.mode), None)
    tallies = dict(found.against) if found is not None else {}
    order = tuple((level, tallies.get(level, GameTally())) for level in reversed(SEPTET_LEVELS))
    is_new = here.won and tallies.get(here.rivals, GameTally()).won == 1
    return Rung(summary.mode, here.rivals, order, bool(is_new))
