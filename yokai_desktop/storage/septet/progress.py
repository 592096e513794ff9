"""How well people do at Septet: by mode and strength of the opponents, and how rounds are won.

A side of a game counts once, however many people sit on it; without a profile every side with a
person counts.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from yokai_desktop.storage.database import Database, refuses_nonsense
from yokai_desktop.storage.summaries import NOBODY, PEOPLE, strength

SEPTET_MODES = (
    "4-advanced",
    "4-standard",
    "3-advanced",
    "3-standard",
    "2-advanced",
    "2-standard",
    "seven_next",
    "seven_next_short",
)

_SIDES = (
    "SELECT DISTINCT game.id AS game_id, played, mode, seat.side AS side, won, rivals"
    " FROM game JOIN seat ON game_id = game.id"
    " WHERE game = 'septet' AND player = 'person' AND won IS NOT NULL AND NOT branched"
    " AND (? IS NULL OR profile_id = ?)"
)


@dataclass(frozen=True)
class GameTally:
    """Games played and won."""

    games: int = 0
    won: int = 0

    def with_game(self, won: bool) -> GameTally:
        return GameTally(self.games + 1, self.won + won)


@dataclass(frozen=True)
class ModeProgress:
    """One way to play: all games, those against each kind of opponents, and the ladder."""

    mode: str
    all: GameTally
    against: tuple[tuple[str, GameTally], ...]
    """From the strongest level down, people first."""
    highest_beaten: str
    """The strongest level beaten, empty if none."""


@dataclass(frozen=True)
class SeptetProgress:
    """Everything about Septet."""

    all: GameTally
    modes: tuple[ModeProgress, ...]
    """Those that have been played, in a fixed order."""
    streak: int
    """Games won in a row up to now; below 0 games lost in a row."""
    longest_streak: int
    rounds_won: tuple[tuple[str, int], ...]
    """How many rounds were won ``bosses``, ``tricks``, ``last_trick``, ``seals``: by what."""


@refuses_nonsense("damaged")
def septet_progress(database: Database, profile: int | None = None) -> SeptetProgress:
    """The progress of one person, or of all people."""
    rows = database.rows(f"{_SIDES} ORDER BY played, game_id, side", (profile, profile))
    results = [bool(row["won"]) for row in rows]
    played: dict[str, dict[str, GameTally]] = {}
    for row in rows:
        tallies = played.setdefault(row["mode"], {})
        tallies[row["rivals"]] = tallies.get(row["rivals"], GameTally()).with_game(bool(row["won"]))
    return SeptetProgress(
        all=GameTally(len(results), sum(results)),
        modes=tuple(_mode(mode, played[mode]) for mode in SEPTET_MODES if mode in played),
        streak=_streak(results),
        longest_streak=_longest(results),
        rounds_won=_rounds(database, profile),
    )


@refuses_nonsense("damaged")
def levels_beaten(database: Database) -> frozenset[str]:
    """The kinds of opponents that anybody has beaten, in any way to play."""
    rows = database.rows(f"SELECT DISTINCT rivals FROM ({_SIDES}) WHERE won", (None, None))
    return frozenset(row["rivals"] for row in rows)


@refuses_nonsense("damaged")
def result_of_deal(database: Database, code: str) -> str:
    """How a deal was played so far: ``won`` if ever, else the last result; empty if never."""
    rows = database.rows(
        "SELECT result FROM game WHERE game = 'septet' AND code = ? AND NOT branched"
        " AND result <> 'abandoned' ORDER BY result = 'won', played, id",
        (code,),
    )
    return str(rows[-1]["result"]) if rows else ""


def _mode(mode: str, tallies: dict[str, GameTally]) -> ModeProgress:
    order = sorted(tallies, key=lambda rivals: (rivals == PEOPLE, strength(rivals)), reverse=True)
    beaten = [level for level in order if level != PEOPLE and tallies[level].won]
    total = GameTally(
        sum(tally.games for tally in tallies.values()), sum(tally.won for tally in tallies.values())
    )
    against = tuple((level, tallies[level]) for level in order)
    return ModeProgress(mode, total, against, beaten[0] if beaten else NOBODY)


def _streak(results: list[bool]) -> int:
    length = 0
    for won in reversed(results):
        if won != results[-1]:
            break
        length += 1
    return length if results and results[-1] else -length


def _longest(results: list[bool]) -> int:
    longest = length = 0
    for won in results:
        length = length + 1 if won else 0
        longest = max(longest, length)
    return longest


def _rounds(database: Database, profile: int | None) -> tuple[tuple[str, int], ...]:
    counts: Counter[str] = Counter()
    for row in database.rows(
        f"SELECT ending, sum(count) AS won FROM ({_SIDES}) JOIN rounds_won"
        " USING (game_id, side) GROUP BY ending",
        (profile, profile),
    ):
        counts[row["ending"]] = row["won"]
    return tuple((ending, counts[ending]) for ending in ("bosses", "tricks", "last_trick", "seals"))
