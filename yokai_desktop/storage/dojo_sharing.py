"""What people have reached in the dojo as a part of a file of games.

::

    "dojo": [{"name": "Aiko",                       empty for the person without a name
              "kind": "trial", "item": "septet-1",
              "value": 3, "tries": 1, "noted": "2026-11-16T12:00:00+00:00"}]
"""

from __future__ import annotations

from datetime import UTC, datetime

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.names import clean_name
from yokai_desktop.storage.dojo import OfPerson, Reached

MOST_ROWS = 10_000
"""Of a file; more than forty people can come to."""
LONGEST_WORD = 80
MOST = 1_000_000
"""No value and no number of tries is larger."""


class BadDojo(ValueError):
    """A part that cannot be ours."""


def dojo_data(people: list[OfPerson]) -> list[Json]:
    """The part of a file."""
    return [
        {
            "name": person.name,
            "kind": person.reached.kind,
            "item": person.reached.item,
            "value": person.reached.value,
            "tries": person.reached.tries,
            "noted": person.reached.noted.isoformat(),
        }
        for person in people[:MOST_ROWS]
    ]


def read_dojo(data: Json) -> list[OfPerson]:
    """What a file tells; ``BadDojo`` if any of it cannot have been written by us."""
    if not isinstance(data, list) or len(data) > MOST_ROWS:
        raise BadDojo("no list")
    return [_person(row) for row in data]


def _person(row: Json) -> OfPerson:
    if not isinstance(row, dict):
        raise BadDojo("no entry")
    reached = Reached(
        _word(row, "kind"),
        _word(row, "item"),
        _number(row, "value"),
        _number(row, "tries"),
        _moment(row),
    )
    name = row.get("name")
    if not isinstance(name, str):
        raise BadDojo("name")
    return OfPerson(clean_name(name), reached)


def _word(row: dict[str, Json], field: str) -> str:
    word = row.get(field)
    if not isinstance(word, str) or not word.isprintable() or not 0 < len(word) <= LONGEST_WORD:
        raise BadDojo(field)
    return word


def _number(row: dict[str, Json], field: str) -> int:
    number = row.get(field)
    if type(number) is not int or not 0 <= number <= MOST:
        raise BadDojo(field)
    return number


def _moment(row: dict[str, Json]) -> datetime:
    try:
        moment = datetime.fromisoformat(row.get("noted", ""))
        if moment.tzinfo is None:
            raise ValueError("no zone")
        return moment.astimezone(UTC).replace(microsecond=0)
    except (TypeError, ValueError, OverflowError) as error:  # the year 1, seen from elsewhere
        raise BadDojo("noted") from error
