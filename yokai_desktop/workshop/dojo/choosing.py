"""Chooses among the trials of Septet that were found: every mode, every idea, five grades."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from yokai_desktop.dojo.trial import GRADES
from yokai_desktop.engine.contract import Json

WANTED = {
    ("four", True): 18,
    ("four", False): 14,
    ("three", True): 6,
    ("three", False): 7,
    ("two", True): 7,
    ("two", False): 7,
    ("next", True): 7,
    ("next", False): 6,
}
"""By mode and whether the cards lie open: 72 in all."""
OF_OURS = ("left", "legal", "guessed", "mode")
"""What the search notes, and a set does not tell."""


def chosen(found: Iterable[Json]) -> list[Json]:
    """Of each sort as many as are wanted, ideas in turn, the less obvious first."""
    by_sort: dict[tuple[str, bool], dict[str, list[Json]]] = defaultdict(lambda: defaultdict(list))
    for entry in found:
        by_sort[entry["mode"], entry["open"]][entry["idea"]].append(entry)
    taken: list[Json] = []
    for sort, count in WANTED.items():
        ideas = by_sort[sort]
        for entries in ideas.values():
            entries.sort(key=_effort, reverse=True)
            entries[:] = _mixed(entries)
        rest = count
        while rest and any(ideas.values()):
            for entries in list(ideas.values()):
                if entries and rest:
                    taken.append(entries.pop(0))
                    rest -= 1
    taken.sort(key=_effort)
    graded = sorted(_graded(taken), key=lambda each: each[0])
    return [_numbered(entry, number, grade) for number, (grade, entry) in enumerate(graded, 1)]


def _graded(taken: list[Json]) -> Iterator[tuple[int, Json]]:
    """The trials of every mode from the easiest to the hardest in five equal parts."""
    for mode in dict.fromkeys(entry["mode"] for entry in taken):
        of_mode = [entry for entry in taken if entry["mode"] == mode]
        for place, entry in enumerate(of_mode):
            yield GRADES[place * len(GRADES) // len(of_mode)], entry


def _effort(entry: Json) -> float:
    """How hard a trial is likely to be."""
    return float(entry["left"] + 0.6 * entry["legal"] + (0 if entry["guessed"] else 2))


def _mixed(entries: list[Json]) -> list[Json]:
    """Hard ones, then easy ones, then those between, so that all grades are met."""
    order = []
    rest = entries.copy()
    for number in range(len(entries)):
        place = (0, -1, len(rest) // 2)[number % 3]
        order.append(rest.pop(place))
    return order


def _numbered(entry: Json, number: int, grade: int) -> Json:
    kept = {name: value for name, value in entry.items() if name not in OF_OURS}
    return {"id": f"septet-{number}", **kept, "grade": grade}
