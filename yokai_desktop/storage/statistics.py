"""Results over time, for a plot; what the plots of single games build upon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import islice

from yokai_desktop.storage.database import Database, refuses_nonsense

PEOPLES_SIDES = (
    "SELECT DISTINCT game.id AS game_id, game, played, seat.side AS side, won"
    " FROM game JOIN seat ON game_id = game.id"
    " WHERE player = 'person' AND won IS NOT NULL AND NOT branched"
    " AND (? IS NULL OR profile_id = ?) AND (? = '' OR game = ?)"
)
"""The sides with people in finished games; takes a profile twice and a game twice."""

_MOST_SHOWN = {"day": 14, "week": 16, "month": 24}
"""How many periods of each length are shown; more are told in a longer unit."""


@dataclass(frozen=True)
class Period:
    """Games won and lost in a ``day``, ``week``, ``month`` or ``year``."""

    start: date
    unit: str
    won: int
    lost: int


@refuses_nonsense("damaged")
def results_over_time(
    database: Database, game: str = "", profile: int | None = None
) -> tuple[Period, ...]:
    """Won and lost in days, weeks, months or years, as the time spanned asks."""
    rows = database.rows(f"{PEOPLES_SIDES} ORDER BY played", (profile, profile, game, game))
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
        # A file may tell of games of the year 1: its days are not counted to the end.
        starts = list(islice(_starts(first, last, unit), most + 1))
        if len(starts) <= most:
            return starts, unit
    return list(_starts(first, last, "year")), "year"


def _starts(first: date, last: date, unit: str) -> Iterator[date]:
    start = _start(first, unit)
    while start <= last:
        yield start
        start = _next(start, unit)


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
