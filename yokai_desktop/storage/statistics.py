"""Numbers for the plots: results over time, points per level, bosses per family."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.yokai.levels import LEVELS
from yokai_desktop.storage.database import Database, refuses_nonsense

_SIDES = (
    "SELECT DISTINCT game.id AS game_id, game, played, seat.side AS side, won"
    " FROM game JOIN seat ON game_id = game.id"
    " WHERE player = 'person' AND won IS NOT NULL AND NOT branched"
    " AND (? IS NULL OR profile_id = ?) AND (? = '' OR game = ?)"
)

_MOST_SHOWN = {"day": 14, "week": 16, "month": 24}
"""How many periods of each length are shown; more are told in a longer unit."""


@dataclass(frozen=True)
class Period:
    """Games won and lost in a ``day``, ``week``, ``month`` or ``year``."""

    start: date
    unit: str
    won: int
    lost: int


@dataclass(frozen=True)
class LevelScores:
    """The points of the games of one level, how often each was reached; losses apart."""

    edition: str
    level: int
    points: tuple[tuple[int, int], ...]
    lost: int

    @property
    def games(self) -> int:
        return self.lost + sum(count for _, count in self.points)


@dataclass(frozen=True)
class FamilyBosses:
    """Bosses of one family taken by the people's sides and by the others."""

    family: str
    own: int
    rivals: int


@refuses_nonsense("damaged")
def results_over_time(
    database: Database, game: str = "", profile: int | None = None
) -> tuple[Period, ...]:
    """Won and lost in days, weeks, months or years, as the time spanned asks."""
    rows = database.rows(f"{_SIDES} ORDER BY played", (profile, profile, game, game))
    if not rows:
        return ()
    days = [datetime.fromisoformat(row["played"]).astimezone().date() for row in rows]
    starts, unit = _periods(days[0], days[-1])
    counts = {start: [0, 0] for start in starts}
    place = 0
    for day, row in zip(days, rows, strict=True):
        while place + 1 < len(starts) and day >= starts[place + 1]:
            place += 1
        counts[starts[place]][0 if row["won"] else 1] += 1
    return tuple(Period(start, unit, won, lost) for start, (won, lost) in counts.items())


def _periods(first: date, last: date) -> tuple[list[date], str]:
    """The starts of the periods that hold all days, in the shortest unit that is not too many."""
    for unit, most in _MOST_SHOWN.items():
        starts = _starts(first, last, unit)
        if len(starts) <= most:
            return starts, unit
    return _starts(first, last, "year"), "year"


def _starts(first: date, last: date, unit: str) -> list[date]:
    starts = [_start(first, unit)]
    while (following := _next(starts[-1], unit)) <= last:
        starts.append(following)
    return starts


def _start(day: date, unit: str) -> date:
    if unit == "week":
        return day - timedelta(day.weekday())
    if unit == "month":
        return day.replace(day=1)
    return day.replace(month=1, day=1) if unit == "year" else day


def _next(start: date, unit: str) -> date:
    if unit == "month":
        return (start + timedelta(31)).replace(day=1)
    if unit == "year":
        return start.replace(year=start.year + 1)
    return start + timedelta(7 if unit == "week" else 1)


@refuses_nonsense("damaged")
def scores_by_level(database: Database, profile: int | None = None) -> tuple[LevelScores, ...]:
    """The levels that have been played, the first edition first."""
    rows = database.rows(
        "SELECT edition, level, tier > 0 AS won, points, count(*) AS games FROM yokai_result"
        " WHERE level IS NOT NULL AND game_id IN"
        f" (SELECT game_id FROM ({_SIDES})) GROUP BY 1, 2, 3, 4 ORDER BY points",
        (profile, profile, "yokai", "yokai"),
    )
    found = []
    for edition, levels in LEVELS.items():
        for level in range(1, len(levels) + 1):
            own = [row for row in rows if (row["edition"], row["level"]) == (edition, level)]
            if own:
                points = tuple((row["points"], row["games"]) for row in own if row["won"])
                lost = sum(row["games"] for row in own if not row["won"])
                found.append(LevelScores(edition.value, level, points, lost))
    return tuple(found)


@refuses_nonsense("damaged")
def bosses_by_family(database: Database, profile: int | None = None) -> tuple[FamilyBosses, ...]:
    """All seven families; the people's own bosses and those of their opponents."""
    rows = database.rows(
        "SELECT family, sum(CASE WHEN sides.side = taken.side THEN count ELSE 0 END) AS own,"
        " sum(CASE WHEN sides.side <> taken.side THEN count ELSE 0 END) AS rivals"
        f" FROM ({_SIDES}) AS sides JOIN bosses_taken AS taken USING (game_id) GROUP BY family",
        (profile, profile, "septet", "septet"),
    )
    counts = {row["family"]: (row["own"], row["rivals"]) for row in rows}
    return tuple(FamilyBosses(family.label, *counts.get(family.label, (0, 0))) for family in Family)
