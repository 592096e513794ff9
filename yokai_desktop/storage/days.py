"""On which days there was a game at the table."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from yokai_desktop.storage.database import Database, refuses_nonsense


@refuses_nonsense("damaged")
def days_at_the_table(database: Database, month: date) -> set[int]:
    """The days of a month on which a game ended, as the local calendar counts them."""
    first = month.replace(day=1)
    after = (first + timedelta(days=32)).replace(day=1)
    around = (first - timedelta(days=2), after + timedelta(days=2))
    rows = database.rows(
        "SELECT played FROM game WHERE played BETWEEN ? AND ?",
        tuple(day.isoformat() for day in around),
    )
    played = (datetime.fromisoformat(str(row["played"])).astimezone().date() for row in rows)
    return {day.day for day in played if first <= day < after}
